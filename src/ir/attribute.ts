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

  /** Returns the text of the attribute, in contexts that know how to print. */
  toString(): string {
    return this.context.printAttribute(this);
  }
}

/** Named attributes of an operation, by name. Printing sorts them, so the order of insertion is of no account. */
export type NamedAttributes = ReadonlyMap<string, Attribute>;

/**
 * The name, which no entry of a dictionary can have, of the one property of an unregistered operation whose properties are
 * something else than a dictionary with entries: `"d.op"() <5 : i32>`, `"d.op"() <{}>`.
 */
export const wholeProperties = '';

/** Returns a hash of a dictionary. Names do not count, nor does the order. */
export function hashAttributes(attributes: NamedAttributes): number {
  let hash = 0;
  for (const { id } of attributes.values()) hash = (hash + Math.imul(id, 0x9e3779b1)) | 0;
  return hash;
}

/** Tells whether both dictionaries have the same names with the same values, in whatever order. */
export function equalAttributes(a: NamedAttributes, b: NamedAttributes): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [name, value] of a) if (b.get(name) !== value) return false;
  return true;
}
