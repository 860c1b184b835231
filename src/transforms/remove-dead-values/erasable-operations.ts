import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { mayLackTerminator } from '../../ir/traits/structure-traits.ts';
import { walk } from '../../ir/walk.ts';

/**
 * Of dead operations, and of what is nested in them, what nothing that stays needs. Where control never arrives everything is
 * dead, and yet terminators stay there, which some operations insist on computing their own way: what they use stays with them.
 * An unregistered operation at the end of a block may be its terminator and stays as well; for branches there is a substitute. `dead` lists nested operations before
 * those around them.
 * Differs: mlir-opt leaves what stays without its operands, and blocks without terminators.
 */
export function erasableOperations(dead: readonly Operation[]): ReadonlySet<Operation> {
  const isDead = new Set(dead);
  const erasable = new Set<Operation>();
  for (let i = dead.length - 1; i >= 0; i--) {
    walk(dead[i]!, {
      before(op) {
        if (erasable.has(op)) return 'skip';
        erasable.add(op);
      },
    });
  }
  const isNeeded = (op: Operation): boolean =>
    (mightTerminate(op) && !BranchOpInterface.isImplementedBy(op) && !erasable.has(op.parentOp!)) ||
    op.results.some((result) => [...result.users()].some((user) => !erasable.has(user)));
  const kept = dead.filter(isNeeded);
  for (let op = kept.pop(); op; op = kept.pop()) {
    if (!erasable.delete(op)) continue;
    for (const operand of op.operands) if (operand.definingOp) kept.push(operand.definingOp);
    for (const region of op.regions)
      for (const nested of region.operations()) if (!isDead.has(nested) || mightTerminate(nested)) kept.push(nested);
  }
  return erasable;
}

/** Tells whether an operation may be the terminator that its block must have. */
function mightTerminate(op: Operation): boolean {
  const { block } = op;
  return block?.lastOp === op && !mayLackTerminator(block);
}
