import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AssertOp } from '../generated/cf-ops.gen.ts';

/** Erases an assertion of what is known to hold. */
class EraseTrueAssert extends OpRewritePattern<AssertOp> {
  readonly root = AssertOp;
  override readonly debugNamespace = '';
  override readonly debugName = '';

  matchAndRewrite(op: AssertOp, rewriter: PatternRewriter): LogicalResult {
    const value = matchConstant(op.arg);
    if (!(value instanceof IntegerAttr) || value.value === 0n) {
      return rewriter.notifyMatchFailure(op, 'not known to hold');
    }
    rewriter.eraseOp(op);
    return true;
  }
}

export const assertOp = {
  canonicalizationPatterns: () => [new EraseTrueAssert()],
};
