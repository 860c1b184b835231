import { type Operation } from '../../../../ir/operation.ts';
import { type Value } from '../../../../ir/value.ts';
import { OpConversionPattern } from '../../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { type CmpIPredicate } from '../../generated/arith-enums.gen.ts';
import * as arith from '../../generated/arith-ops.gen.ts';
import { ArithBuilder, canBeConstant } from '../../arith-builder.ts';

type OpClass<T extends Operation> = abstract new (...args: never[]) => T;

interface BinaryOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

/** Writes what a division is made of. */
type ExpandDivision = (write: ArithBuilder, lhs: Value, rhs: Value) => Value;

/** One more than the quotient of one less than `lhs`, which would wrap around where that is 0. */
const ceilDivUnsigned: ExpandDivision = (write, lhs, rhs) => {
  const { type } = lhs;
  const zero = write.number(type, 0);
  const isZero = write.compareIntegers('eq', lhs, zero);
  const one = write.number(type, 1);
  const quotient = write.apply(arith.DivUIOp, write.apply(arith.SubIOp, lhs, one), rhs);
  return write.select(isZero, zero, write.apply(arith.AddIOp, quotient, one));
};

/** The quotient, which is rounded to zero, and one more where that is not exact and positive. */
const ceilDivSigned: ExpandDivision = (write, lhs, rhs) => {
  const { type } = lhs;
  const zero = write.number(type, 0);
  const one = write.number(type, 1);
  const quotient = write.apply(arith.DivSIOp, lhs, rhs);
  const isRounded = write.compareIntegers('ne', lhs, write.apply(arith.MulIOp, quotient, rhs));
  const isNegative = [lhs, rhs].map((value) => write.compareIntegers('slt', value, zero));
  const isPositive = write.compareIntegers('eq', isNegative[0]!, isNegative[1]!);
  const condition = write.apply(arith.AndIOp, isRounded, isPositive);
  return write.select(condition, write.apply(arith.AddIOp, quotient, one), quotient);
};

/** The quotient, which is rounded to zero, and one less where that is not exact and negative. */
const floorDivSigned: ExpandDivision = (write, lhs, rhs) => {
  const { type } = lhs;
  const quotient = write.apply(arith.DivSIOp, lhs, rhs);
  const isRounded = write.compareIntegers('ne', lhs, write.apply(arith.MulIOp, quotient, rhs));
  const zero = write.number(type, 0);
  const isNegative = [lhs, rhs].map((value) => write.compareIntegers('slt', value, zero));
  const differ = write.compareIntegers('ne', isNegative[0]!, isNegative[1]!);
  const condition = write.apply(arith.AndIOp, isRounded, differ);
  const minusOne = write.number(type, -1);
  return write.select(condition, write.apply(arith.AddIOp, quotient, minusOne), quotient);
};

class ExpandDivisionOp extends OpConversionPattern<BinaryOp> {
  constructor(
    readonly root: OpClass<BinaryOp>,
    private readonly expand: ExpandDivision,
  ) {
    super();
  }

  matchAndRewrite(op: BinaryOp, { lhs, rhs }: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!canBeConstant(lhs.type)) return false;
    rewriter.replaceOp(op, [this.expand(new ArithBuilder(rewriter, op.location), lhs, rhs)]);
    return true;
  }
}

/** The smaller or the greater of two integers. */
class ExpandChoice extends OpConversionPattern<BinaryOp> {
  constructor(
    readonly root: OpClass<BinaryOp>,
    private readonly predicate: CmpIPredicate,
  ) {
    super();
  }

  matchAndRewrite(op: BinaryOp, { lhs, rhs }: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const write = new ArithBuilder(rewriter, op.location);
    rewriter.replaceOp(op, [write.select(write.compareIntegers(this.predicate, lhs, rhs), lhs, rhs)]);
    return true;
  }
}

/**
 * Divisions that round up or down, and the smaller and greater of two integers. Source: mlir/lib/Dialect/Arith/Transforms/ExpandOps.cpp. Differs: tensors of
 * unknown sizes are not divided, because no constant is like them.
 */
export const integerExpansions: readonly OpConversionPattern[] = [
  new ExpandDivisionOp(arith.CeilDivUIOp, ceilDivUnsigned),
  new ExpandDivisionOp(arith.CeilDivSIOp, ceilDivSigned),
  new ExpandDivisionOp(arith.FloorDivSIOp, floorDivSigned),
  new ExpandChoice(arith.MaxSIOp, 'sgt'),
  new ExpandChoice(arith.MaxUIOp, 'ugt'),
  new ExpandChoice(arith.MinSIOp, 'slt'),
  new ExpandChoice(arith.MinUIOp, 'ult'),
];
