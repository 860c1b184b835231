// @generated from dialects-td/quant/quant-base.yaml; do not edit, run npm run codegen
import { AnyFloat, AnySignlessInteger, TensorOf } from '../../../builtin/type-constraints.ts';
import { anyTypeOf, typeOfClass } from '../../../ods/constraints.ts';
import { Quant_QuantizedType } from '../constraints.ts';
import { AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedType } from './quant-types.gen.ts';

/** Satisfied by types of class AnyQuantizedType. */
export const AnyQuantizedTypeConstraint = typeOfClass(AnyQuantizedType, '`QuantizedType` with unknown mapping');

/** Satisfied by types of class UniformQuantizedType. */
export const UniformQuantizedTypeConstraint = typeOfClass(
  UniformQuantizedType,
  '`QuantizedType` whose mapping is affine',
);

/** Satisfied by types of class CalibratedQuantizedType. */
export const CalibratedQuantizedTypeConstraint = typeOfClass(
  CalibratedQuantizedType,
  '`QuantizedType` that knows the range of its values only',
);

/** Satisfied where any of these is: AnySignlessInteger, Quant_QuantizedType. */
export const Quant_IntegerOrQuantizedType = anyTypeOf(
  [AnySignlessInteger, Quant_QuantizedType],
  'signless integer or quantized type',
);

/** Satisfied where any of these is: AnyFloat, TensorOf. */
export const Quant_FloatScalarOrTensor = anyTypeOf(
  [AnyFloat, TensorOf([AnyFloat])],
  'scalar or tensor of floating-point',
);

/** Satisfied where any of these is: Quant_QuantizedType, TensorOf. */
export const Quant_QuantizedScalarOrTensor = anyTypeOf(
  [Quant_QuantizedType, TensorOf([Quant_QuantizedType])],
  'scalar or tensor of quantized type',
);

/** Satisfied where any of these is: Quant_IntegerOrQuantizedType, TensorOf. */
export const Quant_IntegerOrQuantizedScalarOrTensor = anyTypeOf(
  [Quant_IntegerOrQuantizedType, TensorOf([Quant_IntegerOrQuantizedType])],
  'scalar or tensor of signless integer or quantized type',
);
