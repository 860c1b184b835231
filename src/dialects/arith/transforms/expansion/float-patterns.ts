import { type Operation } from '../../../../ir/operation.ts';
import { type Value } from '../../../../ir/value.ts';
import { OpConversionPattern } from '../../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { type CmpFPredicate } from '../../generated/arith-enums.gen.ts';
import * as arith from '../../generated/arith-ops.gen.ts';
import { ArithBuilder } from '../../arith-builder.ts';

interface BinaryOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

/** The smaller or the greater of two floats; of two of which one is NaN the one, or the other. */
class ExpandChoice extends OpConversionPattern<BinaryOp> {
  /** With `ofNaN` "lhs" the result is `rhs` where `lhs` is NaN, with "rhs" where `rhs` itself is; `predicate` holds where one is. */
  constructor(
    readonly root: abstract new (...args: never[]) => BinaryOp,
    private readonly predicate: CmpFPredicate,
    private readonly ofNaN: 'lhs' | 'rhs',
  ) {
    super();
  }

  matchAndRewrite(op: BinaryOp, { lhs, rhs }: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const write = new ArithBuilder(rewriter, op.location);
    const chosen = write.select(write.compareFloats(this.predicate, lhs, rhs), lhs, rhs);
    const asked = this.ofNaN === 'lhs' ? lhs : rhs;
    rewriter.replaceOp(op, [write.select(write.compareFloats('uno', asked, asked), rhs, chosen)]);
    return true;
  }
}

/** Source: MaximumMinimumFOpConverter and MaxNumMinNumFOpConverter of mlir/lib/Dialect/Arith/Transforms/ExpandOps.cpp. */
export const floatExpansions: readonly OpConversionPattern[] = [
  new ExpandChoice(arith.MaximumFOp, 'ugt', 'rhs'),
  new ExpandChoice(arith.MinimumFOp, 'ult', 'rhs'),
  new ExpandChoice(arith.MaxNumFOp, 'ugt', 'lhs'),
  new ExpandChoice(arith.MinNumFOp, 'ult', 'lhs'),
];
