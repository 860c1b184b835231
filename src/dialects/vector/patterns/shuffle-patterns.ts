import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BroadcastOp, InterleaveOp, ShuffleOp } from '../generated/vector-ops.gen.ts';

/** Shuffles that are something simpler. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** One element of vectors without dimensions is one of them, as a vector of one element. */
export class Canonicalize0DShuffleOp extends OpRewritePattern<ShuffleOp> {
  readonly root = ShuffleOp;

  matchAndRewrite(op: ShuffleOp, rewriter: PatternRewriter): LogicalResult {
    const { mask } = op;
    if ((op.v1.type as VectorType).rank > 0 || mask.length !== 1) {
      return rewriter.notifyMatchFailure(op, 'not one element of vectors without dimensions');
    }
    const source = mask[0] === 0 ? op.v1 : op.v2;
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, op.location, { source, vectorType: op.vector.type }).results);
    return true;
  }
}

/** Elements of two vectors in turn. */
export class ShuffleInterleave extends OpRewritePattern<ShuffleOp> {
  readonly root = ShuffleOp;

  matchAndRewrite(op: ShuffleOp, rewriter: PatternRewriter): LogicalResult {
    const { rank, shape } = op.vector.type as VectorType;
    if (rank !== 1 || op.v1.type !== op.v2.type) return rewriter.notifyMatchFailure(op, 'not two vectors of one shape');
    const { mask } = op;
    const half = shape[0]! / 2;
    const isInTurn = (row: number, i: number): boolean => row === (i % 2 === 0 ? i / 2 : half + (i - 1) / 2);
    if ((op.v1.type as VectorType).numElements !== half || !mask.every(isInTurn)) {
      return rewriter.notifyMatchFailure(op, 'elements are not taken in turn');
    }
    const args = { lhs: op.v1, rhs: op.v2, resultType: op.vector.type };
    rewriter.replaceOp(op, InterleaveOp.build(rewriter, op.location, args).results);
    return true;
  }
}
