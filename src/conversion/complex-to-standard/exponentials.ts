/** Exponentials and logarithms. Source: mlir/lib/Conversion/ComplexToStandard/ComplexToStandard.cpp. */
import { type Value } from '../../ir/value.ts';
import {
  AddFOp,
  DivFOp,
  MaximumFOp,
  MinimumFOp,
  MulFOp,
  SubFOp,
} from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as complex from '../../dialects/complex/generated/complex-ops.gen.ts';
import * as math from '../../dialects/math/generated/math-ops.gen.ts';
import { type ComplexBuilder } from './complex-builder.ts';
import { type Computation, expansion } from './computation.ts';

/** Multiplies a function of the imaginary part by e^x, and where that is infinite by e^(x / 2) twice. */
function scaled(write: ComplexBuilder, value: Value, whole: Value, ofHalf: Value, isInfinite: Value): Value {
  const product = write.apply(MulFOp, whole, value);
  const inTwo = write.apply(MulFOp, write.apply(MulFOp, ofHalf, value), ofHalf);
  return write.select(isInfinite, inTwo, product);
}

/** e^(x + iy) = e^x cos y + i e^x sin y; the imaginary part is 0 where y is, even if e^x is infinite. */
const computeExponential: Computation = (write, a) => {
  const [real, imaginary] = write.parts(a);
  const zero = write.numberOfPart(0);
  const half = write.numberOfPart(0.5);
  const infinity = write.infinity();
  const whole = write.apply(math.ExpOp, real);
  const ofHalf = write.apply(math.ExpOp, write.apply(MulFOp, real, half));
  const cosine = write.apply(math.CosOp, imaginary);
  const sine = write.apply(math.SinOp, imaginary);
  const isInfinite = write.compareFloats('oeq', whole, infinity);
  const isReal = write.strict.compareFloats('oeq', imaginary, zero);
  const newReal = scaled(write, cosine, whole, ofHalf, isInfinite);
  const newImaginary = scaled(write, sine, whole, ofHalf, isInfinite);
  return write.create([newReal, write.select(isReal, zero, newImaginary)]);
};

/** Coefficients of y^16 to y^4 in a polynomial for cos y - 1 + y^2 / 2 below pi / 4. */
const cosineCoefficients: readonly number[] = [
  4.7377507964246204691685e-14, -1.147028484342535976567e-11, 2.0876754287081521758361e-9, -2.7557319214999787979814e-7,
  2.4801587301570552304991e-5, -1.3888888888888872993737e-3, 4.1666666666666666609054e-2,
];

/** (pi / 4)^2, as the C++ code has it. */
const squareOfBound = 0.61685;

/** Computes cos y - 1, near 0 without the loss of digits. */
function cosineLessOne(write: ComplexBuilder, y: Value): Value {
  const minusHalf = write.numberOfPart(-0.5);
  const minusOne = write.numberOfPart(-1);
  const farFromZero = write.apply(AddFOp, write.apply(math.CosOp, y), minusOne);
  const square = write.apply(MulFOp, y, y);
  const fourthPower = write.apply(MulFOp, square, square);
  const [first, ...rest] = cosineCoefficients as [number, ...number[]];
  let polynomial = write.numberOfPart(first);
  for (const coefficient of rest) {
    polynomial = write.apply(math.FmaOp, polynomial, square, write.numberOfPart(coefficient));
  }
  const correction = write.apply(MulFOp, fourthPower, polynomial);
  const nearZero = write.strict.apply(AddFOp, correction, write.apply(MulFOp, minusHalf, square));
  const isFar = write.compareFloats('oge', square, write.numberOfPart(squareOfBound));
  return write.select(isFar, farFromZero, nearZero);
}

/** e^(x + iy) - 1 = (e^x - 1) cos y + (cos y - 1) + i e^x sin y */
const computeExponentialLessOne: Computation = (write, a) => {
  const [real, imaginary] = write.parts(a);
  const zero = write.numberOfPart(0);
  const one = write.numberOfPart(1);
  const lessOne = write.apply(math.ExpM1Op, real);
  const whole = write.apply(AddFOp, lessOne, one);
  const sine = write.apply(math.SinOp, imaginary);
  const cosine = cosineLessOne(write, imaginary);
  const product = write.apply(MulFOp, lessOne, write.apply(AddFOp, cosine, one));
  const newReal = write.apply(AddFOp, product, cosine);
  const isReal = write.compareFloats('oeq', imaginary, zero);
  const newImaginary = write.select(isReal, zero, write.apply(MulFOp, whole, sine));
  return write.create([newReal, newImaginary]);
};

/** ln a = ln |a| + i arg a */
const computeLogarithm: Computation = (write, a) => {
  const newReal = write.apply(math.LogOp, write.partOf(complex.AbsOp, a));
  const [real, imaginary] = write.parts(a);
  return write.create([newReal, write.apply(math.Atan2Op, imaginary, real)]);
};

/** ln(1 + a), whose real part is ln(larger) + ln(1 + (smaller / larger)^2) / 2 of the parts of 1 + a, without adding 1 where that is not needed. */
const computeLogarithmOfMore: Computation = (write, a) => {
  const { special } = write;
  const [real, imaginary] = write.parts(a);
  const half = write.numberOfPart(0.5);
  const one = write.numberOfPart(1);
  const realPlusOne = write.apply(AddFOp, real, one);
  const absReal = write.apply(math.AbsFOp, realPlusOne);
  const absImaginary = write.apply(math.AbsFOp, imaginary);
  const larger = write.apply(MaximumFOp, absReal, absImaginary);
  const smaller = write.apply(MinimumFOp, absReal, absImaginary);
  const isRealLarger = write.compareFloats('ogt', realPlusOne, absImaginary);
  const largerLessOne = write.select(isRealLarger, real, write.apply(SubFOp, larger, one));
  const ratio = special.apply(DivFOp, smaller, larger);
  const logOfLarger = write.apply(math.Log1pOp, largerLessOne);
  const logOfRatio = special.apply(math.Log1pOp, special.apply(MulFOp, ratio, ratio));
  const sum = special.apply(AddFOp, special.apply(MulFOp, half, logOfRatio), logOfLarger);
  const isNaN = special.compareFloats('uno', sum, sum);
  const newReal = write.select(isNaN, smaller, sum);
  return write.create([newReal, write.apply(math.Atan2Op, imaginary, realPlusOne)]);
};

export const exponentialExpansions = [
  expansion(complex.ExpOp, computeExponential),
  expansion(complex.Expm1Op, computeExponentialLessOne),
  expansion(complex.LogOp, computeLogarithm),
  expansion(complex.Log1pOp, computeLogarithmOfMore),
];
