import { type EnumSpec } from '../ods/enums.ts';

/** What the value of an option is. */
export type OptionType =
  | { readonly kind: 'bool' | 'int' | 'int64' | 'uint' | 'uint64' | 'double' | 'string' | 'pipeline' }
  | { readonly kind: 'custom'; readonly syntax: OptionSyntax<unknown> }
  | { readonly kind: 'enum'; readonly spec: EnumSpec }
  | { readonly kind: 'list'; readonly of: OptionType };

/** Takes what is wrong with a value; returns failure. */
export type ValueError = (message: string) => undefined;

/** How values of a type that only some passes know are read and written, as a parser of `llvm::cl` does it. */
export interface OptionSyntax<Value> {
  /** What the help calls a value: `name=RxC,...`. */
  readonly valueName: string;
  /** Returns the value that `text` spells; undefined when it is wrong, which `error` was told. No text is the default of most options. */
  parse(text: string, error: ValueError): Value | undefined;
  /** Returns the text that `parse` reads as `value`. */
  print(value: Value): string;
}

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
  /** The interface of the operations that the pass runs on; absent for any. */
  readonly anchorInterface?: string;
  /** Running on a module is running on each symbol of it, or the parts that the class has for that, and no symbol need know of the bodies and users of the others. */
  readonly isMemberwise?: true;
  /** The dialects whose operations the pass makes, which are loaded before it runs. */
  readonly dependentDialects: readonly string[];
  readonly statistics: readonly StatisticSpec[];
}
