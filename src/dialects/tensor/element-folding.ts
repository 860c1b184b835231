import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr, elementBytes, splatElements } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { complexParts } from '../complex/constant-value.ts';
import { type RankedTensorType, type ShapedType } from '../../ir/types/shaped-types.ts';

/** Constants made of elements, and elements of constants. */

type Scalar = IntegerAttr | FloatAttr;

const isScalar = (element: Attribute | undefined): element is Scalar =>
  element instanceof IntegerAttr || element instanceof FloatAttr;

/** The parts of an element: the number itself, or both parts of a complex one; undefined when they are not known. */
function partsOf(element: Attribute | undefined): readonly Scalar[] | undefined {
  return isScalar(element) ? [element] : complexParts(element);
}

/** Returns the constant of these elements in row-major order; undefined when not all are known numbers. */
export function constantOfElements(
  type: RankedTensorType,
  elements: readonly (Attribute | undefined)[],
): Attribute | undefined {
  if (!type.hasStaticShape) return undefined;
  const stored: Uint8Array[] = [];
  for (const element of elements) {
    const parts = partsOf(element);
    if (!parts) return undefined;
    for (const part of parts) {
      stored.push(elementBytes(part.type, part instanceof FloatAttr ? part.bits : part.value));
    }
  }
  const size = stored[0]?.length ?? 0;
  const bytes = new Uint8Array(stored.length * size);
  stored.forEach((element, i) => bytes.set(element, i * size));
  return DenseElementsAttr.get(type, bytes);
}

/** Returns the constant in which every element is `element`. */
export function splatConstant(type: RankedTensorType, element: Attribute | undefined): Attribute | undefined {
  return isScalar(element) && type.hasStaticShape ? splatElements(type, element) : undefined;
}

/** Returns the place in row-major order of the element at `indices`; undefined where the shape has none there. */
export function flatIndex({ shape }: ShapedType, indices: readonly number[]): number | undefined {
  let index = 0;
  for (const [dim, size] of (shape ?? []).entries()) {
    const at = indices[dim]!;
    if (at < 0 || at >= size) return undefined;
    index = index * size + at;
  }
  return index;
}

/** Returns the splat of another shape; undefined for constants that are none. */
export function reshapedSplat(constant: Attribute | undefined, type: RankedTensorType): Attribute | undefined {
  if (!(constant instanceof DenseElementsAttr) || !constant.isSplat || !type.hasStaticShape) return undefined;
  return DenseElementsAttr.get(type, constant.bytes);
}
