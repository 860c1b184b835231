import { Attribute } from '../../ir/attribute.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { foldAside } from '../../rewrite/fold.ts';
import { type Constant, type ConstantLattice, ConstantLattices, type Knowledge } from './constant-lattices.ts';
import { DataFlowSolver } from './data-flow-solver.ts';
import { DeadCodeAnalysis } from './dead-code-analysis.ts';
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

/** What the propagation of constants finds out about a program. */
export interface PropagatedConstants {
  /** Returns the constant that `value` always is, if it is one. */
  constantOf(value: Value): Constant | undefined;
  /** Tells whether control ever reaches the block. */
  isExecutable(block: Block): boolean;
}

/**
 * Executes what is in `root` with constants where they are known, over all paths that control can take, and so finds out which values are always the
 * same and which blocks are never reached.
 */
export function propagateConstants(root: Operation): PropagatedConstants {
  const solver = new DataFlowSolver();
  const constants = new ConstantLattices();
  const control = solver.load(new DeadCodeAnalysis(solver, constants, root));
  solver.load(new SparseConstantPropagation(solver, control, constants));
  solver.run(root);
  return {
    constantOf(value) {
      const known = constants.of(value).value;
      return known === 'anything' ? undefined : known;
    },
    isExecutable: (block) => control.executable(block).isLive,
  };
}
