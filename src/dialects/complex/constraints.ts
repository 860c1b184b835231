import { AnyComplex } from '../../builtin/type-constraints.ts';
import { ComplexType, FloatType } from '../../ir/types/scalar-types.ts';
import { type TypeConstraint } from '../../ods/constraints.ts';

/** Complex numbers whose parts are floats. */
export const ComplexOfFloat: TypeConstraint = {
  ...AnyComplex,
  summary: 'complex type with floating-point elements',
  test: (type) => type instanceof ComplexType && type.elementType instanceof FloatType,
};
