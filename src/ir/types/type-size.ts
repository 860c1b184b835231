import type { Operation } from '../operation.ts';
import type { Type } from '../type.ts';
import { product } from '../../support/math.ts';
import { ceilToPowerOf2, complexPartAlignment, indexBits } from '../data-layout.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from './scalar-types.ts';
import { VectorType } from './shaped-types.ts';

/**
 * Returns how many bits of memory values take where `scope` is, as the data layouts around say; undefined for types without a size.
 * Source: mlir/lib/Interfaces/DataLayoutInterfaces.cpp.
 */
export function typeSizeBits(type: Type, scope: Operation | undefined): number | undefined {
  if (type instanceof IndexType) return indexBits(scope);
  if (type instanceof IntegerType || type instanceof FloatType) return type.width;
  if (type instanceof ComplexType) {
    const bits = typeSizeBits(type.elementType, scope);
    if (bits === undefined) return undefined;
    const alignment = complexPartAlignment(type.elementType, bits, scope);
    return Math.ceil(bits / alignment) * alignment + bits;
  }
  if (!(type instanceof VectorType) || type.scalableDims.some(Boolean)) return undefined;
  const bits = typeSizeBits(type.elementType, scope);
  if (bits === undefined) return undefined;
  const innermost = type.shape.at(-1) ?? 1;
  return product(type.shape.slice(0, -1)) * ceilToPowerOf2(innermost) * Math.ceil(bits / 8) * 8;
}
