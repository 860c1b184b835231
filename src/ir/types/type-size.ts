import type { Type } from '../type.ts';
import { product } from '../../support/math.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from './scalar-types.ts';
import { VectorType } from './shaped-types.ts';

/** How much memory values take where no data layout says it. Source: mlir/lib/Interfaces/DataLayoutInterfaces.cpp. */

const ceilToPowerOf2 = (value: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, value)));

/** Returns bits; undefined for types without a size. */
export function typeSizeBits(type: Type): number | undefined {
  if (type instanceof IndexType) return 64;
  if (type instanceof IntegerType || type instanceof FloatType) return type.width;
  if (type instanceof ComplexType) {
    const bits = typeSizeBits(type.elementType);
    if (bits === undefined) return undefined;
    const alignment = ceilToPowerOf2(Math.ceil(bits / 8)) * 8;
    return Math.ceil(bits / alignment) * alignment + bits;
  }
  if (!(type instanceof VectorType) || type.scalableDims.some(Boolean)) return undefined;
  const bits = typeSizeBits(type.elementType);
  if (bits === undefined) return undefined;
  const innermost = type.shape.at(-1) ?? 1;
  return product(type.shape.slice(0, -1)) * ceilToPowerOf2(innermost) * Math.ceil(bits / 8) * 8;
}
