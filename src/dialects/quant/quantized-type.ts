import { type Type } from '../../ir/type.ts';
import { type FloatType, type IntegerType } from '../../ir/types/scalar-types.ts';
import { AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedType } from './generated/quant-types.gen.ts';

/** What upstream calls QuantizedType. */
export type QuantizedType = AnyQuantizedType | UniformQuantizedType | CalibratedQuantizedType;

/** The ways in which scales and zero points of a uniform type are distributed over a tensor. */
export const granularity = { perTensor: 'per-tensor', perAxis: 'per-axis', subChannel: 'sub-channel' } as const;

export function isQuantizedType(type: Type): type is QuantizedType {
  return (
    type instanceof UniformQuantizedType || type instanceof AnyQuantizedType || type instanceof CalibratedQuantizedType
  );
}

/** Tells whether the type is uniform with one scale for all values, which is what upstream's UniformQuantizedType is. */
export function isPerTensorQuantized(type: Type): type is UniformQuantizedType {
  return type instanceof UniformQuantizedType && type.granularity === granularity.perTensor;
}

/** Returns the signless integer that holds a value; a calibrated type says nothing about it. */
export function storageTypeOf(type: QuantizedType): IntegerType | undefined {
  return type instanceof CalibratedQuantizedType ? undefined : (type.storageType as IntegerType);
}

/** Returns the float that values stand for, where it is known. */
export function expressedTypeOf(type: QuantizedType): FloatType | undefined {
  return type.expressedType as FloatType | undefined;
}
