import { type Value } from '../../ir/value.ts';
import { type Knowledge } from '../sccp/lattice.ts';
import { type Join, SparseLattice } from './sparse-lattice.ts';

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
