import { type CaseResult } from './figures.ts';
import { type Comparison } from './record.ts';
import { type RunResult } from './run/measure-run.ts';

/** Everything that a report tells. */
export interface BenchReport {
  /** When the run ended, as ISO text. */
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  /** Version of mlir-opt; undefined when it is not installed. */
  readonly peer?: string;
  readonly results: readonly CaseResult[];
  /** What was measured of runs on the device model. */
  readonly runs?: readonly RunResult[];
}

/** A report beside the committed record; undefined when there is none. */
export interface ComparedReport extends BenchReport {
  readonly comparison: Comparison | undefined;
}
