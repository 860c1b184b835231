import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { product } from '../../support/math.ts';
import { FFT2dOp, RFFT2dOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildReshape,
  buildTranspose,
  tensorLike,
} from '../../dialects/ttir/build.ts';
import { AddOp, MatmulOp, NegOp, SubtractOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';

/**
 * Patterns for Fourier transforms over height and width: along each of them, products with matrices of cosines and sines.
 * Source: TOSA specification 1.0, FFT2D and RFFT2D.
 */

/** A tensor of complex numbers, in two parts; without the second they are real. */
interface Complex {
  readonly real: Value;
  readonly imaginary: Value | undefined;
}

/** Largest sizes that are transformed: the matrices have the square of them. */
const maxSize = 1024;

/** Multiplies the last dimension, [..., N], by a matrix [N, K] of numbers. */
function buildProduct(
  builder: OpBuilder,
  location: Location,
  value: Value,
  count: number,
  element: (n: number, k: number) => number,
): Value {
  const shape = shapeOf(value);
  const size = shape.at(-1)!;
  const numbers = Array.from({ length: size * count }, (_, i) => element(Math.floor(i / count), i % count));
  const { elementType } = value.type as RankedTensorType;
  const b = buildConstant(builder, location, [size, count], elementType, numbers);
  const rows = product(shape.slice(0, -1));
  const a = buildReshape(builder, location, value, [rows, size]);
  const multiplied = buildInto(builder, location, MatmulOp, { a, b }, tensorLike(a, [rows, count]));
  return buildReshape(builder, location, multiplied, shape.with(-1, count));
}

/** Transforms along the last dimension, to the first `count` frequencies: multiplies by the powers of e^(-i angle), or of e^(i angle) if `isInverse`. */
function buildTransform(
  builder: OpBuilder,
  location: Location,
  { real, imaginary }: Complex,
  count: number,
  isInverse: boolean,
): Complex {
  const size = shapeOf(real).at(-1)!;
  // Of the remainder: multiples of whole turns would lose digits.
  const angle = (n: number, k: number): number => (2 * Math.PI * ((n * k) % size)) / size;
  const sign = isInverse ? -1 : 1;
  const byCosines = (value: Value): Value =>
    buildProduct(builder, location, value, count, (n, k) => Math.cos(angle(n, k)));
  const bySines = (value: Value): Value =>
    buildProduct(builder, location, value, count, (n, k) => sign * Math.sin(angle(n, k)));
  const [cosines, sines] = [byCosines(real), bySines(real)];
  const type = cosines.type as RankedTensorType;
  if (!imaginary) return { real: cosines, imaginary: buildElementwise(builder, location, NegOp, [sines], type) };
  return {
    real: buildElementwise(builder, location, AddOp, [cosines, bySines(imaginary)], type),
    imaginary: buildElementwise(builder, location, SubtractOp, [byCosines(imaginary), sines], type),
  };
}

/** Converts a transform of [N, H, W]: along the width, then along the height. */
abstract class ConvertTransform<T extends Operation> extends OpConversionPattern<T> {
  /** Returns the numbers that are transformed, and in which direction. */
  protected abstract inputOf(op: T): Complex & { readonly isInverse: boolean };

  override matchAndRewrite(op: T, adaptor: T, rewriter: ConversionPatternRewriter): LogicalResult {
    const types = [...adaptor.operands, ...op.results].map(({ type }) => type);
    if (!types.every((type) => type instanceof RankedTensorType && type.hasStaticShape)) {
      return rewriter.notifyMatchFailure(op, 'only ranked tensors of static shape are supported');
    }
    const { shape } = types.at(-1) as RankedTensorType;
    const { real, imaginary, isInverse } = this.inputOf(adaptor);
    if (
      shapeOf(real)
        .slice(1)
        .some((size) => size > maxSize)
    ) {
      return rewriter.notifyMatchFailure(op, `images of at most ${maxSize} rows and columns are transformed`);
    }
    const { location } = op;
    const [, height, width] = shape as [number, number, number];
    const alongWidth = buildTransform(rewriter, location, { real, imaginary }, width, isInverse);
    const swapped = mapParts(alongWidth, (part) => buildTranspose(rewriter, location, part, 1, 2));
    const alongHeight = buildTransform(rewriter, location, swapped, height, isInverse);
    const result = mapParts(alongHeight, (part) => buildTranspose(rewriter, location, part, 1, 2));
    rewriter.replaceOp(op, [result.real, result.imaginary!]);
    return true;
  }
}

function mapParts({ real, imaginary }: Complex, map: (part: Value) => Value): Complex {
  return { real: map(real), imaginary: imaginary && map(imaginary) };
}

class ConvertFFT2d extends ConvertTransform<FFT2dOp> {
  readonly root = FFT2dOp;

  override inputOf({ inputReal: real, inputImag: imaginary, inverse: isInverse }: FFT2dOp) {
    return { real, imaginary, isInverse };
  }
}

class ConvertRFFT2d extends ConvertTransform<RFFT2dOp> {
  readonly root = RFFT2dOp;

  override inputOf({ inputReal: real }: RFFT2dOp) {
    return { real, imaginary: undefined, isInverse: false };
  }
}

/** Returns the patterns for Fourier transforms. */
export function fourierPatterns(): readonly OpConversionPattern[] {
  return [new ConvertFFT2d(), new ConvertRFFT2d()];
}
