import { castHooks } from '../../../builtin/cast.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Type } from '../../../ir/type.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';
import { extentsAttr, extentsOf, isExtentTensorType } from '../extents.ts';
import { type ToExtentTensorOp } from '../generated/shape-ops.gen.ts';
import { ShapeType, SizeType } from '../generated/shape-types.gen.ts';
import { indexToSizePatterns, sizeToIndexPatterns } from '../patterns/conversion-patterns.ts';

/** Conversions to types that are no errors, and from them. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

/** Constant sizes and indices are the same attributes. */
const foldConstant = {
  fold: (_: Operation, [value]: readonly (Attribute | undefined)[]): FoldResult => value && [value],
};

export const indexToSizeOp = { ...foldConstant, canonicalizationPatterns: indexToSizePatterns };

export const sizeToIndexOp = {
  ...foldConstant,
  ...castHooks((from: Type) => from instanceof IndexType || from instanceof SizeType),
  canonicalizationPatterns: sizeToIndexPatterns,
};

export const toExtentTensorOp = {
  ...castHooks((from: Type, to: Type) => {
    const isTensorOfIndices = isTensorType(to) && to.elementType instanceof IndexType;
    return isTensorOfIndices && (from instanceof ShapeType || isExtentTensorType(from));
  }),
  fold({ context }: ToExtentTensorOp, [shape]: readonly (Attribute | undefined)[]): FoldResult {
    const extents = extentsOf(shape);
    return extents && [extentsAttr(context, extents)];
  },
};
