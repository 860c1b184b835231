import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { elementTypeOrSelf, isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { IndexCastOp } from '../../arith/generated/arith-ops.gen.ts';
import { preservesStaticInformation } from '../fold-cast.ts';
import { CastOp, EmptyOp, ExtractOp } from '../generated/tensor-ops.gen.ts';
import { constantSize } from '../../../rewrite/mixed-indices.ts';
import { replaceWithCast } from './replace-with-cast.ts';
import { FoldEmptyTensorWithDimOp } from './dim-patterns.ts';

/** Canonicalization of reads of elements, and of tensors without elements. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** Reads from the tensor before a cast. */
class ExtractFromTensorCast extends OpRewritePattern<ExtractOp> {
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const cast = op.tensor.definingOp;
    if (!(cast instanceof CastOp) || !(cast.source.type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'not from a cast of a ranked tensor');
    }
    const { indices, location } = op;
    const resultType = op.result(0).type;
    rewriter.replaceOp(op, ExtractOp.build(rewriter, location, { tensor: cast.source, indices, resultType }).results);
    return true;
  }
}

/** Converts the element that is read, not all of the tensor. */
class ExtractElementFromIndexCast extends OpRewritePattern<ExtractOp> {
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const cast = op.tensor.definingOp;
    if (!(cast instanceof IndexCastOp)) return rewriter.notifyMatchFailure(op, 'not from a converted tensor');
    const resultType = elementTypeOrSelf(cast.in.type);
    const { indices, location } = op;
    const element = ExtractOp.build(rewriter, location, { tensor: cast.in, indices, resultType }).result(0);
    const outType = op.result(0).type;
    rewriter.replaceOp(op, IndexCastOp.build(rewriter, location, { in: element, outType }).results);
    return true;
  }
}

/** Puts constant sizes into the type. */
class ReplaceEmptyTensorStaticShapeDims extends OpRewritePattern<EmptyOp> {
  readonly root = EmptyOp;

  matchAndRewrite(op: EmptyOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.result(0).type as RankedTensorType;
    const constants = op.dynamicSizes.map(constantSize);
    if (constants.every((size) => size === undefined)) return rewriter.notifyMatchFailure(op, 'no constant size');
    let next = 0;
    const shape = type.shape.map((size) => (isDynamic(size) ? (constants[next++] ?? size) : size));
    const dynamicSizes = op.dynamicSizes.filter((_, i) => constants[i] === undefined);
    const empty = EmptyOp.build(rewriter, op.location, { dynamicSizes, resultType: type.withShape(shape) });
    return replaceWithCast(op, empty.result(0), rewriter);
  }
}

/** Makes the tensor of the type that it is cast to. */
class FoldEmptyTensorWithCastOp extends OpRewritePattern<CastOp> {
  readonly root = CastOp;

  matchAndRewrite(op: CastOp, rewriter: PatternRewriter): LogicalResult {
    const empty = op.source.definingOp;
    const type = op.result(0).type;
    if (!(empty instanceof EmptyOp) || !preservesStaticInformation(op.source.type, type)) {
      return rewriter.notifyMatchFailure(op, 'not a tensor without elements of which the cast keeps all that is known');
    }
    let next = 0;
    const dynamicSizes = (op.source.type as RankedTensorType).shape.flatMap((size, dim) => {
      const value = isDynamic(size) ? empty.dynamicSizes[next++] : undefined;
      return value && isDynamic((type as RankedTensorType).shape[dim]!) ? [value] : [];
    });
    rewriter.replaceOp(op, EmptyOp.build(rewriter, op.location, { dynamicSizes, resultType: type }).results);
    return true;
  }
}

export const extractPatterns = (): readonly RewritePattern[] => [new ExtractFromTensorCast()];
export const fromElementsPatterns = (): readonly RewritePattern[] => [new ExtractElementFromIndexCast()];
export const emptyPatterns = (): readonly RewritePattern[] => [
  new FoldEmptyTensorWithCastOp(),
  new FoldEmptyTensorWithDimOp(),
  new ReplaceEmptyTensorStaticShapeDims(),
];
