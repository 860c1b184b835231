import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';

/** Tells whether elements of the type are truth values. */
export function isPred(type: Type): boolean {
  return type instanceof IntegerType && type.isSignless && type.width === 1;
}
