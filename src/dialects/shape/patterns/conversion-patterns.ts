import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { IndexToSizeOp, SizeToIndexOp } from '../generated/shape-ops.gen.ts';

/** Conversions back and forth are none. Source: mlir/lib/Dialect/Shape/IR/ShapeCanonicalization.td. */

class IndexToSizeToIndexCanonicalization extends OpRewritePattern<SizeToIndexOp> {
  readonly root = SizeToIndexOp;

  matchAndRewrite(op: SizeToIndexOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.arg.definingOp;
    if (!(inner instanceof IndexToSizeOp)) return rewriter.notifyMatchFailure(op, 'not of an index');
    rewriter.replaceOp(op, [inner.arg]);
    return true;
  }
}

/** Where the inner conversion is of an index, the result is one too, as upstream makes it. */
class SizeToIndexToSizeCanonicalization extends OpRewritePattern<IndexToSizeOp> {
  readonly root = IndexToSizeOp;

  matchAndRewrite(op: IndexToSizeOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.arg.definingOp;
    if (!(inner instanceof SizeToIndexOp)) return rewriter.notifyMatchFailure(op, 'not of a size');
    rewriter.replaceOp(op, [inner.arg]);
    return true;
  }
}

export const sizeToIndexPatterns = (): readonly RewritePattern[] => [new IndexToSizeToIndexCanonicalization()];
export const indexToSizePatterns = (): readonly RewritePattern[] => [new SizeToIndexToSizeCanonicalization()];
