import { insertSlicePatterns } from '../patterns/slice-insertion-patterns.ts';
import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type OffsetSizeAndStrideMethods } from '../../../builtin/offset-size-stride.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { areSameSlices, isWholeSlice, mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ExtractSliceOp, InsertSliceOp } from '../generated/tensor-ops.gen.ts';
import { verifySliceInsertion } from '../slice-insertion.ts';

const destType = (op: InsertSliceOp): RankedTensorType => op.dest.type as RankedTensorType;

/** Source: InsertSliceOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
export const insertSliceOp = {
  verify(op: InsertSliceOp): LogicalResult {
    return verifySliceInsertion(op);
  },
  verifiesSignatureOnly: true,

  directives: { DynamicIndexList },

  interfaces: {
    OffsetSizeAndStrideOpInterface: (op: InsertSliceOp): OffsetSizeAndStrideMethods => ({ rank: destType(op).rank }),
  },

  canonicalizationPatterns: insertSlicePatterns,

  /** What replaces all of a tensor is the result; what is overwritten need not be inserted, nor what is there already. */
  fold(op: InsertSliceOp): FoldResult {
    const dest = destType(op);
    const slice = mixedSlice(op);
    if (op.source.type === op.result(0).type && isWholeSlice(slice, dest.shape)) return [op.source];
    const before = op.dest.definingOp;
    const isOverwritten = before instanceof InsertSliceOp && before.source.type === op.source.type;
    if (isOverwritten && areSameSlices(mixedSlice(before), slice)) {
      op.setOperand(1, before.dest);
      return 'updated';
    }
    const extraction = op.source.definingOp;
    const isBack = extraction instanceof ExtractSliceOp && extraction.source === op.dest;
    if (isBack && areSameSlices(mixedSlice(extraction), slice)) return [op.dest];
    return slice.sizes.some((size) => constantIndex(size) === 0) ? [op.dest] : undefined;
  },

  asmResultNames(op: InsertSliceOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'inserted_slice');
  },
};
