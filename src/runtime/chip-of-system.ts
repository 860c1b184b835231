import { Chip } from '../device/chip.ts';
import { type ChipDescription } from '../device/chip-description.ts';
import { DeviceFault } from '../device/faults.ts';
import { type ChipDesc, type SystemDesc } from '../target/schema/generated/common.gen.ts';
import { type Program } from '../target/schema/generated/ttnn.gen.ts';
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

/** Returns the description of a chip of a system by its number; undefined when there is none. */
export function chipDescOf({ chipDescs, chipDescIndices }: SystemDesc, chipId: number): ChipDesc | undefined {
  return chipDescs[chipDescIndices[chipId] ?? -1];
}

/** A chip of the device model, and its description in a binary. */
export interface SystemChip {
  readonly chip: Chip;
  readonly desc: ChipDesc;
}

/** Returns a chip of a system by its number. Throws RuntimeError when the system has no such chip, or one that the model cannot be. */
export function systemChip(system: SystemDesc, chipId: number): SystemChip {
  if (chipId === 0) return firstChip(system);
  const desc = chipDescOf(system, chipId);
  if (desc !== undefined) return { chip: modelOf(desc, chipId), desc };
  throw new RuntimeError(`the system has no chip ${chipId}: there are ${system.chipDescIndices.length}`);
}

/** Returns the first chip of a system, and its description. Throws RuntimeError when the system has none. */
export function firstChip(system: SystemDesc): SystemChip {
  const desc = firstChipDesc(system);
  return { chip: modelOf(desc, 0), desc };
}

function modelOf(desc: ChipDesc, chipId: number): Chip {
  try {
    return new Chip(chipDescription(desc), chipId);
  } catch (error) {
    if (!(error instanceof DeviceFault)) throw error;
    throw new RuntimeError(`the system of the binary: ${error.detail}`, { cause: error });
  }
}

/** Returns the numbers of the chips that a program opens; that of the first chip if it opens none. Throws RuntimeError for no chips, or one twice. */
export function openedChips({ operations }: Program): readonly number[] {
  for (const { type } of operations) {
    if (type.type !== 'GetDeviceOp') continue;
    const { chipIds } = type.value;
    if (chipIds.length === 0) throw new RuntimeError('ttnn.get_device opens no chip');
    if (new Set(chipIds).size === chipIds.length) return chipIds;
    throw new RuntimeError(`ttnn.get_device opens a chip twice: ${chipIds.join(', ')}`);
  }
  return [0];
}
