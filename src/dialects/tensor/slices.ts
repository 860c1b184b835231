import { type Attribute } from '../../ir/attribute.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import {
  areSameIndices,
  dynamicParts,
  mixedIndices,
  type MixedIndex,
  staticIndicesAttr,
} from '../../rewrite/mixed-indices.ts';
import { ExtractSliceOp, InsertSliceOp } from './generated/tensor-ops.gen.ts';

/** Offsets, sizes and strides, each a constant or a value. */
export interface MixedSlice {
  readonly offsets: readonly MixedIndex[];
  readonly sizes: readonly MixedIndex[];
  readonly strides: readonly MixedIndex[];
}

export function mixedSlice({ properties, offsets, sizes, strides }: ExtractSliceOp | InsertSliceOp): MixedSlice {
  return {
    offsets: mixedIndices(properties.get('static_offsets'), offsets),
    sizes: mixedIndices(properties.get('static_sizes'), sizes),
    strides: mixedIndices(properties.get('static_strides'), strides),
  };
}

export function areSameSlices(a: MixedSlice, b: MixedSlice): boolean {
  return (
    areSameIndices(a.offsets, b.offsets) && areSameIndices(a.sizes, b.sizes) && areSameIndices(a.strides, b.strides)
  );
}

function build(
  name: string,
  builder: OpBuilder,
  location: Location,
  tensors: readonly Value[],
  { offsets, sizes, strides }: MixedSlice,
  type: RankedTensorType,
): Value {
  const { context } = builder;
  const lists = [offsets, sizes, strides].map(dynamicParts);
  const properties = new Map<string, Attribute>([
    ['static_offsets', staticIndicesAttr(context, offsets)],
    ['static_sizes', staticIndicesAttr(context, sizes)],
    ['static_strides', staticIndicesAttr(context, strides)],
    ['operandSegmentSizes', denseI32Array(context, [...tensors.map(() => 1), ...lists.map((list) => list.length)])],
  ]);
  const operands = [...tensors, ...lists.flat()];
  return builder.create({ name, location, operands, resultTypes: [type], properties }).result(0);
}

/** Makes a `tensor.extract_slice` with a result of type `type`. */
export function buildExtractSlice(
  builder: OpBuilder,
  location: Location,
  source: Value,
  slice: MixedSlice,
  type: RankedTensorType,
): Value {
  return build(ExtractSliceOp.opName, builder, location, [source], slice, type);
}

/** Makes a `tensor.insert_slice`. */
export function buildInsertSlice(
  builder: OpBuilder,
  location: Location,
  source: Value,
  dest: Value,
  slice: MixedSlice,
): Value {
  return build(InsertSliceOp.opName, builder, location, [source, dest], slice, dest.type as RankedTensorType);
}
