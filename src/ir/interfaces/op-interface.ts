import type { Operation } from '../operation.ts';
import type { Trait } from '../traits/trait.ts';

/**
 * An interface that operations implement. As a trait it marks the operations that do; `of` gives the implementation, which
 * is what the operation's hooks say under the interface's name, else what `derive` makes of the operation.
 */
export class OpInterface<Methods> implements Trait {
  readonly name: string;
  readonly #derive: ((op: Operation) => Methods) | undefined;
  readonly verify?: (op: Operation) => boolean;
  readonly verifyRegions?: (op: Operation) => boolean;

  constructor(
    name: string,
    options: {
      derive?: (op: Operation) => Methods;
      verify?: (op: Operation) => boolean;
      verifyRegions?: (op: Operation) => boolean;
    } = {},
  ) {
    this.name = name;
    this.#derive = options.derive;
    if (options.verify) this.verify = options.verify;
    if (options.verifyRegions) this.verifyRegions = options.verifyRegions;
  }

  /** Tells whether `op` implements the interface. */
  isImplementedBy(op: Operation): boolean {
    return op.info?.traits.has(this.name) ?? false;
  }

  /** Tells, at less cost than `of`, whether that gives an implementation: where nothing is derived, an operation may have none. */
  hasMethods(op: Operation): boolean {
    return this.isImplementedBy(op) && this.#methodsOf(op) !== undefined;
  }

  /** Returns the implementation bound to `op`, or undefined when it does not implement the interface. */
  of(op: Operation): Methods | undefined {
    return this.isImplementedBy(op) ? this.#methodsOf(op)?.(op) : undefined;
  }

  #methodsOf(op: Operation): ((op: Operation) => Methods) | undefined {
    const hook = op.info!.hooks.interfaces?.[this.name] as ((op: Operation) => Methods) | undefined;
    return hook ?? this.#derive;
  }
}
