import { getAffineConstantExpr, type AffineExpr } from '../affine/affine-expr.ts';
import { AffineMap } from '../affine/affine-map.ts';
import { product, rowMajorStrides } from '../support/math.ts';
import { dramPageElements } from './dram-pages.ts';
import { layoutDim, layoutSymbol } from './layout-inputs.ts';
import { evalShape } from './linear-map.ts';
import { identityTileLinearMap, tiledShape } from './layout-queries.ts';
import { type TensorLayout } from './tensor-layout.ts';
import { commonChipGrid, type WorkerGrid, writtenWorkerGrid } from './worker-grid.ts';

/** What a device is made of. */
export interface DeviceParts {
  /** The 2-D grid of each chip of the device. */
  readonly chipGrids: readonly (readonly number[])[];
  readonly meshShape: readonly number[];
  /** Number of DRAM channels of a chip. */
  readonly numDramChannels: number;
}

/**
 * The maps of a `#tt.device`. Both memory maps take an index of the physical tensor as dims and the memref shape as
 * symbols, and give (device index, core y, core x, element offset); in DRAM y is 0 and x the channel.
 */
export interface DeviceMaps {
  readonly workerGrid: WorkerGrid;
  readonly l1Map: AffineMap;
  readonly dramMap: AffineMap;
}

/** The expressions that both memory maps share, over d<i> (physical index) and s<i> (shard extent). */
function shardExprs(rank: number) {
  const gridIndex = Array.from({ length: rank }, (_, i) => layoutDim(i).floorDiv(layoutSymbol(i)));
  let offset: AffineExpr = getAffineConstantExpr(0);
  let volume: AffineExpr = getAffineConstantExpr(1);
  for (let i = rank - 1; i >= 0; i--) {
    offset = layoutDim(i).mod(layoutSymbol(i)).mul(volume).add(offset);
    volume = volume.mul(layoutSymbol(i));
  }
  return { gridIndex, offset, volume };
}

/** Returns (d0, d1)[s0, s1] -> (mapping of (d0 floordiv s0, d1 floordiv s1), (d0 mod s0) * s1 + d1 mod s1). */
function l1MapOf(workers: WorkerGrid): AffineMap {
  const rank = workers.shape.length;
  const { gridIndex, offset } = shardExprs(rank);
  const core = workers.mapping.replaceDimsAndSymbols(gridIndex, [], rank, rank);
  return AffineMap.get(rank, rank, [...core.results, offset]);
}

/** Returns the position in the memory of all channels, shard after shard. */
function dramPosition(workers: WorkerGrid): AffineExpr {
  const rank = workers.shape.length;
  const { gridIndex, offset, volume } = shardExprs(rank);
  const strides = rowMajorStrides(workers.shape);
  let shard: AffineExpr = getAffineConstantExpr(0);
  for (let i = rank - 1; i >= 0; i--) shard = gridIndex[i]!.mul(strides[i]!).add(shard);
  return shard.mul(volume).add(offset);
}

const zero = getAffineConstantExpr(0);

/**
 * Returns the maps of a device attribute with that worker grid, by default the one that tt-mlir gives it: those of tt-mlir's device constructor, for identical text. They do not address memory: cores
 * of meshes wrap around by the mesh (see intendedWorkerGrid), and in the dramMap the offset of a page is not multiplied by the page
 * size, so pages overlap, and the device index takes tensor instead of grid coordinates. Addresses come from tensorAddresses instead.
 * Source: facts, sections 4.5 and 4.7.
 */
export function deviceMaps(
  parts: DeviceParts,
  workers = writtenWorkerGrid(parts.meshShape, commonChipGrid(parts.chipGrids)),
): DeviceMaps {
  const rank = workers.shape.length;
  const position = dramPosition(workers);
  const channel = position.floorDiv(dramPageElements).mod(parts.numDramChannels);
  const round = position.floorDiv(dramPageElements * parts.numDramChannels);
  const dramMap = [workers.mapping.result(0), zero, channel, round.add(position.mod(dramPageElements))];
  return { workerGrid: workers, l1Map: l1MapOf(workers), dramMap: AffineMap.get(rank, rank, dramMap) };
}

/** Returns the memory map with the shard extents filled in: symbols become the entries of the memref shape. */
export function replaceMemoryMapSymbols(memoryMap: AffineMap, shardShape: readonly number[]): AffineMap {
  const symbols = shardShape.map((size) => getAffineConstantExpr(size));
  return memoryMap.replaceDimsAndSymbols([], symbols, memoryMap.numDims, 0);
}

/**
 * Returns the map from a tensor index (scalar layouts) or an index of the tiled physical tensor (tiled layouts) to
 * (device index, core y, core x or DRAM channel, element offset), by one of the maps of a device.
 * Source: facts, section 4.5. Differs from elementPlaces where a tiled shard does not divide evenly: there the grid
 * divides scalars first, here it divides whole tiles, as tt-mlir's projection does.
 */
export function projectOntoMemory(layout: TensorLayout, memoryMap: AffineMap): AffineMap {
  const linear = layout.tile === undefined ? layout.linear : identityTileLinearMap(layout);
  return replaceMemoryMapSymbols(memoryMap, layout.shardShape).compose(linear);
}

/**
 * Returns the bytes that tt-mlir reserves for a tensor: the offset of its last element plus one, by the map of its
 * memory space. Too small when the last shard is partial (1x9 f32 on 1x8 gives 4 bytes) and in DRAM beyond the first
 * page; to reserve memory use ShardBytes.reservedBytesPerBank. Undefined in host memory. Source: facts, section 4.8.
 */
export function footprintBytes(layout: TensorLayout, shape: readonly number[], maps: DeviceMaps): number | undefined {
  if (layout.memorySpace !== 'l1' && layout.memorySpace !== 'dram') return undefined;
  if (product(shape) === 0) return 0;
  const memoryMap = layout.memorySpace === 'l1' ? maps.l1Map : maps.dramMap;
  const extents = layout.tile === undefined ? evalShape(layout.linear, shape) : tiledShape(layout, shape);
  const last = extents.map((extent) => extent - 1);
  const offset = replaceMemoryMapSymbols(memoryMap, layout.shardShape).eval(last).at(-1)!;
  return (offset + 1) * layout.elementSizeBytes;
}
