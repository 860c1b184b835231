import { type FoldResult } from '../../../ir/op-info.ts';
import { ToTensorOp, type ToBufferOp } from '../generated/bufferization-ops.gen.ts';
import { toBufferPatterns } from '../patterns/to-buffer-patterns.ts';

export const toBufferOp = {
  /** The memory of a tensor that was made of memory of this type is that. Source: ToBufferOp::fold of BufferizationOps.cpp. */
  fold(op: ToBufferOp): FoldResult {
    const toTensor = op.tensor.definingOp;
    if (!(toTensor instanceof ToTensorOp) || toTensor.buffer.type !== op.buffer.type) return undefined;
    return [toTensor.buffer];
  },

  canonicalizationPatterns: toBufferPatterns,
};
