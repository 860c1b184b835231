import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BroadcastOp } from '../generated/vector-ops.gen.ts';

/** What is repeated twice is repeated at once. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export class BroadcastFolder extends OpRewritePattern<BroadcastOp> {
  readonly root = BroadcastOp;

  matchAndRewrite(op: BroadcastOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.source.definingOp;
    if (!(inner instanceof BroadcastOp)) return rewriter.notifyMatchFailure(op, 'not two repetitions in a row');
    const { source } = inner;
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, op.location, { source, vectorType: op.vector.type }).results);
    return true;
  }
}
