import { FloatType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type WinogradConv2DFmr } from '../../../dialects/linalg/generated/linalg-enums.gen.ts';
import {
  WinogradFilterTransformOp,
  WinogradInputTransformOp,
  WinogradOutputTransformOp,
} from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildInto, buildReshape } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { Conv2dOp, MatmulOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../../dialects/ttir/window.ts';
import { product } from '../../../support/math.ts';
import { sum } from '../../front-end/reductions/combiners.ts';
import { StaticTensorPattern } from '../../front-end/types/static-tensor-pattern.ts';
import { buildCombined } from '../body/combiners.ts';

/**
 * Patterns for the steps of Winograd's algorithm for convolutions. Each multiplies tiles with a constant matrix from the left and its transpose from the right, or
 * with one of both where tiles are rows or columns. `P * x * Q^T` is the product of the Kronecker product of P and Q, [rows P * rows Q, columns P * columns Q], with the elements
 * of x in row-major order, so that one product does it for all tiles.
 */

type Matrix = readonly (readonly number[])[];

/** The matrices for `m` outputs of a filter of `r` elements: G is [m + r - 1, r], B^T [m + r - 1, m + r - 1], A^T [m, m + r - 1]. */
interface Transforms {
  readonly m: number;
  readonly filter: Matrix;
  readonly input: Matrix;
  readonly output: Matrix;
}

/**
 * Source: mlir/lib/Dialect/Linalg/Transforms/WinogradConv2D.cpp. Differs: the factors that upstream multiplies results with, 32 of F_4_3 and 16 of F_2_5, are in
 * A^T; as powers of two they change no rounding.
 */
const transformsOf: Readonly<Record<WinogradConv2DFmr, Transforms>> = {
  F_2_3: {
    m: 2,
    filter: [
      [-1, 0, 0],
      [1 / 2, -1 / 2, 1 / 2],
      [1 / 2, 1 / 2, 1 / 2],
      [0, 0, 1],
    ],
    input: [
      [-1, 0, 1, 0],
      [0, -1, 1, 0],
      [0, 1, 1, 0],
      [0, -1, 0, 1],
    ],
    output: [
      [1, 1, 1, 0],
      [0, -1, 1, 1],
    ],
  },
  F_4_3: {
    m: 4,
    filter: [
      [1, 0, 0],
      [-1 / 3, 1 / 3, -1 / 3],
      [-1 / 3, -1 / 3, -1 / 3],
      [1 / 12, -1 / 6, 1 / 3],
      [1 / 12, 1 / 6, 1 / 3],
      [0, 0, 1],
    ],
    input: [
      [1 / 4, 0, -5 / 16, 0, 1 / 16, 0],
      [0, 1 / 4, -1 / 4, -1 / 16, 1 / 16, 0],
      [0, -1 / 4, -1 / 4, 1 / 16, 1 / 16, 0],
      [0, 1 / 4, -1 / 8, -1 / 4, 1 / 8, 0],
      [0, -1 / 4, -1 / 8, 1 / 4, 1 / 8, 0],
      [0, 1 / 4, 0, -5 / 16, 0, 1 / 16],
    ],
    output: [
      [4, 8, 8, 4, 4, 0],
      [0, -8, 8, -8, 8, 0],
      [0, 8, 8, 16, 16, 0],
      [0, -8, 8, -32, 32, 16],
    ],
  },
  F_2_5: {
    m: 2,
    filter: [
      [1, 0, 0, 0, 0],
      [1 / 6, -1 / 6, 1 / 6, -1 / 6, 1 / 6],
      [-1 / 6, -1 / 6, -1 / 6, -1 / 6, -1 / 6],
      [-4 / 15, 2 / 15, -1 / 15, 1 / 30, -1 / 60],
      [1 / 60, 1 / 30, 1 / 15, 2 / 15, 4 / 15],
      [0, 0, 0, 0, 1],
    ],
    input: [
      [1 / 8, 3 / 16, -1 / 4, -3 / 16, 1 / 8, 0],
      [0, 1 / 8, 1 / 16, -5 / 16, 1 / 8, 0],
      [0, -1 / 8, -5 / 16, -1 / 16, 1 / 8, 0],
      [0, 1 / 4, -1 / 8, -1 / 4, 1 / 8, 0],
      [0, -1 / 8, -1 / 4, 1 / 8, 1 / 4, 0],
      [0, 1 / 8, 3 / 16, -1 / 4, -3 / 16, 1 / 8],
    ],
    output: [
      [8, 16, 16, 32, 16, 0],
      [0, -16, 16, -16, 32, 8],
    ],
  },
};

/** What an axis is multiplied with that is not transformed. */
const one: Matrix = [[1]];

/** Returns [rows P * rows Q, columns P * columns Q] in row-major order: row (i, k), column (j, l) is P[i][j] * Q[k][l]. */
function kronecker(p: Matrix, q: Matrix): readonly number[] {
  // Zeros have no sign: 0 * -1 + 0 is 0.
  return p.flatMap((left) => q.flatMap((right) => left.flatMap((a) => right.map((b) => a * b + 0))));
}

/** Returns the products of the Kronecker product of two matrices with the columns of `value`, [columns P * columns Q, N] of any dimensions, as [rows P * rows Q, N]. */
function buildTransformed(
  builder: OpBuilder,
  location: Location,
  [p, q]: readonly [Matrix, Matrix],
  value: Value,
): Value {
  const { elementType } = value.type as RankedTensorType;
  const [rows, columns] = [p.length * q.length, p[0]!.length * q[0]!.length];
  const count = product(shapeOf(value)) / columns;
  const a = buildConstant(builder, location, [rows, columns], elementType, kronecker(p, q));
  const b = buildReshape(builder, location, value, [columns, count]);
  return buildInto(builder, location, MatmulOp, { a, b }, RankedTensorType.get([rows, count], elementType));
}

/** Converts a step. */
abstract class ConvertStep<T extends Operation & { readonly fmr: WinogradConv2DFmr }> extends StaticTensorPattern<T> {
  override convert(
    op: T,
    adaptor: T,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { elementType } = resultType;
    if (!(elementType instanceof FloatType) || elementType.width < 16) {
      return rewriter.notifyMatchFailure(op, 'the matrices of Winograd transforms need floats of 16 bits at least');
    }
    return this.build(op, adaptor, rewriter, resultType);
  }

  /** Returns what stands for the result, whose elements are floats. */
  protected abstract build(op: T, adaptor: T, rewriter: ConversionPatternRewriter, resultType: RankedTensorType): Value;
}

/** Converts `G * g * G^T` of filters [F, H, W, C] to [H, W, C, F]. */
class ConvertFilterTransform extends ConvertStep<WinogradFilterTransformOp> {
  readonly root = WinogradFilterTransformOp;

  override build(
    { fmr, location }: WinogradFilterTransformOp,
    { filter }: WinogradFilterTransformOp,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value {
    const [, height, width] = shapeOf(filter);
    const matrixOf = (size: number): Matrix => (size === 1 ? one : transformsOf[fmr].filter);
    const columns = buildPermutation(rewriter, location, filter, [1, 2, 3, 0]);
    const transformed = buildTransformed(rewriter, location, [matrixOf(height!), matrixOf(width!)], columns);
    return buildReshape(rewriter, location, transformed, shape);
  }
}

/**
 * Converts `B^T * d * B` of the tiles of images [N, H, W, C] to [H, W, tiles H, tiles W, N, C]. Tiles overlap, so the products are a convolution of each
 * channel, whose filters are the rows of the Kronecker product and whose stride is that of tiles.
 */
class ConvertInputTransform extends ConvertStep<WinogradInputTransformOp> {
  readonly root = WinogradInputTransformOp;

  override build(
    { fmr, location }: WinogradInputTransformOp,
    { input }: WinogradInputTransformOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value {
    const [tileH, tileW, tilesH, tilesW, images, channels] = shape as [number, number, number, number, number, number];
    const [, height, width] = shapeOf(input);
    const { m, input: matrix } = transformsOf[fmr];
    const [vertical, horizontal] = [tileH, tileW].map((size) => (size === 1 ? one : matrix)) as [Matrix, Matrix];
    const strides = [tileH, tileW].map((size) => (size === 1 ? 1 : m));
    const filters = tileH * tileW;
    const planes = buildReshape(rewriter, location, buildPermutation(rewriter, location, input, [0, 3, 1, 2]), [
      images * channels,
      height!,
      width!,
      1,
    ]);
    const weight = buildConstant(rewriter, location, [filters, 1, tileH, tileW], elementType, kronecker(vertical, horizontal)); // prettier-ignore
    const type = RankedTensorType.get([images * channels, tilesH, tilesW, filters], elementType);
    const window = { groups: 1, ...windowAttributes({ strides }) };
    const products = buildInto(rewriter, location, Conv2dOp, { input: planes, weight, ...window }, type);
    return buildReshape(rewriter, location, buildPermutation(rewriter, location, products, [3, 1, 2, 0]), shape);
  }
}

/** Converts `A^T * y * A` of products [H, W, tiles H, tiles W, N, F] to [N, H, W, F], to which the init is added. */
class ConvertOutputTransform extends ConvertStep<WinogradOutputTransformOp> {
  readonly root = WinogradOutputTransformOp;

  override build(
    { fmr, location }: WinogradOutputTransformOp,
    { value, output }: WinogradOutputTransformOp,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value {
    const [tileH, tileW, ...rest] = shapeOf(value);
    const [vertical, horizontal] = [tileH, tileW].map((size) => (size === 1 ? one : transformsOf[fmr].output)) as [Matrix, Matrix]; // prettier-ignore
    const transformed = buildTransformed(rewriter, location, [vertical, horizontal], value);
    const split = buildReshape(rewriter, location, transformed, [vertical.length, horizontal.length, ...rest]);
    // [h, w, tiles H, tiles W, N, F] -> [N, tiles H, h, tiles W, w, F]
    const ordered = buildPermutation(rewriter, location, split, [4, 2, 0, 3, 1, 5]);
    const result = buildReshape(rewriter, location, ordered, shape);
    return buildCombined(rewriter, location, sum, result, output);
  }
}

/** Returns the patterns for the steps of Winograd's algorithm. */
export function winogradPatterns(): readonly OpConversionPattern[] {
  return [new ConvertFilterTransform(), new ConvertInputTransform(), new ConvertOutputTransform()];
}
