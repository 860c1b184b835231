import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { UnrealizedConversionCastOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildGenericAround, parallelIterators } from '../../dialects/linalg/structured/build-structured.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { CollapseShapeOp, EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { RoundingMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import { ApplyScaleOp, RescaleOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { DenseElementsAttr, denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Returns the elements of a constant of integers. */
function constantIntegers(value: Value): number[] | undefined {
  const constant = matchConstant(value);
  if (!(constant instanceof DenseElementsAttr)) return undefined;
  return Array.from({ length: constant.type.numElements }, (_, i) => constant.numberAt(i));
}

/** Returns a tensor without dimensions of one with one element. */
function collapseToScalar(builder: OpBuilder, location: Location, src: Value): Value {
  const resultType = RankedTensorType.get([], elementTypeOrSelf(src.type));
  return CollapseShapeOp.build(builder, location, { src, reassociation: [], resultType }).result();
}

/** Scales integers by a product and a shift, from one zero point to another. Source: RescaleConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */
export class ConvertRescale extends OpRewritePattern<RescaleOp> {
  readonly root = RescaleOp;

  matchAndRewrite(op: RescaleOp, rewriter: PatternRewriter): LogicalResult {
    const { location, context, input, roundingMode } = op;
    const [inputType, resultType] = [input.type, op.output.type];
    if (![input, op.multiplier, op.shift].every(({ type }) => type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'an operand has no rank');
    }
    if (!(inputType instanceof RankedTensorType && resultType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    }
    if (roundingMode === RoundingMode.INEXACT_ROUND) {
      return rewriter.notifyMatchFailure(op, "rounding mode 'INEXACT_ROUND' is not currently supported");
    }
    if (roundingMode === RoundingMode.DOUBLE_ROUND && !op.scale32) {
      return rewriter.notifyMatchFailure(op, 'tosa.rescale requires scale32 for double_round to be true');
    }
    const { elementType: from, rank } = inputType;
    const { elementType: to, shape } = resultType;
    if (!(from instanceof IntegerType && to instanceof IntegerType)) {
      return rewriter.notifyMatchFailure(op, 'only support integer type');
    }
    const shifts = constantIntegers(op.shift);
    const multipliers = constantIntegers(op.multiplier);
    const inputZp = constantZeroPoint(op.inputZp, !op.inputUnsigned);
    const outputZp = constantZeroPoint(op.outputZp, !op.outputUnsigned);
    if (inputZp === undefined || outputZp === undefined) {
      return rewriter.notifyMatchFailure(op, 'a zero point cannot be statically determined');
    }
    const dynamicSizes = shape.flatMap((size, dim) =>
      isDynamic(size) ? [buildDim(rewriter, location, input, dim)] : [],
    );
    // A shift by more than all bits leaves nothing.
    const isFar = (i: number): boolean => multipliers !== undefined && shifts !== undefined && shifts[i]! > 63;
    const shiftValues = shifts?.map((shift, i) => (isFar(i) ? 0 : shift));
    const multiplierValues = multipliers?.map((multiplier, i) => (isFar(i) ? 0 : multiplier));
    const mayShiftFar = shiftValues?.some((shift) => shift > 31) ?? true;
    const isDouble = roundingMode === RoundingMode.DOUBLE_ROUND && mayShiftFar;

    const build = new ArithBuilder(rewriter, location);
    const inputs: Value[] = [input];
    const identity = AffineMap.getMultiDimIdentityMap(rank);
    const indexingMaps = [identity];
    const [i8, i32] = [IntegerType.get(context, 8), IntegerType.get(context, 32)];
    const channel = AffineMap.get(rank, 0, rank > 0 ? [getAffineDimExpr(rank - 1)] : []);
    /** Makes the one value, or an input with a value for each channel; returns how iterations read it. Upstream makes empty constants where only one of both is known. */
    const scaling = (
      values: readonly number[] | undefined,
      type: IntegerType,
      operand: Value,
    ): ((elements: readonly Value[]) => Value) => {
      if (values?.length === 1) {
        const constant = build.number(type, values[0]!);
        return () => constant;
      }
      const place = inputs.length;
      const isOne = !values && (operand.type as RankedTensorType).shape[0] === 1;
      if (values) inputs.push(build.constant(denseFromNumbers(RankedTensorType.get([values.length], type), values)));
      else if (isOne) inputs.push(collapseToScalar(rewriter, location, operand));
      else inputs.push(operand);
      indexingMaps.push(isOne ? AffineMap.get(rank, 0, []) : channel);
      return (elements) => elements[place]!;
    };
    const multiplierOf = scaling(multiplierValues, i32, op.multiplier);
    const shiftOf = scaling(shiftValues, i8, op.shift);
    const emptyType = RankedTensorType.get(shape, to);
    const init = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();
    const parts = {
      inputs,
      inits: [init],
      indexingMaps: [...indexingMaps, identity],
      iteratorTypes: parallelIterators(rank),
    };
    const retype = (value: Value, type: IntegerType): Value =>
      UnrealizedConversionCastOp.build(rewriter, location, { inputs: [value], outputTypes: [type] }).result(0);
    const scaled = buildGenericAround(rewriter, location, parts, (elements) => {
      const fromZero = build.number(IntegerType.get(context, Math.max(from.width, 32)), inputZp);
      const toZero = build.number(i32, outputZp);
      let value = elements[0]!;
      if (from.signedness === 'unsigned') value = retype(value, IntegerType.get(context, from.width));
      if (from.width < 32) value = build.cast(op.inputUnsigned ? arith.ExtUIOp : arith.ExtSIOp, value, i32);
      value = build.apply(arith.SubIOp, value, fromZero);
      const scale = {
        value,
        multiplier: multiplierOf(elements),
        shift: shiftOf(elements),
        roundingMode: isDouble ? RoundingMode.DOUBLE_ROUND : RoundingMode.SINGLE_ROUND,
        outputType: i32,
      };
      value = build.apply(arith.AddIOp, ApplyScaleOp.build(rewriter, location, scale).result(), toZero);
      const bits = BigInt(to.width);
      const [least, greatest] = op.outputUnsigned
        ? [0n, BigInt.asIntN(32, (1n << bits) - 1n)]
        : [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n];
      value = build.clampInteger(value, build.number(i32, least), build.number(i32, greatest));
      if (to.width < 32) value = build.cast(arith.TruncIOp, value, IntegerType.get(context, to.width));
      return [to.signedness === 'unsigned' ? retype(value, to) : value];
    });
    rewriter.replaceOp(op, scaled.results);
    return true;
  }
}
