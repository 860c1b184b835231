import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FastMathFlags } from '../../arith/generated/arith-enums.gen.ts';
import { AddFOp, MulFOp } from '../../arith/generated/arith-ops.gen.ts';
import { FmaOp } from '../generated/math-ops.gen.ts';
import { MathUpliftToFMAPassBase } from '../generated/math-passes.gen.ts';

/** `math-uplift-to-fma`. Source: MathUpliftToFMA of mlir/lib/Dialect/Math/Transforms/UpliftToFMA.cpp. */
export class MathUpliftToFMAPass extends MathUpliftToFMAPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return applyPatternsUntilDone(root, [new UpliftToFma()], mlirGreedyDefaults);
  }
}

const mayContract = ({ fastmath }: AddFOp | MulFOp): boolean => (fastmath & FastMathFlags.contract) !== 0;

/** Of a sum of two products the left one is taken, and nothing is done where that one must not be. */
class UpliftToFma extends OpRewritePattern<AddFOp> {
  readonly root = AddFOp;

  matchAndRewrite(sum: AddFOp, rewriter: PatternRewriter): LogicalResult {
    const { lhs, rhs, location } = sum;
    if (!mayContract(sum)) return rewriter.notifyMatchFailure(sum, 'the sum must be rounded on its own');
    const isLeft = lhs.definingOp instanceof MulFOp;
    const product = isLeft ? lhs.definingOp : rhs.definingOp;
    if (!(product instanceof MulFOp)) return rewriter.notifyMatchFailure(sum, 'neither operand is a product');
    if (!mayContract(product)) return rewriter.notifyMatchFailure(sum, 'the product must be rounded on its own');
    const [a, b, c] = [product.lhs, product.rhs, isLeft ? rhs : lhs];
    const fastmath = sum.fastmath & product.fastmath;
    rewriter.replaceOp(sum, FmaOp.build(rewriter, location, { a, b, c, fastmath }).results);
    return true;
  }
}
