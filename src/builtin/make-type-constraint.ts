import { type Type } from '../ir/type.ts';
import { typeOfClass, type TypeClass, type TypeConstraint } from '../ods/constraints.ts';
import { type ClassOf } from '../support/class-of.ts';

/** Returns the class of types that constraints name; those that several types have in common have no name. */
export function classOf(typeClass: ClassOf<Type>, name?: string): TypeClass {
  return typeOfClass(typeClass, '', name).typeClass!;
}

export function constraint(summary: string, test: (type: Type) => boolean, typeClass?: TypeClass): TypeConstraint {
  return { summary, test, ...(typeClass && { typeClass }) };
}
