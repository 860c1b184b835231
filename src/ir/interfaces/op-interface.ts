import type { OpInfo } from '../op-info.ts';
import type { Operation } from '../operation.ts';
import type { Trait } from '../traits/trait.ts';

/** What the hooks of an operation of class `T` have under the name of an interface: its methods, bound to the operation. */
export type InterfaceHook<I, T extends Operation> = I extends OpInterface<infer Methods> ? (op: T) => Methods : never;

/**
 * An interface that operations implement. As a trait it marks the operations that do; `of` gives the implementation, which
 * is what the operation's hooks say under the interface's name, else what `derive` makes of the operation.
 */
export class OpInterface<Methods> implements Trait {
  readonly name: string;
  /** What gives the implementation, by kind of operation; null for kinds without one. */
  readonly #makers = new Map<OpInfo, ((op: Operation) => Methods) | null>();
  readonly #derive: ((op: Operation) => Methods) | undefined;
  readonly verify?: (op: Operation) => boolean;
  readonly verifyRegions?: (op: Operation) => boolean;
  readonly ofSignature?: true | ((op: Operation) => boolean);

  constructor(
    name: string,
    options: {
      derive?: (op: Operation) => Methods;
      verify?: (op: Operation) => boolean;
      verifyRegions?: (op: Operation) => boolean;
      ofSignature?: true | ((op: Operation) => boolean);
    } = {},
  ) {
    this.name = name;
    this.#derive = options.derive;
    if (options.verify) this.verify = options.verify;
    if (options.verifyRegions) this.verifyRegions = options.verifyRegions;
    if (options.ofSignature) this.ofSignature = options.ofSignature;
  }

  /** Tells whether `op` implements the interface. */
  isImplementedBy(op: Operation): boolean {
    return op.info?.traits.has(this.name) ?? false;
  }

  /** Tells, at less cost than `of`, whether that gives an implementation: where nothing is derived, an operation may have none. */
  hasMethods({ info }: Operation): boolean {
    return info !== undefined && (this.#makers.get(info) ?? this.#findMaker(info)) !== null;
  }

  /** Returns the implementation bound to `op`, or undefined when it does not implement the interface. */
  of(op: Operation): Methods | undefined {
    const { info } = op;
    if (!info) return undefined;
    let make = this.#makers.get(info);
    if (make === undefined) make = this.#findMaker(info);
    return make === null ? undefined : make(op);
  }

  #findMaker(info: OpInfo): ((op: Operation) => Methods) | null {
    const hook = info.hooks.interfaces?.[this.name] as ((op: Operation) => Methods) | undefined;
    const make = info.traits.has(this.name) ? (hook ?? this.#derive ?? null) : null;
    this.#makers.set(info, make);
    return make;
  }
}
