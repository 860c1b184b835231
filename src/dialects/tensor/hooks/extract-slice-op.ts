import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import {
  isWholeSlice,
  type OffsetSizeAndStrideMethods,
  staticSlice,
  verifyInBounds,
} from '../../../builtin/offset-size-stride.ts';
import { verifyRankReduced } from '../../../builtin/rank-reduction.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExtractSliceOp } from '../generated/tensor-ops.gen.ts';

const sourceType = (op: ExtractSliceOp): RankedTensorType => op.source.type as RankedTensorType;

/** Source: ExtractSliceOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
export const extractSliceOp = {
  verify(op: ExtractSliceOp): LogicalResult {
    const source = sourceType(op);
    const expected = source.withShape(staticSlice(op).sizes);
    return verifyRankReduced(op, expected, op.result(0).type as RankedTensorType) && verifyInBounds(op, source.shape);
  },

  directives: { DynamicIndexList },

  interfaces: {
    OffsetSizeAndStrideOpInterface: (op: ExtractSliceOp): OffsetSizeAndStrideMethods => ({ rank: sourceType(op).rank }),
  },

  /** All of a tensor is the tensor. */
  fold(op: ExtractSliceOp): FoldResult {
    const source = sourceType(op);
    return source === op.result(0).type && isWholeSlice(op, source.shape) ? [op.source] : undefined;
  },

  asmResultNames(op: ExtractSliceOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'extracted_slice');
  },
};
