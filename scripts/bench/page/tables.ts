import { caseName, metrics, phaseNames, type CaseResult, type Metric } from '../figures.ts';
import { type Growth } from '../growth.ts';
import { type Comparison } from '../record.ts';
import { escapeHtml } from './svg.ts';

/** Tells whether a ratio of a case got worse. */
export type IsWorse = (result: CaseResult, metric: Metric) => boolean;

/** Returns the marks of a comparison. */
export function worseIn(comparison: Comparison | undefined): IsWorse {
  const worse = new Set(comparison?.regressions.map(({ name, metric }) => `${name} ${metric}`));
  return (result, metric) => worse.has(`${caseName(result)} ${metric}`);
}

/** Returns the ratios of one metric of a shape: a line per form, a column per size. */
export function ratioTable(series: readonly (readonly CaseResult[])[], metric: Metric, isWorse: IsWorse): string {
  const sizes = [...new Set(series.flat().map(({ size }) => size))].sort((a, b) => a - b);
  const unit = series[0]?.[0]?.unit ?? '';
  const rows = series.map((results) => {
    const cells = sizes.map((size) => {
      const result = results.find((each) => each.size === size);
      const ratio = result?.toPeer?.[metric];
      return ratio === undefined ? '<td>–</td>' : cell(`${ratio.median.toFixed(2)}×`, isWorse(result!, metric));
    });
    return `<tr><td class="name">${escapeHtml(results[0]!.form)}</td>${cells.join('')}</tr>`;
  });
  const heads = sizes.map((size) => `<th>${size} ${unit}</th>`);
  return `<table class="ratios"><thead><tr><th class="name">ratio</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Returns the table of all figures. */
export function figureTable(results: readonly CaseResult[], isWorse: IsWorse): string {
  const heads = [
    ...['wall s', 'cpu s', 'peak MB', 'mlir-opt wall s', 'mlir-opt cpu s', 'mlir-opt peak MB'],
    ...metrics.map((metric) => `× ${metric}`),
    ...phaseNames.map((phase) => `${phase} s`),
    'runs',
  ];
  const rows = results.map((result) => {
    const { ours, theirs, toPeer, phases, runs } = result;
    const figures = [ours, theirs].flatMap((each) =>
      each ? [seconds(each.wall), seconds(each.cpu), each.memory.toFixed(0)] : ['–', '–', '–'],
    );
    const ratios = metrics.map((metric) => {
      const ratio = toPeer?.[metric];
      const spread = ratio && `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`;
      return cell(ratio ? ratio.median.toFixed(2) : '–', isWorse(result, metric), spread);
    });
    return [
      `<tr><td class="name">${escapeHtml(caseName(result))}</td>`,
      ...figures.map((text) => cell(text, false)),
      ...ratios,
      ...phaseNames.map((phase) => cell(seconds(phases[phase]), false)),
      `${cell(String(runs), false)}</tr>`,
    ].join('');
  });
  return table(['', ...heads], rows);
}

/** Returns the table of how times grow, with that marked of which `isFast` says so. */
export function growthTable(growth: readonly Growth[], isFast: (growth: Growth) => boolean): string {
  const rows = growth.map((each) => {
    const theirs = each.theirs === undefined ? '–' : each.theirs.toFixed(2);
    return `<tr><td class="name">${escapeHtml(`${each.what} ${each.form}`)}</td>${cell(`${each.from} to ${each.to} ${each.unit}`, false)}${cell(each.ours.toFixed(2), isFast(each))}${cell(theirs, false)}</tr>`;
  });
  return table(['', 'sizes', 'ttmlir-opt', 'mlir-opt'], rows);
}

/** Returns the table of the times of passes: a line per pass, a column per size. */
export function passTable(series: readonly CaseResult[]): string {
  const names = series.at(-1)?.passes.map(([name]) => name) ?? [];
  const rows = names.map((name) => {
    const cells = series.map(({ passes, size }) => {
      const time = passes.find(([other]) => other === name)?.[1];
      return cell(time === undefined ? '–' : ((time / size) * 1e6).toFixed(1), false);
    });
    return `<tr><td class="name">${escapeHtml(name)}</td>${cells.join('')}</tr>`;
  });
  return table(['µs per operation', ...series.map(({ size, unit }) => `${size} ${unit}`)], rows);
}

/** Returns seconds with three digits. */
export function seconds(value: number): string {
  return value >= 100
    ? value.toFixed(0)
    : value >= 10
      ? value.toFixed(1)
      : value >= 1
        ? value.toFixed(2)
        : value.toFixed(3);
}

function table([first, ...others]: readonly string[], rows: readonly string[]): string {
  const heads = others.map((head) => `<th>${escapeHtml(head)}</th>`).join('');
  return `<div class="wide"><table><thead><tr><th class="name">${escapeHtml(first!)}</th>${heads}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}

function cell(text: string, isBad: boolean, title?: string): string {
  const hint = title === undefined ? '' : ` title="${escapeHtml(title)}"`;
  return `<td${isBad ? ' class="bad"' : ''}${hint}>${escapeHtml(text)}${isBad ? ' ▲' : ''}</td>`;
}
