import { type Attribute } from '../../../ir/attribute.ts';
import { DenseArrayAttr, DenseElementsAttr, denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { maxRank } from '../constant-shape.ts';
import { ConstOp, ConstShapeOp } from '../generated/tosa-ops.gen.ts';
import { Shape } from '../generated/tosa-types.gen.ts';

/** What earlier versions said by attributes, as the operands that say it today: operations in no block, at the location of the operation. */

/** Tells whether a constant of the type can be made. */
export function isNumber(type: Type): type is IntegerType | FloatType {
  return type instanceof IntegerType || type instanceof FloatType;
}

/** Tells whether a number is one of a type: what an attribute of more bits said may not be. */
export function fits(type: IntegerType | FloatType, value: number): boolean {
  if (type instanceof FloatType) return true;
  const half = 2 ** (type.width - 1);
  return type.signedness === 'unsigned' ? value >= 0 && value < 2 * half : value >= -half && value < half;
}

/** Makes a constant with these elements. */
export function constantOf(op: Operation, elementType: Type, ...values: readonly number[]): ConstOp {
  const type = RankedTensorType.get([values.length], elementType);
  return ConstOp.build(new OpBuilder(op.context), op.location, { values: denseFromNumbers(type, values), outputType: type }); // prettier-ignore
}

/** Makes a constant shape. */
export function shapeOf(op: Operation, values: readonly number[]): ConstShapeOp {
  const { context } = op;
  const type = RankedTensorType.get([values.length], IndexType.get(context));
  const outputType = Shape.get(context, values.length);
  return ConstShapeOp.build(new OpBuilder(context), op.location, { values: denseFromNumbers(type, values), outputType }); // prettier-ignore
}

/** Returns the integers of an attribute that lists some; undefined of any other. */
export function integersOf(attribute: Attribute | undefined): readonly number[] | undefined {
  if (!(attribute instanceof DenseArrayAttr) || !(attribute.elementType instanceof IntegerType)) return undefined;
  return attribute.values.length > maxRank ? undefined : attribute.values.map(Number);
}

/** Returns the integers of a constant, in the order of its elements; undefined where it is none, or of too many for a list of sizes. */
export function constantIntegers({ definingOp }: Value): readonly number[] | undefined {
  const values = definingOp?.properties.get(definingOp instanceof ConstOp ? 'values' : 'value');
  if (!(values instanceof DenseElementsAttr) || !(values.type.elementType instanceof IntegerType)) return undefined;
  const { numElements } = values.type;
  return numElements > maxRank ? undefined : Array.from({ length: numElements }, (_, i) => values.numberAt(i));
}

/** Takes attributes away that operands stand for now. */
export function dropAttributes(op: Operation, ...names: readonly string[]): void {
  for (const name of names) op.setDiscardableAttr(name, undefined);
}
