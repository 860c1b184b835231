import { dimsAgree } from '../../ir/traits/type-traits.ts';
import { type Type } from '../../ir/type.ts';
import { ComplexType, FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { ShapedType } from '../../ir/types/shaped-types.ts';
import { isSameList } from '../../support/lists.ts';
import { UniformQuantizedType } from '../quant/generated/quant-types.gen.ts';
import { expressedTypeOf, granularity, isQuantizedType, storageTypeOf } from '../quant/quantized-type.ts';

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

/**
 * Tells whether computations may turn elements of one type into elements of another: of the same kind, with as many bits at least.
 * Source: isPromotableElementType of stablehlo/dialect/Base.cpp.
 */
export function isPromotable(from: Type, to: Type): boolean {
  if (from === to) return true;
  if (from instanceof ComplexType && to instanceof ComplexType) return isPromotable(from.elementType, to.elementType);
  if (isQuantizedType(from) && isQuantizedType(to)) {
    const [width, toWidth] = [from, to].map((type) => storageTypeOf(type)?.width ?? 0);
    return expressedTypeOf(from) === expressedTypeOf(to) && width! <= toWidth!;
  }
  if (from instanceof IntegerType && to instanceof IntegerType) return from.width <= to.width;
  return from instanceof FloatType && to instanceof FloatType && from.width <= to.width;
}
