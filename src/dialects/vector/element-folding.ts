import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr, splatElements } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type VectorType } from '../../ir/types/shaped-types.ts';

/** Constants made of elements, and elements of constants. */

/** Returns the constant of the type in which every element is `element`, or is that of the splat `element`; undefined for other constants. */
export function splatOf(type: VectorType, element: Attribute | undefined): Attribute | undefined {
  if (element instanceof DenseElementsAttr && element.isSplat) {
    return element.elementType === type.elementType ? DenseElementsAttr.get(type, element.bytes) : undefined;
  }
  if (!(element instanceof IntegerAttr) && !(element instanceof FloatAttr)) return undefined;
  return element.type === type.elementType ? splatElements(type, element) : undefined;
}
