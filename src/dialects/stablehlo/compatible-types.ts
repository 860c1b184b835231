import { dimsAgree } from '../../ir/traits/type-traits.ts';
import { type Type } from '../../ir/type.ts';
import { ShapedType } from '../../ir/types/shaped-types.ts';
import { isSameList } from '../../support/lists.ts';
import { UniformQuantizedType } from '../quant/generated/quant-types.gen.ts';
import { granularity } from '../quant/quantized-type.ts';

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

/**
 * Tells whether two types can be one but for the scales and zero points of quantized numbers. Source: baseline_type of the StableHLO specification 1.5.
 */
export function baselinesCompatible(a: Type, b: Type): boolean {
  if (typesCompatible(a, b)) return true;
  if (!(a instanceof ShapedType) || !(b instanceof ShapedType)) return false;
  const [first, second] = [a.elementType, b.elementType];
  if (!(first instanceof UniformQuantizedType) || !(second instanceof UniformQuantizedType)) return false;
  return (
    first.granularity !== granularity.subChannel &&
    first.granularity === second.granularity &&
    isSameList(first.quantizedDimensions, second.quantizedDimensions) &&
    first.isSigned === second.isSigned &&
    first.storageType === second.storageType &&
    first.storageMin === second.storageMin &&
    first.storageMax === second.storageMax &&
    first.expressedType === second.expressedType &&
    shapesCompatible(a, b)
  );
}
