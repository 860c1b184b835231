import { type AffineMap } from '../affine/affine-map.ts';
import { forEachIndex } from './index-space.ts';
import { isDeviceMemory, isSharded, type TensorLayout } from './tensor-layout.ts';
import { virtualToPhysicalGrid, type WorkerGrid } from './worker-grid.ts';

/** The memories of a device, as far as addresses depend on them. */
export interface DeviceMemories {
  readonly workerGrid: WorkerGrid;
  /** DRAM channels of each chip. */
  readonly numDramChannels: number;
  /** What every page and shard in L1 is aligned to. */
  readonly l1AlignmentBytes: number;
  /** What every page and shard in DRAM is aligned to. */
  readonly dramAlignmentBytes: number;
}

/**
 * A memory with addresses of its own: the host's, the L1 of a core, or a DRAM channel of a chip. `chip` is the index
 * among the device's chips.
 */
export type Bank =
  | { readonly kind: 'host' }
  | { readonly kind: 'l1'; readonly chip: number; readonly coreY: number; readonly coreX: number }
  | { readonly kind: 'dram'; readonly chip: number; readonly channel: number };

/** The L1 of a core. */
export type L1Bank = Extract<Bank, { readonly kind: 'l1' }>;

/** Returns a text that is equal for equal banks only. */
export function bankKey(bank: Bank): string {
  if (bank.kind === 'host') return 'host';
  return bank.kind === 'l1' ? `l1 ${bank.chip} ${bank.coreY} ${bank.coreX}` : `dram ${bank.chip} ${bank.channel}`;
}

/** Returns the map of the layout's grid to (device index, core y, core x): its own, or the device's. */
export function gridToCores(layout: TensorLayout, workers: WorkerGrid): AffineMap {
  const own = layout.gridMapping;
  if (own?.numResults === 3) return own;
  if (own !== undefined && own.numResults === workers.shape.length) return workers.mapping.compose(own);
  return virtualToPhysicalGrid(layout.grid, workers);
}

/** Returns the L1 banks of a chip in row-major order of the worker grid, or its DRAM channels in order. */
export function banksOfChip(layout: TensorLayout, device: DeviceMemories, chip: number): Bank[] {
  if (layout.memorySpace === 'dram') {
    return Array.from({ length: device.numDramChannels }, (_, channel) => ({ kind: 'dram', chip, channel }));
  }
  const banks: Bank[] = [];
  const { shape, mapping } = device.workerGrid;
  forEachIndex(shape, (coordinate) => {
    const [onChip, coreY, coreX] = mapping.eval(coordinate);
    if (onChip === chip) banks.push({ kind: 'l1', chip, coreY: coreY!, coreX: coreX! });
  });
  return banks;
}

/** Returns whether pages, and not whole shards, are spread over the banks. */
export function isInterleaved(layout: TensorLayout): boolean {
  return layout.memLayout === 'interleaved' && isDeviceMemory(layout.memorySpace);
}

/** Returns whether shards are in DRAM where the map of the device has them; without a tensor memory layout they are. */
export function isInDeviceDram(layout: TensorLayout): boolean {
  return layout.memorySpace === 'dram' && layout.memLayout === 'none';
}

/** Returns the multiple of bytes at which shards and pages begin. */
export function alignmentBytes(layout: TensorLayout, device: DeviceMemories): number {
  if (!isDeviceMemory(layout.memorySpace)) return 1;
  return layout.memorySpace === 'l1' ? device.l1AlignmentBytes : device.dramAlignmentBytes;
}

/**
 * Returns what is wrong with the layout's place on the device, in words fit for a diagnostic: its grid mapping names a
 * core that the device does not have, or gives one core two shards. Undefined when it is right.
 */
export function checkPlacement(layout: TensorLayout, device: DeviceMemories): string | undefined {
  if (layout.gridMapping === undefined) return undefined;
  const cores = new Set<string>();
  forEachIndex(device.workerGrid.shape, (coordinate) => cores.add(device.workerGrid.mapping.eval(coordinate).join()));
  if (layout.gridMapping.numDims !== layout.grid.length) {
    return `grid mapping has ${layout.gridMapping.numDims} dims, but the grid has rank ${layout.grid.length}`;
  }
  const mapping = gridToCores(layout, device.workerGrid);
  let problem: string | undefined;
  forEachIndex(layout.grid, (coordinate) => {
    const core = mapping.eval(coordinate);
    if (cores.delete(core.join())) return;
    problem ??= `grid mapping sends (${coordinate.join(', ')}) to (${core.join(', ')}), which is no free core of the device`;
  });
  return problem;
}

/** Returns the core that each shard is of, in row-major order of the grid, also where shards are in another memory. */
export function coreOfShards(layout: TensorLayout, device: DeviceMemories): L1Bank[] {
  const mapping = gridToCores(layout, device.workerGrid);
  const cores: L1Bank[] = [];
  forEachIndex(layout.grid, (coordinate) => {
    const [chip = 0, coreY = 0, coreX = 0] = mapping.eval(coordinate);
    cores.push({ kind: 'l1', chip, coreY, coreX });
  });
  return cores;
}

/** Returns the chip of every shard, in row-major order of the grid. */
export function chipOfShards(layout: TensorLayout, device: DeviceMemories): number[] {
  return coreOfShards(layout, device).map(({ chip }) => chip);
}

/**
 * Returns the bank of every shard, in row-major order of the grid, for layouts that are not interleaved: the host, the
 * first bank of the chip (single_bank), the L1 of the shard's core, or the DRAM channels in turn.
 */
export function bankOfShards(layout: TensorLayout, device: DeviceMemories): Bank[] {
  const shardsOnChip = new Map<number, number>();
  return coreOfShards(layout, device).map((core): Bank => {
    const { chip } = core;
    const ordinal = shardsOnChip.get(chip) ?? 0;
    shardsOnChip.set(chip, ordinal + 1);
    if (!isDeviceMemory(layout.memorySpace)) return { kind: 'host' };
    if (layout.memLayout === 'single_bank') return banksOfChip(layout, device, chip)[0]!;
    if (layout.memorySpace === 'l1') return core;
    return { kind: 'dram', chip, channel: isSharded(layout) ? ordinal % device.numDramChannels : 0 };
  });
}
