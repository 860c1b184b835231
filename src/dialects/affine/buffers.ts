import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Context } from '../../ir/context.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/** Allocates memory. */
export function buildAlloc(builder: OpBuilder, location: Location, type: MemRefType): Value {
  const properties = new Map([['operandSegmentSizes', denseI32Array(builder.context, [0, 0])]]);
  return builder.create({ name: 'memref.alloc', location, resultTypes: [type], properties }).result();
}

/** Gives memory back. */
export function buildDealloc(builder: OpBuilder, location: Location, memref: Value): Operation {
  return builder.create({ name: 'memref.dealloc', location, operands: [memref] });
}

/** Returns the attribute for a memory space; none for that of what is not said to be somewhere. */
export function spaceAttr(context: Context, space: number): IntegerAttr | undefined {
  return space === 0 ? undefined : IntegerAttr.get(IntegerType.get(context, 64), space);
}
