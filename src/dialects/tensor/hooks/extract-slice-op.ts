import { type Attribute } from '../../../ir/attribute.ts';
import { reshapedSplat } from '../element-folding.ts';
import { extractSlicePatterns } from '../patterns/slice-patterns.ts';
import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type OffsetSizeAndStrideMethods, staticSlice, verifyInBounds } from '../../../builtin/offset-size-stride.ts';
import { verifyRankReduced } from '../../../builtin/rank-reduction.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RankedTensorType, typeSize } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { areSameSlices, isWholeSlice, mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExtractSliceOp, InsertSliceOp } from '../generated/tensor-ops.gen.ts';

const sourceType = (op: ExtractSliceOp): RankedTensorType => op.source.type as RankedTensorType;

/** Source: ExtractSliceOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
export const extractSliceOp = {
  verify(op: ExtractSliceOp): LogicalResult {
    const source = sourceType(op);
    const expected = source.withShape(staticSlice(op).sizes.map(typeSize));
    return verifyRankReduced(op, expected, op.result(0).type as RankedTensorType) && verifyInBounds(op, source.shape);
  },
  verifiesSignatureOnly: true,

  directives: { DynamicIndexList },

  interfaces: {
    OffsetSizeAndStrideOpInterface: (op: ExtractSliceOp): OffsetSizeAndStrideMethods => ({ rank: sourceType(op).rank }),
  },

  canonicalizationPatterns: extractSlicePatterns,

  /** A slice of a splat is a splat, all of a tensor is the tensor, and what was inserted there is in the slice. */
  fold(op: ExtractSliceOp, [constant]: readonly (Attribute | undefined)[]): FoldResult {
    const source = sourceType(op);
    const type = op.result(0).type as RankedTensorType;
    const splat = reshapedSplat(constant, type);
    if (splat) return [splat];
    const slice = mixedSlice(op);
    if (source === type && isWholeSlice(slice, source.shape)) return [op.source];
    const insertion = op.source.definingOp;
    const isInserted = insertion instanceof InsertSliceOp && insertion.source.type === type;
    return isInserted && areSameSlices(mixedSlice(insertion), slice) ? [insertion.source] : undefined;
  },

  asmResultNames(op: ExtractSliceOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'extracted_slice');
  },
};
