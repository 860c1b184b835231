import { type OpBuilder } from '../../../../ir/builder.ts';
import { type Location } from '../../../../ir/location.ts';
import { isDynamic, MemRefType, RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { rankReductionMask } from '../../../../builtin/rank-reduction.ts';
import { type Reassociation } from '../../../../rewrite/collapsing-reassociation.ts';
import { createOrFold } from '../../../../rewrite/create-or-fold.ts';
import { type MixedIndex } from '../../../../rewrite/mixed-indices.ts';
import { type MixedSlice } from '../../../../rewrite/mixed-slice.ts';
import { buildFoldedDim } from '../../../memref/build-dim.ts';
import { buildSubview } from '../../../memref/build-slice.ts';
import { CollapseShapeOp as CollapseMemRefOp } from '../../../memref/generated/memref-ops.gen.ts';
import { reducedSubviewType } from '../../../memref/patterns/subview-patterns.ts';
import { buildExpandShape } from '../../../tensor/build-expand-shape.ts';
import { foldedMixedSizes } from '../../../tensor/build-sizes.ts';
import { CollapseShapeOp } from '../../../tensor/generated/tensor-ops.gen.ts';
import { buildExtractSlice, buildInsertSlice } from '../../../tensor/slices.ts';

/** How dimensions of size 1 are left out and put back. Source: mlir/lib/Dialect/Linalg/Transforms/DropUnitDims.cpp. */

/** By reshapes that join them with others, or by slices of smaller rank. */
export type RankReductionStrategy = 'reshape' | 'slice';

/** What a tensor or buffer becomes: its shape, and the dimensions that each of the new ones is made of. */
export interface CollapsedShape {
  readonly shape: readonly number[];
  readonly groups: Reassociation;
}

/** Returns the groups of dimensions with one in each that is not dropped; those in front of the first belong to its group. */
export function groupsAround(rank: number, isDropped: (dim: number) => boolean): Reassociation {
  const groups: number[][] = [];
  let group: number[] = [];
  for (let dim = 0; dim < rank; dim++) {
    if (!isDropped(dim) && group.some((other) => !isDropped(other))) {
      groups.push(group);
      group = [];
    }
    group.push(dim);
  }
  if (group.some((dim) => !isDropped(dim))) groups.push(group);
  return groups;
}

/** Makes the value without dimensions of size 1. */
export function collapseValue(
  builder: OpBuilder,
  location: Location,
  value: Value,
  { shape, groups }: CollapsedShape,
  strategy: RankReductionStrategy,
): Value {
  const { type } = value;
  if (strategy === 'slice') return sliceWithoutDims(builder, location, value, shape);
  if (type instanceof MemRefType) {
    const resultType = MemRefType.get(shape, type.elementType, type.memorySpace);
    return CollapseMemRefOp.build(builder, location, { src: value, reassociation: groups, resultType }).result();
  }
  const resultType = RankedTensorType.get(shape, (type as RankedTensorType).elementType);
  return CollapseShapeOp.build(builder, location, { src: value, reassociation: groups, resultType }).result();
}

function sliceWithoutDims(builder: OpBuilder, location: Location, value: Value, shape: readonly number[]): Value {
  const { type } = value;
  if (type instanceof RankedTensorType) {
    const slice = wholeSlice(foldedMixedSizes(builder, location, value));
    return buildOrFold(builder, (detached) =>
      buildExtractSlice(detached, location, value, slice, type.withShape(shape)),
    );
  }
  const buffer = type as MemRefType;
  const slice = wholeSlice(
    buffer.shape.map((size, dim) => (isDynamic(size) ? buildFoldedDim(builder, location, value, dim) : size)),
  );
  const dropped = rankReductionMask(buffer.shape, shape)!;
  const isDropped = buffer.shape.map((_, dim) => dropped.has(dim));
  const resultType = reducedSubviewType(buffer, slice, isDropped);
  return buildOrFold(builder, (detached) => buildSubview(detached, location, value, slice, resultType));
}

function buildOrFold(builder: OpBuilder, build: (detached: OpBuilder) => Value): Value {
  return createOrFold(builder, (detached) => build(detached).definingOp!)[0]!;
}

function wholeSlice(sizes: readonly MixedIndex[]): MixedSlice {
  return { offsets: sizes.map(() => 0), sizes, strides: sizes.map(() => 1) };
}

/** Makes a tensor of the type of `dest`, which may be inserted into, of one without some of its dimensions. */
export function expandValue(
  builder: OpBuilder,
  location: Location,
  value: Value,
  dest: Value,
  groups: Reassociation,
  strategy: RankReductionStrategy,
): Value {
  if (strategy === 'reshape') {
    return buildExpandShape(builder, location, value, groups, dest.type as RankedTensorType);
  }
  const slice = wholeSlice(foldedMixedSizes(builder, location, dest));
  return buildOrFold(builder, (detached) => buildInsertSlice(detached, location, value, dest, slice));
}
