import type { Context } from './context.ts';

/**
 * A constant piece of data on an operation. Attributes are immutable and uniqued per context: equal attributes are the same
 * object, so they are compared with `===`.
 */
export abstract class Attribute {
  readonly context: Context;
  /** A number that no other attribute or type of the context has, in order of creation. */
  readonly id: number;

  protected constructor(context: Context) {
    this.context = context;
    this.id = context.nextId();
  }
}

/** Named attributes of an operation, by name. Printing sorts them, so the order of insertion is of no account. */
export type NamedAttributes = ReadonlyMap<string, Attribute>;

/**
 * The name, which no entry of a dictionary can have, of the one property of an unregistered operation whose properties are
 * something else than a dictionary with entries: `"d.op"() <5 : i32>`, `"d.op"() <{}>`.
 */
export const wholeProperties = '';
