import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../ir/op-info.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';

/**
 * Returns the constant of type `type` that is `source` in another shape, if all its elements and what it is filled up with are the same.
 * Source: reshapeConstantSource of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
 */
export function foldSplat(source: Attribute | undefined, type: RankedTensorType, padding?: Attribute): FoldResult {
  if (!(source instanceof DenseElementsAttr) || !source.isSplat || !type.hasStaticShape) return undefined;
  if (padding && padding !== source.attributeAt(0)) return undefined;
  return [DenseElementsAttr.get(type, source.bytes)];
}
