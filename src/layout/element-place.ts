import { compileAffineMap } from '../affine/compile-affine.ts';
import { invariant } from '../support/invariant.ts';
import { product, rowMajorStrides } from '../support/math.ts';
import { delinearize, isInside, linearize } from './index-space.ts';
import { checkLayout } from './layout-queries.ts';
import { invertLinearMap } from './linear-inverse.ts';
import { dividedShardShape, scalarsPerElement, scalarShardShape, type TensorLayout } from './tensor-layout.ts';
import { tileColumnOffset, tileCoordinate, tileRowOffset } from './tile-order.ts';

/**
 * Where an element is inside its tensor's shards. `slot` counts scalars of the shard in storage order: row-major over
 * the memref, and inside a tile by faces.
 */
export interface ElementPlace {
  /** Row-major position of the shard in the layout's grid. */
  readonly shard: number;
  /** Scalar of the shard in storage order, padding included. */
  readonly slot: number;
}

/** A logical index, or what a place holds that has no element: padding, or nothing as it is outside every shard. */
export type IndexAt = readonly number[] | 'padding' | 'outside';

/** The sizes by which a layout divides a tensor; see shardGeometry. */
export interface ShardGeometry {
  /** Number of shards. */
  readonly numShards: number;
  /** Scalars between the origins of neighbouring shards, per physical dim: what the grid division gives each. */
  readonly pitch: readonly number[];
  /** Scalars allocated per shard and physical dim, padding included; at least the pitch. */
  readonly extent: readonly number[];
  /** Scalars allocated per shard. */
  readonly slotsPerShard: number;
  /** The layout the sizes belong to. */
  readonly layout: TensorLayout;
}

/**
 * Returns the sizes by which the layout divides a tensor of the given shape. The layout must pass checkLayout.
 * 53x63 on a 3x2 grid in 32x32 tiles has the pitch [18, 32] and the extent [32, 32].
 */
export function shardGeometry(layout: TensorLayout, shape: readonly number[]): ShardGeometry {
  const problem = checkLayout(layout, shape);
  invariant(problem === undefined, `layout does not fit the tensor: ${problem}`);
  const extent = scalarShardShape(layout);
  return {
    layout,
    numShards: product(layout.grid),
    pitch: dividedShardShape(layout.linear, shape, layout.grid),
    extent,
    slotsPerShard: product(extent),
  };
}

/** Returns what each local coordinate adds to the slot, one function per physical dim; the slot is their sum. */
export function slotContributions(geometry: ShardGeometry): ((local: number) => number)[] {
  const { layout, extent } = geometry;
  const { tile, shardShape } = layout;
  if (tile === undefined) return rowMajorStrides(extent).map((stride) => (local: number) => local * stride);
  const tileVolume = scalarsPerElement(layout);
  return rowMajorStrides(shardShape).map((stride, dim) => {
    const tileStride = stride * tileVolume;
    if (dim < shardShape.length - 2) return (local: number) => local * tileStride;
    const isRow = dim === shardShape.length - 2;
    const size = isRow ? tile.height : tile.width;
    const offset = isRow ? tileRowOffset : tileColumnOffset;
    const inTile = Uint32Array.from({ length: size }, (_, i) => offset(i, tile));
    return (local: number) => {
      const tileIndex = Math.floor(local / size);
      return tileIndex * tileStride + inTile[local - tileIndex * size]!;
    };
  });
}

/** Returns the local coordinates of a slot: the inverse of the sum of slotContributions. */
export function localCoordinate(geometry: ShardGeometry, slot: number): number[] {
  const { layout, extent } = geometry;
  const { tile, shardShape } = layout;
  if (tile === undefined) return delinearize(slot, extent);
  const tileVolume = scalarsPerElement(layout);
  const local = delinearize(Math.floor(slot / tileVolume), shardShape);
  const { row, column } = tileCoordinate(slot % tileVolume, tile);
  const rank = local.length;
  local[rank - 2] = local[rank - 2]! * tile.height + row;
  local[rank - 1] = local[rank - 1]! * tile.width + column;
  return local;
}

/** Both directions between logical indices and places, prepared once for a layout and a shape. */
export interface ElementPlaces {
  readonly geometry: ShardGeometry;
  /** Returns where the element at an index is; the index must be inside the shape. */
  placeOf(index: readonly number[]): ElementPlace;
  /** Returns the index of the element at a place; needs a linear map that stores every element in a place of its own. */
  indexAt(place: ElementPlace): IndexAt;
}

/**
 * Returns the conversions between logical indices and places of a tensor. Worked map for 64x128 on a 2x4 grid,
 * scalars: (d0, d1) -> shard (d0 floordiv 32) * 4 + d1 floordiv 32, slot (d0 mod 32) * 32 + d1 mod 32.
 * Source: tt-mlir Tensor Layout specification, Multi-core, Tilized and Padding: the grid divides first, then tiles.
 */
export function elementPlaces(layout: TensorLayout, shape: readonly number[]): ElementPlaces {
  const geometry = shardGeometry(layout, shape);
  const { pitch, numShards, slotsPerShard } = geometry;
  const evaluate = compileAffineMap(layout.linear);
  const contributions = slotContributions(geometry);
  const physical: number[] = [];
  let inverse: ReturnType<typeof invertLinearMap>;
  return {
    geometry,
    placeOf(index) {
      invariant(isInside(index, shape), `index [${index.join(', ')}] is outside ${shape.join('x')}`);
      evaluate(index, [], physical);
      let [shard, slot] = [0, 0];
      for (const [dim, coordinate] of physical.entries()) {
        const gridCoordinate = Math.floor(coordinate / pitch[dim]!);
        shard = shard * layout.grid[dim]! + gridCoordinate;
        slot += contributions[dim]!(coordinate - gridCoordinate * pitch[dim]!);
      }
      return { shard, slot };
    },
    indexAt({ shard, slot }) {
      if (!(shard >= 0 && shard < numShards && slot >= 0 && slot < slotsPerShard)) return 'outside';
      inverse ??= invertLinearMap(layout.linear, shape);
      invariant(inverse !== undefined, `${layout.linear} stores several elements of ${shape.join('x')} in one place`);
      const local = localCoordinate(geometry, slot);
      if (local.some((coordinate, dim) => coordinate >= pitch[dim]!)) return 'padding';
      const grid = delinearize(shard, layout.grid);
      return inverse(local.map((coordinate, dim) => coordinate + grid[dim]! * pitch[dim]!)) ?? 'padding';
    },
  };
}

/** Returns the row-major position of the shard at a grid coordinate. */
export function shardAt(layout: TensorLayout, gridCoordinate: readonly number[]): number {
  return linearize(gridCoordinate, layout.grid);
}
