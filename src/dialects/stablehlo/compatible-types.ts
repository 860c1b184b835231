import { dimsAgree } from '../../ir/traits/type-traits.ts';
import { type Type } from '../../ir/type.ts';
import { ShapedType } from '../../ir/types/shaped-types.ts';

/**
 * Tells whether two types can be one: the same, or tensors of one element type whose sizes agree where both are known.
 * Source: isCompatibleForHloTypeInference of stablehlo/dialect/Base.cpp.
 */
export function typesCompatible(a: Type, b: Type): boolean {
  if (a === b) return true;
  if (!(a instanceof ShapedType) || !(b instanceof ShapedType)) return false;
  return a.elementType === b.elementType && shapesCompatible(a, b);
}

/** The same for the shapes only. */
export function shapesCompatible(a: Type, b: Type): boolean {
  const [first, second] = [a, b].map((type) => (type instanceof ShapedType ? type.shape : undefined));
  return !first || !second || dimsAgree(first, second);
}
