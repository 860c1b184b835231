import { emitIncompatibleTypes } from '../../../ir/interfaces/inference.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { kDynamic, RankedTensorType, ShapedType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ShapeOfOp } from '../generated/shape-ops.gen.ts';
import { verifyShapeResult } from '../verify-errors.ts';

/** Source: ShapeOfOp of mlir/lib/Dialect/Shape/IR/Shape.cpp. */
export const shapeOfOp = {
  /** A tensor of sizes has as many as the operand has dimensions, where that is known. */
  verify(op: ShapeOfOp): LogicalResult {
    if (!verifyShapeResult(op)) return false;
    const [given, { type }] = [op.arg.type, op.result()];
    if (!(given instanceof ShapedType) || !(type instanceof RankedTensorType)) return true;
    const sizes = [given.shape ? given.shape.length : kDynamic];
    const inferred = RankedTensorType.get(sizes, IndexType.get(op.context));
    return dimsAgree(sizes, type.shape) || emitIncompatibleTypes(op, [inferred]);
  },
};
