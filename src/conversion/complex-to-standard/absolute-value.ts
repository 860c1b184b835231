import { type Value } from '../../ir/value.ts';
import { AddFOp, DivFOp, MaximumFOp, MinimumFOp, MulFOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { AbsFOp, PowFOp, RsqrtOp, SqrtOp } from '../../dialects/math/generated/math-ops.gen.ts';
import { type ComplexBuilder, type Parts } from './complex-builder.ts';

/** What is computed of an absolute value. */
export type FunctionOfAbs = 'itself' | 'sqrt' | 'rsqrt';

/**
 * Computes the absolute value, or a root of it, as that of the larger part times that of sqrt(1 + (smaller / larger)^2), which does not overflow; where that is
 * NaN, as of 0 / 0, it is that of the smaller part. Source: computeAbs of mlir/lib/Conversion/ComplexToStandard/ComplexToStandard.cpp.
 */
export function absoluteValue(write: ComplexBuilder, [real, imaginary]: Parts, what: FunctionOfAbs = 'itself'): Value {
  const { special } = write;
  const one = write.numberOfPart(1);
  const absReal = write.apply(AbsFOp, real);
  const absImaginary = write.apply(AbsFOp, imaginary);
  const larger = write.apply(MaximumFOp, absReal, absImaginary);
  const smaller = write.apply(MinimumFOp, absReal, absImaginary);
  const ratio = special.apply(DivFOp, smaller, larger);
  const square = special.apply(MulFOp, ratio, ratio);
  const sum = special.apply(AddFOp, square, one);
  const [result, ofSmaller] = ofFactors[what](write, larger, smaller, sum);
  const isNaN = special.compareFloats('uno', result, result);
  return write.select(isNaN, ofSmaller, result);
}

type OfFactors = (
  write: ComplexBuilder,
  larger: Value,
  smaller: Value,
  sum: Value,
) => readonly [result: Value, ofSmaller: Value];

/** The functions of sqrt(sum) * larger, and of the smaller part. The square root of the smaller part is only asked for where that is 0 or NaN, as itself. */
const ofFactors: Readonly<Record<FunctionOfAbs, OfFactors>> = {
  itself({ special }, larger, smaller, sum) {
    return [special.apply(MulFOp, larger, special.apply(SqrtOp, sum)), smaller];
  },
  sqrt(write, larger, smaller, sum) {
    const { special } = write;
    const quarter = write.numberOfPart(0.25);
    const root = special.apply(SqrtOp, larger);
    return [special.apply(MulFOp, root, special.apply(PowFOp, sum, quarter)), smaller];
  },
  rsqrt({ special }, larger, smaller, sum) {
    const ofRoot = special.apply(RsqrtOp, sum);
    const ofSmaller = special.apply(RsqrtOp, smaller);
    const ofLarger = special.apply(RsqrtOp, larger);
    return [special.apply(MulFOp, ofLarger, special.apply(SqrtOp, ofRoot)), ofSmaller];
  },
};
