import { phaseNames } from '../figures.ts';
import { superlinear, type Growth } from '../growth.ts';
import { type Comparison } from '../record.ts';
import { runTable } from '../run/run-report.ts';
import { type ComparedReport } from '../report.ts';
import { comparisonSummary, regressionText } from '../text-report.ts';
import { overview, passPlots, phasePlots, pipelinePlot, sizePlots, startUpPlot } from './sections.ts';
import { style } from './style.ts';
import { escapeHtml } from './svg.ts';
import { figureTable, growthTable, worseIn } from './tables.ts';

/** Returns the page of a run: HTML that needs nothing else. */
export function benchPage(report: ComparedReport, growth: readonly Growth[]): string {
  const { results, comparison, peer, runs = [] } = report;
  const isWorse = worseIn(comparison);
  const peerName = peer === undefined ? 'mlir-opt' : `mlir-opt ${peer}`;
  const title = peer === undefined ? 'ttmlir-opt' : 'ttmlir-opt beside mlir-opt';
  const sections = [
    section('At a glance', 'At the largest size measured. Whole processes: start, read, verify, print.', [
      overview(results, isWorse),
      startUpPlot(results, isWorse),
    ]),
    section(
      'Time against size',
      'Wall time of the whole process; both axes are logarithmic, and equal in all plots. Below each plot: wall time of ttmlir-opt over that of mlir-opt.',
      [sizePlots(results, 'wall', isWorse)],
      lineLegend,
    ),
    section(
      'Phases of ttmlir-opt',
      'Time per MB of input, so that bars of one length mean growth that is linear; each plot has its own scale. The phases come from --mlir-timing in the measured process, in which those of one function follow one another; lexing, which the parser does token by token, is timed by itself and taken off parsing. Other: start-up and files.',
      [phasePlots(results)],
      phaseLegend(),
    ),
    section(
      'Peak memory against size',
      'The most memory that the process had, as the system counts it.',
      [sizePlots(results, 'memory', isWorse)],
      lineLegend,
    ),
    section(
      'Passes',
      'Time inside the pass, from --mlir-timing of both tools, on the input “functions”.',
      [passPlots(results, isWorse)],
      lineLegend,
    ),
    section(
      'From TTIR to TTNN',
      'The pipeline --ttir-to-ttnn-backend-pipeline on one function; mlir-opt has no such pipeline. Bars of one length mean growth that is linear.',
      [pipelinePlot(results)],
      phaseLegend(),
    ),
    runs.length === 0
      ? ''
      : heading(
          'Runs on the device model',
          'A run of a binary, after the first ones; onnxruntime-node on one thread.',
        ) + runTable(runs),
    growth.length === 0
      ? ''
      : heading(
          'Growth',
          `Processor time grows as size to this power between two sizes, without start-up: 1 is linear. Marked above ${superlinear}.`,
        ) + growthTable(growth, ({ ours }) => ours > superlinear),
    heading('All figures', 'Medians. × is ttmlir-opt over mlir-opt, run by run; “read” is parsing and verifying.'),
    figureTable(results, isWorse),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<dl>
<dt>Date</dt><dd>${escapeHtml(report.date.slice(0, 16).replace('T', ' '))} UTC</dd>
<dt>Machine</dt><dd>${escapeHtml(report.machine)}</dd>
<dt>Versions</dt><dd>Node ${escapeHtml(report.node)}, ${peer === undefined ? 'mlir-opt is not installed' : escapeHtml(peerName)}</dd>
</dl>
${verdict(comparison)}
${sections.filter((text) => text !== '').join('\n')}
</body>
</html>
`;
}

/** Returns plots below a heading; nothing when there are none. */
function section(title: string, text: string, plots: readonly string[], legend = ''): string {
  const content = plots.filter((plot) => plot !== '');
  if (content.length === 0) return '';
  return `${heading(title, text)}${legend}<div class="cards">\n${content.join('\n')}\n</div>`;
}

function heading(title: string, text: string): string {
  return `<h2>${escapeHtml(title)}</h2>\n<p class="soft">${escapeHtml(text)}</p>\n`;
}

function verdict(comparison: Comparison | undefined): string {
  const regressions = comparison?.regressions ?? [];
  const kind = regressions.length > 0 ? 'regressed' : (comparison?.compared ?? 0) > 0 ? 'fine' : 'unknown';
  const items = regressions.map((each) => `<li>${escapeHtml(regressionText(each))}</li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  const summary = comparisonSummary(comparison);
  return `<div class="verdict ${kind}">${escapeHtml(`${summary[0]!.toUpperCase()}${summary.slice(1)}.`)}${list}</div>`;
}

const lineSample = (kind: string): string =>
  `<svg viewBox="0 0 26 12" aria-hidden="true"><polyline class="line ${kind}" points="0,6 26,6"/><circle class="point ${kind}" cx="13" cy="6" r="4"/></svg>`;

const lineLegend = `<ul class="legend">${[
  ['ours', 'ttmlir-opt, custom form'],
  ['ours second', 'ttmlir-opt, generic form'],
  ['peer', 'mlir-opt, custom form'],
  ['peer second', 'mlir-opt, generic form'],
]
  .map(([kind, text]) => `<li>${lineSample(kind!)}${text}</li>`)
  .join('')}</ul>`;

function phaseLegend(): string {
  const items = phaseNames.map(
    (name) =>
      `<li><svg viewBox="0 0 26 12" aria-hidden="true"><rect class="${name}" width="26" height="12" rx="2"/></svg>${name}</li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}
