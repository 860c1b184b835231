import { type Type } from '../../ir/type.ts';
import { ComplexType, FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { isQuantizedType, storageTypeOf } from '../quant/quantized-type.ts';

/** Returns the bits of an element, of a quantized one those that it is stored in; 0 of one that has none. */
export function bitWidth(type: Type): number {
  if (type instanceof ComplexType) return 2 * bitWidth(type.elementType);
  if (type instanceof IntegerType || type instanceof FloatType) return type.width;
  return (isQuantizedType(type) ? storageTypeOf(type)?.width : undefined) ?? 0;
}

/**
 * Returns the shape that the bits of a tensor have in elements of another type: parts of an element stand in a dimension behind the others.
 * [4] of 32 bits are [4, 2] of 16, and the other way round.
 */
export function bitcastShape({ shape, elementType }: RankedTensorType, to: Type): readonly number[] | undefined {
  const [width, newWidth] = [bitWidth(elementType), bitWidth(to)];
  if (width === newWidth) return shape;
  if (width > newWidth) return newWidth > 0 && width % newWidth === 0 ? [...shape, width / newWidth] : undefined;
  return shape.at(-1)! * width === newWidth ? shape.slice(0, -1) : undefined;
}
