import { getAffineConstantExpr, getAffineDimExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Chip } from '../../device/chip.ts';
import { type DeviceMemory } from '../../device/memory.ts';
import { tileDim } from '../../device/tile-layout.ts';
import { dramPlace } from '../../layout/dram-pages.ts';
import { type TensorLayout } from '../../layout/tensor-layout.ts';
import { alignUp, ceilDiv } from '../../support/math.ts';
import { shapeText } from '../shape-text.ts';
import {
  elementBytes,
  formatOf,
  pageGrid,
  pageSizeBytes,
  tileExtent,
  type DeviceTensor,
  type TensorPlan,
} from './device-tensor.ts';

/**
 * Returns the layout of the matrix of a plan as one piece of memory, its tiles or rows one behind the other:
 * (d0, d1, d2) -> (d0 * rowStrides[0] + d1 * rowStrides[1], d2). Where the pages of the matrix are, `pageLocation` says.
 */
export function matrixLayout(plan: TensorPlan): TensorLayout {
  const { shape, rowStrides, rows, columns, isTiled, memory } = plan;
  let row: AffineExpr = getAffineConstantExpr(0);
  rowStrides.forEach((stride, dim) => (row = row.add(getAffineDimExpr(dim).mul(stride))));
  const column = shape.length > 0 ? getAffineDimExpr(shape.length - 1) : getAffineConstantExpr(0);
  const tiles = tileExtent(plan);
  return {
    linear: AffineMap.get(shape.length, 0, [row, column]),
    oob: 'undef',
    grid: [1, 1],
    shardShape: isTiled ? [tiles.rows, tiles.columns] : [rows, columns],
    ...(isTiled ? { tile: { height: tileDim, width: tileDim } } : {}),
    elementSizeBytes: isTiled ? formatOf(plan).tileSizeBytes : elementBytes(plan),
    memorySpace: memory,
    memLayout: 'interleaved',
  };
}

/** A place in device memory. */
export interface PageLocation {
  readonly memory: DeviceMemory;
  readonly address: number;
}

/** Returns where page (pageRow, pageColumn) of a tensor is. `tensor-access.ts` has the same for kernels. */
export function pageLocation(tensor: DeviceTensor, chip: Chip, pageRow: number, pageColumn: number): PageLocation {
  const { shards, numBanks, pagePitchBytes, address, singleBank } = tensor;
  if (shards === undefined) {
    const page = pageRow * pageGrid(tensor).columns + pageColumn;
    const bank = singleBank ?? page % numBanks;
    return { memory: bankMemory(tensor, chip, bank), address: address + Math.floor(page / numBanks) * pagePitchBytes };
  }
  const { pageRows, pageColumns, gridColumns, banks } = shards;
  const shard = Math.floor(pageRow / pageRows) * gridColumns + Math.floor(pageColumn / pageColumns);
  const page = (pageRow % pageRows) * pageColumns + (pageColumn % pageColumns);
  if (tensor.memory === 'dram') {
    // Where kernels of ttmetal have them: shards at the number of their core, a part of all elements in each channel.
    const pageElements = tensor.isTiled ? 1 : shards.rowElems;
    const inTensor = (banks[shard]! * pageRows * pageColumns + page) * pageElements;
    const { channel, offset } = dramPlace(inTensor, numBanks);
    return { memory: bankMemory(tensor, chip, channel), address: address + (offset / pageElements) * pagePitchBytes };
  }
  return { memory: bankMemory(tensor, chip, banks[shard]!), address: address + page * pagePitchBytes };
}

function bankMemory({ memory }: TensorPlan, chip: Chip, bank: number): DeviceMemory {
  return memory === 'dram' ? chip.dramChannel(bank).memory : chip.cores[bank]!.l1;
}

/** Returns how pages of a plan lie in banks on a chip, and how many bytes of every bank they take. */
export function bankUse(
  plan: TensorPlan,
  chip: Chip,
): { readonly numBanks: number; readonly pagePitchBytes: number; readonly sizeBytes: number } {
  const { alignmentBytes } = chip.dramAllocator;
  const { shards, memory, singleBank } = plan;
  const allBanks = memory === 'dram' ? chip.dramChannels.length : chip.cores.length;
  const numBanks = singleBank === undefined ? allBanks : 1;
  const pagePitchBytes = alignUp(pageSizeBytes(plan), alignmentBytes);
  const pages = pageGrid(plan);
  const pagesPerBank = shards ? shards.pageRows * shards.pageColumns : ceilDiv(pages.rows * pages.columns, numBanks);
  return { numBanks, pagePitchBytes, sizeBytes: pagesPerBank * pagePitchBytes };
}

/** Allocates a tensor; its contents are what was never written. Throws DeviceFault `out-of-memory`. */
export function allocateTensor(plan: TensorPlan, chip: Chip): DeviceTensor {
  const { numBanks, pagePitchBytes, sizeBytes } = bankUse(plan, chip);
  const isDram = plan.memory === 'dram';
  const purpose = `a tensor of ${shapeText(plan.shape)} in every ${isDram ? 'channel' : 'core'}`;
  const address = isDram
    ? chip.dramAllocator.allocate(sizeBytes, 'bottom', purpose)
    : chip.l1Allocator.allocate(sizeBytes, 'top', purpose);
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
export function forgetContents({ memory, address, shards }: DeviceTensor, chip: Chip, sizeBytes: number): void {
  if (sizeBytes === 0) return;
  if (memory === 'dram') {
    for (const channel of chip.dramChannels) channel.memory.forgetWritten(address, sizeBytes);
  } else {
    const cores = shards ? shards.banks.map((bank) => chip.cores[bank]!) : chip.cores;
    for (const core of cores) core.l1.forgetWritten(address, sizeBytes);
  }
}
