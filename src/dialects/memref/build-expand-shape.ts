import { type Attribute } from '../../ir/attribute.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { IndexListArrayAttr } from '../../builtin/attr-constraints.ts';
import { dynamicParts, type MixedIndex, staticIndicesAttr } from '../../rewrite/mixed-indices.ts';
import { type Reassociation } from '../../rewrite/collapsing-reassociation.ts';
import { ExpandShapeOp } from './generated/memref-ops.gen.ts';

/** Makes a `memref.expand_shape`. */
export function buildExpandShape(
  builder: OpBuilder,
  location: Location,
  source: Value,
  reassociation: Reassociation,
  outputShape: readonly MixedIndex[],
  type: MemRefType,
): Value {
  const { context } = builder;
  const properties = new Map<string, Attribute>([
    ['reassociation', IndexListArrayAttr.wrap(context, reassociation)],
    ['static_output_shape', staticIndicesAttr(context, outputShape)],
  ]);
  const operands = [source, ...dynamicParts(outputShape)];
  return builder.create({ name: ExpandShapeOp.opName, location, operands, resultTypes: [type], properties }).result(0);
}
