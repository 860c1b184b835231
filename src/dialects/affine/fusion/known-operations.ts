import { memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { isAccessOp } from '../dependence/memory-access.ts';
import { ForOp, IfOp, YieldOp } from '../generated/affine-ops.gen.ts';

/** Tells whether a nest has nothing but loops and conditions of affine, accesses to memory at places that maps give, and operations that touch no memory. */
export function hasOnlyKnownOperations(root: Operation): boolean {
  return walk(root, {
    before: (op) => {
      if (op instanceof ForOp || op instanceof IfOp || op instanceof YieldOp || isAccessOp(op)) return undefined;
      return op.regions.length === 0 && memoryEffects(op)?.length === 0 ? undefined : 'interrupt';
    },
  });
}
