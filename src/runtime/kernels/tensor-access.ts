import { type Value } from '../../ir/value.ts';
import { pageGrid, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type KernelBuilder } from './kernel-builder.ts';
import { type Int } from './scalar-builder.ts';

/** Returns the NoC address of byte `offsetBytes` of page (pageRow, pageColumn) of a tensor: a tile, or a row or the part of one that is in a shard. */
export function pageAddress(
  kernel: KernelBuilder,
  tensor: DeviceTensor,
  pageRow: Int,
  pageColumn: Int,
  offsetBytes: Int = 0,
): Value {
  const { shards, pagePitchBytes } = tensor;
  if (shards === undefined) {
    const page = kernel.add(kernel.mul(pageRow, pageGrid(tensor).columns), pageColumn);
    return unshardedAddress(kernel, tensor, page, offsetBytes);
  }
  const shardRow = kernel.div(pageRow, shards.pageRows);
  const shardColumn = kernel.div(pageColumn, shards.pageColumns);
  const shard = kernel.add(kernel.mul(shardRow, shards.gridColumns), shardColumn);
  const row = kernel.rem(pageRow, shards.pageRows);
  const page = kernel.add(kernel.mul(row, shards.pageColumns), kernel.rem(pageColumn, shards.pageColumns));
  const inShard = kernel.add(kernel.mul(page, pagePitchBytes), offsetBytes);
  return kernel.bankAddress(
    bankOfShard(kernel, shards.banks, shard),
    kernel.add(kernel.addressOf(tensor), inShard),
    false,
  );
}

function unshardedAddress(kernel: KernelBuilder, tensor: DeviceTensor, page: Int, offsetBytes: Int): Value {
  const { numBanks, memory, pagePitchBytes, singleBank } = tensor;
  const inBank = kernel.mul(kernel.div(page, numBanks), pagePitchBytes);
  const offset = kernel.add(kernel.add(kernel.addressOf(tensor), offsetBytes), inBank);
  return kernel.bankAddress(singleBank ?? kernel.rem(page, numBanks), offset, memory === 'dram');
}

/**
 * Returns the core of a shard. Those of one rectangle are evenly spaced in every row of the grid, and so are the rows; where worker grids are transposed, the same
 * holds for columns. Others are where the ranges of the binary say: each place that breaks the even distance adds to all behind it.
 */
function bankOfShard(kernel: KernelBuilder, banks: readonly number[], shard: Int): Int {
  if (typeof shard === 'number') return banks[shard]!;
  const first = banks[0]!;
  const step = (banks[1] ?? first) - first;
  const breaks = [...banks.keys()].filter((i) => i > 0 && banks[i] !== banks[i - 1]! + step);
  const [width] = breaks;
  if (width === undefined) return kernel.add(first, kernel.mul(shard, step));
  const pitch = banks[width]! - first;
  if (banks.every((bank, i) => bank === first + Math.floor(i / width) * pitch + (i % width) * step)) {
    const row = kernel.div(shard, width);
    return kernel.add(first, kernel.add(kernel.mul(row, pitch), kernel.mul(kernel.rem(shard, width), step)));
  }
  return breaks.reduce<Int>(
    (bank, at) => {
      const isBehind = kernel.min(1, kernel.div(shard, at));
      return kernel.add(bank, kernel.mul(isBehind, banks[at]! - banks[at - 1]! - step));
    },
    kernel.add(first, kernel.mul(shard, step)),
  );
}
