import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { indexAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isDynamic, ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { exactInt64 } from '../../../support/int64.ts';
import { ConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { ConstSizeOp, type DimOp, type GetExtentOp } from '../generated/shape-ops.gen.ts';
import { indexOfShape, sizeLikeDimension } from '../infer-types.ts';
import { verifySizeResult } from '../verify-errors.ts';

/** Operations that give one size of a shape. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

/** Returns the number of a dimension, where a constant of this dialect or of arith gives it. */
function constantDimension(value: Value): number | undefined {
  const { definingOp } = value;
  if (!(definingOp instanceof ConstSizeOp || definingOp instanceof ConstantOp)) return undefined;
  const constant = matchConstant(value);
  return constant instanceof IntegerAttr ? constant.number : undefined;
}

export const dimOp = {
  interfaces: sizeLikeDimension,

  fold(op: DimOp): FoldResult {
    const { type } = op.value;
    const dim = constantDimension(op.index);
    const size = type instanceof ShapedType && dim !== undefined ? type.shape?.[dim] : undefined;
    return size === undefined || isDynamic(size) ? undefined : [indexAttr(op.context, exactInt64(size))];
  },
};

export const getExtentOp = {
  interfaces: indexOfShape,
  verify: verifySizeResult,
  verifiesSignatureOnly: true,

  fold(op: GetExtentOp, [shape]: readonly (Attribute | undefined)[]): FoldResult {
    const dim = constantDimension(op.dim);
    if (!(shape instanceof DenseElementsAttr) || dim === undefined) return undefined;
    return dim < 0 || dim >= shape.type.numElements ? undefined : [shape.attributeAt(dim)];
  },
};
