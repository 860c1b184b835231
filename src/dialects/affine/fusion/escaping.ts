import { ancestorInRegion } from '../../../ir/ancestors.ts';
import { type Block } from '../../../ir/block.ts';
import { memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { isAccessOp } from '../dependence/memory-access.ts';
import { DmaStartOp, DmaWaitOp, PrefetchOp } from '../generated/affine-ops.gen.ts';

/** Tells whether memory may be known to others than accesses of the block at places that maps give. Source: isEscapingMemref of mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp. */
export function isEscaping(memref: Value, block: Block): boolean {
  const op = memref.definingOp;
  if (!op) return true;
  if (op.hasTrait('ViewLikeOpInterface') && isEscaping(op.operand(0), block)) return true;
  const effects = memoryEffects(op)?.filter(({ value }) => value === memref) ?? [];
  if (effects.length !== 1 || effects[0]!.effect !== 'allocate') return true;
  for (const user of memref.users()) {
    const ancestor = ancestorInRegion(user, block.region);
    if (!ancestor) return true;
    if (ancestor.block === block && !hasMapOfIndices(user)) return true;
  }
  return false;
}

const hasMapOfIndices = (op: Operation): boolean =>
  isAccessOp(op) || op instanceof PrefetchOp || op instanceof DmaStartOp || op instanceof DmaWaitOp;
