import { type Attribute } from '../../ir/attribute.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { BoolConstantOp, ConstantOp } from './generated/index-ops.gen.ts';

/** Makes a constant of index or a truth value; other integers stay as they were computed. */
export function materializeConstant(
  builder: OpBuilder,
  value: Attribute,
  type: Type,
  location: Location,
): Operation | undefined {
  if (!(value instanceof IntegerAttr) || value.type !== type) return undefined;
  const isBool = type instanceof IntegerType && type.isSignless && type.width === 1;
  if (!isBool && !(type instanceof IndexType)) return undefined;
  const { opName } = isBool ? BoolConstantOp : ConstantOp;
  return builder.create({ name: opName, location, resultTypes: [type], properties: new Map([['value', value]]) });
}
