import { Attribute } from '../../ir/attribute.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { foldAside } from '../../rewrite/fold.ts';
import { type Knowledge } from '../sccp/lattice.ts';
import { type ConstantLattice, type ConstantLattices } from './constant-lattices.ts';
import { type DataFlowSolver } from './data-flow-solver.ts';
import { type DeadCodeAnalysis } from './dead-code-analysis.ts';
import { SparseForwardAnalysis } from './sparse-forward-analysis.ts';

/** Finds out which values are constants. Source: mlir/lib/Analysis/DataFlow/ConstantPropagationAnalysis.cpp. */
export class SparseConstantPropagation extends SparseForwardAnalysis<Knowledge> {
  readonly #constants: ConstantLattices;

  constructor(solver: DataFlowSolver, control: DeadCodeAnalysis, constants: ConstantLattices) {
    super(solver, control);
    this.#constants = constants;
  }

  protected lattice(value: Value): ConstantLattice {
    return this.#constants.of(value);
  }

  protected entryState(): Knowledge {
    return 'anything';
  }

  protected visitOperation(op: Operation): void {
    if (op.regions.length > 0) {
      op.results.forEach((result) => this.setToEntryState(result));
      return;
    }
    const constants: (Attribute | undefined)[] = [];
    for (const value of op.operands) {
      const known = this.lattice(value).value;
      if (known === undefined) return;
      constants.push(known === 'anything' ? undefined : known.attribute);
    }
    const folded = foldAside(op, constants);
    op.results.forEach((result, i) => {
      const value = folded?.[i];
      if (value === undefined) this.setToEntryState(result);
      else if (value instanceof Attribute) this.join(result, { attribute: value, dialect: op.dialectNamespace });
      else this.join(result, this.knownAt(op, value));
    });
  }
}
