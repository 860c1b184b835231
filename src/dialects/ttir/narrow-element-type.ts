import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';

/** Returns the type that the device holds elements of a type in that is too wide for it: f32 for f64, 32 bits for 64. */
export function narrowElementType(type: Type): Type {
  if (type instanceof FloatType && type.kind === 'f64') return FloatType.get(type.context, 'f32');
  if (type instanceof IntegerType && type.width === 64) return IntegerType.get(type.context, 32, type.signedness);
  return type;
}
