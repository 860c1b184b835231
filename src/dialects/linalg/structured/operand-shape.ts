import { type Type } from '../../../ir/type.ts';
import { ShapedType, VectorType } from '../../../ir/types/shaped-types.ts';

/** Returns the shape that an operand is indexed by. Scalars have none, and a vector is a scalar here. */
export function operandShape(type: Type): readonly number[] {
  return type instanceof ShapedType && !(type instanceof VectorType) ? (type.shape ?? []) : [];
}
