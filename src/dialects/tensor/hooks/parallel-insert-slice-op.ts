import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type OffsetSizeAndStrideMethods } from '../../../builtin/offset-size-stride.ts';
import { type ParallelCombiningMethods } from '../../../ir/interfaces/parallel-combining.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ParallelInsertSliceOp } from '../generated/tensor-ops.gen.ts';
import { parallelInsertSlicePatterns } from '../patterns/slice-insertion-patterns.ts';
import { verifySliceInsertion } from '../slice-insertion.ts';

/** Source: ParallelInsertSliceOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
export const parallelInsertSliceOp = {
  canonicalizationPatterns: parallelInsertSlicePatterns,

  verify(op: ParallelInsertSliceOp): LogicalResult {
    const { parentOp } = op;
    if (parentOp && !parentOp.hasTrait('InParallelOpInterface')) {
      const text = op.context.opPrinter?.(parentOp, 'error') ?? `'${parentOp.name}'`;
      return op.emitError(`expected InParallelOpInterface parent, got:${text}`);
    }
    return verifySliceInsertion(op);
  },

  directives: { DynamicIndexList },

  interfaces: {
    OffsetSizeAndStrideOpInterface: (op: ParallelInsertSliceOp): OffsetSizeAndStrideMethods => ({
      rank: (op.dest.type as RankedTensorType).rank,
    }),
    ParallelCombiningOpInterface: (op: ParallelInsertSliceOp): ParallelCombiningMethods => ({
      updatedDestinations: [op.dest],
    }),
  },
};
