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

/** Elements of a constant, as they are stored. */
type Stored = Uint8Array;

/** Returns an element of the constant, in row-major order. */
export function storedElement({ bytes, isSplat, elementType }: DenseElementsAttr, place: number): Stored {
  const size = elementSizeBytes(elementType);
  const start = isSplat ? 0 : place * size;
  return bytes.subarray(start, start + size);
}

/** Returns `count` elements of the constant from `first` on, next to each other. */
export function storedRange(constant: DenseElementsAttr, first: number, count: number): Stored {
  const { bytes, isSplat, elementType } = constant;
  const size = elementSizeBytes(elementType);
  if (!isSplat) return bytes.slice(first * size, (first + count) * size);
  const repeated = new Uint8Array(count * size);
  if (size === 1) return repeated.fill(bytes[0]!);
  for (let i = 0; i < count; i++) repeated.set(bytes, i * size);
  return repeated;
}

/** The bytes of the largest constant that comes of one with a single value when a part of it changes: larger ones would take longer to print than anybody waits. */
const maxExpandedBytes = 1 << 24;

/** Returns a copy of all elements, to be changed; undefined where that would be much larger than the constant. */
export function expandedElements(constant: DenseElementsAttr): Stored | undefined {
  const { numElements } = constant.type;
  const isLarge = numElements * elementSizeBytes(constant.elementType) > maxExpandedBytes;
  return constant.isSplat && isLarge ? undefined : storedRange(constant, 0, numElements);
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
