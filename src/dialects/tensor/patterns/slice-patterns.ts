import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { constantIndex, typeSizes } from '../../../rewrite/mixed-indices.ts';
import { isInBounds, mixedSlice, withConstantParts } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource } from '../fold-cast.ts';
import { ExtractSliceOp } from '../generated/tensor-ops.gen.ts';
import { buildExtractSlice, droppedDims } from '../slices.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of slices. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, mlir/Interfaces/ViewLikeInterface.h. */

/** Puts constant offsets, sizes and strides into the operation. */
class ConstantArgumentFolder extends OpRewritePattern<ExtractSliceOp> {
  readonly root = ExtractSliceOp;
  override readonly debugNamespace = 'mlir::';
  override readonly debugName =
    'OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::ExtractSliceOp, SliceReturnTypeCanonicalizer, SliceCanonicalizer>';

  matchAndRewrite(op: ExtractSliceOp, rewriter: PatternRewriter): LogicalResult {
    const sourceType = op.source.type as RankedTensorType;
    const slice = withConstantParts(mixedSlice(op), sourceType.shape);
    if (!slice) return rewriter.notifyMatchFailure(op, 'no constant operand, or the slice leaves the tensor');
    const dropped = droppedDims(op);
    const type = sourceType.withShape(typeSizes(slice.sizes).filter((_, dim) => !dropped.has(dim)));
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
    const slice = mixedSlice(op);
    if (!isInBounds(slice, (source.type as RankedTensorType).shape)) {
      return rewriter.notifyMatchFailure(op, 'the slice leaves the tensor');
    }
    const type = op.result(0).type as RankedTensorType;
    rewriter.replaceOp(op, [buildExtractSlice(rewriter, op.location, source, slice, type)]);
    return true;
  }
}

export const extractSlicePatterns = (): readonly RewritePattern[] => [
  new ConstantArgumentFolder(),
  new ExtractSliceOpCastFolder(),
];
