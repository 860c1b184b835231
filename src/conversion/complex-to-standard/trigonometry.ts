/** Functions of angles. Source: mlir/lib/Conversion/ComplexToStandard/ComplexToStandard.cpp. */
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { AddFOp, DivFOp, MulFOp, SubFOp, XOrIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as complex from '../../dialects/complex/generated/complex-ops.gen.ts';
import { AbsFOp, CopySignOp, CosOp, ExpM1Op, ExpOp, SinOp } from '../../dialects/math/generated/math-ops.gen.ts';
import { type ComplexBuilder, type Parts } from './complex-builder.ts';
import { type Computation, expansion } from './computation.ts';

interface OfParts {
  /** e^y / 2 and e^-y / 2. */
  readonly growing: Value;
  readonly falling: Value;
  readonly sine: Value;
  readonly cosine: Value;
}

function functionsOfParts(write: ComplexBuilder, a: Value): OfParts {
  const [real, imaginary] = write.parts(a);
  const half = write.numberOfPart(0.5);
  const exponential = write.apply(ExpOp, imaginary);
  const growing = write.apply(MulFOp, half, exponential);
  const falling = write.apply(DivFOp, half, exponential);
  return { growing, falling, sine: write.apply(SinOp, real), cosine: write.apply(CosOp, real) };
}

/** cos(x + iy) = cos x cosh y - i sin x sinh y */
const computeCosine: Computation = (write, a) => {
  const { growing, falling, sine, cosine } = functionsOfParts(write, a);
  const real = write.apply(MulFOp, write.apply(AddFOp, falling, growing), cosine);
  return write.create([real, write.apply(MulFOp, write.apply(SubFOp, falling, growing), sine)]);
};

/** sin(x + iy) = sin x cosh y + i cos x sinh y */
const computeSine: Computation = (write, a) => {
  const { growing, falling, sine, cosine } = functionsOfParts(write, a);
  const real = write.apply(MulFOp, write.apply(AddFOp, growing, falling), sine);
  return write.create([real, write.apply(MulFOp, write.apply(SubFOp, growing, falling), cosine)]);
};

/** tanh(x + iy) = (u - v + 4i sin y cos y) / (u + v + 4 cos^2 y), of u = e^2x - 1 and v = e^-2x - 1. */
function tangentParts(write: ComplexBuilder, [x, y]: Parts, minusOne: Value): Parts {
  const infinity = write.infinity();
  const four = write.numberOfPart(4);
  const twice = write.apply(AddFOp, x, x);
  const minusTwice = write.apply(MulFOp, minusOne, twice);
  const u = write.apply(ExpM1Op, twice);
  const v = write.apply(ExpM1Op, minusTwice);
  const realDividend = write.apply(SubFOp, u, v);
  const cosine = write.apply(CosOp, y);
  const square = write.apply(MulFOp, write.apply(MulFOp, cosine, cosine), four);
  const sine = write.apply(SinOp, y);
  const imaginaryDividend = write.apply(MulFOp, four, write.apply(MulFOp, cosine, sine));
  const sum = write.apply(AddFOp, u, v);
  const divisor = write.apply(AddFOp, sum, square);
  // Far from 0 the real part is 1 or -1.
  const isSumInfinite = write.compareFloats('oeq', sum, infinity);
  const limit = write.apply(CopySignOp, minusOne, x);
  const real = write.select(isSumInfinite, limit, write.apply(DivFOp, realDividend, divisor));
  const imaginary = write.apply(DivFOp, imaginaryDividend, divisor);
  if (write.isFinite) return [real, imaginary];

  const magnitude = write.apply(AbsFOp, x);
  const zero = write.numberOfPart(0);
  const nan = write.nan();
  const isInfinite = write.compareFloats('oeq', magnitude, infinity);
  const isReal = write.compareFloats('oeq', y, zero);
  const isNotInfinite = write.apply(XOrIOp, isInfinite, write.number(IntegerType.get(write.part.context, 1), 1));
  const isDividendNaN = write.compareFloats('uno', imaginaryDividend, imaginaryDividend);
  const isNaN = write.and(isDividendNaN, isNotInfinite);
  const isZero = write.or(isReal, write.and(isInfinite, isDividendNaN));
  return [write.select(isNaN, nan, real), write.select(isZero, zero, imaginary)];
}

const computeHyperbolicTangent: Computation = (write, a) => {
  const parts = write.parts(a);
  return write.create(tangentParts(write, parts, write.numberOfPart(-1)));
};

/** tan(x + iy) = -i tanh(-y + ix) */
const computeTangent: Computation = (write, a) => {
  const [real, imaginary] = write.parts(a);
  const minusOne = write.numberOfPart(-1);
  const turned = write.apply(MulFOp, imaginary, minusOne);
  const [y, x] = tangentParts(write, [turned, real], minusOne);
  return write.create([x, write.apply(MulFOp, y, minusOne)]);
};

/** atan2(a, b) = -i ln((b + ia) / sqrt(b^2 + a^2)), in operations that are expanded in their turn. */
const computeArcTangent: Computation = (write, a, b) => {
  const bSquare = write.apply(complex.MulOp, b, b);
  const aSquare = write.apply(complex.MulOp, a, a);
  const root = write.apply(complex.SqrtOp, write.apply(complex.AddOp, bSquare, aSquare));
  const zero = write.numberOfPart(0);
  const i = write.create([zero, write.numberOfPart(1)]);
  const point = write.apply(complex.AddOp, b, write.apply(complex.MulOp, i, a));
  const logarithm = write.apply(complex.LogOp, write.apply(complex.DivOp, point, root));
  const minusI = write.create([zero, write.numberOfPart(-1)]);
  return write.apply(complex.MulOp, minusI, logarithm);
};

export const trigonometricExpansions = [
  expansion(complex.Atan2Op, computeArcTangent),
  expansion(complex.CosOp, computeCosine),
  expansion(complex.SinOp, computeSine),
  expansion(complex.TanOp, computeTangent),
  expansion(complex.TanhOp, computeHyperbolicTangent),
];
