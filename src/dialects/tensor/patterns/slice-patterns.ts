import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { constantIndex, staticParts } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource } from '../fold-cast.ts';
import { ExtractSliceOp } from '../generated/tensor-ops.gen.ts';
import { buildExtractSlice, droppedDims, mixedSlice, withConstantParts } from '../slices.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of slices. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, mlir/Interfaces/ViewLikeInterface.h. */

/** Puts constant offsets, sizes and strides into the operation. */
class ConstantArgumentFolder extends OpRewritePattern<ExtractSliceOp> {
  readonly root = ExtractSliceOp;

  matchAndRewrite(op: ExtractSliceOp, rewriter: PatternRewriter): LogicalResult {
    const slice = withConstantParts(mixedSlice(op));
    if (!slice) return rewriter.notifyMatchFailure(op, 'no constant operand');
    const dropped = droppedDims(op);
    const shape = staticParts(slice.sizes).filter((_, dim) => !dropped.has(dim));
    const type = (op.source.type as RankedTensorType).withShape(shape);
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

export const extractSlicePatterns = (): readonly RewritePattern[] => [
  new ConstantArgumentFolder(),
  new ExtractSliceOpCastFolder(),
];
