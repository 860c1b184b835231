import { flattenLinear } from '../../../affine/affine-flattener.ts';
import { type Block } from '../../../ir/block.ts';
import { type MemoryAccess } from '../dependence/memory-access.ts';
import { ForOp, ParallelOp } from '../generated/affine-ops.gen.ts';

/** Tells whether an access is made in each iteration of loops around it, at places that are told exactly. */
export function isCertain({ op, place: { map } }: MemoryAccess, block: Block): boolean {
  if (!map.results.every((result) => flattenLinear(result))) return false;
  for (let inner = op.block; inner !== block; inner = inner!.parentOp!.block) {
    const owner = inner!.parentOp;
    if (!(owner instanceof ForOp || owner instanceof ParallelOp)) return false;
  }
  return true;
}
