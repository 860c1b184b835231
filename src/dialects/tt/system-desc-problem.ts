import type * as binary from '../../target/schema/generated/common.gen.ts';

/**
 * Returns what of a description in a binary no attribute can be: sizes beyond 32 bits, and what its text cannot say, as empty lists and negative
 * coordinates, which only a damaged file has. Undefined where all is well. Differs: upstream cuts such sizes off, and looks at nothing else.
 */
export function systemDescProblem(desc: binary.SystemDesc): string | undefined {
  const tooLarge = desc.chipDescs.find((chip) => Math.max(chip.l1Size, chip.dramChannelSize) > 2 ** 32 - 1);
  if (tooLarge !== undefined) {
    return `memories of 4 GiB and more are not supported: l1_size ${tooLarge.l1Size}, dram_channel_size ${tooLarge.dramChannelSize}`;
  }
  const empty = listsOf(desc).find(([, list]) => list.length === 0);
  if (empty !== undefined) return `expected at least one entry of ${empty[0]}`;
  const negative = coordinatesOf(desc).find(([, { y, x }]) => Math.min(y, x) < 0);
  return negative && `expected ${negative[0]} not to be negative, got ${negative[1].y}x${negative[1].x}`;
}

type Named<Value> = readonly (readonly [name: string, value: Value])[];

/** Returns the lists that must have an entry. */
function listsOf(desc: binary.SystemDesc): Named<readonly unknown[]> {
  return [
    ['chip_descs', desc.chipDescs],
    ['chip_desc_indices', desc.chipDescIndices],
    ['chip_capabilities', desc.chipCapabilities],
    ['chip_coords', desc.chipCoords],
    ...desc.chipDescs.flatMap((chip, i): Named<readonly unknown[]> => [
      [`chip_descs[${i}].physical_cores.worker`, chip.physicalCores.worker],
      [`chip_descs[${i}].physical_cores.dram`, chip.physicalCores.dram],
      [`chip_descs[${i}].supported_data_types`, chip.supportedDataTypes],
      [`chip_descs[${i}].supported_tile_sizes`, chip.supportedTileSizes],
    ]),
  ];
}

/** Returns all places and sizes. */
function coordinatesOf(desc: binary.SystemDesc): Named<binary.Dim2d> {
  const each = (name: string, list: readonly binary.Dim2d[] = []): Named<binary.Dim2d> =>
    list.map((value, i) => [`${name}[${i}]`, value]);
  return [
    ...desc.chipDescs.flatMap(({ gridSize, physicalCores, supportedTileSizes }, i): Named<binary.Dim2d> => [
      [`chip_descs[${i}].grid_size`, gridSize],
      ...each(`chip_descs[${i}].physical_cores.worker`, physicalCores.worker),
      ...each(`chip_descs[${i}].physical_cores.dram`, physicalCores.dram),
      ...each(`chip_descs[${i}].physical_cores.eth`, physicalCores.eth),
      ...each(`chip_descs[${i}].physical_cores.eth_inactive`, physicalCores.ethInactive),
      ...each(`chip_descs[${i}].supported_tile_sizes`, supportedTileSizes),
    ]),
    ...each(
      'ethernet_core_coord0 of chip_channels',
      desc.chipChannels?.map((channel) => channel.ethernetCoreCoord0),
    ),
    ...each(
      'ethernet_core_coord1 of chip_channels',
      desc.chipChannels?.map((channel) => channel.ethernetCoreCoord1),
    ),
  ];
}
