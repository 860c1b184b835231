import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AssumingOp, AssumingYieldOp, ConstWitnessOp } from '../generated/shape-ops.gen.ts';

/** Canonicalization of `shape.assuming`. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

/** Puts the region in its place where the witness is known, whatever it says, as upstream does. */
class AssumingWithTrue extends OpRewritePattern<AssumingOp> {
  readonly root = AssumingOp;

  matchAndRewrite(op: AssumingOp, rewriter: PatternRewriter): LogicalResult {
    if (!(op.witness.definingOp instanceof ConstWitnessOp)) return rewriter.notifyMatchFailure(op, 'not known to hold');
    inlineAssuming(op, rewriter);
    return true;
  }
}

/** Puts the region of the operation in its place. */
export function inlineAssuming(op: AssumingOp, rewriter: PatternRewriter): void {
  const body = op.doRegion.firstBlock!;
  const terminator = body.lastOp!;
  rewriter.inlineBlockBefore(body, op.block!, op);
  rewriter.replaceOp(op, terminator.operands);
  rewriter.eraseOp(terminator);
}

/** Yields no more than what is used. */
class AssumingOpRemoveUnusedResults extends OpRewritePattern<AssumingOp> {
  readonly root = AssumingOp;

  matchAndRewrite(op: AssumingOp, rewriter: PatternRewriter): LogicalResult {
    const body = op.doRegion.firstBlock!;
    const terminator = body.lastOp!;
    const used = op.results.filter((result) => result.firstUse !== null);
    if (used.length === op.numResults) return rewriter.notifyMatchFailure(op, 'all results are used');
    rewriter.setInsertionPointToEnd(body);
    const operands = used.map(({ resultNumber }) => terminator.operand(resultNumber));
    AssumingYieldOp.build(rewriter, terminator.location, { operands });
    rewriter.eraseOp(terminator);
    rewriter.setInsertionPointBefore(op);
    const resultTypes = used.map(({ type }) => type);
    const narrow = AssumingOp.build(rewriter, op.location, { witness: op.witness, resultTypes });
    narrow.doRegion.takeBody(op.doRegion);
    used.forEach((result, i) => rewriter.replaceAllUsesWith(result, narrow.result(i)));
    rewriter.eraseOp(op);
    return true;
  }
}

export const assumingPatterns = (): readonly RewritePattern[] => [
  new AssumingOpRemoveUnusedResults(),
  new AssumingWithTrue(),
];
