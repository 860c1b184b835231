import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { isWholeSlice, type OffsetSizeAndStrideMethods } from '../../../builtin/offset-size-stride.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type InsertSliceOp } from '../generated/tensor-ops.gen.ts';
import { verifySliceInsertion } from '../slice-insertion.ts';

const destType = (op: InsertSliceOp): RankedTensorType => op.dest.type as RankedTensorType;

/** Source: InsertSliceOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
export const insertSliceOp = {
  verify(op: InsertSliceOp): LogicalResult {
    return verifySliceInsertion(op);
  },

  directives: { DynamicIndexList },

  interfaces: {
    OffsetSizeAndStrideOpInterface: (op: InsertSliceOp): OffsetSizeAndStrideMethods => ({ rank: destType(op).rank }),
  },

  /** What replaces all of a tensor is the result. */
  fold(op: InsertSliceOp): FoldResult {
    const dest = destType(op);
    return op.source.type === op.result(0).type && isWholeSlice(op, dest.shape) ? [op.source] : undefined;
  },

  asmResultNames(op: InsertSliceOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'inserted_slice');
  },
};
