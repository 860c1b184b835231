import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { RoundingMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import { ApplyScaleOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { intOrFloatBitWidth, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { buildOp } from '../../ods/build.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

const isRoundedExactly = ({ roundingMode }: ApplyScaleOp): boolean => roundingMode !== RoundingMode.INEXACT_ROUND;

const integersLike = (type: Type, width: number): Type => likeWithElement(type, IntegerType.get(type.context, width));

/** Scales in 64 bits. Source: ApplyScaleGenericOpConverter of mlir/lib/Conversion/TosaToArith/TosaToArith.cpp. */
class ApplyScaleIn64Bits extends OpConversionPattern<ApplyScaleOp> {
  readonly root = ApplyScaleOp;
  override readonly benefit = 100;

  matchAndRewrite(op: ApplyScaleOp, _adaptor: ApplyScaleOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!isRoundedExactly(op)) return false;
    const build = new ArithBuilder(rewriter, op.location);
    const { value } = op;
    const resultType = op.output.type;
    const i32 = integersLike(resultType, 32);
    const i64 = integersLike(resultType, 64);
    const zero = build.number(value.type, 0);
    const one = build.number(i64, 1);
    const thirtyOne = build.number(i32, 31);
    const shift32 = build.cast(arith.ExtUIOp, op.shift, i32);
    const isWide = intOrFloatBitWidth(elementTypeOrSelf(value.type)) === 64;
    const wide = isWide ? value : build.cast(arith.ExtSIOp, value, i64);
    const factor = build.cast(arith.ExtSIOp, op.multiplier, i64);
    let product = build.apply(arith.MulIOp, wide, factor);
    const shift = build.cast(arith.ExtUIOp, shift32, i64);
    const half = build.apply(arith.ShRUIOp, build.apply(arith.ShLIOp, one, shift), one);
    product = build.apply(arith.AddIOp, product, half);
    if (op.roundingMode === RoundingMode.DOUBLE_ROUND) {
      const up = build.number(i64, 1 << 30);
      const down = build.number(i64, -(1 << 30));
      const isPositive = build.compareIntegers('sge', value, zero);
      const direction = build.select(isPositive, up, down);
      const twice = build.apply(arith.AddIOp, direction, product);
      const shiftsFar = build.compareIntegers('sgt', shift32, thirtyOne);
      product = build.select(shiftsFar, twice, product);
    }
    const scaled = build.apply(arith.ShRSIOp, product, shift);
    rewriter.replaceOp(op, [build.cast(arith.TruncIOp, scaled, i32)]);
    return true;
  }
}

/** Scales the high and the low 32 bits of products. Source: ApplyScale32BitOpConverter of mlir/lib/Conversion/TosaToArith/TosaToArith.cpp. */
class ApplyScaleIn32Bits extends OpConversionPattern<ApplyScaleOp> {
  readonly root = ApplyScaleOp;
  override readonly benefit = 200;

  matchAndRewrite(op: ApplyScaleOp, _adaptor: ApplyScaleOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!isRoundedExactly(op)) return false;
    const { value } = op;
    if (intOrFloatBitWidth(elementTypeOrSelf(value.type))! > 32) return false;
    const build = new ArithBuilder(rewriter, op.location);
    const resultType = op.output.type;
    const i32 = integersLike(resultType, 32);
    const shift = build.cast(arith.ExtUIOp, op.shift, i32);
    const zero = build.number(i32, 0);
    const one = build.number(i32, 1);
    const two = build.number(i32, 2);
    const thirty = build.number(i32, 30);
    const thirtyTwo = build.number(i32, 32);
    let [low, high] = extendedProduct(rewriter, op);

    const isFar = build.compareIntegers('sge', shift, thirtyTwo);
    const roundsHigh = build.compareIntegers('sgt', shift, thirtyTwo);
    const near = build.apply(arith.SubIOp, thirtyTwo, shift);
    const far = build.apply(arith.SubIOp, shift, thirtyTwo);
    const shiftLeft = build.select(isFar, zero, near);
    const shiftRight = build.select(isFar, far, zero);

    if (op.roundingMode === RoundingMode.DOUBLE_ROUND) {
      const minusOne = build.number(i32, -1);
      const isPositive = build.compareIntegers('sge', value, zero);
      const sign = build.select(isPositive, one, minusOne);
      const direction = build.select(isFar, sign, zero);
      const top = build.apply(arith.ShRUIOp, low, thirty);
      const carry = build.apply(arith.ShRSIOp, build.apply(arith.AddIOp, top, direction), two);
      const half = build.apply(arith.ShLIOp, direction, thirty);
      low = build.apply(arith.AddIOp, low, half);
      high = build.apply(arith.AddIOp, high, carry);
    }

    const lowBit = build.apply(arith.ShLIOp, one, build.apply(arith.SubIOp, shift, one));
    const lowHalf = build.select(roundsHigh, zero, lowBit);
    const sum = build.apply(arith.AddIOp, low, lowHalf);
    const overflows = build.compareIntegers('ugt', low, sum);
    high = build.apply(arith.AddIOp, high, build.cast(arith.ExtUIOp, overflows, i32));

    const highBit = build.apply(arith.ShLIOp, one, build.apply(arith.SubIOp, shiftRight, one));
    const highHalf = build.select(roundsHigh, highBit, zero);
    high = build.apply(arith.AddIOp, high, highHalf);

    high = build.apply(arith.ShRSIOp, build.apply(arith.ShLIOp, high, shiftLeft), shiftRight);
    low = build.select(isFar, zero, build.apply(arith.ShRUIOp, sum, shift));
    const result = build.apply(arith.AddIOp, low, high);
    const isWord = intOrFloatBitWidth(elementTypeOrSelf(resultType)) === 32;
    rewriter.replaceOp(op, [isWord ? result : build.cast(arith.TruncIOp, result, resultType)]);
    return true;
  }
}

/** Where types differ, which the verifier reports, the results have that of the factor. */
function extendedProduct(rewriter: ConversionPatternRewriter, op: ApplyScaleOp): [low: Value, high: Value] {
  const product: Operation = buildOp(rewriter, op.location, arith.MulSIExtendedOp, {
    operands: [op.value, op.multiplier],
    attributes: {},
    resultTypes: [op.multiplier.type, op.multiplier.type],
  });
  return [product.result(0), product.result(1)];
}

/** Returns the patterns for `tosa.apply_scale`: those that compute in 32 bits too, where these are asked for. */
export function applyScalePatterns(in32Bits: boolean): readonly OpConversionPattern[] {
  return in32Bits ? [new ApplyScaleIn64Bits(), new ApplyScaleIn32Bits()] : [new ApplyScaleIn64Bits()];
}
