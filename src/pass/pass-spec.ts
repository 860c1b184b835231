import { type EnumSpec } from '../ods/enums.ts';

/** What an option of a pass or pipeline holds. */
export type PassOptionType =
  | { readonly kind: 'bool' | 'int64' | 'uint' | 'string' }
  /** `name=RxC,…`: a grid by the name of an operation's location. */
  | { readonly kind: 'gridOverrides' }
  /** A keyword of the enum. */
  | { readonly kind: 'enum'; readonly spec: EnumSpec }
  /** Elements separated by commas. */
  | { readonly kind: 'list'; readonly of: PassOptionType };

/** The grids, as [rows, columns], that a user chose for named operations. */
export type GridOverrides = ReadonlyMap<string, readonly number[]>;

/** An option of a pass or pipeline. */
export interface PassOptionSpec<Member extends string = string> {
  /** Name in pipeline text and on the command line. */
  readonly name: string;
  /** The property that holds it. */
  readonly member: Member;
  readonly type: PassOptionType;
  /** The value of the property when the option is not given. */
  readonly defaultValue: unknown;
  readonly summary: string;
}

/** Everything that a record says about a pipeline. `Options` is the object that its builder takes. Generated. */
export interface PipelineSpec<Options = object> {
  /** As written in pipelines and, after `--`, on command lines. */
  readonly argument: string;
  readonly summary: string;
  readonly description: string;
  readonly options: readonly PassOptionSpec<keyof Options & string>[];
}

/** Something that a pass counts. */
export interface StatisticSpec {
  readonly name: string;
  readonly summary: string;
}

/** Everything that a record says about a pass. Its options are properties of the pass. Generated. */
export interface PassSpec {
  /** The name in reports: that of the record without `Pass`. */
  readonly name: string;
  readonly argument: string;
  readonly summary: string;
  readonly description: string;
  readonly options: readonly PassOptionSpec[];
  /** The operation that the pass runs on; absent means any. */
  readonly anchor?: string;
  /** Dialects whose operations the pass makes, loaded before it runs. */
  readonly dependentDialects: readonly string[];
  readonly statistics: readonly StatisticSpec[];
}
