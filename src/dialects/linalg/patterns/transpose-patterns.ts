import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildEmpty, mixedSizes } from '../../tensor/build-sizes.ts';
import { BroadcastOp, TransposeOp } from '../generated/linalg-ops.gen.ts';
import { operandShape } from '../structured/operand-shape.ts';
import { buildBroadcast, buildTranspose } from '../structured/build-structured.ts';
import { EraseIdentityLinalgOp } from './identity-patterns.ts';

/** Canonicalization of `linalg.transpose` and `linalg.broadcast`. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */

/** Two transposes in a row are one. */
class FoldTransposeWithTranspose extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.input.definingOp;
    if (!(inner instanceof TransposeOp)) return rewriter.notifyMatchFailure(op, 'not two transposes in a row');
    const permutation = op.permutation.map((dim) => inner.permutation[dim]!);
    rewriter.replaceOp(op, buildTranspose(rewriter, op.location, inner.input, op.init, permutation).results);
    return true;
  }
}

/** Transposes before dimensions are added, which is less work. */
class SwapTransposeWithBroadcast extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const broadcast = op.input.definingOp;
    if (!(broadcast instanceof BroadcastOp) || !op.input.hasOneUse) {
      return rewriter.notifyMatchFailure(op, 'not a broadcast that nothing else uses');
    }
    const { input, dimensions } = broadcast;
    const { location, permutation } = op;
    const added = dimensions.map((dim) => permutation.indexOf(dim));
    const kept = permutation.filter((dim) => !dimensions.includes(dim));
    const order = kept.map((dim) => dim - dimensions.filter((other) => other < dim).length);
    const sizes = mixedSizes(rewriter, location, input);
    const { elementType } = input.type as RankedTensorType;
    const permuted = order.map((dim) => sizes[dim]!);
    const init = buildEmpty(rewriter, location, permuted, elementType);
    const transposed = buildTranspose(rewriter, location, input, init, order).result();
    rewriter.replaceOp(op, buildBroadcast(rewriter, location, transposed, op.init, added).results);
    return true;
  }
}

/** Adds all dimensions at once. */
class FoldBroadcasts extends OpRewritePattern<BroadcastOp> {
  readonly root = BroadcastOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: BroadcastOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.input.definingOp;
    if (!(inner instanceof BroadcastOp)) return rewriter.notifyMatchFailure(op, 'not two broadcasts in a row');
    const { dimensions } = op;
    const kept = [...operandShape(op.init.type).keys()].filter((dim) => !dimensions.includes(dim));
    const all = [...dimensions, ...inner.dimensions.map((dim) => kept[dim]!)].sort((a, b) => a - b);
    rewriter.replaceOp(op, buildBroadcast(rewriter, op.location, inner.input, op.init, all).results);
    return true;
  }
}

export const transposePatterns = (): readonly RewritePattern[] => [
  new FoldTransposeWithTranspose(),
  new SwapTransposeWithBroadcast(),
];
export const broadcastPatterns = (): readonly RewritePattern[] => [
  new EraseIdentityLinalgOp(BroadcastOp),
  new FoldBroadcasts(),
];
