import { floatAttr } from '../../../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr } from '../../../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../../../ir/type.ts';
import { type FloatType } from '../../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, UnrankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { matchConstant } from '../../../../rewrite/fold.ts';
import { floatFormat, type FloatFormat } from '../../../../support/float-bits.ts';
import { type ArithBuilder } from '../../../arith/arith-builder.ts';
import { isZeroAttr, signedValue, uniformElement } from '../../../arith/constant-folding.ts';
import * as arith from '../../../arith/generated/arith-ops.gen.ts';
import * as math from '../../generated/math-ops.gen.ts';
import { expansion } from './expansion.ts';

const one = (write: ArithBuilder, type: Type): Value => write.number(type, 1);

/** Powers that take no exponential and no logarithm. */
const simplePowers: readonly { readonly power: number; readonly of: (write: ArithBuilder, a: Value) => Value }[] = [
  { power: 0, of: (write, a) => one(write, a.type) },
  { power: 1, of: (_write, a) => a },
  { power: -1, of: (write, a) => write.apply(arith.DivFOp, one(write, a.type), a) },
  { power: 0.5, of: (write, a) => write.apply(math.SqrtOp, a) },
  { power: -0.5, of: (write, a) => write.apply(math.RsqrtOp, a) },
  { power: 2, of: (write, a) => write.apply(arith.MulFOp, a, a) },
  { power: -2, of: (write, a) => write.apply(arith.DivFOp, one(write, a.type), write.apply(arith.MulFOp, a, a)) },
  { power: 3, of: (write, a) => write.apply(arith.MulFOp, write.apply(arith.MulFOp, a, a), a) },
];

/** Tells whether a constant is the number, as its format rounds that: in f8E8M0FNU, 3 is 4. */
function isPower(constant: FloatAttr, power: number): boolean {
  return power === 0 ? isZeroAttr(constant) : constant === floatAttr(constant.type, power);
}

/** e^(b ln a), or what is simpler. */
function expandPowF({ lhs, rhs }: math.PowFOp, write: ArithBuilder): Value {
  const constant = uniformElement(matchConstant(rhs));
  const simple = constant instanceof FloatAttr ? simplePowers.find(({ power }) => isPower(constant, power)) : undefined;
  if (simple) return simple.of(write, lhs);
  return write.apply(math.ExpOp, write.apply(arith.MulFOp, rhs, write.apply(math.LogOp, lhs)));
}

/** Multiplies squares of the base for a power that is known; makes it a float for `math.powf` otherwise. */
function expandFPowI({ lhs, rhs }: math.FPowIOp, write: ArithBuilder): Value {
  const power = uniformElement(matchConstant(rhs));
  if (power instanceof IntegerAttr && !(lhs.type instanceof UnrankedTensorType))
    return multiplied(write, lhs, signedValue(power));
  return write.apply(math.PowFOp, lhs, write.cast(arith.SIToFPOp, rhs, lhs.type));
}

function multiplied(write: ArithBuilder, base: Value, power: bigint): Value {
  const { type } = base;
  const first = one(write, type);
  let product = one(write, type);
  let square = base;
  for (let rest = power < 0n ? -power : power; rest > 0n; rest >>= 1n) {
    if (rest & 1n) product = write.apply(arith.MulFOp, square, product);
    square = write.apply(arith.MulFOp, square, square);
  }
  if (power >= 0n) return product;
  // What is divided by zero is said to be infinite.
  const [zero, minusZero, infinity, minusInfinity] = boundsOf(type).map((number) => write.number(type, number));
  const isZero = write.compareFloats('oeq', product, zero!);
  const isMinusZero = write.compareFloats('oeq', product, minusZero!);
  const quotient = write.apply(arith.DivFOp, first, product);
  return write.select(isMinusZero, minusInfinity!, write.select(isZero, infinity!, quotient));
}

/**
 * Returns zero, -0, infinity and -infinity, or what upstream has for them in formats without: NaN for the zeros, zeros for the infinities where there is no NaN. Differs:
 * upstream's scalars of such formats are infinities still, which it prints as the bits of these zeros.
 */
function boundsOf(type: Type): readonly number[] {
  const { unsigned, specials }: FloatFormat = floatFormat[(elementTypeOrSelf(type) as FloatType).kind];
  const zeros = unsigned ? [NaN, NaN] : [0, -0];
  return [...zeros, ...(specials === 'finite' ? [0, -0] : [Infinity, -Infinity])];
}

/** Source: mlir/lib/Dialect/Math/Transforms/ExpandOps.cpp. */
export const powerExpansions = [expansion(math.PowFOp, expandPowF), expansion(math.FPowIOp, expandFPowI)];
