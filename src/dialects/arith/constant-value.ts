import { type Attribute } from '../../ir/attribute.ts';
import { isElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { attributeType, FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { PoisonAttr } from '../ub/generated/ub-attributes.gen.ts';
import { materializePoison } from '../ub/materialize-poison.ts';
import { ConstantOp } from './generated/arith-ops.gen.ts';

/** Tells whether `arith.constant` can hold the attribute. */
export function isConstantValue(value: Attribute): boolean {
  return value instanceof IntegerAttr || value instanceof FloatAttr || isElementsAttr(value);
}

/** Makes an `arith.constant`, or a `ub.poison` of poison, or returns undefined when it cannot hold the value under that type. */
export function materializeConstant(
  builder: OpBuilder,
  value: Attribute,
  type: Type,
  location: Location,
): Operation | undefined {
  if (value instanceof PoisonAttr) return materializePoison(builder, value, type, location);
  if (!isConstantValue(value) || attributeType(value) !== type) return undefined;
  if (type instanceof IntegerType && !type.isSignless) return undefined;
  return builder.create({
    name: ConstantOp.opName,
    location,
    resultTypes: [type],
    properties: new Map([['value', value]]),
  });
}
