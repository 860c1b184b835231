import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder, numberAttr } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as index from '../../dialects/index/generated/index-ops.gen.ts';
import { buildFill, buildGenericAround } from '../../dialects/linalg/structured/build-structured.ts';
import { CosOp, SinOp } from '../../dialects/math/generated/math-ops.gen.ts';
import { buildEmpty, buildFoldedDim, foldedMixedSizes } from '../../dialects/tensor/build-sizes.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { knownIndex, type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildLoopIndex } from './index-patterns.ts';

/** Patterns for Fourier transforms in two dimensions. Source: RFFT2dConverter and FFT2DConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */

/** The loops are those of the batch, of the two dimensions of the result, and of the two of the input. */
const numLoops = 5;
const iteratorTypes = ['parallel', 'parallel', 'parallel', 'reduction', 'reduction'] as const;
const [resultRow, resultColumn, inputRow, inputColumn] = [1, 2, 3, 4] as const;

/** Makes the operations of one conversion. */
class FourierBuilder {
  readonly build: ArithBuilder;
  readonly #builder: OpBuilder;
  readonly #location: Location;
  readonly #elementType: Type;

  constructor(builder: OpBuilder, location: Location, input: Value) {
    this.build = new ArithBuilder(builder, location);
    this.#builder = builder;
    this.#location = location;
    this.#elementType = elementTypeOrSelf(input.type);
  }

  /** Makes the real and the imaginary part of the result, of which `yieldOf` adds what a frequency has of the elements of an input. */
  transform(
    inputs: readonly [Value, ...Value[]],
    sizes: readonly MixedIndex[],
    yieldOf: (elements: readonly Value[], angle: Value) => readonly Value[],
  ): Operation {
    const [builder, location, { build }] = [this.#builder, this.#location, this];
    const inits = [this.#zeros(sizes), this.#zeros(sizes)];
    const [height, width] = [1, 2].map((dim) => buildFoldedDim(builder, location, inputs[0], dim)) as [Value, Value];
    const fullTurn = build.constant(numberAttr(this.#elementType, 2 * Math.PI));
    const [floatHeight, floatWidth] = [this.#asFloat(height), this.#asFloat(width)];
    const map = (...dims: readonly number[]): AffineMap =>
      AffineMap.get(
        numLoops,
        0,
        dims.map((dim) => getAffineDimExpr(dim)),
      );
    const indexingMaps = [
      ...inputs.map(() => map(0, inputRow, inputColumn)),
      ...inits.map(() => map(0, resultRow, resultColumn)),
    ];
    const parts = { inputs, inits, indexingMaps, iteratorTypes: [...iteratorTypes] };
    return buildGenericAround(builder, location, parts, (elements) => {
      const [y, x, inputY, inputX] = [resultRow, resultColumn, inputRow, inputColumn].map((dim) =>
        buildLoopIndex(builder, location, dim),
      ) as [Value, Value, Value, Value];
      // Products of indices wrap around what they are angles of, so that floats of little precision hold them.
      const [turnsY, turnsX] = [build.apply(index.MulOp, inputY, y), build.apply(index.MulOp, inputX, x)];
      const [restY, restX] = [build.apply(index.RemUOp, turnsY, height), build.apply(index.RemUOp, turnsX, width)];
      const [partY, partX] = [this.#asFloat(restY), this.#asFloat(restX)];
      const [shareY, shareX] = [
        build.apply(arith.DivFOp, partY, floatHeight),
        build.apply(arith.DivFOp, partX, floatWidth),
      ];
      const angle = build.apply(arith.MulFOp, fullTurn, build.apply(arith.AddFOp, shareY, shareX));
      return yieldOf(elements, angle);
    });
  }

  /** Returns `number / 2 + 1`. */
  halfPlusOne(number: MixedIndex): MixedIndex {
    const [builder, location] = [this.#builder, this.#location];
    const [one, two] = [1, 2].map((value) => buildIndexConstant(builder, location, value)) as [Value, Value];
    const lhs = typeof number === 'object' ? number : buildIndexConstant(builder, location, number);
    const half = createOrFold(builder, (detached) => arith.DivUIOp.build(detached, location, { lhs, rhs: two }))[0]!;
    const sum = createOrFold(builder, (detached) => arith.AddIOp.build(detached, location, { lhs: half, rhs: one }));
    return knownIndex(sum[0]!) ?? sum[0]!;
  }

  #zeros(sizes: readonly MixedIndex[]): Value {
    const init = buildEmpty(this.#builder, this.#location, sizes, this.#elementType);
    const zero = this.build.number(this.#elementType, 0);
    return buildFill(this.#builder, this.#location, zero, init).result();
  }

  #asFloat(number: Value): Value {
    const integer = this.build.cast(arith.IndexCastUIOp, number, IntegerType.get(this.#builder.context, 32));
    return this.build.cast(arith.UIToFPOp, integer, this.#elementType);
  }
}

/** The transform of real numbers, of which the second half follows from the first. */
export class ConvertRFFT2d extends OpRewritePattern<tosa.RFFT2dOp> {
  readonly root = tosa.RFFT2dOp;

  matchAndRewrite(op: tosa.RFFT2dOp, rewriter: PatternRewriter): LogicalResult {
    const { location, inputReal } = op;
    if (!hasRanks([op.inputReal, ...op.results])) return rewriter.notifyMatchFailure(op, onlyRanked);
    const fourier = new FourierBuilder(rewriter, location, inputReal);
    const { build } = fourier;
    const [batch, height, width] = foldedMixedSizes(rewriter, location, inputReal) as [
      MixedIndex,
      MixedIndex,
      MixedIndex,
    ];
    const sizes = [batch, height, fourier.halfPlusOne(width)];
    const { results } = fourier.transform([inputReal], sizes, ([real, sumReal, sumImaginary], angle) => {
      const [cos, sin] = [build.apply(CosOp, angle), build.apply(SinOp, angle)];
      const [realPart, imaginaryPart] = [build.apply(arith.MulFOp, real!, cos), build.apply(arith.MulFOp, real!, sin)];
      return [build.apply(arith.AddFOp, sumReal!, realPart), build.apply(arith.SubFOp, sumImaginary!, imaginaryPart)];
    });
    rewriter.replaceOp(op, results);
    return true;
  }
}

/** The transform of complex numbers, or its inverse but for a factor. */
export class ConvertFFT2d extends OpRewritePattern<tosa.FFT2dOp> {
  readonly root = tosa.FFT2dOp;

  matchAndRewrite(op: tosa.FFT2dOp, rewriter: PatternRewriter): LogicalResult {
    const { location, inputReal, inputImag, inverse } = op;
    if (!hasRanks([inputReal, inputImag, ...op.results])) return rewriter.notifyMatchFailure(op, onlyRanked);
    const fourier = new FourierBuilder(rewriter, location, inputReal);
    const { build } = fourier;
    const sizes = foldedMixedSizes(rewriter, location, inputReal);
    const { results } = fourier.transform([inputReal, inputImag], sizes, (elements, forwards) => {
      const [real, imaginary, sumReal, sumImaginary] = elements as [Value, Value, Value, Value];
      const angle = inverse ? build.apply(arith.MulFOp, forwards, build.number(forwards.type, -1)) : forwards;
      const [cos, sin] = [build.apply(CosOp, angle), build.apply(SinOp, angle)];
      const product = (a: Value, b: Value): Value => build.apply(arith.MulFOp, a, b);
      const [realCos, imaginarySin] = [product(real, cos), product(imaginary, sin)];
      const realPart = build.apply(arith.AddFOp, realCos, imaginarySin);
      const [imaginaryCos, realSin] = [product(imaginary, cos), product(real, sin)];
      const imaginaryPart = build.apply(arith.SubFOp, imaginaryCos, realSin);
      return [build.apply(arith.AddFOp, sumReal, realPart), build.apply(arith.AddFOp, sumImaginary, imaginaryPart)];
    });
    rewriter.replaceOp(op, results);
    return true;
  }
}

const onlyRanked = 'only supports ranked tensors';

function hasRanks(values: readonly Value[]): boolean {
  return values.every(({ type }) => type instanceof RankedTensorType);
}
