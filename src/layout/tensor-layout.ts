import { type AffineMap } from '../affine/affine-map.ts';
import { alignUp, ceilDiv, product } from '../support/math.ts';
import { buildLinearMap, defaultCollapseIntervals, evalShape, type CollapseInterval } from './linear-map.ts';

/** Where a tensor lives: host memory, host memory visible to the device, DRAM channels, or the SRAM of cores. */
export type MemorySpace = 'system' | 'mmio' | 'dram' | 'l1';

/** How shards are spread over the banks of a memory space. */
export type TensorMemoryLayout =
  'none' | 'interleaved' | 'single_bank' | 'height_sharded' | 'width_sharded' | 'block_sharded';

/** What padding contains. */
export type OOBVal = 'undef' | 'zero' | 'one' | 'inf' | 'neginf';

/** The extent of a tile in scalars. */
export interface TileShape {
  readonly height: number;
  readonly width: number;
}

/**
 * How the elements of a tensor are laid out: `#tt.layout` without MLIR types. The logical shape is not part of it;
 * functions that need it take it beside the layout. Source: tt-mlir Tensor Layout specification; facts, section 4.1.
 */
export interface TensorLayout {
  /** Logical dims -> physical dims in scalars; one result per grid dim. */
  readonly linear: AffineMap;
  /** What a read of padding returns. */
  readonly oob: OOBVal;
  /** The shape of the grid the physical dims are divided onto. */
  readonly grid: readonly number[];
  /** Grid dims -> (device, core y, core x), when the grid brings its own mapping. */
  readonly gridMapping?: AffineMap;
  /** The shape of one shard's memref, in tiles when tiled. */
  readonly shardShape: readonly number[];
  /** The tile when the memref's elements are tiles. */
  readonly tile?: TileShape;
  /** Bytes of one memref element: of a tile when tiled, else of a scalar. */
  readonly elementSizeBytes: number;
  readonly memorySpace: MemorySpace;
  readonly memLayout: TensorMemoryLayout;
}

/** The element of a memref: a scalar, or a tile with its size in bytes. */
export interface MemrefElement {
  readonly tile?: TileShape;
  readonly elementSizeBytes: number;
}

/** What createLayout builds a layout from; see TensorLayout for the fields. */
export interface LayoutOptions extends MemrefElement {
  /** Default: all ones, one per dim of the tensor. */
  readonly grid?: readonly number[];
  readonly gridMapping?: AffineMap;
  readonly collapseIntervals?: readonly CollapseInterval[];
  readonly memorySpace?: MemorySpace;
  readonly memLayout?: TensorMemoryLayout;
  readonly oob?: OOBVal;
}

/** Returns the shape with its last two entries ceil-divided by the tile: [18, 32] in 32x32 tiles is [1, 1]. */
export function tiledShardShape(scalarShape: readonly number[], tile: TileShape | undefined): number[] {
  const rank = scalarShape.length;
  return scalarShape.map((size, dim) => {
    if (tile === undefined || dim < rank - 2) return size;
    return ceilDiv(size, dim === rank - 2 ? tile.height : tile.width);
  });
}

/** Returns rows and columns rounded up to whole tiles: [18, 32] with 32x32 tiles is [32, 32]. */
export function alignUpToTile(extent: readonly [rows: number, columns: number], tile: TileShape): [number, number] {
  return [alignUp(extent[0], tile.height), alignUp(extent[1], tile.width)];
}

/** Returns the scalars of each shard without padding to tiles: the physical shape ceil-divided by the grid. */
export function dividedShardShape(linear: AffineMap, shape: readonly number[], grid: readonly number[]): number[] {
  return evalShape(linear, shape).map((extent, i) => ceilDiv(extent, grid[i]!));
}

function fieldsOf(element: MemrefElement): MemrefElement {
  const { tile, elementSizeBytes } = element;
  return tile === undefined ? { elementSizeBytes } : { tile, elementSizeBytes };
}

/**
 * Returns the layout of a tensor of the given logical shape: the grid divides the physical shape first, then tiles
 * divide the shard. Undefined when the intervals leave out a dim, the element is a tile and the grid has fewer than
 * two dims, the grid has a dim below 1, or the shape has none that is known and exact. Defaults: system memory, undef, layout none. Source: facts, section 4.2.
 */
export function createLayout(shape: readonly number[], options: LayoutOptions): TensorLayout | undefined {
  const grid = options.grid ?? shape.map(() => 1);
  const linear = buildLinearMap(shape, grid.length, options.collapseIntervals ?? defaultCollapseIntervals);
  if (linear === undefined || grid.some((size) => size < 1)) return undefined;
  if (options.tile !== undefined && grid.length < 2) return undefined;
  return {
    linear,
    oob: options.oob ?? 'undef',
    grid,
    ...(options.gridMapping === undefined ? {} : { gridMapping: options.gridMapping }),
    shardShape: tiledShardShape(dividedShardShape(linear, shape, grid), options.tile),
    ...fieldsOf(options),
    memorySpace: options.memorySpace ?? 'system',
    memLayout: options.memLayout ?? 'none',
  };
}

/** Returns the layout on another grid, its linear map and shard rebuilt from the shape; undefined as createLayout. */
export function withGrid(
  layout: TensorLayout,
  shape: readonly number[],
  grid: readonly number[],
  collapseIntervals: readonly CollapseInterval[] = defaultCollapseIntervals,
): TensorLayout | undefined {
  const { gridMapping: _, ...kept } = layout;
  return createLayout(shape, { ...kept, grid, collapseIntervals });
}

/**
 * Returns the layout with another element. The linear map and grid stay; the memref is rebuilt from the scalar shape
 * of the shard, so padding of the old tiles stays allocated: a 1x10 shard tilized and untilized is 32x32.
 * Source: facts, section 4.3 (modifiers).
 */
export function withElement(layout: TensorLayout, element: MemrefElement): TensorLayout {
  const { tile: _, ...kept } = layout;
  return { ...kept, ...fieldsOf(element), shardShape: tiledShardShape(scalarShardShape(layout), element.tile) };
}

/** Returns the layout in another memory space. */
export function withMemorySpace(layout: TensorLayout, memorySpace: MemorySpace): TensorLayout {
  return { ...layout, memorySpace };
}

/** Returns the layout with its shards spread over banks in another way. */
export function withMemoryLayout(layout: TensorLayout, memLayout: TensorMemoryLayout): TensorLayout {
  return { ...layout, memLayout };
}

/** Returns the shape of one shard in scalars, padding to tiles included: 6x1 tiles of 32x32 are [192, 32]. */
export function scalarShardShape(layout: TensorLayout): number[] {
  const { shardShape, tile } = layout;
  const rank = shardShape.length;
  return shardShape.map((size, dim) => {
    if (tile === undefined || dim < rank - 2) return size;
    return size * (dim === rank - 2 ? tile.height : tile.width);
  });
}

/** Returns the number of scalars in a memref element: 1, or those of a tile. */
export function scalarsPerElement(layout: TensorLayout): number {
  return layout.tile === undefined ? 1 : layout.tile.height * layout.tile.width;
}

/** Returns the bytes of one shard. */
export function shardSizeBytes(layout: TensorLayout): number {
  return product(layout.shardShape) * layout.elementSizeBytes;
}

/** Returns whether shards are assigned to cores by the memory layout. Source: facts, section 4.3. */
export function isSharded(layout: TensorLayout): boolean {
  return ['height_sharded', 'width_sharded', 'block_sharded'].includes(layout.memLayout);
}

/** Returns whether the tensor is on the device, in DRAM or L1. */
export function isDeviceMemory(space: MemorySpace): boolean {
  return space === 'dram' || space === 'l1';
}

/** Returns the value that padding holds; undefined when it may be anything. */
export function oobFillValue(oob: OOBVal): number | undefined {
  return { undef: undefined, zero: 0, one: 1, inf: Infinity, neginf: -Infinity }[oob];
}
