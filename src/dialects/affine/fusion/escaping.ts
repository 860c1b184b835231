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
    const ancestor = ancestorIn(user, block);
    if (!ancestor) return true;
    if (ancestor.block === block && !hasMapOfIndices(user)) return true;
  }
  return false;
}

/** Returns the operation of the region of the block that is `op` or around it. */
function ancestorIn(op: Operation, block: Block): Operation | undefined {
  let ancestor: Operation | undefined = op;
  while (ancestor && ancestor.parentRegion !== block.region) ancestor = ancestor.parentOp;
  return ancestor;
}

const hasMapOfIndices = (op: Operation): boolean =>
  isAccessOp(op) || op instanceof PrefetchOp || op instanceof DmaStartOp || op instanceof DmaWaitOp;
