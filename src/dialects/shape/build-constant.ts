import { type Attribute } from '../../ir/attribute.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { materializeConstant as materializeNumber } from '../arith/constant-value.ts';
import { PoisonAttr } from '../ub/generated/ub-attributes.gen.ts';
import { materializePoison } from '../ub/materialize-poison.ts';
import { isExtentTensorType } from './extents.ts';
import { ConstShapeOp, ConstSizeOp, ConstWitnessOp } from './generated/shape-ops.gen.ts';
import { ShapeType, SizeType, WitnessType } from './generated/shape-types.gen.ts';

/** Makes a constant of the dialect, or of arith where the type is a number. Source: ShapeDialect::materializeConstant of Shape.cpp. */
export function materializeConstant(
  builder: OpBuilder,
  value: Attribute,
  type: Type,
  location: Location,
): Operation | undefined {
  if (value instanceof PoisonAttr) return materializePoison(builder, value, type, location);
  const make = (name: string, attribute: string): Operation =>
    builder.create({ name, location, resultTypes: [type], properties: new Map([[attribute, value]]) });
  if (type instanceof ShapeType || isExtentTensorType(type)) return make(ConstShapeOp.opName, 'shape');
  if (type instanceof SizeType) return make(ConstSizeOp.opName, 'value');
  if (type instanceof WitnessType) return make(ConstWitnessOp.opName, 'passing');
  return materializeNumber(builder, value, type, location);
}

/** Makes the witness of a constraint that holds. */
export function buildTrueWitness(builder: OpBuilder, location: Location): Value {
  const resultType = WitnessType.get(builder.context);
  return ConstWitnessOp.build(builder, location, { passing: true, resultType }).result();
}
