import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { areSameIndices, constantIndex, staticParts, withConstants } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource } from '../fold-cast.ts';
import { CastOp, ExtractSliceOp, InsertSliceOp } from '../generated/tensor-ops.gen.ts';
import { buildExtractSlice, buildInsertSlice, mixedSlice, type MixedSlice } from '../slices.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of slices. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, mlir/Interfaces/ViewLikeInterface.h. */

/** Returns the slice with constants for the values that are known; undefined when there are none. */
function withConstantParts(slice: MixedSlice): MixedSlice | undefined {
  const accepted = (value: number): boolean => value >= 0;
  const offsets = withConstants(slice.offsets, accepted);
  const sizes = withConstants(slice.sizes, accepted);
  const strides = withConstants(slice.strides);
  const isSame =
    areSameIndices(offsets, slice.offsets) &&
    areSameIndices(sizes, slice.sizes) &&
    areSameIndices(strides, slice.strides);
  return isSame ? undefined : { offsets, sizes, strides };
}

/** Returns the type of a slice, without the dimensions of size 1 that `reduced` leaves out. */
function slicedType(source: RankedTensorType, { sizes }: MixedSlice, reduced: RankedTensorType): RankedTensorType {
  const shape = staticParts(sizes);
  let surplus = shape.length - reduced.rank;
  let next = 0;
  const kept = shape.filter((size) => {
    const isDropped = surplus > 0 && size === 1 && reduced.shape[next] !== 1;
    if (isDropped) surplus--;
    else next++;
    return !isDropped;
  });
  // Of several dimensions of size 1 the first are left out.
  while (surplus-- > 0) kept.splice(kept.indexOf(1), 1);
  return source.withShape(kept);
}

/** Puts constant offsets, sizes and strides into the operation. */
class ExtractSliceConstantArguments extends OpRewritePattern<ExtractSliceOp> {
  readonly root = ExtractSliceOp;

  matchAndRewrite(op: ExtractSliceOp, rewriter: PatternRewriter): LogicalResult {
    const slice = withConstantParts(mixedSlice(op));
    if (!slice) return rewriter.notifyMatchFailure(op, 'no constant operand');
    const type = slicedType(op.source.type as RankedTensorType, slice, op.result(0).type as RankedTensorType);
    return replaceWithCast(op, buildExtractSlice(rewriter, op.location, op.source, slice, type), rewriter);
  }
}

/** Takes the slice of the tensor before a cast. */
class ExtractSliceOpCastFolder extends OpRewritePattern<ExtractSliceOp> {
  readonly root = ExtractSliceOp;

  matchAndRewrite(op: ExtractSliceOp, rewriter: PatternRewriter): LogicalResult {
    if (op.operands.some((operand) => constantIndex(operand) !== undefined)) {
      return rewriter.notifyMatchFailure(op, 'constants go first');
    }
    const source = foldableCastSource(op.source);
    if (!source) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const type = op.result(0).type as RankedTensorType;
    rewriter.replaceOp(op, [buildExtractSlice(rewriter, op.location, source, mixedSlice(op), type)]);
    return true;
  }
}

/** Puts constant offsets, sizes and strides into the operation; the source gets the sizes. */
class InsertSliceConstantArguments extends OpRewritePattern<InsertSliceOp> {
  readonly root = InsertSliceOp;

  matchAndRewrite(op: InsertSliceOp, rewriter: PatternRewriter): LogicalResult {
    const slice = withConstantParts(mixedSlice(op));
    if (!slice) return rewriter.notifyMatchFailure(op, 'no constant operand');
    const type = slicedType(op.dest.type as RankedTensorType, slice, op.source.type as RankedTensorType);
    const source =
      op.source.type === type
        ? op.source
        : CastOp.build(rewriter, op.location, { source: op.source, destType: type }).result(0);
    rewriter.replaceOp(op, [buildInsertSlice(rewriter, op.location, source, op.dest, slice)]);
    return true;
  }
}

/** Inserts into, and what is before, casts. */
class InsertSliceOpCastFolder extends OpRewritePattern<InsertSliceOp> {
  readonly root = InsertSliceOp;

  matchAndRewrite(op: InsertSliceOp, rewriter: PatternRewriter): LogicalResult {
    if (op.operands.some((operand) => constantIndex(operand) !== undefined)) {
      return rewriter.notifyMatchFailure(op, 'constants go first');
    }
    const source = foldableCastSource(op.source);
    const dest = foldableCastSource(op.dest);
    if (!source && !dest) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const newSource = source ?? op.source;
    const slice = mixedSlice(op);
    const { shape, rank } = newSource.type as RankedTensorType;
    if (rank !== slice.sizes.length && source) return rewriter.notifyMatchFailure(op, 'the slice has another rank');
    const sizes = source
      ? slice.sizes.map((size, dim) => (typeof size === 'number' ? size : known(shape[dim]!, size)))
      : slice.sizes;
    return replaceWithCast(
      op,
      buildInsertSlice(rewriter, op.location, newSource, dest ?? op.dest, { ...slice, sizes }),
      rewriter,
    );
  }
}

function known<T>(size: number, otherwise: T): number | T {
  return size >= 0 ? size : otherwise;
}

export const extractSlicePatterns = (): readonly RewritePattern[] => [
  new ExtractSliceConstantArguments(),
  new ExtractSliceOpCastFolder(),
];
export const insertSlicePatterns = (): readonly RewritePattern[] => [
  new InsertSliceConstantArguments(),
  new InsertSliceOpCastFolder(),
];
