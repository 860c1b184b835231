import type { Context } from './context.ts';

/** The type of a value. Types are immutable and uniqued per context: equal types are the same object. */
export abstract class Type {
  readonly context: Context;
  /** A number that no other attribute or type of the context has, in order of creation. */
  readonly id: number;

  protected constructor(context: Context) {
    this.context = context;
    this.id = context.nextId();
  }

  /** Returns the text of the type, in contexts that know how to print. */
  toString(): string {
    return this.context.printType(this);
  }
}
