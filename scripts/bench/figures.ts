import { type Measured } from './measure.ts';
import { passTimes, phasesOf } from './timing-report.ts';

/** What is compared between the tools. `read` is parsing and verifying, which mlir-opt does not tell apart. */
export const metrics = ['wall', 'cpu', 'memory', 'read', 'passes', 'print'] as const;
export type Metric = (typeof metrics)[number];

/** A figure over several runs: the one in the middle, the lowest and the highest. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Figures of one tool, each the median of its runs: seconds, and MB for `memory`. */
export type Figures = Readonly<Record<Metric, number>>;

/** Ratios by metric; a metric is left out where the times are too short to be compared. */
export type Ratios = Readonly<Partial<Record<Metric, Spread>>>;

/** The parts of reading and printing, in seconds: `other` is start-up, files and waiting for them. */
export const phaseNames = ['lex', 'parse', 'verify', 'passes', 'print', 'other'] as const;
export type PhaseName = (typeof phaseNames)[number];

/** What was measured of one case. */
export interface CaseResult {
  readonly what: string;
  readonly form: string;
  readonly size: number;
  readonly unit: 'MB' | 'ops' | '';
  readonly runs: number;
  readonly ours: Figures;
  readonly theirs?: Figures;
  /** Ours over the peer's, run by run. */
  readonly toPeer?: Ratios;
  /** Ours over what the calibration loop took just before; memory in units of what Node itself needs. */
  readonly toCalibration: Ratios;
  readonly phases: Readonly<Record<PhaseName, number>>;
  /** Seconds of each pass, longest first. */
  readonly passes: readonly (readonly [name: string, seconds: number])[];
}

/** Shorter times say more about the machine than about the tools. */
const leastSeconds = 0.02;

/** Returns the middle of the values; the lower one of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1]!;
}

/** Returns the spread of the values, of which there is at least one. */
export function spread(values: readonly number[]): Spread {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

/** Returns what a run took, by metric. */
export function figuresOf({ seconds, cpuSeconds, maxMegabytes, timing }: Measured): Figures {
  const { parser, passes, output } = phasesOf(timing);
  return { wall: seconds, cpu: cpuSeconds, memory: maxMegabytes, read: parser, passes, print: output };
}

/** Returns the median of each metric. */
export function medianFigures(runs: readonly Figures[]): Figures {
  return Object.fromEntries(metrics.map((metric) => [metric, median(runs.map((run) => run[metric]))])) as Figures;
}

/** Returns the ratios of runs to those made beside them, by metric. */
export function ratiosOf(runs: readonly Figures[], others: readonly Figures[]): Ratios {
  const isLong = (metric: Metric): boolean =>
    metric === 'memory' || Math.min(...runs.map((run) => run[metric])) >= leastSeconds;
  const compared = metrics.filter((metric) => isLong(metric) && others.every((other) => other[metric] > 0));
  return Object.fromEntries(
    compared.map((metric) => [metric, spread(runs.map((run, i) => run[metric] / others[i]![metric]))]),
  );
}

/** Returns the phases of the run of middle wall time, of which lexing alone takes `lexSeconds`. */
export function phaseTimes(runs: readonly Measured[], lexSeconds: number): Record<PhaseName, number> {
  const run = middleRun(runs);
  const { parser, verifier = 0, passes, output } = phasesOf(run.timing);
  const lex = Math.min(lexSeconds, Math.max(0, parser - verifier));
  return {
    lex,
    parse: Math.max(0, parser - verifier - lex),
    verify: verifier,
    passes,
    print: output,
    other: Math.max(0, run.seconds - parser - passes - output),
  };
}

/** Returns how long each pass took in the run of middle wall time. */
export function passesOf(runs: readonly Measured[]): [name: string, seconds: number][] {
  return passTimes(middleRun(runs).timing);
}

/** Returns the name of a case: `functions custom 10MB`. */
export function caseName({ what, form, size, unit }: Pick<CaseResult, 'what' | 'form' | 'size' | 'unit'>): string {
  return unit === '' ? what : `${what} ${form} ${size}${unit}`;
}

function middleRun(runs: readonly Measured[]): Measured {
  return [...runs].sort((a, b) => a.seconds - b.seconds)[(runs.length - 1) >> 1]!;
}
