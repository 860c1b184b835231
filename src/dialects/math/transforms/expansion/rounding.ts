import { type OpClass } from '../../../../ods/op-spec.ts';
import { type Type } from '../../../../ir/type.ts';
import { type FloatType, IntegerType } from '../../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { floatFormat } from '../../../../support/float-bits.ts';
import { type ArithBuilder, canBeConstant } from '../../../arith/arith-builder.ts';
import * as arith from '../../../arith/generated/arith-ops.gen.ts';
import * as math from '../../generated/math-ops.gen.ts';
import { type Computation, expansion, ofRank } from './expansion.ts';

/** Integers of that width, as many as `type` has elements. */
function integers(type: Type, width: number): Type {
  return likeWithElement(type, IntegerType.get(type.context, width));
}

/** Takes the fraction of floats, that of negative ones towards -0.0. */
function truncated(write: ArithBuilder, x: Value): Value {
  const integer = write.cast(arith.FPToSIOp, x, integers(x.type, 64));
  return write.apply(math.CopySignOp, write.cast(arith.SIToFPOp, integer, x.type), x);
}

/** One more than without the fraction, where that is less. */
function expandCeil(op: math.CeilOp, write: ArithBuilder): Value | undefined {
  const x = op.operand(0);
  if (!canBeConstant(x.type)) return undefined;
  const whole = truncated(write, x);
  const [zero, one] = [0, 1].map((number) => write.number(x.type, number));
  const isLess = write.compareFloats('ogt', x, whole);
  return write.apply(arith.AddFOp, whole, write.select(isLess, one!, zero!));
}

/** Takes the fraction of x and a half, of f32. What has no fraction, be it too great for an integer, stays. */
const expandRound: Computation<math.RoundOp> = ofRank((op, write) => {
  const x = op.operand(0);
  if ((elementTypeOrSelf(x.type) as FloatType).kind !== 'f32') return undefined;
  const bitType = integers(x.type, 32);
  const half = write.number(x.type, 0.5);
  const [places, bias, exponentMask] = [23, 127, 255].map((number) => write.number(bitType, number));
  const moved = write.apply(arith.AddFOp, x, write.apply(math.CopySignOp, half, x));
  const rounded = truncated(write, moved);
  const bits = write.cast(arith.BitcastOp, x, bitType);
  const biased = write.apply(arith.AndIOp, write.apply(arith.ShRUIOp, bits, places!), exponentMask!);
  const exponent = write.apply(arith.SubIOp, biased, bias!);
  return write.select(write.compareIntegers('sge', exponent, places!), x, rounded);
});

/** Where `math.round` went up from the middle between two integers to an odd one, the other one is taken. */
const expandRoundEven: Computation<math.RoundEvenOp> = ofRank((op, write) => {
  const x = op.operand(0);
  const { kind, width } = elementTypeOrSelf(x.type) as FloatType;
  const { mantissaBits } = floatFormat[kind];
  const bitType = integers(x.type, width);
  // As upstream, in 64 bits, and without the bit that f80 has before its mantissa.
  const number = (value: bigint): Value => write.number(bitType, BigInt.asIntN(width, BigInt.asUintN(64, value)));
  const oneBit = (place: number): bigint => 1n << BigInt(place & 63);
  const exponentBits = width - mantissaBits - 1;

  const oneFloat = write.number(x.type, 1);
  const [zero, one, minusOne] = [0n, 1n, -1n].map(number);
  const [places, lastPlace] = [BigInt(mantissaBits), BigInt(width - 1)].map(number);
  const bias = number(oneBit(exponentBits - 1) - 1n);
  const upperMantissaBit = number(oneBit(mantissaBits - 1));
  const mantissaMask = number(oneBit(mantissaBits) - 1n);
  const exponentMask = number(oneBit(exponentBits) - 1n);
  const apply = (opClass: OpClass, ...operands: Value[]): Value => write.apply(opClass, ...operands);

  const bits = write.cast(arith.BitcastOp, x, bitType);
  const rounded = apply(math.RoundOp, x);
  const roundedBits = write.cast(arith.BitcastOp, rounded, bitType);
  const exponentOf = (value: Value): Value =>
    apply(arith.SubIOp, apply(arith.AndIOp, apply(arith.ShRUIOp, value, places!), exponentMask), bias);
  const exponent = exponentOf(bits);
  const roundedExponent = exponentOf(roundedBits);
  const shiftedRight = (value: Value, count: Value): Value =>
    apply(arith.ShRUIOp, value, apply(arith.MinSIOp, apply(arith.MaxSIOp, count, zero!), lastPlace!));
  /** The bits of the mantissa behind the first `count`. */
  const lowerMantissa = (value: Value, count: Value): Value =>
    apply(arith.AndIOp, value, shiftedRight(mantissaMask, count));

  // An integer is odd where the last bit before its fraction is set; that of 1 is not in the mantissa.
  const isOne = write.compareIntegers('eq', roundedExponent, zero!);
  const oddBits = lowerMantissa(roundedBits, apply(arith.SubIOp, roundedExponent, one!));
  const isOdd = apply(arith.OrIOp, write.compareIntegers('ne', oddBits, zero!), isOne);

  // In the middle only the first bit of the fraction is set; that of 0.5 is not in the mantissa.
  const isHalf = write.compareIntegers('eq', exponent, minusOne!);
  const middle = write.select(isHalf, zero!, shiftedRight(upperMantissaBit, exponent));
  const isFractionOfMiddle = write.compareIntegers('eq', lowerMantissa(bits, exponent), middle);
  const isHalfOrMore = write.compareIntegers('sge', exponent, minusOne!);
  const hasFraction = write.compareIntegers('slt', exponent, places!);
  const isMiddle = apply(arith.AndIOp, apply(arith.AndIOp, isFractionOfMiddle, hasFraction), isHalfOrMore);

  const sign = apply(math.CopySignOp, oneFloat, x);
  const other = apply(arith.SubFOp, rounded, sign);
  const even = write.select(apply(arith.AndIOp, isOdd, isMiddle), other, rounded);
  // Of -0.5 it is -0.0.
  return apply(math.CopySignOp, even, x);
});

/** Source: mlir/lib/Dialect/Math/Transforms/ExpandOps.cpp. */
export const roundingExpansions = [
  expansion(math.CeilOp, expandCeil),
  expansion(math.RoundOp, expandRound),
  expansion(math.RoundEvenOp, expandRoundEven),
];
