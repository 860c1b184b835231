import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildGenericAround, parallelIterators } from '../../dialects/linalg/structured/build-structured.ts';
import { buildExtract } from '../../dialects/tensor/build-extract.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import { ResizeMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import { ResizeOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, intOrFloatBitWidth, IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildLoopIndex } from './index-patterns.ts';

/** One of the two dimensions of an image that is resized. */
interface Axis {
  /** How many pixels the input has. */
  readonly size: number;
  readonly numerator: Value;
  /** The last index. */
  readonly last: Value;
  /** The pixel, of type i32, and how far beyond it the place is, in the type that is computed with. */
  readonly pixel: Value;
  readonly delta: Value;
}

/** Reads pixels at computed places: the nearest one, or the four around. Source: GenericResizeConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */
export class ConvertResize extends OpRewritePattern<ResizeOp> {
  readonly root = ResizeOp;
  override readonly benefit = 100;

  matchAndRewrite(op: ResizeOp, rewriter: PatternRewriter): LogicalResult {
    const { location, input } = op;
    const [inputType, resultType] = [input.type, op.output.type];
    if (!(inputType instanceof RankedTensorType && resultType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    }
    const { shape, elementType, rank } = resultType;
    if ([inputType, resultType].some((type) => type.shape.slice(1).some(isDynamic))) {
      return rewriter.notifyMatchFailure(op, 'unable to get dynamic dimensions of tosa.resize');
    }
    const parameters = [op.scale, op.offset, op.border].map(constantShape);
    if (!parameters.every((values) => values !== undefined)) {
      return rewriter.notifyMatchFailure(op, 'scale, offset and border should have compile time constant values');
    }
    if (!(elementType instanceof FloatType || elementType instanceof IntegerType)) {
      return rewriter.notifyMatchFailure(op, 'its elements are no numbers');
    }
    const isDynamicBatch = !inputType.hasStaticShape || !resultType.hasStaticShape;
    const dynamicSizes = isDynamicBatch ? [buildDim(rewriter, location, input, 0)] : [];
    const emptyType = RankedTensorType.get(shape, elementType);
    const empty = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();
    const indexingMaps = [AffineMap.getMultiDimIdentityMap(rank)];
    const parts = { inputs: [], inits: [empty], indexingMaps, iteratorTypes: parallelIterators(rank) };
    const body = new ResizeBody(op, rewriter, elementType, inputType.shape);
    const resized = buildGenericAround(rewriter, location, parts, () => [body.build(parameters)]);
    rewriter.replaceOp(op, resized.results);
    return true;
  }
}

/** Makes what an iteration computes. */
class ResizeBody {
  readonly #op: ResizeOp;
  readonly #rewriter: PatternRewriter;
  readonly #make: ArithBuilder;
  readonly #type: FloatType | IntegerType;
  readonly #isFloat: boolean;
  readonly #sizes: readonly [height: number, width: number];
  readonly #i32: IntegerType;
  readonly #index: IndexType;

  constructor(op: ResizeOp, rewriter: PatternRewriter, type: FloatType | IntegerType, inputShape: readonly number[]) {
    this.#op = op;
    this.#rewriter = rewriter;
    this.#make = new ArithBuilder(rewriter, op.location);
    this.#type = type;
    this.#isFloat = type instanceof FloatType;
    this.#sizes = [inputShape[1]!, inputShape[2]!];
    this.#i32 = IntegerType.get(op.context, 32);
    this.#index = IndexType.get(op.context);
  }

  build([scale, offset, border]: readonly (readonly number[])[]): Value {
    const make = this.#make;
    const i32 = (value: number): Value => make.number(this.#i32, value);
    const [batch, y, x, channel] = [0, 1, 2, 3].map((dim) => buildLoopIndex(this.#rewriter, this.#op.location, dim));
    const zero = i32(0);
    const zeroDelta = make.number(this.#type, 0);
    const last = this.#sizes.map((size) => i32(size - 1));
    const places = [y!, x!].map((place) => make.cast(arith.IndexCastOp, place, this.#i32));
    const [yNumerator, yDenominator, xNumerator, xDenominator] = scale!.map(i32);
    const offsets = offset!.map(i32);
    // Nothing uses these, as upstream.
    border!.forEach(i32);
    const fractions = [
      [yNumerator!, yDenominator!],
      [xNumerator!, xDenominator!],
    ] as const;
    const [rows, columns] = fractions.map(([numerator, denominator], i): Axis => {
      const size = this.#sizes[i]!;
      const axis = { size, numerator, last: last[i]! };
      if (size === 1) return { ...axis, pixel: zero, delta: this.#isFloat ? zeroDelta : zero };
      const product = make.apply(arith.MulIOp, places[i]!, denominator);
      return { ...axis, ...this.#divide(make.apply(arith.AddIOp, product, offsets[i]!), numerator) };
    }) as [Axis, Axis];
    const pixel = (row: Value, column: Value): Value =>
      buildExtract(this.#rewriter, this.#op.location, this.#op.input, [batch!, row, column, channel!]);
    return this.#op.mode === ResizeMode.NEAREST_NEIGHBOR
      ? this.#nearest(rows, columns, zero, pixel)
      : this.#bilinear(rows, columns, zero, pixel);
  }

  /** Returns which pixel the place is in, and what is left. */
  #divide(place: Value, numerator: Value): { readonly pixel: Value; readonly delta: Value } {
    const make = this.#make;
    if (!this.#isFloat) {
      const pixel = make.apply(arith.DivSIOp, place, numerator);
      return { pixel, delta: make.apply(arith.SubIOp, place, make.apply(arith.MulIOp, pixel, numerator)) };
    }
    const pixel = make.apply(arith.FloorDivSIOp, place, numerator);
    const rest = make.cast(arith.SIToFPOp, make.apply(arith.RemSIOp, place, numerator), this.#type);
    return { pixel, delta: make.apply(arith.DivFOp, rest, make.cast(arith.UIToFPOp, numerator, this.#type)) };
  }

  #nearest(rows: Axis, columns: Axis, zero: Value, pixelAt: (row: Value, column: Value) => Value): Value {
    const make = this.#make;
    const one = make.number(this.#i32, 1);
    const [row, column] = [rows, columns].map(({ size, numerator, last, pixel, delta }) => {
      if (size === 1) return buildIndexConstant(this.#rewriter, this.#op.location, 0);
      const isBehind = this.#isFloat
        ? make.compareFloats('oge', delta, make.number(this.#type, 0.5))
        : make.compareIntegers('sge', make.apply(arith.ShLIOp, delta, one), numerator);
      const nearest = make.apply(arith.AddIOp, pixel, make.select(isBehind, one, zero));
      return make.cast(arith.IndexCastOp, make.clampInteger(nearest, zero, last), this.#index);
    });
    return pixelAt(row!, column!);
  }

  #bilinear(rows: Axis, columns: Axis, zero: Value, pixelAt: (row: Value, column: Value) => Value): Value {
    const make = this.#make;
    const one = make.number(this.#i32, 1);
    const [y, x] = [rows, columns].map(({ pixel, last }) => {
      const next = make.apply(arith.AddIOp, pixel, one);
      const clamped = [pixel, next].map((index) => make.clampInteger(index, zero, last));
      return clamped.map((index) => make.cast(arith.IndexCastOp, index, this.#index)) as [Value, Value];
    }) as [[Value, Value], [Value, Value]];
    const pixels = y.flatMap((row) => x.map((column) => pixelAt(row, column)));
    return this.#isFloat ? this.#mixFloats(rows, columns, pixels) : this.#mixIntegers(rows, columns, pixels);
  }

  #mixFloats(rows: Axis, columns: Axis, [y0x0, y0x1, y1x0, y1x1]: readonly Value[]): Value {
    const make = this.#make;
    const one = make.number(this.#type, 1);
    const mix = (first: Value, second: Value, { size, delta }: Axis): Value => {
      if (size === 1) return first;
      const near = make.apply(arith.MulFOp, first, make.apply(arith.SubFOp, one, delta));
      return make.apply(arith.AddFOp, near, make.apply(arith.MulFOp, second, delta));
    };
    const top = mix(y0x0!, y0x1!, columns);
    return mix(top, mix(y1x0!, y1x1!, columns), rows);
  }

  #mixIntegers(rows: Axis, columns: Axis, pixels: readonly Value[]): Value {
    const make = this.#make;
    const type: Type = this.#type;
    const extend = (value: Value): Value => make.cast(arith.ExtSIOp, value, type);
    const [y0x0, y0x1, y1x0, y1x1] = pixels.map(extend);
    let factors = [columns.delta, rows.delta, rows.numerator, columns.numerator];
    if (intOrFloatBitWidth(type)! > 32) factors = factors.map(extend);
    const [dx, dy, yScale, xScale] = factors;
    const mix = (first: Value, second: Value, delta: Value, scale: Value, size: number): Value => {
      if (size === 1) return make.apply(arith.MulIOp, first, scale);
      const near = make.apply(arith.MulIOp, first, make.apply(arith.SubIOp, scale, delta));
      return make.apply(arith.AddIOp, near, make.apply(arith.MulIOp, second, delta));
    };
    const top = mix(y0x0!, y0x1!, dx!, xScale!, columns.size);
    return mix(top, mix(y1x0!, y1x1!, dx!, xScale!, columns.size), dy!, yScale!, rows.size);
  }
}
