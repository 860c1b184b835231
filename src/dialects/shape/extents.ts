import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr, elementBytes } from '../../ir/attributes/elements-attributes.ts';
import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { kDynamic, RankedTensorType, ShapedType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { exactInt64, type StaticIndex, staticIndex } from '../../support/int64.ts';
import { ShapeOfOp } from './generated/shape-ops.gen.ts';

/** The sizes of a shape, of which kDynamic is not known. */
export type Extents = readonly StaticIndex[];

/** Tells whether the type is that of sizes that are no error: a tensor of indices of rank 1. */
export function isExtentTensorType(type: Type): type is RankedTensorType {
  return type instanceof RankedTensorType && type.rank === 1 && type.elementType instanceof IndexType;
}

/** Returns the type of the sizes of a shape of that rank, kDynamic where it is not known. */
export function extentTensorType(context: Context, rank: number = kDynamic): RankedTensorType {
  return RankedTensorType.get([rank], IndexType.get(context));
}

/** Returns the sizes as a constant: `dense<[2, 3]> : tensor<2xindex>`. */
export function extentsAttr(context: Context, extents: Extents): DenseElementsAttr {
  const type = extentTensorType(context, extents.length);
  const bytes = new Uint8Array(8 * extents.length);
  extents.forEach((extent, i) => bytes.set(elementBytes(type.elementType, exactInt64(extent)), 8 * i));
  return DenseElementsAttr.get(type, bytes);
}

/** Returns the sizes that a constant has; undefined when it is no constant of integers. */
export function extentsOf(attribute: Attribute | undefined): Extents | undefined {
  if (!(attribute instanceof DenseElementsAttr)) return undefined;
  return Array.from({ length: attribute.type.numElements }, (_, i) => staticIndex((attribute.attributeAt(i) as IntegerAttr).value)); // prettier-ignore
}

/** Returns the sizes of a shape that are known: of a constant, or of a value that has a type with sizes. Source: getShapeVec of Shape.cpp. */
export function knownExtents(shape: Value): Extents | undefined {
  const { definingOp } = shape;
  if (!(definingOp instanceof ShapeOfOp)) return extentsOf(matchConstant(shape));
  const { type } = definingOp.arg;
  return type instanceof ShapedType ? type.shape : undefined;
}
