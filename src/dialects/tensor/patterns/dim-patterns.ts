import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CastOp, DimOp, EmptyOp } from '../generated/tensor-ops.gen.ts';

/** Canonicalization of `tensor.dim`. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** A cast keeps the sizes. */
class DimOfCastOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const cast = op.source.definingOp;
    if (!(cast instanceof CastOp)) return rewriter.notifyMatchFailure(op, 'not a size of a cast');
    rewriter.replaceOp(
      op,
      DimOp.build(rewriter, op.location, { source: cast.source, index: op.index, resultType: op.result(0).type })
        .results,
    );
    return true;
  }
}

/** A size that a tensor without elements is made with is known. */
class FoldEmptyTensorWithDimOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const empty = op.source.definingOp;
    const index = constantIndex(op.index);
    if (!(empty instanceof EmptyOp) || index === undefined) return rewriter.notifyMatchFailure(op, 'not a known size');
    const { shape } = empty.result(0).type as RankedTensorType;
    if (index < 0 || index >= shape.length || !isDynamic(shape[index]!)) {
      return rewriter.notifyMatchFailure(op, 'not a size that is a value');
    }
    const before = shape.slice(0, index).filter(isDynamic).length;
    rewriter.replaceOp(op, [empty.dynamicSizes[before]!]);
    return true;
  }
}

export const dimPatterns = (): readonly RewritePattern[] => [new DimOfCastOp(), new FoldEmptyTensorWithDimOp()];
