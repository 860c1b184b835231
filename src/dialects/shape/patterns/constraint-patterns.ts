import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildTrueWitness } from '../build-constant.ts';
import { CstrBroadcastableOp, CstrEqOp } from '../generated/shape-ops.gen.ts';
import {
  CanonicalizeCastExtentTensorOperandsPattern,
  RemoveDuplicateOperandsPattern,
  RemoveEmptyShapeOperandsPattern,
} from './operand-patterns.ts';

/** Canonicalization of constraints. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp and ShapeCanonicalization.td. */

/** What is demanded of one shape several times holds. */
abstract class EqualOperands<T extends CstrBroadcastableOp | CstrEqOp> extends OpRewritePattern<T> {
  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const { operands } = op;
    if (operands.some((shape) => shape !== operands[0])) return rewriter.notifyMatchFailure(op, 'shapes differ');
    rewriter.replaceOp(op, [buildTrueWitness(rewriter, op.location)]);
    return true;
  }
}

class CstrBroadcastableEqOps extends EqualOperands<CstrBroadcastableOp> {
  readonly root = CstrBroadcastableOp;
}

class CstrEqEqOps extends EqualOperands<CstrEqOp> {
  readonly root = CstrEqOp;
}

export const cstrBroadcastablePatterns = (): readonly RewritePattern[] => [
  new CanonicalizeCastExtentTensorOperandsPattern(CstrBroadcastableOp),
  new CstrBroadcastableEqOps(),
  new RemoveDuplicateOperandsPattern(CstrBroadcastableOp),
  new RemoveEmptyShapeOperandsPattern(CstrBroadcastableOp),
];

export const cstrEqPatterns = (): readonly RewritePattern[] => [new CstrEqEqOps()];
