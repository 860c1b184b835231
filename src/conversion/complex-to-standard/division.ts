/** Quotients of complex numbers. Source: mlir/lib/Conversion/ComplexCommon/DivisionConverter.cpp. */
import { type Value } from '../../ir/value.ts';
import { AddFOp, DivFOp, MulFOp, SubFOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { DivOp } from '../../dialects/complex/generated/complex-ops.gen.ts';
import { AbsFOp, CopySignOp } from '../../dialects/math/generated/math-ops.gen.ts';
import { type ComplexBuilder, type Parts } from './complex-builder.ts';
import { type Computation, expansion } from './computation.ts';

/** How a quotient is computed. */
export type ComplexRange = 'improved' | 'basic' | 'none';

/** (a + ib) / (c + id) = (ac + bd + i(bc - ad)) / (c^2 + d^2) */
function algebraicQuotient(write: ComplexBuilder, [a, b]: Parts, [c, d]: Parts): Parts {
  const cSquare = write.apply(MulFOp, c, c);
  const square = write.apply(AddFOp, cSquare, write.apply(MulFOp, d, d));
  const ac = write.apply(MulFOp, a, c);
  const real = write.apply(AddFOp, ac, write.apply(MulFOp, b, d));
  const bc = write.apply(MulFOp, b, c);
  const imaginary = write.apply(SubFOp, bc, write.apply(MulFOp, a, d));
  return [write.apply(DivFOp, real, square), write.apply(DivFOp, imaginary, square)];
}

/** Smith's formula where |c| < |d|: (ar + b + i(br - a)) / (d + cr) of r = c / d. */
function quotientOfImaginary(write: ComplexBuilder, [a, b]: Parts, [c, d]: Parts): Parts {
  const ratio = write.apply(DivFOp, c, d);
  const divisor = write.apply(AddFOp, d, write.apply(MulFOp, ratio, c));
  const real = write.apply(DivFOp, write.apply(AddFOp, write.apply(MulFOp, a, ratio), b), divisor);
  return [real, write.apply(DivFOp, write.apply(SubFOp, write.apply(MulFOp, b, ratio), a), divisor)];
}

/** Smith's formula where |c| >= |d|: (a + br + i(b - ar)) / (c + dr) of r = d / c. */
function quotientOfReal(write: ComplexBuilder, [a, b]: Parts, [c, d]: Parts): Parts {
  const ratio = write.apply(DivFOp, d, c);
  const divisor = write.apply(AddFOp, c, write.apply(MulFOp, ratio, d));
  const real = write.apply(DivFOp, write.apply(AddFOp, a, write.apply(MulFOp, b, ratio)), divisor);
  return [real, write.apply(DivFOp, write.apply(SubFOp, b, write.apply(MulFOp, a, ratio)), divisor)];
}

/** Makes ones with signs where parts are infinite, and zeros with signs where they are not. */
function boxed(write: ComplexBuilder, parts: Parts, areInfinite: Parts, one: Value, zero: Value): Parts {
  const box = (i: 0 | 1): Value => write.strict.apply(CopySignOp, write.select(areInfinite[i], one, zero), parts[i]);
  return [box(0), box(1)];
}

/** Makes the scalar product of two pairs. */
function product(write: ComplexBuilder, x: Parts, y: Parts): Value {
  const ofReal = write.apply(MulFOp, x[0], y[0]);
  return write.apply(AddFOp, ofReal, write.apply(MulFOp, x[1], y[1]));
}

const select = (write: ComplexBuilder, condition: Value, yes: Parts, no: Parts): Parts => {
  const real = write.select(condition, yes[0], no[0]);
  return [real, write.select(condition, yes[1], no[1])];
};

/** Takes the formula of Smith that does not overflow, and where both parts are NaN what C says of zeros and infinities. */
function quotientByRanges(write: ComplexBuilder, dividend: Parts, divisor: Parts): Parts {
  const { strict } = write;
  const [[a, b], [c, d]] = [dividend, divisor];
  const ofImaginary = quotientOfImaginary(write, dividend, divisor);
  const ofReal = quotientOfReal(write, dividend, divisor);

  const zero = write.numberOfPart(0);
  const absC = write.apply(AbsFOp, c);
  const isCZero = strict.compareFloats('oeq', absC, zero);
  const absD = write.apply(AbsFOp, d);
  const isDZero = strict.compareFloats('oeq', absD, zero);
  const isANumber = strict.compareFloats('ord', a, zero);
  const isBNumber = strict.compareFloats('ord', b, zero);
  const isPartNumber = write.or(isANumber, isBNumber);
  const isDividedByZero = write.and(isPartNumber, write.and(isCZero, isDZero));
  const infinity = write.infinity();
  const signedInfinity = strict.apply(CopySignOp, infinity, c);
  const ofZero: Parts = [write.apply(MulFOp, signedInfinity, a), write.apply(MulFOp, signedInfinity, b)];

  const isCFinite = strict.compareFloats('one', absC, infinity);
  const isDFinite = strict.compareFloats('one', absD, infinity);
  const isDivisorFinite = write.and(isCFinite, isDFinite);
  const absA = write.apply(AbsFOp, a);
  const isAInfinite = strict.compareFloats('oeq', absA, infinity);
  const absB = write.apply(AbsFOp, b);
  const isBInfinite = strict.compareFloats('oeq', absB, infinity);
  const isInfinite = write.and(write.or(isAInfinite, isBInfinite), isDivisorFinite);
  const one = write.numberOfPart(1);
  const signs = boxed(write, dividend, [isAInfinite, isBInfinite], one, zero);
  const realInfinity = write.apply(MulFOp, infinity, product(write, signs, divisor));
  const signTimesD = write.apply(MulFOp, signs[0], d);
  const difference = write.apply(SubFOp, write.apply(MulFOp, signs[1], c), signTimesD);
  const ofInfinite: Parts = [realInfinity, write.apply(MulFOp, infinity, difference)];

  const isAFinite = strict.compareFloats('one', absA, infinity);
  const isBFinite = strict.compareFloats('one', absB, infinity);
  const isDividendFinite = write.and(isAFinite, isBFinite);
  const isCInfinite = strict.compareFloats('oeq', absC, infinity);
  const isDInfinite = strict.compareFloats('oeq', absD, infinity);
  const isZero = write.and(isDividendFinite, write.or(isCInfinite, isDInfinite));
  const infinite = boxed(write, divisor, [isCInfinite, isDInfinite], one, zero);
  const realZero = write.apply(MulFOp, zero, product(write, dividend, infinite));
  const bTimesSign = write.apply(MulFOp, b, infinite[0]);
  const zeroDifference = write.apply(SubFOp, bTimesSign, write.apply(MulFOp, a, infinite[1]));
  const byInfinite: Parts = [realZero, write.apply(MulFOp, zero, zeroDifference)];

  const quotient = select(write, strict.compareFloats('olt', absC, absD), ofImaginary, ofReal);
  const special = [
    [isZero, byInfinite],
    [isInfinite, ofInfinite],
    [isDividedByZero, ofZero],
  ] as const;
  const known = special.reduce((rest, [condition, parts]) => select(write, condition, parts, rest), quotient);
  const isRealNaN = strict.compareFloats('uno', quotient[0], zero);
  const isImaginaryNaN = strict.compareFloats('uno', quotient[1], zero);
  return select(write, write.and(isRealNaN, isImaginaryNaN), known, quotient);
}

const computeQuotient =
  (range: ComplexRange): Computation =>
  (write, a, b) => {
    const [dividend, divisor] = [write.parts(a), write.parts(b)];
    const divide = range === 'improved' ? quotientByRanges : algebraicQuotient;
    return write.create(divide(write, dividend, divisor));
  };

/** Returns the pattern for quotients. */
export const quotientExpansion = (range: ComplexRange) => expansion(DivOp, computeQuotient(range));
