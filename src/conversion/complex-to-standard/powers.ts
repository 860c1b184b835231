/** Powers and roots. Source: mlir/lib/Conversion/ComplexToStandard/ComplexToStandard.cpp. */
import { type Value } from '../../ir/value.ts';
import { AddFOp, MulFOp, NegFOp, SIToFPOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as complex from '../../dialects/complex/generated/complex-ops.gen.ts';
import * as math from '../../dialects/math/generated/math-ops.gen.ts';
import { absoluteValue } from './absolute-value.ts';
import { type ComplexBuilder, type Parts } from './complex-builder.ts';
import { type Computation, expansion } from './computation.ts';

/** Multiplies a root of the absolute value by cosine and sine of a multiple of the angle. */
function turned(write: ComplexBuilder, [real, imaginary]: Parts, times: Value): Parts {
  const angle = write.apply(MulFOp, write.apply(math.Atan2Op, imaginary, real), times);
  return [write.apply(math.CosOp, angle), write.apply(math.SinOp, angle)];
}

const computeSquareRoot: Computation = (write, a) => {
  const zero = write.zero();
  const half = write.numberOfPart(0.5);
  const parts = write.parts(a);
  const root = absoluteValue(write, parts, 'sqrt');
  const [cosine, sine] = turned(write, parts, half);
  const isSineZero = write.compareFloats('oeq', sine, zero);
  const real = write.apply(MulFOp, root, cosine);
  const imaginary = write.select(isSineZero, zero, write.apply(MulFOp, root, sine));
  const ofAll: Parts = write.isFinite
    ? [real, imaginary]
    : specialSquareRoot(write, parts, root, zero, [real, imaginary]);
  const isZero = write.compareFloats('oeq', root, zero);
  const newReal = write.select(isZero, zero, ofAll[0]);
  return write.create([newReal, write.select(isZero, zero, ofAll[1])]);
};

/** Returns what a square root is where a part is infinite or NaN, and the root elsewhere. */
function specialSquareRoot(
  write: ComplexBuilder,
  [real, imaginary]: Parts,
  root: Value,
  zero: Value,
  result: Parts,
): Parts {
  const infinity = write.infinity();
  const minusInfinity = write.infinity(true);
  const nan = write.nan();
  const absImaginary = write.apply(math.AbsFOp, imaginary);
  const isImaginaryInfinite = write.compareFloats('oeq', absImaginary, infinity);
  const isImaginaryFinite = write.compareFloats('one', absImaginary, infinity);
  const isRealInfinite = write.compareFloats('oeq', real, infinity);
  const isRealMinusInfinite = write.compareFloats('oeq', real, minusInfinity);
  const isOnAxis = write.select(write.and(isRealMinusInfinite, isImaginaryFinite), zero, result[0]);
  const newReal = write.select(write.or(isImaginaryInfinite, isRealInfinite), infinity, isOnAxis);
  const signedInfinity = write.apply(math.CopySignOp, infinity, imaginary);
  const isNaN = write.strict.compareFloats('uno', root, root);
  const ofNumber = write.select(isNaN, nan, result[1]);
  return [newReal, write.select(write.or(isImaginaryInfinite, isRealMinusInfinite), signedInfinity, ofNumber)];
}

const computeReciprocalRoot: Computation = (write, a) => {
  const zero = write.zero();
  const infinity = write.infinity();
  const minusHalf = write.numberOfPart(-0.5);
  const nan = write.nan();
  const parts = write.parts(a);
  const root = absoluteValue(write, parts, 'rsqrt');
  const [cosine, sine] = turned(write, parts, minusHalf);
  const real = write.apply(MulFOp, root, cosine);
  const imaginary = write.apply(MulFOp, root, sine);
  const ofAll: Parts = write.isFinite
    ? [real, imaginary]
    : reciprocalOfInfinite(write, parts, zero, infinity, [real, imaginary]);
  const isRealZero = write.compareFloats('oeq', parts[0], zero);
  const isImaginaryZero = write.compareFloats('oeq', parts[1], zero);
  const isZero = write.and(isRealZero, isImaginaryZero);
  const newReal = write.select(isZero, infinity, ofAll[0]);
  return write.create([newReal, write.select(isZero, nan, ofAll[1])]);
};

/** Returns zeros with signs for numbers of infinite parts, and the result elsewhere. */
function reciprocalOfInfinite(
  write: ComplexBuilder,
  [real, imaginary]: Parts,
  zero: Value,
  infinity: Value,
  result: Parts,
): Parts {
  const minusOne = write.numberOfPart(-1);
  const zeroOfReal = write.apply(math.CopySignOp, zero, real);
  const zeroOfImaginary = write.apply(math.CopySignOp, zero, imaginary);
  const opposite = write.apply(MulFOp, minusOne, zeroOfImaginary);
  const absReal = write.apply(math.AbsFOp, real);
  const absImaginary = write.apply(math.AbsFOp, imaginary);
  const isImaginaryInfinite = write.compareFloats('oeq', absImaginary, infinity);
  const isRealNaN = write.compareFloats('uno', real, real);
  const isRealInfinite = write.compareFloats('oeq', absReal, infinity);
  const isInfinite = write.or(write.and(isImaginaryInfinite, isRealNaN), isRealInfinite);
  const newReal = write.select(isInfinite, zeroOfReal, result[0]);
  return [newReal, write.select(isInfinite, opposite, result[1])];
}

/** What decides on the powers that are known without a logarithm. */
interface Powers {
  readonly magnitude: Value;
  readonly base: Parts;
  readonly exponent: Parts;
  readonly power: Parts;
}

/** (a + ib)^(c + id) = r^c e^(-d t) (cos q + i sin q), of r = |a + ib|, t its angle and q = c t + d ln r. */
const computePower: Computation = (write, lhs, rhs) => {
  const exponent = write.parts(rhs);
  const base = write.parts(lhs);
  const [c, d] = exponent;
  const magnitude = write.partOf(complex.AbsOp, lhs);
  const ofReal = write.apply(math.PowFOp, magnitude, c);
  const minusD = write.apply(NegFOp, d);
  const angle = write.apply(math.Atan2Op, base[1], base[0]);
  const ofImaginary = write.apply(math.ExpOp, write.apply(MulFOp, minusD, angle));
  const factor = write.apply(MulFOp, ofReal, ofImaginary);
  const logarithm = write.apply(math.LogOp, magnitude);
  const realAngle = write.apply(MulFOp, c, angle);
  const newAngle = write.apply(AddFOp, realAngle, write.apply(MulFOp, d, logarithm));
  const cosine = write.apply(math.CosOp, newAngle);
  const sine = write.apply(math.SinOp, newAngle);
  return knownPowers(write, { magnitude, base, exponent, power: [cosine, sine] }, factor);
};

/** Returns the power, but of base 0 and of infinity with real exponents, of base 1, and with exponent 0 what is known. */
function knownPowers(write: ComplexBuilder, { magnitude, base, exponent, power }: Powers, factor: Value): Value {
  const [[a, b], [c, d]] = [base, exponent];
  const infinity = write.infinity();
  const zero = write.numberOfPart(0);
  const one = write.numberOfPart(1);
  const complexOne = write.create([one, zero]);
  const complexZero = write.create([zero, zero]);
  const complexInfinity = write.create([infinity, zero]);
  const isBaseZero = write.compareFloats('oeq', magnitude, zero);
  const isExponentReal = write.compareFloats('oeq', d, zero);
  const isRealZero = write.compareFloats('oeq', c, zero);
  const isBaseReal = write.compareFloats('oeq', b, zero);
  const isRealNotNegative = write.compareFloats('ole', zero, c);
  const real = write.apply(MulFOp, factor, power[0]);
  const imaginary = write.apply(MulFOp, factor, power[1]);
  const ofZero = write.select(isRealZero, complexOne, complexZero);
  let result = write.create([real, imaginary]);
  result = write.select(write.and(write.and(isBaseZero, isExponentReal), isRealNotNegative), ofZero, result);
  result = write.select(write.and(isRealZero, isExponentReal), complexOne, result);
  const isOne = write.and(write.compareFloats('oeq', a, one), isBaseReal);
  result = write.select(isOne, complexOne, result);
  const isInfinite = write.and(write.compareFloats('oeq', a, infinity), isBaseReal);
  const isPositive = write.and(isExponentReal, write.compareFloats('ogt', c, zero));
  result = write.select(write.and(isInfinite, isPositive), complexInfinity, result);
  const isNegative = write.and(isExponentReal, write.compareFloats('olt', c, zero));
  return write.select(write.and(isInfinite, isNegative), complexZero, result);
}

/** Makes the exponent a complex number for `complex.pow`, which is expanded in its turn. */
const computeIntegerPower: Computation = (write, a, exponent) => {
  const real = write.strict.cast(SIToFPOp, exponent, write.part);
  return write.apply(complex.PowOp, a, write.create([real, write.numberOfPart(0)]));
};

export const powerExpansions = [
  expansion(complex.PowOp, computePower),
  expansion(complex.PowiOp, computeIntegerPower),
  expansion(complex.RsqrtOp, computeReciprocalRoot),
  expansion(complex.SqrtOp, computeSquareRoot),
];
