import { type LogicalResult } from '../support/logical-result.ts';
import { invariant } from '../support/invariant.ts';
import { type Operation } from '../ir/operation.ts';
import { printOptions, type OptionValues } from './pass-options.ts';
import { type PassSpec } from './pass-spec.ts';

/**
 * A transformation of one operation and everything nested in it, which must not touch anything outside. Generated base
 * classes have the spec and the options as properties; a hand-written class derives from its base and implements runOnOperation.
 */
export abstract class Pass {
  readonly #statistics = new Map<string, number>();
  #failed = false;

  /** What the record says about the pass. */
  get spec(): PassSpec {
    return (this.constructor as unknown as PassClass).spec;
  }

  /** Transforms `op`. Failure, returned or signalled, ends the pipeline; a diagnostic should say why. */
  abstract runOnOperation(op: Operation): LogicalResult | void;

  /** Sets options, and returns the pass. */
  withOptions(values: Partial<this>): this {
    for (const [member, value] of Object.entries(values)) {
      const isOption = this.spec.options.some((option) => option.member === member);
      invariant(isOption, `pass '${this.spec.argument}' has no option '${member}'`);
      if (value !== undefined) Object.assign(this, { [member]: value });
    }
    return this;
  }

  /** Tells whether the pass can run on an operation of that name. */
  canScheduleOn(opName: string): boolean {
    return this.spec.anchor === undefined || this.spec.anchor === opName;
  }

  /** Makes the current run a failure, whatever runOnOperation returns. */
  signalPassFailure(): void {
    this.#failed = true;
  }

  /** Runs the pass on `op` and tells whether it succeeded. */
  execute(op: Operation): LogicalResult {
    this.#failed = false;
    const result = this.runOnOperation(op);
    return result !== false && !this.#failed;
  }

  /** Adds to a statistic of the spec. */
  count(statistic: string, by = 1): void {
    const isKnown = this.spec.statistics.some(({ name }) => name === statistic);
    invariant(isKnown, `pass '${this.spec.argument}' has no statistic '${statistic}'`);
    this.#statistics.set(statistic, this.statistic(statistic) + by);
  }

  /** Returns the value of a statistic over all runs so far. */
  statistic(name: string): number {
    return this.#statistics.get(name) ?? 0;
  }

  /** The pass as written in pipelines: `argument{option=value}`. */
  get pipelineText(): string {
    return this.spec.argument + printOptions(this.spec.options, this as unknown as OptionValues);
  }
}

/** A class of passes. */
export interface PassClass<P extends Pass = Pass> {
  readonly spec: PassSpec;
  new (): P;
}
