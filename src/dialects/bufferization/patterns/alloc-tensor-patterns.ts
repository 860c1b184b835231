import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType, type ShapedType } from '../../../ir/types/shaped-types.ts';
import { knownIndex, constantSize } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { DimOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { replaceWithCast } from '../../tensor/patterns/replace-with-cast.ts';
import { AllocTensorOp } from '../generated/bufferization-ops.gen.ts';

/** Canonicalization of `bufferization.alloc_tensor`. Source: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp. */

/** Puts constant sizes into the type. */
class ReplaceStaticShapeDims extends OpRewritePattern<AllocTensorOp> {
  readonly root = AllocTensorOp;

  matchAndRewrite(op: AllocTensorOp, rewriter: PatternRewriter): LogicalResult {
    if (op.copy) return rewriter.notifyMatchFailure(op, 'the sizes are those of the tensor to copy');
    const constants = op.dynamicSizes.map(constantSize);
    if (constants.every((size) => size === undefined)) return rewriter.notifyMatchFailure(op, 'no constant size');
    const type = op.result(0).type as RankedTensorType;
    let next = 0;
    const shape = type.shape.map((size) => (isDynamic(size) ? (constants[next++] ?? size) : size));
    const dynamicSizes = op.dynamicSizes.filter((_, i) => constants[i] === undefined);
    // As upstream, what else the operation says is lost.
    const alloc = AllocTensorOp.build(rewriter, op.location, { dynamicSizes, resultType: type.withShape(shape) });
    return replaceWithCast(op, alloc.result(0), rewriter);
  }
}

/** A size that the tensor is made with is known, and that of a copy is that of what is copied. */
class FoldDimOfAllocTensorOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const alloc = op.source.definingOp;
    const index = knownIndex(op.index);
    if (!(alloc instanceof AllocTensorOp) || index === undefined) {
      return rewriter.notifyMatchFailure(op, 'not a known size');
    }
    const { shape = [] } = alloc.result(0).type as ShapedType;
    const size = shape[index];
    if (size === undefined || !isDynamic(size)) return rewriter.notifyMatchFailure(op, 'not a size that is a value');
    if (alloc.copy) {
      const sizeIndex = buildIndexConstant(rewriter, alloc.location, index);
      const args = { source: alloc.copy, index: sizeIndex, resultType: sizeIndex.type };
      rewriter.replaceOp(op, DimOp.build(rewriter, alloc.location, args).results);
    } else {
      const before = shape.slice(0, index).filter(isDynamic).length;
      rewriter.replaceOp(op, [alloc.dynamicSizes[before]!]);
    }
    return true;
  }
}

export const allocTensorPatterns = (): readonly RewritePattern[] => [
  new FoldDimOfAllocTensorOp(),
  new ReplaceStaticShapeDims(),
];
