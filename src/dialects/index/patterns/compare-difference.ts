import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CmpOp, SubOp } from '../generated/index-ops.gen.ts';

/** a - b ? 0 = a ? b, and 0 ? a - b = b ? a. Source: CmpOp::canonicalize of mlir/lib/Dialect/Index/IR/IndexOps.cpp. */
export class CompareDifference extends OpRewritePattern<CmpOp> {
  override readonly debugNamespace = '';
  override readonly debugName = '';
  readonly root = CmpOp;

  matchAndRewrite(op: CmpOp, rewriter: PatternRewriter): LogicalResult {
    const isRight = isZero(op.rhs);
    if (!isRight && !isZero(op.lhs)) return rewriter.notifyMatchFailure(op, 'cmp is not comparing something with 0');
    const difference = (isRight ? op.lhs : op.rhs).definingOp;
    if (!(difference instanceof SubOp)) {
      return rewriter.notifyMatchFailure(op, 'non-zero operand is not a result of subtraction');
    }
    const { lhs, rhs } = difference;
    const { location, pred } = op;
    const operands = isRight ? { lhs, rhs } : { lhs: rhs, rhs: lhs };
    rewriter.replaceOp(
      op,
      CmpOp.build(rewriter, location, { ...operands, pred, resultType: op.result().type }).results,
    );
    return true;
  }
}

function isZero(value: Value): boolean {
  const constant = matchConstant(value);
  return constant instanceof IntegerAttr && constant.value === 0n;
}
