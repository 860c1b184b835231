import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult } from '../../../ir/value.ts';
import { transformTypes } from '../../../ods/match-traits.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { integerConstant, isAllOnes, isInteger } from '../constant-folding.ts';
import {
  AddIOp,
  AddUIExtendedOp,
  CmpIOp,
  ExtSIOp,
  MulIOp,
  MulSIExtendedOp,
  MulUIExtendedOp,
} from '../generated/arith-ops.gen.ts';
import { createConstant } from './constants.ts';

/** Canonicalization of arithmetic with results of twice the width. Source: ArithCanonicalization.td of mlir/lib/Dialect/Arith/IR. */

type ExtendedOp = AddUIExtendedOp | MulSIExtendedOp | MulUIExtendedOp;

/** Without a use of the second result, the operation of one width is enough. */
class DropHighHalf extends OpRewritePattern<ExtendedOp> {
  readonly root: typeof AddUIExtendedOp | typeof MulSIExtendedOp | typeof MulUIExtendedOp;
  readonly #narrow: typeof AddIOp | typeof MulIOp;

  constructor(
    override readonly debugName: string,
    root: DropHighHalf['root'],
    narrow: typeof AddIOp | typeof MulIOp,
  ) {
    super();
    this.root = root;
    this.#narrow = narrow;
  }

  matchAndRewrite(op: ExtendedOp, rewriter: PatternRewriter): LogicalResult {
    const [low, high] = op.results as [OpResult, OpResult];
    if (high.hasUses) return rewriter.notifyMatchFailure(op, 'the second result is used');
    const { lhs, rhs } = op;
    const narrow = this.#narrow.build(rewriter, op.location, { lhs, rhs });
    rewriter.replaceAllUsesWith(low, narrow.result(0));
    rewriter.eraseOp(op);
    return true;
  }
}

/** The high half of x * 1 is the sign of x, except that the 1 of one bit is -1. */
class MulSIExtendedRHSOne extends OpRewritePattern<MulSIExtendedOp> {
  readonly root = MulSIExtendedOp;

  matchAndRewrite(op: MulSIExtendedOp, rewriter: PatternRewriter): LogicalResult {
    const { lhs, location } = op;
    const zero = integerConstant(lhs.type, 0n);
    const factor = matchConstant(op.rhs);
    if (!isInteger(factor, 1n) || isAllOnes(factor) || !zero) {
      return rewriter.notifyMatchFailure(op, 'the factor is not 1');
    }
    const rhs = createConstant(rewriter, location, lhs.type, zero);
    const [resultType] = transformTypes('i1SameShape', lhs.type) as [Type];
    const isNegative = CmpIOp.build(rewriter, location, { predicate: 'slt', lhs, rhs, resultType }).result(0);
    const sign = ExtSIOp.build(rewriter, location, { in: isNegative, outType: lhs.type });
    rewriter.replaceOp(op, [lhs, sign.result(0)]);
    return true;
  }
}

export const addUIExtendedPatterns = (): readonly RewritePattern[] => [
  new DropHighHalf('AddUIExtendedToAddI', AddUIExtendedOp, AddIOp),
];
export const mulSIExtendedPatterns = (): readonly RewritePattern[] => [
  new DropHighHalf('MulSIExtendedToMulI', MulSIExtendedOp, MulIOp),
  new MulSIExtendedRHSOne(),
];
export const mulUIExtendedPatterns = (): readonly RewritePattern[] => [
  new DropHighHalf('MulUIExtendedToMulI', MulUIExtendedOp, MulIOp),
];
