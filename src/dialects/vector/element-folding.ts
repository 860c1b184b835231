import { type Attribute } from '../../ir/attribute.ts';
import {
  DenseElementsAttr,
  elementBytes,
  elementSizeBytes,
  splatElements,
} from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type VectorType } from '../../ir/types/shaped-types.ts';

/** Constants made of elements, and elements of constants. */

type Scalar = IntegerAttr | FloatAttr;

/** Tells whether the attribute is a number. */
export const isScalar = (element: Attribute | undefined): element is Scalar =>
  element instanceof IntegerAttr || element instanceof FloatAttr;

/** Returns the constant of the type in which every element is `element`, or is that of the splat `element`; undefined for other constants. */
export function splatOf(type: VectorType, element: Attribute | undefined): DenseElementsAttr | undefined {
  if (element instanceof DenseElementsAttr && element.isSplat) {
    return element.elementType === type.elementType ? DenseElementsAttr.get(type, element.bytes) : undefined;
  }
  return isScalar(element) && element.type === type.elementType ? splatElements(type, element) : undefined;
}

/** An element of a constant, as it is stored. */
type Stored = Uint8Array;

/** Returns all elements of the constant in row-major order. */
export function storedElements(constant: DenseElementsAttr): readonly Stored[] {
  const size = elementSizeBytes(constant.elementType);
  const { bytes, isSplat } = constant;
  return Array.from({ length: constant.type.numElements }, (_, i) => {
    const start = isSplat ? 0 : i * size;
    return bytes.subarray(start, start + size);
  });
}

/** Returns the number as it is stored. */
export function storedScalar(element: Scalar): Stored {
  return elementBytes(element.type, element instanceof FloatAttr ? element.bits : element.value);
}

/** Returns the constant of these elements in row-major order. */
export function constantOf(type: VectorType, elements: readonly Stored[]): DenseElementsAttr {
  const size = elementSizeBytes(type.elementType);
  const bytes = new Uint8Array(elements.length * size);
  for (const [i, element] of elements.entries()) bytes.set(element, i * size);
  return DenseElementsAttr.get(type, bytes);
}
