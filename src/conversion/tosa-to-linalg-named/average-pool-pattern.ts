import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder, zeroAttr } from '../../dialects/arith/arith-builder.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { IndexOp, PoolingNhwcSumOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import {
  buildFill,
  buildGenericAround,
  buildNamed,
  parallelIterators,
} from '../../dialects/linalg/structured/build-structured.ts';
import { CountLeadingZerosOp } from '../../dialects/math/generated/math-ops.gen.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { RoundingMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import { ApplyScaleOp, AvgPool2dOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { FloatType, IndexType, intOrFloatBitWidth, IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { poolingSteps } from './convolution-parts.ts';
import { padInput } from './pad-input.ts';

interface ZeroPoints {
  readonly input: number;
  readonly output: number;
}

/** Sums up windows, and divides each sum by how many elements the window has that are no padding. Source: AvgPool2dConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalgNamed.cpp. */
export class ConvertAvgPool2d extends OpRewritePattern<AvgPool2dOp> {
  readonly root = AvgPool2dOp;

  matchAndRewrite(op: AvgPool2dOp, rewriter: PatternRewriter): LogicalResult {
    const { location, context, accType, kernel } = op;
    const [inputType, resultType] = [op.input.type, op.output.type];
    if (!(inputType instanceof RankedTensorType && resultType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    }
    const { shape, elementType, rank } = resultType;
    if ([inputType, resultType].some((type) => type.shape.slice(1).some(isDynamic))) {
      return rewriter.notifyMatchFailure(op, 'input can only be dynamic in the batch dimension');
    }
    const input = constantZeroPoint(op.inputZp, true);
    if (input === undefined)
      return rewriter.notifyMatchFailure(op, 'input zero point could not be statically determined');
    const output = constantZeroPoint(op.outputZp, true);
    if (output === undefined)
      return rewriter.notifyMatchFailure(op, 'output zero point could not be statically determined');
    const padding = zeroAttr(inputType.elementType);
    const zero = zeroAttr(accType);
    if (!padding || !zero) return rewriter.notifyMatchFailure(op, 'its elements are no numbers');
    const isDynamicBatch = !inputType.hasStaticShape || !resultType.hasStaticShape;
    const dynamicSizes = isDynamicBatch ? [buildDim(rewriter, location, op.input, 0)] : [];
    const empty = (resultType: RankedTensorType, dynamicSizes: readonly Value[]): Value =>
      EmptyOp.build(rewriter, location, { dynamicSizes, resultType }).result();

    const padded = padInput(rewriter, location, op.input, op.pad, padding);
    const build = new ArithBuilder(rewriter, location);
    const initial = build.constant(zero);
    const sumInit = empty(RankedTensorType.get(shape, accType), dynamicSizes);
    const init = buildFill(rewriter, location, initial, sumInit).result(0);
    const inputs = [padded, empty(RankedTensorType.get(kernel, accType), [])];
    const steps = poolingSteps(context, op.stride);
    const sums = buildNamed(rewriter, location, PoolingNhwcSumOp, inputs, init, steps).result(0);
    const [height, width] = [buildDim(rewriter, location, sums, 1), buildDim(rewriter, location, sums, 2)];
    const one = build.number(IndexType.get(context), 1);
    const last = [height, width].map((size) => build.apply(arith.SubIOp, size, one));

    const identity = AffineMap.getMultiDimIdentityMap(rank);
    const parts = {
      inputs: [sums],
      inits: [empty(RankedTensorType.get(shape, elementType), dynamicSizes)],
      indexingMaps: [identity, identity],
      iteratorTypes: parallelIterators(rank),
    };
    const means = buildGenericAround(rewriter, location, parts, ([sum]) => {
      const count = this.#count(op, rewriter, last, one);
      if (!(accType instanceof FloatType)) return [this.#quotient(op, rewriter, sum!, count, { input, output })];
      const mean = build.apply(arith.DivFOp, sum!, build.cast(arith.SIToFPOp, count, accType));
      const isWide = intOrFloatBitWidth(accType)! > intOrFloatBitWidth(elementType)!;
      return [isWide ? build.cast(arith.TruncFOp, mean, elementType) : mean];
    });
    rewriter.replaceOp(op, means.results);
    return true;
  }

  /** Returns how many elements of the window are no padding, at least one, of type i32. */
  #count(
    { location, context, pad, stride, kernel }: AvgPool2dOp,
    rewriter: PatternRewriter,
    last: readonly Value[],
    one: Value,
  ): Value {
    const build = new ArithBuilder(rewriter, location);
    const index = (value: number): Value => build.number(IndexType.get(context), value);
    const zero = index(0);
    const inside = (size: Value, position: Value, padding: number): Value => {
      if (padding === 0) return size;
      const distance = build.apply(arith.SubIOp, position, index(padding));
      return build.apply(arith.AddIOp, size, build.apply(arith.MinSIOp, distance, zero));
    };
    const covered = (i: number): Value => {
      const step = index(stride[i]!);
      const size = index(kernel[i]!);
      const dim = IndexOp.build(rewriter, location, { dim: i + 1, resultType: IndexType.get(context) }).result();
      const behind = build.apply(arith.SubIOp, last[i]!, dim);
      const [left, right] = [dim, behind].map((count) => build.apply(arith.MulIOp, count, step)) as [Value, Value];
      const afterLeft = inside(size, left, pad[2 * i]!);
      return build.apply(arith.MaxSIOp, one, inside(afterLeft, right, pad[2 * i + 1]!));
    };
    const [height, width] = [covered(0), covered(1)];
    return build.cast(arith.IndexCastOp, build.apply(arith.MulIOp, height, width), IntegerType.get(context, 32));
  }

  /** Divides an integer by the count, by a product and a shift. */
  #quotient(op: AvgPool2dOp, rewriter: PatternRewriter, sum: Value, count: Value, zeroPoints: ZeroPoints): Value {
    const { location, context, accType } = op;
    const { elementType } = op.output.type as RankedTensorType;
    const build = new ArithBuilder(rewriter, location);
    const [i8, i32, i64] = [8, 32, 64].map((width) => IntegerType.get(context, width)) as [
      IntegerType,
      IntegerType,
      IntegerType,
    ];
    let value = sum;
    if (zeroPoints.input !== 0) {
      const offset = build.apply(arith.MulIOp, count, build.number(accType, zeroPoints.input));
      value = build.apply(arith.SubIOp, value, offset);
    }
    const one = build.number(i32, 1);
    const thirtyTwo = build.number(i32, 32);
    const leadingZeros = build.apply(CountLeadingZerosOp, build.apply(arith.SubIOp, count, one));
    const bits = build.apply(arith.SubIOp, thirtyTwo, leadingZeros);
    const wideBits = build.cast(arith.ExtUIOp, bits, i64);
    const numerator = build.apply(arith.ShLIOp, build.number(i64, 2 ** 30 + 1), wideBits);
    const wideCount = build.cast(arith.ExtUIOp, count, i64);
    const multiplier = build.cast(arith.TruncIOp, build.apply(arith.DivUIOp, numerator, wideCount), i32);
    const narrowBits = build.cast(arith.TruncIOp, bits, i8);
    const shift = build.apply(arith.AddIOp, narrowBits, build.number(i8, 30));
    const scale = { value, multiplier, shift, roundingMode: RoundingMode.SINGLE_ROUND, outputType: i32 };
    let scaled: Value = ApplyScaleOp.build(rewriter, location, scale).result();
    if (zeroPoints.output !== 0) scaled = build.apply(arith.AddIOp, scaled, build.number(i32, zeroPoints.output));
    const width = BigInt(intOrFloatBitWidth(elementType)!);
    const least = build.number(accType, -(1n << (width - 1n)));
    const most = build.number(accType, (1n << (width - 1n)) - 1n);
    const clamped = build.clampInteger(scaled, least, most);
    return clamped.type === elementType ? clamped : build.cast(arith.TruncIOp, clamped, elementType);
  }
}
