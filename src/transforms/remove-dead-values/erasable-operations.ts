import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';

/**
 * Of dead operations, and of what is nested in them, what nothing that stays needs. Where control never arrives everything is
 * dead, and yet terminators stay there, which some operations insist on computing their own way: what they use stays with them.
 * `dead` lists nested operations before those around them.
 * Differs: mlir-opt leaves what stays without its operands.
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
  const kept = dead.filter((op) =>
    op.results.some((result) => [...result.users()].some((user) => !erasable.has(user))),
  );
  for (let op = kept.pop(); op; op = kept.pop()) {
    if (!erasable.delete(op)) continue;
    for (const operand of op.operands) if (operand.definingOp) kept.push(operand.definingOp);
    for (const region of op.regions)
      for (const nested of region.operations()) if (!isDead.has(nested)) kept.push(nested);
  }
  return erasable;
}
