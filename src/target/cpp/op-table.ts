import { type Operation } from '../../ir/operation.ts';

/** The class of an operation, as far as a table of operations needs it. */
export interface NamedOpClass<T extends Operation> {
  readonly opName: string;
  new (...args: never[]): T;
}

/** What is known about operations of some classes. */
export class OpTable<Result, Args extends readonly unknown[] = []> {
  readonly #entries = new Map<string, (op: Operation, ...args: Args) => Result>();

  /** Makes `entry` say what is known about operations of a class. */
  add<T extends Operation>(opClass: NamedOpClass<T>, entry: (op: T, ...args: Args) => Result): void {
    this.#entries.set(opClass.opName, entry as (op: Operation, ...args: Args) => Result);
  }

  /** Returns what is known about `op`, undefined when nothing is. */
  find(op: Operation, ...args: Args): Result | undefined {
    return this.#entries.get(op.name)?.(op, ...args);
  }
}
