import { UnrealizedConversionCastOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { RoundEvenOp } from '../../dialects/math/generated/math-ops.gen.ts';
import { type CastOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, intOrFloatBitWidth, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { floatFormat } from '../../support/float-bits.ts';

/** Makes the casts of one element to another type; none is known for other types than integers and floats. Source: createLinalgBodyCalculationForElementwiseOp of TosaToLinalg.cpp. */
export function castElement(op: CastOp, element: Value, to: Type, rewriter: PatternRewriter): Value | undefined {
  const from = elementTypeOrSelf(op.input.type);
  const [width, newWidth] = [intOrFloatBitWidth(from), intOrFloatBitWidth(to)];
  if (width === undefined || newWidth === undefined) return undefined;
  if (from === to) return element;
  const build = new ArithBuilder(rewriter, op.location);
  const isWider = width < newWidth;
  if (from instanceof FloatType) {
    if (to instanceof FloatType) return build.cast(isWider ? arith.ExtFOp : arith.TruncFOp, element, to);
    if (newWidth === 1) return build.compareFloats('une', element, build.number(from, 0));
    return castToInteger(build, element, from, to as IntegerType);
  }
  const { signedness } = from as IntegerType;
  const isBool = width === 1 && signedness === 'signless';
  if (to instanceof FloatType) {
    if (isBool) return build.cast(arith.UIToFPOp, element, to);
    if (signedness !== 'unsigned') return build.cast(arith.SIToFPOp, element, to);
    const args = { inputs: [element], outputTypes: [IntegerType.get(op.context, width)] };
    const signless = UnrealizedConversionCastOp.build(rewriter, op.location, args).result(0);
    return build.cast(arith.UIToFPOp, signless, to);
  }
  if (isBool && isWider) return build.cast(arith.ExtUIOp, element, to);
  if (newWidth === 1) {
    return build.compareIntegers('ne', element, build.number(IntegerType.get(op.context, width), 0));
  }
  return build.cast(isWider ? arith.ExtSIOp : arith.TruncIOp, element, to);
}

/** Rounds a float, and keeps it in the range of the integers. */
function castToInteger(build: ArithBuilder, element: Value, from: FloatType, to: IntegerType): Value {
  const { exponentBits, mantissaBits, bias, specials } = floatFormat[from.kind];
  const greatestExponent = 2 ** exponentBits - (specials === 'ieee' ? 2 : 1) - bias;
  const half = 1n << BigInt(to.width - 1);
  const rounded = build.apply(RoundEvenOp, element);
  if (to.width - 1 > greatestExponent) {
    // All but infinities are in the range.
    const result = build.cast(arith.FPToSIOp, rounded, to);
    const [infinity, minusInfinity] = [build.number(from, Infinity), build.number(from, -Infinity)];
    const isAbove = build.compareFloats('ueq', rounded, infinity);
    const isBelow = build.compareFloats('ueq', rounded, minusInfinity);
    const [least, greatest] = [build.number(to, -half), build.number(to, half - 1n)];
    return build.select(isBelow, least, build.select(isAbove, greatest, result));
  }
  const least = build.number(from, -half);
  if (mantissaBits + 1 >= to.width - 1) {
    const greatest = build.number(from, half - 1n);
    return build.cast(arith.FPToSIOp, build.clampFloat(rounded, least, greatest), to);
  }
  // The greatest integer is no float, but the one above it is.
  const above = build.number(from, half);
  const greatest = build.number(to, half - 1n);
  const result = build.cast(arith.FPToSIOp, build.apply(arith.MaximumFOp, rounded, least), to);
  return build.select(build.compareFloats('uge', rounded, above), greatest, result);
}
