/** Arithmetic on parts of complex numbers. Source: mlir/lib/Conversion/ComplexToStandard/ComplexToStandard.cpp. */
import { type OpClass } from '../../ods/op-spec.ts';
import { type CmpFPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AddFOp, AndIOp, DivFOp, MulFOp, NegFOp, OrIOp, SubFOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as complex from '../../dialects/complex/generated/complex-ops.gen.ts';
import { Atan2Op } from '../../dialects/math/generated/math-ops.gen.ts';
import { absoluteValue } from './absolute-value.ts';
import { type Computation, expansion } from './computation.ts';

const computePartByPart =
  (opClass: OpClass): Computation =>
  (write, a, b) => {
    const real = write.apply(opClass, write.real(a), write.real(b));
    const imaginary = write.apply(opClass, write.imaginary(a), write.imaginary(b));
    return write.create([real, imaginary]);
  };

const computeProduct: Computation = (write, a, b) => {
  const [aReal, aImaginary] = write.parts(a);
  const [bReal, bImaginary] = write.parts(b);
  const realProduct = write.apply(MulFOp, aReal, bReal);
  const imaginaryProduct = write.apply(MulFOp, aImaginary, bImaginary);
  const real = write.apply(SubFOp, realProduct, imaginaryProduct);
  const outerProduct = write.apply(MulFOp, aImaginary, bReal);
  const innerProduct = write.apply(MulFOp, aReal, bImaginary);
  return write.create([real, write.apply(AddFOp, outerProduct, innerProduct)]);
};

const computeComparison =
  (predicate: CmpFPredicate, join: OpClass): Computation =>
  (write, a, b) => {
    const [aReal, aImaginary] = write.parts(a);
    const [bReal, bImaginary] = write.parts(b);
    const ofReal = write.strict.compareFloats(predicate, aReal, bReal);
    const ofImaginary = write.strict.compareFloats(predicate, aImaginary, bImaginary);
    return write.apply(join, ofReal, ofImaginary);
  };

const computeAngle: Computation = (write, a) => {
  const [real, imaginary] = write.parts(a);
  return write.apply(Atan2Op, imaginary, real);
};

const computeNegative: Computation = (write, a) => {
  const [real, imaginary] = write.parts(a);
  return write.create([write.strict.apply(NegFOp, real), write.strict.apply(NegFOp, imaginary)]);
};

const computeConjugate: Computation = (write, a) => {
  const [real, imaginary] = write.parts(a);
  return write.create([real, write.strict.apply(NegFOp, imaginary)]);
};

/** a / |a|, and 0 of 0. */
const computeSign: Computation = (write, a) => {
  const [real, imaginary] = write.parts(a);
  const zero = write.numberOfPart(0);
  const isRealZero = write.strict.compareFloats('oeq', real, zero);
  const isImaginaryZero = write.strict.compareFloats('oeq', imaginary, zero);
  const isZero = write.and(isRealZero, isImaginaryZero);
  const magnitude = write.partOf(complex.AbsOp, a);
  const realSign = write.apply(DivFOp, real, magnitude);
  const sign = write.create([realSign, write.apply(DivFOp, imaginary, magnitude)]);
  return write.select(isZero, a, sign);
};

export const arithmeticExpansions = [
  expansion(complex.AbsOp, (write, a) => absoluteValue(write, write.parts(a))),
  expansion(complex.AddOp, computePartByPart(AddFOp)),
  expansion(complex.AngleOp, computeAngle),
  expansion(complex.ConjOp, computeConjugate),
  expansion(complex.EqualOp, computeComparison('oeq', AndIOp)),
  expansion(complex.MulOp, computeProduct),
  expansion(complex.NegOp, computeNegative),
  expansion(complex.NotEqualOp, computeComparison('une', OrIOp)),
  expansion(complex.SignOp, computeSign),
  expansion(complex.SubOp, computePartByPart(SubFOp)),
];
