import { type OpBuilder } from '../../../../ir/builder.ts';
import { type Location } from '../../../../ir/location.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { DotDimensionNumbers } from '../../generated/stablehlo-attributes.gen.ts';
import { DotGeneralOp, FftOp, NegOp } from '../../generated/stablehlo-ops.gen.ts';
import * as shapes from '../../shape-builders.ts';
import { NumberBuilder } from '../../number-builder.ts';
import { buildBilinear, buildComplexProduct } from './complex-arithmetic.ts';
import { type ComplexParts, mapParts } from './complex-parts.ts';
import { type Expansion } from './expansion.ts';

/**
 * Fourier transforms as products with matrices of cosines and sines. A dimension of many elements, N = N1 N2, is transformed as a matrix [N1, N2]: along N1,
 * times e^(-2πi n2 k1 / N), along N2; what comes out is transposed. Source: Cooley and Tukey, An algorithm for the machine calculation of complex Fourier
 * series, 1965.
 */

/** Dimensions of more elements are divided where they have factors. */
const mostUndivided = 256;

/** Largest matrices: prime numbers beyond are not transformed. */
export const largestPrime = 1024;

/** The most elements of a dimension: between the transforms of its factors there is a constant of as many. */
const largestSize = 2 ** 22;

/** Returns the greatest divisor that is not greater than the square root. */
function middleDivisor(size: number): number {
  for (let divisor = Math.floor(Math.sqrt(size)); divisor > 1; divisor--) if (size % divisor === 0) return divisor;
  return 1;
}

function canTransform(size: number): boolean {
  if (size <= largestPrime) return true;
  if (size > largestSize) return false;
  const divisor = middleDivisor(size);
  return divisor > 1 && canTransform(divisor) && canTransform(size / divisor);
}

/** A number e^(angle i) * scale. */
interface Turn {
  readonly angle: number;
  readonly scale: number;
}

/** Numbers less than this are what is left of a zero where pi is rounded. */
const leastPart = 1e-15;

/** Returns a part of a number, 0 for those that should be. */
function partOf({ angle, scale }: Turn, part: (angle: number) => number): number {
  const value = part(angle);
  return Math.abs(value) < leastPart ? 0 : scale * value;
}

/** Builds transforms of one dimension after the other: each takes the dimension at `place`, and puts what it makes of it behind all others. */
class FourierBuilder {
  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
    readonly place: number,
    readonly isInverse: boolean,
  ) {}

  /** Transforms the first of the dimensions. */
  transform(parts: ComplexParts): ComplexParts {
    const shape = shapes.shapeOf(parts.real);
    const size = shape[this.place]!;
    const first = size > mostUndivided ? middleDivisor(size) : 1;
    if (first === 1) return this.#multiply(parts, size, 1);
    const second = size / first;
    const divided = mapParts(parts, (part) => this.#reshape(part, shape.toSpliced(this.place, 1, first, second)));
    const turned = this.#turn(this.transform(divided), first, second, size);
    // What comes out is [..., first, second], of the frequencies k1 + first k2.
    return mapParts(this.transform(turned), (part) => {
      const rank = shape.length + 1;
      const order = Array.from({ length: rank }, (_, dim) => dim).with(-2, rank - 1).with(-1, rank - 2); // prettier-ignore
      const swapped = shapes.buildTranspose(this.builder, this.location, part, order);
      return this.#reshape(swapped, [...shape.toSpliced(this.place, 1), size]);
    });
  }

  /** Transforms the first of the dimensions, to as many frequencies as a transform of real numbers gives: the others mirror them. */
  transformToHalf(parts: ComplexParts): ComplexParts {
    const size = shapes.shapeOf(parts.real)[this.place]!;
    const count = Math.floor(size / 2) + 1;
    if (size <= mostUndivided) return this.#multiply(parts, count, 1);
    return mapParts(this.transform(parts), (part) =>
      shapes.buildSliceAlong(this.builder, this.location, part, -1, [0, count]),
    );
  }

  /** Transforms the first of the dimensions, half of the frequencies of `size` real numbers, to these. */
  transformToReal(parts: ComplexParts, size: number): Value {
    if (size > mostUndivided) return this.transform(this.#mirror(parts, size)).real;
    // All frequencies but the first and the one in the middle stand for two.
    return this.#multiply(parts, size, 2).real;
  }

  /** Multiplies by the matrix of transforms to `count` frequencies, or from half of `count` where all but the outer frequencies count twice. */
  #multiply(parts: ComplexParts, count: number, weight: 1 | 2): ComplexParts {
    const shape = shapes.shapeOf(parts.real);
    const rows = shape[this.place]!;
    const size = weight === 2 ? count : rows;
    const isOuter = (n: number): boolean => n === 0 || 2 * n === size;
    const scale = this.isInverse ? 1 / size : 1;
    const angles = Array.from({ length: rows * count }, (_, i) => {
      const [n, k] = [Math.floor(i / count), i % count];
      return { angle: this.#angle(n * k, size), scale: isOuter(n) ? scale : weight * scale };
    });
    const matrix = this.#numbers(parts.real, [rows, count], angles);
    const type = RankedTensorType.get(
      [...shape.toSpliced(this.place, 1), count],
      (parts.real.type as RankedTensorType).elementType,
    );
    const f = new NumberBuilder(this.builder, this.location, type);
    const dotDimensionNumbers = DotDimensionNumbers.get(this.builder.context, [], [], [this.place], [0]);
    return buildBilinear(f, parts, matrix, (lhs, rhs) =>
      DotGeneralOp.build(this.builder, this.location, { lhs, rhs, dotDimensionNumbers, resultType: type }).result(),
    );
  }

  /** Turns the numbers [..., second, ..., first] between the transforms of both factors. */
  #turn(parts: ComplexParts, first: number, second: number, size: number): ComplexParts {
    const angles = Array.from({ length: size }, (_, i) => ({
      angle: this.#angle(Math.floor(i / first) * (i % first), size),
      scale: 1,
    }));
    const type = parts.real.type as RankedTensorType;
    const factors = mapParts(this.#numbers(parts.real, [second, first], angles), (numbers) =>
      shapes.buildBroadcast(this.builder, this.location, numbers, [this.place, type.rank - 1], type.shape),
    );
    return buildComplexProduct(new NumberBuilder(this.builder, this.location, type), parts, factors);
  }

  /** Makes all frequencies of `size` real numbers of half of them: the other half is conjugate. */
  #mirror(parts: ComplexParts, size: number): ComplexParts {
    const { builder, location } = this;
    const mirrored = (part: Value, sign: 1 | -1): Value => {
      const last = shapes.shapeOf(part).length - 1;
      const dims = Array.from({ length: last + 1 }, (_, dim) => dim);
      const moved = shapes.buildTranspose(builder, location, part, [...dims.toSpliced(this.place, 1), this.place]);
      const count = shapes.shapeOf(moved)[last]!;
      const inner = shapes.buildSliceAlong(builder, location, moved, -1, [1, size - count + 1]);
      const reversed = shapes.buildLastReversed(builder, location, inner);
      const other = sign === 1 ? reversed : NegOp.build(builder, location, { operand: reversed, resultType: reversed.type }).result(); // prettier-ignore
      const joined = shapes.buildConcatenation(builder, location, [moved, other], -1);
      return shapes.buildTranspose(builder, location, joined, dims.slice(0, last).toSpliced(this.place, 0, last));
    };
    return { real: mirrored(parts.real, 1), imaginary: mirrored(parts.imaginary, -1) };
  }

  /** Makes constants of the numbers of these sizes at these angles. */
  #numbers(like: Value, shape: readonly number[], turns: readonly Turn[]): ComplexParts {
    const numbers = (part: (angle: number) => number): Value =>
      shapes.buildNumbers(
        this.builder,
        this.location,
        like,
        shape,
        turns.map((each) => partOf(each, part)),
      );
    return { real: numbers(Math.cos), imaginary: numbers(Math.sin) };
  }

  /** Returns the angle of `i` steps of `size`: backwards where the transform goes forward. Multiples of whole turns would lose digits. */
  #angle(i: number, size: number): number {
    return ((this.isInverse ? 2 : -2) * Math.PI * (i % size)) / size;
  }

  #reshape(value: Value, shape: readonly number[]): Value {
    return shapes.buildReshape(this.builder, this.location, value, shape);
  }
}

/** Transforms the last dimensions: all but the last of them from complex to complex numbers. */
export const expandFourier: Expansion = (op, { builder, partsOf }) => {
  if (!(op instanceof FftOp)) return undefined;
  const { fftType, fftLength, location, operandValue: operand } = op;
  if (!fftLength.every((size) => size > 0 && canTransform(size))) return undefined;
  const type = operand.type as RankedTensorType;
  const isInverse = fftType === 'IFFT' || fftType === 'IRFFT';
  const fourier = new FourierBuilder(builder, location, type.rank - fftLength.length, isInverse);
  let parts =
    fftType === 'RFFT'
      ? { real: operand, imaginary: new NumberBuilder(builder, location, type).value(0) }
      : partsOf(operand);
  for (let i = 1; i < fftLength.length; i++) parts = fourier.transform(parts);
  if (fftType === 'RFFT') return [fourier.transformToHalf(parts)];
  return [fftType === 'IRFFT' ? fourier.transformToReal(parts, fftLength.at(-1)!) : fourier.transform(parts)];
};
