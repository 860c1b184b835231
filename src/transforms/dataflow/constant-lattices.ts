import { type Attribute } from '../../ir/attribute.ts';
import { type Value } from '../../ir/value.ts';
import { type Join, SparseLattice } from './sparse-lattice.ts';

/** A constant, and the dialect that can make an operation of it. */
export interface Constant {
  readonly attribute: Attribute;
  readonly dialect: string;
}

/** What is known of a value that has been computed: it is always this constant, or may be anything. */
export type Knowledge = Constant | 'anything';

export type ConstantLattice = SparseLattice<Knowledge>;

const join: Join<Knowledge> = (a, b) =>
  a === 'anything' || (b !== 'anything' && a.attribute === b.attribute) ? a : 'anything';

/** Which values are constants, as far as analyses together know. */
export class ConstantLattices {
  readonly #lattices = new Map<Value, ConstantLattice>();

  of(value: Value): ConstantLattice {
    let lattice = this.#lattices.get(value);
    if (!lattice) this.#lattices.set(value, (lattice = new SparseLattice(value, join)));
    return lattice;
  }
}
