import { Chip } from '../device/chip.ts';
import { type ChipDescription } from '../device/chip-description.ts';
import { type ChipDesc, type SystemDesc } from '../target/schema/generated/common.gen.ts';
import { RuntimeError } from './runtime-error.ts';

const archs = { Grayskull: 'grayskull', Wormhole_b0: 'wormhole_b0', Blackhole: 'blackhole' } as const;

/** Returns the device model's description of a chip in a binary. */
export function chipDescription(desc: ChipDesc): ChipDescription {
  return {
    arch: archs[desc.arch],
    grid: { rows: desc.gridSize.y, columns: desc.gridSize.x },
    l1SizeBytes: desc.l1Size,
    numDramChannels: desc.numDramChannels,
    dramChannelSizeBytes: desc.dramChannelSize,
    nocL1AddressAlignBytes: desc.nocL1AddressAlignBytes,
    nocDramAddressAlignBytes: desc.nocDramAddressAlignBytes,
    l1UnreservedBase: desc.l1UnreservedBase,
    dramUnreservedBase: desc.dramUnreservedBase,
    dramUnreservedEnd: desc.dramUnreservedEnd,
    physicalCores: { worker: desc.physicalCores.worker, dram: desc.physicalCores.dram },
  };
}

/** Returns the description of the first chip of a system, which programs run on. Throws RuntimeError when the system has none. */
export function firstChipDesc(system: SystemDesc): ChipDesc {
  const desc = system.chipDescs[system.chipDescIndices[0] ?? -1];
  if (desc === undefined) throw new RuntimeError('the system description of the binary has no chip');
  return desc;
}

/** Returns the first chip of a system, and its description. Throws RuntimeError when the system has none. */
export function firstChip(system: SystemDesc): { readonly chip: Chip; readonly desc: ChipDesc } {
  const desc = firstChipDesc(system);
  return { chip: new Chip(chipDescription(desc)), desc };
}
