import { type Value } from '../../ir/value.ts';
import { pageSizeBytes, tileExtent, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type KernelBuilder } from './kernel-builder.ts';
import { type Int } from './scalar-builder.ts';

/** Returns the NoC address of byte `offsetBytes` of the tile at (tileRow, tileColumn) of a tiled tensor. */
export function tileAddress(
  kernel: KernelBuilder,
  tensor: DeviceTensor,
  tileRow: Int,
  tileColumn: Int,
  offsetBytes: Int = 0,
): Value {
  const { shards } = tensor;
  if (shards === undefined) {
    const page = kernel.add(kernel.mul(tileRow, tileExtent(tensor).columns), tileColumn);
    return pageAddress(kernel, tensor, page, offsetBytes);
  }
  const shardRow = kernel.div(tileRow, shards.tileRows);
  const shardColumn = kernel.div(tileColumn, shards.tileColumns);
  const shard = kernel.add(kernel.mul(shardRow, shards.gridColumns), shardColumn);
  const row = kernel.rem(tileRow, shards.tileRows);
  const page = kernel.add(kernel.mul(row, shards.tileColumns), kernel.rem(tileColumn, shards.tileColumns));
  const inShard = kernel.add(kernel.mul(page, pageSizeBytes(tensor)), offsetBytes);
  return kernel.bankAddress(bankOfShard(kernel, shards.banks, shard), kernel.add(tensor.address, inShard), false);
}

/** Returns the NoC address of byte `offsetBytes` of page `page` of an interleaved tensor: a tile, or a row of a row-major one. */
export function pageAddress(kernel: KernelBuilder, tensor: DeviceTensor, page: Int, offsetBytes: Int = 0): Value {
  const { numBanks, address, memory, pagePitchBytes } = tensor;
  const inBank = kernel.mul(kernel.div(page, numBanks), pagePitchBytes);
  const offset = kernel.add(kernel.add(address, offsetBytes), inBank);
  return kernel.bankAddress(kernel.rem(page, numBanks), offset, memory === 'dram');
}

/** Returns the core of a shard: cores are evenly spaced in every row of the grid, and so are the rows. */
function bankOfShard(kernel: KernelBuilder, banks: readonly number[], shard: Int): Int {
  if (typeof shard === 'number') return banks[shard]!;
  const breakAt = banks.findIndex((bank, i) => i > 0 && bank !== banks[i - 1]! + 1);
  const width = breakAt < 0 ? banks.length : breakAt;
  const first = banks[0]!;
  const pitch = (banks[width] ?? first) - first;
  const row = kernel.div(shard, width);
  return kernel.add(first, kernel.add(kernel.mul(row, pitch), kernel.rem(shard, width)));
}
