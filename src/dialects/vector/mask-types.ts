import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { likeWithElement, VectorType } from '../../ir/types/shaped-types.ts';
import { type MaskableMethods } from './interfaces.ts';

/** Returns the type of the mask of an operation that computes one truth value for each element of the type. */
export function maskTypeOf(type: Type): VectorType | undefined {
  return type instanceof VectorType ? likeWithElement(type, IntegerType.get(type.context, 1)) : undefined;
}

/** An operation under a mask of the shape of the type, whose masked-off elements are what they are. */
export const maskableLike = (type: Type): MaskableMethods => ({
  expectedMaskType: maskTypeOf(type),
  supportsPassthru: false,
});
