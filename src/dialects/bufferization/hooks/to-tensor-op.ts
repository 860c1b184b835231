import { memoryEffectHooks } from '../../memref/memory-effects.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { ToBufferOp, type ToTensorOp } from '../generated/bufferization-ops.gen.ts';
import { toTensorPatterns } from '../patterns/to-tensor-patterns.ts';

export const toTensorOp = {
  /**
   * What is in the memory of a tensor is the tensor, as long as nothing comes in between, which may write to it.
   * Source: ToTensorOp::fold of BufferizationOps.cpp.
   */
  fold(op: ToTensorOp): FoldResult {
    const toBuffer = op.buffer.definingOp;
    return toBuffer instanceof ToBufferOp && toBuffer.next === op ? [toBuffer.tensor] : undefined;
  },

  canonicalizationPatterns: toTensorPatterns,

  interfaces: memoryEffectHooks((op: ToTensorOp) => [['read', op.buffer]]),
};
