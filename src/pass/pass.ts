import { type LogicalResult } from '../support/logical-result.ts';
import { invariant } from '../support/invariant.ts';
import { type Context } from '../ir/context.ts';
import { type Operation } from '../ir/operation.ts';
import { type PrintingFlags } from '../asm/printer/flags.ts';
import { AnalysisManager, type AnalysisKind } from './analysis-manager.ts';
import { type OpPassManager } from './op-pass-manager.ts';
import { defaultOptions, printOptions, type OptionValues } from './pass-options.ts';
import { type PassSpec } from './pass-spec.ts';
import { type PipelineErrors } from './pipeline-errors.ts';

/** What a pass manager offers a pass while that runs. */
export interface PassRun {
  /** What is known of the operation that the pass runs on. */
  readonly analyses: AnalysisManager;
  /** How what passes show is to be printed. */
  readonly printing: PrintingFlags;
  /** Runs a pipeline on that operation or one nested in it. */
  runPipeline(pipeline: OpPassManager, op: Operation): LogicalResult;
}

/** What of a pass runs: all of it, or a part that memberwise passes have. */
export type PassPart = 'runOnOperation' | 'runOnMember' | 'runBehindMembers';

/**
 * A transformation of one operation and everything nested in it, which must not touch anything outside. Generated classes
 * join a pass with its spec; hand-written ones derive from those and implement runOnOperation.
 */
export abstract class Pass<Options extends object = object> {
  readonly spec: PassSpec;
  readonly options: Options;
  /** Adds the passes in the text to a manager, for passes that run others; set when the pass was made by its name. */
  addPipeline?: (text: string, manager: OpPassManager, errors: PipelineErrors) => LogicalResult;
  /** Whether the pass changes what is nested in its operation; where it does not, only the operation is verified after it. */
  readonly changesNested: boolean = true;
  readonly #statistics = new Map<string, number>();
  #failed = false;
  /** The analyses that hold after the current run. */
  #preserved: Set<AnalysisKind<unknown>> | 'all' = new Set();
  #run: PassRun | undefined;

  /** Options that are not given have their defaults. */
  constructor(spec: PassSpec, options: Partial<Options> = {}) {
    this.spec = spec;
    this.options = { ...defaultOptions(spec.options), ...options } as Options;
  }

  /** Whether running on a module is, with these options, running on each symbol of it; see PassSpec. */
  get isMemberwise(): boolean {
    return this.spec.isMemberwise === true;
  }

  /** The name in reports. */
  get name(): string {
    return this.spec.name;
  }

  /** Makes of the options what takes the registry of passes, for passes that run others; tells `errors` what is wrong with them. */
  initializeOptions(_errors: PipelineErrors): LogicalResult {
    return true;
  }

  /** Gets ready for runs of the pipeline that the pass is part of. Failure, after a diagnostic, keeps that from running. */
  initialize(_context: Context): LogicalResult {
    return true;
  }

  /** Transforms `op`. Failure, returned or signalled, ends the pipeline; a diagnostic should say why. */
  abstract runOnOperation(op: Operation): LogicalResult | void;

  /** Does to a symbol of a module what a run on the module does to it, in passes that are memberwise for which that is not a run on the symbol. */
  runOnMember?(member: Operation): LogicalResult | void;

  /** Does what remains of a run on a module when it was done to all its symbols, which are empty by then. */
  runBehindMembers?(module: Operation): LogicalResult | void;

  /** Tells whether the pass can run on an operation of that name. */
  canScheduleOn(opName: string, context: Context): boolean {
    const { anchor, anchorInterface } = this.spec;
    if (anchor !== undefined) return anchor === opName;
    return anchorInterface === undefined || (context.lookupOp(opName)?.traits.has(anchorInterface) ?? false);
  }

  /** Makes the current run a failure, whatever runOnOperation returns. */
  signalPassFailure(): void {
    this.#failed = true;
  }

  /** Says that the current run changes nothing at all, so that there is nothing to verify after it. */
  markAllAnalysesPreserved(): void {
    this.#preserved = 'all';
  }

  /** Says that what the current run changes leaves these analyses as they are. */
  markAnalysesPreserved(...kinds: readonly AnalysisKind<unknown>[]): void {
    if (this.#preserved !== 'all') for (const kind of kinds) this.#preserved.add(kind);
  }

  /** Whether the last run said that it changed nothing. */
  get preservedAllAnalyses(): boolean {
    return this.#preserved === 'all';
  }

  /** Runs the pass, or a part of it, on `op` and tells whether it succeeded. Without a manager, whose part `run` is, no pipeline can be run. */
  execute(op: Operation, run?: PassRun, part: PassPart = 'runOnOperation'): LogicalResult {
    this.#failed = false;
    this.#preserved = new Set();
    // The pass may be running already, in a pipeline that it runs itself.
    const outerRun = this.#run;
    this.#run = run;
    const result = this[part]?.(op);
    this.#run = outerRun;
    run?.analyses.keepOnly(this.#preserved);
    return result !== false && !this.#failed;
  }

  /** Returns what is to be known of `op`, which the pass runs on. */
  protected getAnalysis<Analysis>(kind: AnalysisKind<Analysis>, op: Operation): Analysis {
    return (this.#run?.analyses ?? new AnalysisManager(op)).get(kind);
  }

  /** How the user wants operations printed. */
  protected get printing(): PrintingFlags {
    return this.#run?.printing ?? {};
  }

  /** Runs a pipeline on `op`, which the pass runs on or which is nested in that; what observes this pass observes the pipeline, too. */
  protected runPipeline(pipeline: OpPassManager, op: Operation): LogicalResult {
    invariant(this.#run, 'a pass manager must run passes that run pipelines');
    return this.#run.runPipeline(pipeline, op);
  }

  /** Adds to a statistic of the spec. */
  count(statistic: string, by = 1): void {
    invariant(
      this.spec.statistics.some(({ name }) => name === statistic),
      `pass '${this.spec.argument}' has no statistic '${statistic}'`,
    );
    this.#statistics.set(statistic, this.statistic(statistic) + by);
  }

  /** Returns the value of a statistic over all runs so far. */
  statistic(name: string): number {
    return this.#statistics.get(name) ?? 0;
  }

  /** The pass as written in pipelines: `argument{option=value}`. */
  get pipelineText(): string {
    return this.spec.argument + printOptions(this.spec.options, this.options as OptionValues);
  }
}

/** A class of passes whose objects are made from options. */
export interface PassClass<P extends Pass = Pass> {
  readonly spec: PassSpec;
  new (options?: object): P;
}
