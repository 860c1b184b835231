import { checkPlacement, type DeviceMemories } from '../../layout/banks.ts';
import { checkLayout } from '../../layout/layout-queries.ts';
import { mappedShardBytes } from '../../layout/shard-bytes.ts';
import { isDeviceMemory, shardSizeBytes, type TensorLayout } from '../../layout/tensor-layout.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { product } from '../../support/math.ts';
import { chipDescsOf, workerGridOf } from './device.ts';
import { type DeviceAttr, type SystemDescAttr } from './generated/tt-attributes.gen.ts';
import { layoutOf, toTensorLayout } from './layout.ts';

/** More shards than any device has cores to hold them; a layout that asks for more is a mistake. */
const maxShards = 2 ** 20;

/** Says that a layout has more shards than can be looked at one by one. */
export function shardCountProblem({ grid }: TensorLayout): string | undefined {
  const numShards = product(grid);
  return numShards > maxShards ? `the grid has ${numShards} cores` : undefined;
}

/** Returns the memories of a device, undefined when the system has no such chips. */
export function deviceMemoriesOf(desc: SystemDescAttr, device: DeviceAttr): DeviceMemories | undefined {
  const [chip] = chipDescsOf(desc, device.chipIds) ?? [];
  if (!chip) return undefined;
  return {
    workerGrid: workerGridOf(device),
    numDramChannels: Math.max(1, chip.chipPhysicalCores.dram.length),
    l1AlignmentBytes: Math.max(1, chip.nocL1AddressAlignBytes),
    dramAlignmentBytes: Math.max(1, chip.nocDRAMAddressAlignBytes),
  };
}

/**
 * Returns the bytes that a tensor with a layout takes of the memory where it needs most: of a core's L1, of a DRAM channel, or
 * of the host's memory. Returns a text that says what is wrong when the layout does not fit the tensor or the device.
 * Source: ttmlir-facts, section 4.8. Differs: counts whole shards and all pages, where upstream takes the offset of the
 * last element, which is too small when the last shard is partial and for most tensors beyond the first page of DRAM (appendix C, rows 2, 3).
 */
export function tensorSizeBytes(type: RankedTensorType, device: DeviceMemories): number | string {
  const { shape } = type;
  const attribute = layoutOf(type);
  if (!attribute) return 'the tensor has no #tt.layout; ttir-layout gives layouts to tensors';
  const layout = toTensorLayout(attribute);
  const problem = shardCountProblem(layout) ?? checkLayout(layout, shape) ?? checkPlacement(layout, device);
  if (problem !== undefined) return problem;
  if (!isDeviceMemory(layout.memorySpace)) return product(layout.grid) * shardSizeBytes(layout);
  return mappedShardBytes(layout, device).reservedBytesPerBank;
}
