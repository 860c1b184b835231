import { flattenLinear } from '../../../affine/affine-flattener.ts';
import { type Block } from '../../../ir/block.ts';
import { MemoryAccess } from '../dependence/memory-access.ts';
import { ForOp, type LoadOp, ParallelOp, type StoreOp } from '../generated/affine-ops.gen.ts';

/** Tells whether an access is made in each iteration of loops around it, at places that are told exactly. */
export function isCertain(op: LoadOp | StoreOp, block: Block): boolean {
  const { map } = new MemoryAccess(op).place;
  if (!map.results.every((result) => flattenLinear(result))) return false;
  for (let inner = op.block; inner !== block; inner = inner!.parentOp!.block) {
    const owner = inner!.parentOp;
    if (!(owner instanceof ForOp || owner instanceof ParallelOp)) return false;
  }
  return true;
}
