import { type Attribute } from '../../ir/attribute.ts';
import { type Value } from '../../ir/value.ts';

/** A constant, and the dialect that can make an operation of it. */
export interface Constant {
  readonly attribute: Attribute;
  readonly dialect: string;
}

/** What is known of a value that has been seen: it is always this constant, or may be anything. */
export type Knowledge = Constant | 'anything';

/**
 * What is known of each value. Knowledge only ever gets weaker, from nothing (the value has not been computed yet) over one
 * constant to anything, so that the analysis ends.
 */
export class Lattice {
  readonly #known = new Map<Value, Knowledge>();
  readonly #onChange: (value: Value) => void;

  /** `onChange` is called for every value whose knowledge changes. */
  constructor(onChange: (value: Value) => void) {
    this.#onChange = onChange;
  }

  /** Returns what is known; undefined before the value has been computed. */
  get(value: Value): Knowledge | undefined {
    return this.#known.get(value);
  }

  /** Returns the constant that the value is, if it is one. */
  constantOf(value: Value): Constant | undefined {
    const known = this.#known.get(value);
    return known === 'anything' ? undefined : known;
  }

  /** Notes that the value may also be what `knowledge` says; undefined says nothing. */
  join(value: Value, knowledge: Knowledge | undefined): void {
    if (knowledge === undefined) return;
    const known = this.#known.get(value);
    if (known === 'anything') return;
    if (known !== undefined && knowledge !== 'anything' && known.attribute === knowledge.attribute) return;
    this.#known.set(value, known === undefined ? knowledge : 'anything');
    this.#onChange(value);
  }
}
