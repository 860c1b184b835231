import { pipeline, sharedPasses, startUp } from '../cases.ts';
import { caseName, phaseNames, type CaseResult, type Figures, type Metric } from '../figures.ts';
import { seriesOf } from '../growth.ts';
import { barPlot, type Bar } from './bar-plot.ts';
import { linePlot, type PlotLine } from './line-plot.ts';
import { passTable, ratioTable, seconds, type IsWorse } from './tables.ts';

/** The results of one shape or pass, a series for each form. */
interface Family {
  readonly what: string;
  readonly series: readonly (readonly CaseResult[])[];
}

/** Returns bars of the ratio of processor time of each shape and form at the largest size of both tools, worst first. */
export function overview(results: readonly CaseResult[], isWorse: IsWorse): string {
  const compared = shapes(results).flatMap(({ series }) =>
    series.flatMap((each) => each.filter(({ toPeer }) => toPeer?.cpu).slice(-1)),
  );
  const bars = compared
    .sort((a, b) => b.toPeer!.cpu!.median - a.toPeer!.cpu!.median)
    .map((result): Bar => {
      const { median: value, low, high } = result.toPeer!.cpu!;
      const title = `${caseName(result)}: ${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
      const kind = result.form === 'custom' ? 'ours' : 'light';
      const text = `${value.toFixed(2)}×`;
      return { name: caseName(result), parts: [{ kind, value, title }], text, isWorse: isWorse(result, 'cpu') };
    });
  if (bars.length === 0) return '';
  const plot = {
    title: 'Processor time, times mlir-opt',
    unit: 'ratio; dashed: mlir-opt',
    max: 0,
    nameWidth: 152,
    mark: 1,
  };
  return card(barPlot({ ...plot, bars }));
}

/** Returns bars of the start-up of the tools and of Node itself. */
export function startUpPlot(results: readonly CaseResult[], isWorse: IsWorse): string {
  const result = results.find(({ what }) => what === startUp);
  if (!result) return '';
  const { ours, theirs, toCalibration } = result;
  const bar = (name: string, kind: string, value: number, isBad = false): Bar => ({
    name,
    parts: [{ kind, value: value * 1000, title: `${name}: ${(value * 1000).toFixed(0)} ms` }],
    text: `${(value * 1000).toFixed(0)} ms`,
    isWorse: isBad,
  });
  const bars = [
    ...(toCalibration.wall ? [bar('node -e 0', 'node', ours.wall / toCalibration.wall.median)] : []),
    bar('ttmlir-opt', 'ours', ours.wall, isWorse(result, 'wall')),
    ...(theirs ? [bar('mlir-opt', 'peer', theirs.wall)] : []),
  ];
  return card(barPlot({ title: 'Start-up on an empty module', unit: 'ms', max: 0, bars, nameWidth: 70 }));
}

/** Returns a plot of a figure against size for each shape, all on one scale, with the ratios below. */
export function sizePlots(results: readonly CaseResult[], metric: 'wall' | 'memory', isWorse: IsWorse): string {
  const families = shapes(results);
  const yValues = families.flatMap(({ series }) => series.flat()).flatMap((each) => valuesOf(each, metric));
  return families.map(({ what, series }) => familyPlot(what, series, metric, isWorse, yValues)).join('\n');
}

/** Returns a plot of the time of each pass that both tools have. */
export function passPlots(results: readonly CaseResult[], isWorse: IsWorse): string {
  return families(results, sharedPasses)
    .map(({ what, series }) => familyPlot(`--${what}`, series, 'passes', isWorse, []))
    .join('\n');
}

/** Returns the time per operation of the pipeline to TTNN for each number of operations, and that of each pass. */
export function pipelinePlot(results: readonly CaseResult[]): string {
  const series = seriesOf(results).get(`${pipeline} custom`);
  if (!series) return '';
  const phases = phaseBars('Time per operation', series, 1e3, 'ms per operation', 0, ({ size }) => `${size} ops`);
  return [card(phases), passTable(series)].join('\n');
}

/** Returns stacked bars of the phases of each shape by form and size, in time per MB, all on one scale. */
export function phasePlots(results: readonly CaseResult[]): string {
  const total = ({ phases, size }: CaseResult): number =>
    phaseNames.reduce((sum, name) => sum + phases[name], 0) / size;
  const nameOf = ({ form, size, unit }: CaseResult): string => `${form} ${size} ${unit}`;
  return shapes(results)
    .map(({ what, series }) => {
      // Each with its own scale: one shape takes many times as long as another.
      const max = Math.max(0, ...series.flat().map(total)) * 1000;
      return card(phaseBars(what, series.flat(), 1e3, 'ms per MB', max, nameOf));
    })
    .join('\n');
}

function phaseBars(
  title: string,
  results: readonly CaseResult[],
  factor: number,
  unit: string,
  max: number,
  nameOf: (result: CaseResult) => string,
): string {
  const bars = results.map((result): Bar => {
    const parts = phaseNames.map((kind) => {
      const value = (result.phases[kind] / result.size) * factor;
      return { kind, value, title: `${kind}: ${seconds(result.phases[kind])} s, ${value.toPrecision(3)} ${unit}` };
    });
    const sum = parts.reduce((all, { value }) => all + value, 0);
    return { name: nameOf(result), parts, text: sum >= 100 ? sum.toFixed(0) : sum.toPrecision(3) };
  });
  return barPlot({ title, unit, max, bars, nameWidth: 88 });
}

function familyPlot(
  title: string,
  series: Family['series'],
  metric: Metric,
  isWorse: IsWorse,
  yValues: readonly number[],
): string {
  const lines = series.flatMap((results, i): PlotLine[] => {
    const line = (owner: PlotLine['owner'], figures: (result: CaseResult) => Figures | undefined): PlotLine => ({
      owner,
      isDashed: i > 0,
      points: results.flatMap((result) => {
        const y = figures(result)?.[metric];
        if (y === undefined || y <= 0) return [];
        const who = owner === 'ours' ? 'ttmlir-opt' : 'mlir-opt';
        const value = metric === 'memory' ? `${y.toFixed(0)} MB` : `${seconds(y)} s`;
        const isBad = owner === 'ours' && isWorse(result, metric);
        return [{ x: result.size, y, title: `${who}, ${caseName(result)}: ${value}`, isWorse: isBad }];
      }),
    });
    return [line('peer', ({ theirs }) => theirs), line('ours', ({ ours }) => ours)];
  });
  const flat = series.flat();
  const xTicks = [...new Set(flat.map(({ size }) => size))].sort((a, b) => a - b);
  const yUnit = metric === 'memory' ? 'MB' : 's';
  const plot = linePlot({ title, xUnit: 'input, MB', yUnit, xTicks, yValues, lines });
  return card(plot + (flat.some(({ toPeer }) => toPeer) ? ratioTable(series, metric, isWorse) : ''));
}

function valuesOf({ ours, theirs }: CaseResult, metric: Metric): number[] {
  return [ours[metric], ...(theirs ? [theirs[metric]] : [])].filter((value) => value > 0);
}

/** Returns the families of inputs that are only read and printed. */
function shapes(results: readonly CaseResult[]): Family[] {
  const others = [startUp, pipeline, ...sharedPasses];
  return families(
    results,
    [...new Set(results.map(({ what }) => what))].filter((what) => !others.includes(what)),
  );
}

function families(results: readonly CaseResult[], names: readonly string[]): Family[] {
  const all = [...seriesOf(results).values()];
  return names
    .map((what) => ({ what, series: all.filter(([first]) => first!.what === what) }))
    .filter(({ series }) => series.length > 0);
}

function card(content: string): string {
  return `<div class="card">${content}</div>`;
}
