import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { kDynamic, RankedTensorType, ShapedType } from '../../../ir/types/shaped-types.ts';
import { extentTensorType } from '../extents.ts';
import { ShapeType, ValueShapeType } from '../generated/shape-types.gen.ts';
import { shapeOfPatterns } from '../patterns/shape-of-patterns.ts';
import { verifyShapeResult } from '../verify-errors.ts';

/** Source: ShapeOfOp of mlir/lib/Dialect/Shape/IR/Shape.cpp. */
export const shapeOfOp = {
  canonicalizationPatterns: shapeOfPatterns,
  verify: verifyShapeResult,
  verifiesSignatureOnly: true,

  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes({ context, operands }) {
        const { type } = operands[0]!;
        if (type instanceof ValueShapeType || !(type instanceof ShapedType)) return [ShapeType.get(context)];
        return [extentTensorType(context, type.shape ? type.shape.length : kDynamic)];
      },
      /** A tensor of sizes has as many as the operand has dimensions, where that is known. */
      areCompatible([inferred], [actual]) {
        if (inferred instanceof ShapeType || actual instanceof ShapeType) return true;
        if (!(inferred instanceof RankedTensorType && actual instanceof RankedTensorType)) return false;
        return dimsAgree(inferred.shape, actual.shape);
      },
    }),
  },
};
