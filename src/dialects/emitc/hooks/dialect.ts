import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { ConstantOp } from '../generated/emitc-ops.gen.ts';

export const emitcDialect = {
  materializeConstant(builder: OpBuilder, value: Attribute, type: Type, location: Location): Operation {
    const properties = new Map([['value', value]]);
    return builder.create({ name: ConstantOp.opName, location, resultTypes: [type], properties });
  },
};
