import { getAffineConstantExpr, getAffineDimExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Chip } from '../../device/chip.ts';
import { tileDim } from '../../device/tile-layout.ts';
import { type DeviceMemories } from '../../layout/banks.ts';
import { shardBytes, type ShardBytes } from '../../layout/shard-bytes.ts';
import { type TensorLayout } from '../../layout/tensor-layout.ts';
import { workerGrid } from '../../layout/worker-grid.ts';
import { alignUp, ceilDiv } from '../../support/math.ts';
import {
  elementBytes,
  formatOf,
  pageCount,
  pageSizeBytes,
  tileExtent,
  type DeviceTensor,
  type TensorPlan,
} from './device-tensor.ts';

/** Returns the memories of a chip as the layout engine sees them; pages are aligned so that NoC transactions between L1 and DRAM are. */
export function deviceMemories(chip: Chip): DeviceMemories {
  const { grid, numDramChannels } = chip.description;
  const { alignmentBytes } = chip.l1Allocator;
  return {
    workerGrid: workerGrid([], [grid.rows, grid.columns]),
    numDramChannels,
    l1AlignmentBytes: alignmentBytes,
    dramAlignmentBytes: chip.dramAllocator.alignmentBytes,
  };
}

/** Returns the layout of a plan: (d0, d1, d2) -> (d0 * rowStrides[0] + d1 * rowStrides[1], d2), one shard for interleaved tensors. */
export function tensorLayout(plan: TensorPlan): TensorLayout {
  const { shape, rowStrides, rows, columns, shards, isTiled, memory } = plan;
  let row: AffineExpr = getAffineConstantExpr(0);
  rowStrides.forEach((stride, dim) => (row = row.add(getAffineDimExpr(dim).mul(stride))));
  const column = shape.length > 0 ? getAffineDimExpr(shape.length - 1) : getAffineConstantExpr(0);
  const tiles = tileExtent(plan);
  const tiledShape = shards ? [shards.tileRows, shards.tileColumns] : [tiles.rows, tiles.columns];
  return {
    linear: AffineMap.get(shape.length, 0, [row, column]),
    oob: 'undef',
    grid: shards ? [shards.gridRows, shards.gridColumns] : [1, 1],
    shardShape: isTiled ? tiledShape : [rows, columns],
    ...(isTiled ? { tile: { height: tileDim, width: tileDim } } : {}),
    elementSizeBytes: isTiled ? formatOf(plan).tileSizeBytes : elementBytes(plan),
    memorySpace: memory,
    memLayout: shards ? 'block_sharded' : 'interleaved',
  };
}

/** Returns where the bytes of a tensor's shards are. */
export function placementOf(plan: TensorPlan, chip: Chip): ShardBytes {
  return shardBytes(tensorLayout(plan), deviceMemories(chip), pageSizeBytes(plan));
}

/** Returns how pages of a plan lie in banks on a chip, and how many bytes of every bank they take. */
export function bankUse(
  plan: TensorPlan,
  chip: Chip,
): { readonly numBanks: number; readonly pagePitchBytes: number; readonly sizeBytes: number } {
  const { alignmentBytes } = chip.dramAllocator;
  const numBanks = plan.memory === 'dram' ? chip.dramChannels.length : chip.cores.length;
  const { shards } = plan;
  const pagePitchBytes = alignUp(pageSizeBytes(plan), alignmentBytes);
  const pagesPerBank = shards ? shards.tileRows * shards.tileColumns : ceilDiv(pageCount(plan), numBanks);
  return { numBanks, pagePitchBytes, sizeBytes: pagesPerBank * pagePitchBytes };
}

/** Allocates a tensor; its contents are what was never written. Throws DeviceFault `out-of-memory`. */
export function allocateTensor(plan: TensorPlan, chip: Chip): DeviceTensor {
  const { numBanks, pagePitchBytes, sizeBytes } = bankUse(plan, chip);
  const address =
    plan.memory === 'dram' ? chip.dramAllocator.allocate(sizeBytes) : chip.l1Allocator.allocate(sizeBytes, 'top');
  const tensor = { ...plan, address, numBanks, pagePitchBytes, zeroPadded: false };
  forgetContents(tensor, chip, sizeBytes);
  return tensor;
}

/** Frees a tensor's memory. */
export function freeTensor(tensor: DeviceTensor, chip: Chip): void {
  const allocator = tensor.memory === 'dram' ? chip.dramAllocator : chip.l1Allocator;
  allocator.deallocate(tensor.address);
}

/** Marks the bytes of a fresh tensor as never written, whoever had them before. */
function forgetContents({ memory, address, shards }: DeviceTensor, chip: Chip, sizeBytes: number): void {
  if (sizeBytes === 0) return;
  if (memory === 'dram') {
    for (const channel of chip.dramChannels) channel.memory.forgetWritten(address, sizeBytes);
  } else {
    const cores = shards ? shards.banks.map((bank) => chip.cores[bank]!) : chip.cores;
    for (const core of cores) core.l1.forgetWritten(address, sizeBytes);
  }
}
