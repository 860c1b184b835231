import { type EnumSpec } from '../ods/enums.ts';

/** What the value of an option is. */
export type OptionType =
  | { readonly kind: 'bool' | 'int' | 'int64' | 'uint' | 'string' | 'gridOverrides' | 'pipeline' }
  | { readonly kind: 'enum'; readonly spec: EnumSpec }
  | { readonly kind: 'list'; readonly of: OptionType };

/** The grids, as [rows, columns], that a user chose for named operations. */
export type GridOverrides = ReadonlyMap<string, readonly number[]>;

/** An option of a pass or pipeline. */
export interface PassOptionSpec {
  /** As written in pipelines: `max-iterations`. */
  readonly name: string;
  /** As read in TypeScript: `maxIterations`. */
  readonly member: string;
  readonly type: OptionType;
  /** The text of the default value. */
  readonly default: string;
  readonly summary: string;
}

export interface StatisticSpec {
  readonly name: string;
  readonly summary: string;
}

/** Everything that a record says about a pipeline. Generated. */
export interface PipelineSpec {
  /** As written in pipelines and, after `--`, on command lines. */
  readonly argument: string;
  readonly summary: string;
  readonly description: string;
  readonly options: readonly PassOptionSpec[];
}

/** Everything that a record says about a pass. Generated. */
export interface PassSpec extends PipelineSpec {
  /** The name in reports: that of the record without `Pass`. */
  readonly name: string;
  /** The operation that the pass runs on; absent for any. */
  readonly anchor?: string;
  /** The dialects whose operations the pass makes, which are loaded before it runs. */
  readonly dependentDialects: readonly string[];
  readonly statistics: readonly StatisticSpec[];
}
