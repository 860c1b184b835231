import { type Attribute } from '../../ir/attribute.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { PoisonAttr } from './generated/ub-attributes.gen.ts';
import { PoisonOp } from './generated/ub-ops.gen.ts';

/** Makes a `ub.poison` of a poison attribute; returns undefined for any other attribute. */
export function materializePoison(
  builder: OpBuilder,
  value: Attribute,
  type: Type,
  location: Location,
): Operation | undefined {
  if (!(value instanceof PoisonAttr)) return undefined;
  const properties = new Map([['value', value]]);
  return builder.create({ name: PoisonOp.opName, location, resultTypes: [type], properties });
}
