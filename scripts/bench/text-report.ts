import { caseName, phaseNames, type CaseResult, type Metric, type Ratios } from './figures.ts';
import { type Growth, superlinear } from './growth.ts';
import { type Comparison, type Regression, tolerance } from './record.ts';

/** Returns the heading of the lines of `resultLine`. */
export function resultHeading(): string {
  return row('', 'wall s', 'cpu s', 'MB', 'x wall', 'x cpu', 'x MB', 'x read', 'x pass', 'x print', ...phaseNames);
}

/** Returns the line of a case: figures of ttmlir-opt, their ratios to mlir-opt, and its phases in seconds. */
export function resultLine(result: CaseResult): string {
  const { ours, toPeer, phases } = result;
  const ratio = (metric: Metric): string => ratioText(toPeer, metric);
  return row(
    caseName(result),
    ...[ours.wall.toFixed(2), ours.cpu.toFixed(2), ours.memory.toFixed(0)],
    ...(['wall', 'cpu', 'memory', 'read', 'passes', 'print'] as const).map(ratio),
    ...phaseNames.map((name) => phases[name].toFixed(2)),
  );
}

/** Returns the ratio of a metric as `3.91`, or `-` where there is none. */
export function ratioText(ratios: Ratios | undefined, metric: Metric): string {
  return ratios?.[metric]?.median.toFixed(2) ?? '-';
}

/** Returns what a regression is: `functions custom 10MB: cpu 3.00 → 4.00 times mlir-opt (+33 %)`. */
export function regressionText({ name, metric, was, is, to }: Regression): string {
  const whole = to === 'mlir-opt' ? 'mlir-opt' : 'the calibration loop';
  return `${name}: ${metric} ${was.toFixed(2)} → ${is.toFixed(2)} times ${whole} (+${((is / was - 1) * 100).toFixed(0)} %)`;
}

/** Returns the first sentence about the comparison with the record. */
export function comparisonSummary(comparison: Comparison | undefined): string {
  if (!comparison) return 'there is no record to compare with; --update-record makes one';
  const { compared, regressions, unrecorded } = comparison;
  const limit = `${(tolerance * 100).toFixed(0)} %`;
  const missing = unrecorded.length > 0 ? `; the record has nothing of ${unrecorded.join(', ')}` : '';
  if (compared === 0) return `no ratio can be compared with the record${missing}`;
  const found =
    regressions.length === 0
      ? `none got worse by more than ${limit} and noise`
      : `${regressions.length} got worse by more than ${limit} and noise`;
  return `compared ${compared} ratios with the record: ${found}${missing}`;
}

/** Returns the end of the text output: what grows faster than the input, and what got worse. */
export function summaryText(growth: readonly Growth[], comparison: Comparison | undefined): string {
  const fast = growth.filter(({ ours }) => ours > superlinear).map((each) => `  ${growthText(each)}\n`);
  const regressions = comparison?.regressions.map((each) => `  REGRESSION ${regressionText(each)}\n`) ?? [];
  return [
    fast.length > 0 ? `grows faster than the input:\n${fast.join('')}` : '',
    `${comparisonSummary(comparison)}\n`,
    ...regressions,
  ].join('');
}

/** Returns how the start-up compares with that of Node, its calibration. */
export function startUpText({ toCalibration: { wall } }: CaseResult): string {
  return wall
    ? `start-up takes ${wall.median.toFixed(2)} times as long as node -e 0 (${wall.low.toFixed(2)} to ${wall.high.toFixed(2)})\n`
    : '';
}

/** Returns how a series grows: `aliases custom, 10 to 50MB: size^1.31, mlir-opt size^1.02`. */
export function growthText({ what, form, unit, from, to, ours, theirs }: Growth): string {
  const peer = theirs === undefined ? '' : `, mlir-opt size^${theirs.toFixed(2)}`;
  return `${what} ${form}, ${from} to ${to}${unit}: size^${ours.toFixed(2)}${peer}`;
}

function row(...[name, ...cells]: string[]): string {
  return name!.padEnd(30) + cells.map((cell) => cell.padStart(8)).join('');
}
