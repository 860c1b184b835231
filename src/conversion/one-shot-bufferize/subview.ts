import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { staticParts } from '../../rewrite/mixed-indices.ts';
import { buildSubview } from '../../dialects/memref/build-slice.ts';
import { droppedByPosition } from '../../dialects/memref/rank-reduction.ts';
import { inferSubviewType } from '../../dialects/memref/subview-type.ts';

/** Returns the type of a slice of memory that has a shape, which may leave out dimensions of size 1. Source: inferRankReducedResultType of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */
export function reducedSubviewType(shape: readonly number[], source: MemRefType, slice: MixedSlice): MemRefType {
  const inferred = inferSubviewType(source, {
    offsets: staticParts(slice.offsets),
    sizes: staticParts(slice.sizes),
    strides: staticParts(slice.strides),
  });
  if (inferred.rank === shape.length) return inferred;
  const dropped = droppedByPosition(inferred.shape, shape);
  const { offset, strides } = inferred.layout as StridedLayoutAttr;
  const kept = strides.filter((_, i) => !dropped[i]);
  const layout = StridedLayoutAttr.get(inferred.context, offset, kept);
  return MemRefType.get(shape, inferred.elementType, inferred.memorySpace, layout);
}

/** Makes a slice of memory of a shape. */
export function buildReducedSubview(
  builder: OpBuilder,
  location: Location,
  source: Value,
  shape: readonly number[],
  slice: MixedSlice,
): Value {
  const type = reducedSubviewType(shape, source.type as MemRefType, slice);
  return buildSubview(builder, location, source, slice, type);
}
