import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { ConstantOp } from '../generated/arith-ops.gen.ts';

/** Returns the scalar integer that the value is known to be, signed. */
export function scalarInteger(value: Value): bigint | undefined {
  const constant = matchConstant(value);
  return constant instanceof IntegerAttr ? constant.value : undefined;
}

/** Makes an `arith.constant`. */
export function createConstant(builder: OpBuilder, location: Location, type: Type, value: Attribute): Value {
  const properties = new Map([['value', value]]);
  return builder.create({ name: ConstantOp.opName, location, resultTypes: [type], properties }).result();
}

/** Makes a scalar integer constant; the value is taken modulo the width. */
export function createInteger(builder: OpBuilder, location: Location, type: Type, value: bigint): Value {
  return createConstant(builder, location, type, IntegerAttr.get(type as IntegerType | IndexType, value));
}

/** Tells whether the type is the scalar i1. */
export function isI1(type: Type): boolean {
  return type instanceof IntegerType && type.isSignless && type.width === 1;
}
