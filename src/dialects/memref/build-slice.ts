import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { dynamicParts, staticIndicesAttr } from '../../rewrite/mixed-indices.ts';
import { type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { ReinterpretCastOp, SubViewOp } from './generated/memref-ops.gen.ts';

function build(
  name: string,
  builder: OpBuilder,
  location: Location,
  source: Value,
  { offsets, sizes, strides }: MixedSlice,
  type: MemRefType,
): Value {
  const lists = [offsets, sizes, strides].map(dynamicParts);
  const properties = new Map<string, Attribute>([
    ['static_offsets', staticIndicesAttr(builder.context, offsets)],
    ['static_sizes', staticIndicesAttr(builder.context, sizes)],
    ['static_strides', staticIndicesAttr(builder.context, strides)],
    ['operandSegmentSizes', denseI32Array(builder.context, [1, ...lists.map((list) => list.length)])],
  ]);
  return builder
    .create({ name, location, operands: [source, ...lists.flat()], resultTypes: [type], properties })
    .result(0);
}

/** Makes a `memref.subview`. */
export function buildSubview(...args: [OpBuilder, Location, Value, MixedSlice, MemRefType]): Value {
  return build(SubViewOp.opName, ...args);
}

/** Makes a `memref.reinterpret_cast`. */
export function buildReinterpretCast(...args: [OpBuilder, Location, Value, MixedSlice, MemRefType]): Value {
  return build(ReinterpretCastOp.opName, ...args);
}
