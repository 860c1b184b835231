import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { DivFOp, MulFOp, NegFOp } from '../generated/arith-ops.gen.ts';
import { matchedLocation } from './matched-location.ts';

/** Canonicalization of arithmetic on floats. Source: ArithCanonicalization.td of mlir/lib/Dialect/Arith/IR. */

/** -x * -y = x * y, and so for division. */
class OfNegatives extends OpRewritePattern<MulFOp | DivFOp> {
  readonly root: typeof MulFOp | typeof DivFOp;

  constructor(
    override readonly debugName: string,
    root: typeof MulFOp | typeof DivFOp,
  ) {
    super();
    this.root = root;
  }

  matchAndRewrite(op: MulFOp | DivFOp, rewriter: PatternRewriter): LogicalResult {
    const lhs = op.lhs.definingOp;
    const rhs = op.rhs.definingOp;
    if (!(lhs instanceof NegFOp && rhs instanceof NegFOp)) {
      return rewriter.notifyMatchFailure(op, 'the operands are not both negated');
    }
    const { fastmath } = op;
    const positive = { lhs: lhs.operand(0), rhs: rhs.operand(0), fastmath };
    rewriter.replaceOp(op, this.root.build(rewriter, matchedLocation(op, lhs, rhs), positive).results);
    return true;
  }
}

export const mulFPatterns = (): readonly RewritePattern[] => [new OfNegatives('MulFOfNegF', MulFOp)];
export const divFPatterns = (): readonly RewritePattern[] => [new OfNegatives('DivFOfNegF', DivFOp)];
