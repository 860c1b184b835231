import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type InsertStridedSliceOp } from '../generated/vector-ops.gen.ts';
import { emitPartOfScalable, integersOf, verifyEnds, verifyUnitStrides, verifyWithin } from '../strided-slices.ts';
import { foldInsertSlice } from '../folding/fold-slices.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { FoldInsertStridedSliceSplat } from '../patterns/splat-patterns.ts';
import { FoldInsertStridedSliceOfExtract, InsertStridedSliceConstantFolder } from '../patterns/slice-patterns.ts';

/** Source: InsertStridedSliceOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const insertStridedSliceOp = {
  verify(op: InsertStridedSliceOp): LogicalResult {
    const [block, dest] = [op.valueToStore.type as VectorType, op.dest.type as VectorType];
    const [offsets, strides] = [integersOf(op, 'offsets'), integersOf(op, 'strides')];
    if (offsets.length !== dest.rank) {
      return op.emitOpError('expected offsets of same size as destination vector rank');
    }
    if (strides.length !== block.rank) return op.emitOpError('expected strides of same size as source vector rank');
    const lead = dest.rank - block.rank;
    if (lead < 0) return op.emitOpError('expected source rank to be no greater than destination rank');
    const lengths = dest.shape.map((_, dim) => BigInt(dim < lead ? 0 : block.shape[dim - lead]!));
    if (
      !verifyWithin(op, offsets, dest.shape, 'offsets', [0, 0]) ||
      !verifyUnitStrides(op, strides) ||
      !verifyEnds(op, offsets, lengths, dest.shape, 'offsets, source vector shape')
    ) {
      return false;
    }
    for (const [dim, isScalable] of block.scalableDims.entries()) {
      if (isScalable !== dest.scalableDims[lead + dim]) {
        return op.emitOpError(`mismatching scalable flags (at source vector idx=${dim})`);
      }
      const [size, whole] = [block.shape[dim]!, dest.shape[lead + dim]!];
      if (isScalable && size !== whole) return emitPartOfScalable(op, dim, size, whole);
    }
    return true;
  },

  fold: foldInsertSlice,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new FoldInsertStridedSliceSplat(),
    new FoldInsertStridedSliceOfExtract(),
    new InsertStridedSliceConstantFolder(),
  ],
};
