import { caseName, metrics, type CaseResult, type Metric, type Ratios } from './figures.ts';

/** A ratio that was recorded: the median of its runs and the worst of them. */
export interface RecordedRatio {
  readonly median: number;
  readonly high: number;
}

export type RecordedRatios = Readonly<Partial<Record<Metric, RecordedRatio>>>;

/** The ratios of each case, by `caseName`: to mlir-opt, where it has the same, and to the calibration loop. */
export interface BenchRecord {
  readonly command: string;
  readonly node: string;
  /** Version of mlir-opt; undefined when it was not installed. */
  readonly peer?: string;
  readonly cases: Readonly<
    Record<string, { readonly toPeer?: RecordedRatios; readonly toCalibration: RecordedRatios }>
  >;
}

/** A ratio that got worse. */
export interface Regression {
  readonly name: string;
  readonly metric: Metric;
  readonly was: number;
  readonly is: number;
  /** The ratio is to mlir-opt, or to the calibration loop. */
  readonly to: 'mlir-opt' | 'calibration';
}

/** What comparing with the record gave: `compared` counts ratios. */
export interface Comparison {
  readonly compared: number;
  readonly regressions: readonly Regression[];
  /** Names of the cases that the record does not have. */
  readonly unrecorded: readonly string[];
}

/** How much worse the median may get. */
export const tolerance = 0.15;

/**
 * Compares results with the record: by the ratios to mlir-opt where both have them, by those to the calibration loop otherwise. A ratio got
 * worse when its median is above the recorded one by more than the tolerance, and its best run above the worst recorded.
 */
export function compareWithRecord(record: BenchRecord, results: readonly CaseResult[]): Comparison {
  const regressions: Regression[] = [];
  const unrecorded: string[] = [];
  let compared = 0;
  for (const result of results) {
    const name = caseName(result);
    const recorded = record.cases[name];
    if (!recorded) {
      unrecorded.push(name);
      continue;
    }
    const byPeer = result.toPeer !== undefined && recorded.toPeer !== undefined;
    const before = byPeer ? recorded.toPeer! : recorded.toCalibration;
    const now = byPeer ? result.toPeer! : result.toCalibration;
    for (const metric of metrics) {
      const [was, is] = [before[metric], now[metric]];
      if (!was || !is) continue;
      compared += 1;
      if (is.median > was.median * (1 + tolerance) && is.low > was.high) {
        const to = byPeer ? 'mlir-opt' : 'calibration';
        regressions.push({ name, metric, was: was.median, is: is.median, to });
      }
    }
  }
  return { compared, regressions, unrecorded };
}

/** Returns the record with the results in place of what it has of their cases; `about` says how they were made. */
export function updateRecord(
  record: BenchRecord | undefined,
  results: readonly CaseResult[],
  about: Omit<BenchRecord, 'cases'>,
): BenchRecord {
  const cases = { ...record?.cases };
  for (const result of results) {
    const { toPeer, toCalibration } = result;
    cases[caseName(result)] = {
      ...(toPeer && { toPeer: recordedRatios(toPeer) }),
      toCalibration: recordedRatios(toCalibration),
    };
  }
  return { ...about, cases };
}

/** Returns the record as JSON with a line for each ratio. */
export function recordText(record: BenchRecord): string {
  const compact = (ratio: RecordedRatio): string => `{ "median": ${ratio.median}, "high": ${ratio.high} }`;
  const ratios = (of: RecordedRatios): string => {
    const lines = Object.entries(of).map(([metric, ratio]) => `        "${metric}": ${compact(ratio)}`);
    return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n      }`;
  };
  const cases = Object.entries(record.cases).map(([name, { toPeer, toCalibration }]) => {
    const parts = [...(toPeer ? [`"toPeer": ${ratios(toPeer)}`] : []), `"toCalibration": ${ratios(toCalibration)}`];
    return `    ${JSON.stringify(name)}: {\n      ${parts.join(',\n      ')}\n    }`;
  });
  const { cases: _, ...about } = record;
  const head = Object.entries(about).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`);
  return `{\n${head.join('')}  "cases": {\n${cases.join(',\n')}\n  }\n}\n`;
}

function recordedRatios(ratios: Ratios): RecordedRatios {
  return Object.fromEntries(
    Object.entries(ratios).map(([metric, { median, high }]) => [
      metric,
      { median: rounded(median), high: rounded(high) },
    ]),
  );
}

function rounded(ratio: number): number {
  return Number(ratio.toPrecision(4));
}
