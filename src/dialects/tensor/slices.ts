import { type Attribute } from '../../ir/attribute.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { dynamicParts, staticIndicesAttr } from '../../rewrite/mixed-indices.ts';
import { mixedSlice, type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { ExtractSliceOp, type InsertSliceOp, type ParallelInsertSliceOp } from './generated/tensor-ops.gen.ts';

/** What inserts a slice. */
export type SliceInsertion = InsertSliceOp | ParallelInsertSliceOp;

/** Returns the dimensions that the result does not have. */
export function droppedDims(op: ExtractSliceOp): ReadonlySet<number> {
  return droppedOf(op.result(), mixedSlice(op));
}

/** Returns the dimensions of what a slice is put into that the slice does not have. */
export function droppedDimsOfInsertion(op: SliceInsertion): ReadonlySet<number> {
  return droppedOf(op.source, mixedSlice(op));
}

/** Of the dimensions of size 1 the last that the slice has are kept. Source: getDroppedDims of TensorOps.cpp. */
function droppedOf(slice: Value, { sizes }: MixedSlice): ReadonlySet<number> {
  const { shape } = slice.type as RankedTensorType;
  const dropped = new Set<number>();
  let next = shape.length - 1;
  for (let dim = sizes.length; dim-- > 0;) {
    const isKept = next >= 0 && (sizes[dim] !== 1 || shape[next] === 1);
    if (isKept) next--;
    else dropped.add(dim);
  }
  return dropped;
}

function build(
  name: string,
  builder: OpBuilder,
  location: Location,
  tensors: readonly Value[],
  { offsets, sizes, strides }: MixedSlice,
  resultTypes: readonly RankedTensorType[],
): Operation {
  const { context } = builder;
  const lists = [offsets, sizes, strides].map(dynamicParts);
  const properties = new Map<string, Attribute>([
    ['static_offsets', staticIndicesAttr(context, offsets)],
    ['static_sizes', staticIndicesAttr(context, sizes)],
    ['static_strides', staticIndicesAttr(context, strides)],
    ['operandSegmentSizes', denseI32Array(context, [...tensors.map(() => 1), ...lists.map((list) => list.length)])],
  ]);
  const operands = [...tensors, ...lists.flat()];
  return builder.create({ name, location, operands, resultTypes, properties });
}

/** Makes a `tensor.extract_slice` with a result of type `type`. */
export function buildExtractSlice(
  builder: OpBuilder,
  location: Location,
  source: Value,
  slice: MixedSlice,
  type: RankedTensorType,
): Value {
  return build(ExtractSliceOp.opName, builder, location, [source], slice, [type]).result();
}

/** Makes a `tensor.insert_slice`. */
export function buildInsertSlice(
  builder: OpBuilder,
  location: Location,
  source: Value,
  dest: Value,
  slice: MixedSlice,
): Value {
  const type = dest.type as RankedTensorType;
  return build('tensor.insert_slice', builder, location, [source, dest], slice, [type]).result();
}

/** Makes an operation like `op` that inserts another slice into a tensor that may have another type. */
export function rebuildInsertion(
  builder: OpBuilder,
  op: SliceInsertion,
  source: Value,
  dest: Value,
  slice: MixedSlice,
): Operation {
  const types = op.numResults > 0 ? [dest.type as RankedTensorType] : [];
  return build(op.name, builder, op.location, [source, dest], slice, types);
}
