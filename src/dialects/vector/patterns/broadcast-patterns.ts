import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isBroadcastable } from '../broadcasting.ts';
import { BroadcastOp, ExtractOp, ShapeCastOp } from '../generated/vector-ops.gen.ts';
import { repeatedValue } from '../repeated-value.ts';

/** Repetitions, and what is made of them. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** What is repeated twice is repeated at once. */
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

/** A part of a repetition is a repetition, too. */
export class ExtractOpFromBroadcast extends OpRewritePattern<ExtractOp> {
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const source = repeatedValue(op.source);
    const { type } = op.result();
    if (!source || !(type instanceof VectorType)) {
      return rewriter.notifyMatchFailure(op, 'not a vector of a repetition');
    }
    if (!isBroadcastable(source.type, type)) return rewriter.notifyMatchFailure(op, 'the result is no repetition');
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, op.location, { source, vectorType: type }).results);
    return true;
  }
}

/** A shape cast of a repetition is one of what is repeated, or a repetition of that. */
export class ShapeCastBroadcastFolder extends OpRewritePattern<ShapeCastOp> {
  readonly root = ShapeCastOp;

  matchAndRewrite(op: ShapeCastOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    if (!(maker instanceof BroadcastOp)) return rewriter.notifyMatchFailure(op, 'not of a repetition');
    const { source } = maker;
    const { location } = op;
    const type = op.result().type as VectorType;
    if (source.type instanceof VectorType && source.type.numElements === type.numElements) {
      rewriter.replaceOp(op, ShapeCastOp.build(rewriter, location, { source, resultType: type }).results);
      return true;
    }
    if (!isBroadcastable(source.type, type)) return rewriter.notifyMatchFailure(op, 'the result is no repetition');
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, location, { source, vectorType: type }).results);
    return true;
  }
}
