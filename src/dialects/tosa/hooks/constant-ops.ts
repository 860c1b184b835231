import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { attributeType } from '../../../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isTensorType } from '../../../ir/types/shaped-types.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isQuantizedType } from '../../quant/quantized-type.ts';
import { earlierConstant } from '../earlier-forms/attributes.ts';
import { earlierNames, earlierOps } from '../earlier-forms/names.ts';
import { ConstOp, ConstShapeOp } from '../generated/tosa-ops.gen.ts';
import { Shape } from '../generated/tosa-types.gen.ts';
import { storedInteger } from '../verify-element-types.ts';

/** Constants of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

export const dialect = {
  inliner: inlinesAnywhere,
  earlierNames,
  earlierOps,

  materializeConstant(builder: OpBuilder, value: Attribute, type: Type, location: Location): Operation | undefined {
    const isShape =
      type instanceof Shape && value instanceof DenseElementsAttr && value.elementType instanceof IndexType;
    if (!isShape && !isConstantOf(attributeType(value), type)) return undefined;
    return builder.create({
      name: isShape ? ConstShapeOp.opName : ConstOp.opName,
      location,
      resultTypes: [type],
      properties: new Map([['values', value]]),
    });
  },
};

/** Tells whether elements of the one tensor type make a constant of the other: they may be what stores quantized numbers. */
function isConstantOf(value: Type | undefined, type: Type): boolean {
  return (
    value !== undefined && isTensorType(type) && (value === type || (isTensorType(value) && isStoredAs(value, type)))
  );
}

function isStoredAs(value: Type, type: Type): boolean {
  const element = elementTypeOrSelf(type);
  return isQuantizedType(element) && elementTypeOrSelf(value) === storedInteger(element);
}

export const constOp = {
  ...earlierConstant,
  verify(op: ConstOp): LogicalResult {
    const value = attributeType(op.values);
    if (!value || !isTensorType(value)) return op.emitOpError('expected tensors for attr/result type');
    const { type } = op.result();
    const isHeld = elementTypeOrSelf(value) === elementTypeOrSelf(type) || isStoredAs(value, type);
    return isHeld || op.emitOpError('expected same attr/result element types');
  },

  fold: (op: ConstOp): FoldResult => [op.values],
};

export const constShapeOp = {
  ...earlierConstant,
  verify(op: ConstShapeOp): LogicalResult {
    const { type } = op.values as DenseElementsAttr;
    if (type.shape.length !== 1) return op.emitOpError('expect elements in attribute values with rank 1');
    const count = type.numElements;
    const { rank } = op.result().type as Shape;
    return (
      count === rank ||
      (count === 1 && rank === 0) ||
      op.emitOpError(
        `expect number of elements in attribute values (${count}) to be equal to the rank (${rank}) for the result shape type`,
      )
    );
  },

  fold: (op: ConstShapeOp): FoldResult => [op.values],
};

export const shapeType = {
  verify: (emitError: EmitError, { rank }: Pick<Shape, 'rank'>): LogicalResult =>
    rank >= 0 || emitError(`invalid rank (must be >= 0): ${rank}`),
};
