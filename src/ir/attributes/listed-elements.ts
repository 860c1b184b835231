import type { Attribute } from '../attribute.ts';
import { DenseElementsAttr, elementSizeBytes, SparseElementsAttr } from './elements-attributes.ts';

/** Sparse constants with more bytes than this stay as they are, so that a short text never makes a huge constant. */
const maxBytes = 1 << 26;

/**
 * Returns the constant with all its elements listed, the zeros of a sparse one too; undefined for what is no constant of numbers.
 * Source: the value iterators of DenseElementsAttr and SparseElementsAttr in mlir/IR/BuiltinAttributes.h.
 */
export function listedElements(attribute: Attribute | undefined): DenseElementsAttr | undefined {
  if (attribute instanceof DenseElementsAttr) return attribute;
  if (!(attribute instanceof SparseElementsAttr && attribute.values instanceof DenseElementsAttr)) return undefined;
  const { type, indices, values } = attribute;
  const size = elementSizeBytes(type.elementType);
  if (type.numElements * size > maxBytes) return undefined;
  const bytes = new Uint8Array(type.numElements * size);
  const { rank } = type;
  const count = indices.type.shape[0]!;
  for (let i = 0; i < count; i++) {
    let place = 0;
    for (const [dim, extent] of type.shape.entries()) place = place * extent + indices.numberAt(i * rank + dim);
    const from = values.isSplat ? 0 : i * size;
    bytes.set(values.bytes.subarray(from, from + size), place * size);
  }
  return DenseElementsAttr.get(type, bytes);
}
