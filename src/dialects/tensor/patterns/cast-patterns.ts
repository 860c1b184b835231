import { rankReductionMask } from '../../../builtin/rank-reduction.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { joinShapes, type KnownShape } from '../../../ir/types/known-shapes.ts';
import { isDynamic, RankedTensorType, type TensorType } from '../../../ir/types/shaped-types.ts';
import { staticParts } from '../../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { preservesStaticInformation } from '../fold-cast.ts';
import { BitcastOp, CastOp, ExtractSliceOp } from '../generated/tensor-ops.gen.ts';
import { buildExtractSlice } from '../slices.ts';

/** Canonicalization of casts. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

const shapeOf = (value: { readonly type: unknown }): KnownShape => (value.type as TensorType).shape;

/** Casts at once where the type between does not say more. */
class ChainedTensorCast extends OpRewritePattern<CastOp> {
  readonly root = CastOp;

  matchAndRewrite(op: CastOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.source.definingOp;
    if (!(inner instanceof CastOp)) return rewriter.notifyMatchFailure(op, 'not two casts in a row');
    const [from, between, to] = [shapeOf(inner.source), shapeOf(op.source), shapeOf(op.result(0))];
    const half = joinShapes(from, between);
    const all = half !== false && joinShapes(half, to);
    const direct = joinShapes(from, to);
    if (all === false || direct === false || JSON.stringify(all) !== JSON.stringify(direct)) {
      return rewriter.notifyMatchFailure(op, 'the type between says more');
    }
    const cast = CastOp.build(rewriter, op.location, { source: inner.source, destType: op.result(0).type });
    rewriter.replaceOp(op, cast.results);
    return true;
  }
}

/** Takes a slice of known size at once. */
class TensorCastExtractSlice extends OpRewritePattern<CastOp> {
  readonly root = CastOp;

  matchAndRewrite(op: CastOp, rewriter: PatternRewriter): LogicalResult {
    const slice = op.source.definingOp;
    const { type } = op.result(0);
    if (!(slice instanceof ExtractSliceOp) || !(type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'not a slice');
    }
    const mixed = mixedSlice(slice);
    const { shape } = slice.result(0).type as RankedTensorType;
    if (!preservesStaticInformation(op.source.type, type) || type.shape.every((size, dim) => size === shape[dim])) {
      return rewriter.notifyMatchFailure(op, 'not a slice that gets a size');
    }
    const dropped = rankReductionMask(staticParts(mixed.sizes), shape);
    let next = 0;
    const sizes = mixed.sizes.map((size, dim) => {
      if (dropped?.has(dim)) return size;
      const known = type.shape[next++]!;
      return isDynamic(known) ? size : known;
    });
    const replacement = buildExtractSlice(rewriter, op.location, slice.source, { ...mixed, sizes }, type);
    rewriter.replaceOp(op, [replacement]);
    return true;
  }
}

/** Two bitcasts in a row are one. */
class ChainedTensorBitcast extends OpRewritePattern<BitcastOp> {
  readonly root = BitcastOp;

  matchAndRewrite(op: BitcastOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.source.definingOp;
    if (!(inner instanceof BitcastOp)) return rewriter.notifyMatchFailure(op, 'not two casts in a row');
    const cast = BitcastOp.build(rewriter, op.location, { source: inner.source, destType: op.result(0).type });
    rewriter.replaceOp(op, cast.results);
    return true;
  }
}

export const castPatterns = (): readonly RewritePattern[] => [new ChainedTensorCast(), new TensorCastExtractSlice()];
export const bitcastPatterns = (): readonly RewritePattern[] => [new ChainedTensorBitcast()];
