import { type DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { kDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { numberOfInt64 } from '../../support/int64.ts';

/** Returns the sizes of a variable as they are stored; -1 is one that is not known. */
export function sizesIn(shape: DenseElementsAttr): bigint[] {
  return Array.from({ length: shape.type.numElements }, (_, i) => BigInt.asIntN(64, shape.bitsAt(i)));
}

/** Returns the type that shape and element type of a variable make; -1 is an unknown size. */
export function variableType(shape: DenseElementsAttr, elementType: Type): RankedTensorType {
  const sizes = sizesIn(shape).map((size) => (size === -1n ? kDynamic : (numberOfInt64(size) ?? Number(size))));
  return RankedTensorType.ofAnyElements(sizes, elementType);
}
