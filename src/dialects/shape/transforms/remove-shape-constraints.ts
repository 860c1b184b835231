import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildTrueWitness } from '../build-constant.ts';
import { CstrBroadcastableOp, CstrEqOp } from '../generated/shape-ops.gen.ts';
import { RemoveShapeConstraintsPassBase } from '../generated/shape-passes.gen.ts';

/** Takes a constraint to hold. */
abstract class RemoveConstraint<T extends Operation> extends OpRewritePattern<T> {
  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    rewriter.replaceOp(op, [buildTrueWitness(rewriter, op.location)]);
    return true;
  }
}

class RemoveCstrBroadcastableOp extends RemoveConstraint<CstrBroadcastableOp> {
  readonly root = CstrBroadcastableOp;
}

class RemoveCstrEqOp extends RemoveConstraint<CstrEqOp> {
  readonly root = CstrEqOp;
}

/** `remove-shape-constraints`. Source: mlir/lib/Dialect/Shape/Transforms/RemoveShapeConstraints.cpp, which does not mind when rewriting does not end. */
export class RemoveShapeConstraintsPass extends RemoveShapeConstraintsPassBase {
  override runOnOperation(func: Operation): LogicalResult {
    applyPatternsGreedily(func, [new RemoveCstrBroadcastableOp(), new RemoveCstrEqOp()], mlirGreedyDefaults);
    return true;
  }
}
