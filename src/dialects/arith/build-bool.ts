import { boolAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { ConstantOp } from './generated/arith-ops.gen.ts';

/** Makes a constant of type `i1`. */
export function buildBoolConstant(builder: OpBuilder, location: Location, value: boolean): Value {
  return ConstantOp.build(builder, location, { value: boolAttr(builder.context, value) }).result();
}
