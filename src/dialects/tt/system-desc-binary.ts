/**
 * System descriptions as attributes and as parts of binaries: the same fields in the same order.
 * Source: ttmlir-facts, sections 2.2.1, 4.6 and 5.1.3.
 */
import { i32Attr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import type * as binary from '../../target/schema/generated/common.gen.ts';
import { binaryArch, binaryDataType, keywordOf } from './binary-enums.ts';
import { capabilitiesProblem, capabilityBits } from './chip-capabilities.ts';
import {
  ArchAttr,
  ChipChannelAttr,
  ChipCoordAttr,
  ChipDescAttr,
  ChipPhysicalCoresAttr,
  CoreCoordAttr,
  DataTypeAttr,
  SystemDescAttr,
  TileSizeAttr,
} from './generated/tt-attributes.gen.ts';
import { systemDescProblem } from './system-desc-problem.ts';

/** Takes what is wrong with a description, in words fit for a diagnostic. */
export type SystemDescProblem = (message: string) => void;

const capabilityNames = Object.keys(capabilityBits) as readonly binary.ChipCapability[];

/**
 * Returns the description as binaries hold it. Reports a chip grid or the coordinate of a link that has not two entries, and
 * capabilities that are none; returns undefined then. Empty lists stay lists, as upstream writes them.
 */
export function systemDescToBinary(desc: SystemDescAttr, problem: SystemDescProblem): binary.SystemDesc | undefined {
  const unsupported = capabilitiesProblem(desc.chipCapabilities);
  if (unsupported !== undefined) {
    problem(unsupported);
    return undefined;
  }
  if (desc.chipDescs.some((chip) => chip.grid.length !== 2)) {
    problem('expected a 2D grid of each chip');
    return undefined;
  }
  const linked = desc.chipChannels.flatMap((channel) => [channel.ethernetCoreCoord0, channel.ethernetCoreCoord1]);
  if (linked.some((coordinate) => coordinate.length !== 2)) {
    problem('expected two coordinates of each Ethernet core');
    return undefined;
  }
  return {
    chipDescs: desc.chipDescs.map(chipToBinary),
    chipDescIndices: desc.chipDescIndices,
    chipCapabilities: desc.chipCapabilities.map(({ number }) =>
      capabilityNames.filter((name) => (number & capabilityBits[name]) !== 0),
    ),
    chipCoords: desc.chipCoords.map(({ rack, shelf, y, x }) => ({ rack, shelf, y, x })),
    chipChannels: desc.chipChannels.map((channel) => ({
      deviceId0: channel.deviceId0,
      ethernetCoreCoord0: dim2d(channel.ethernetCoreCoord0),
      deviceId1: channel.deviceId1,
      ethernetCoreCoord1: dim2d(channel.ethernetCoreCoord1),
    })),
  };
}

/** Returns a list of two numbers as a row and a column. */
function dim2d([y, x]: readonly number[]): binary.Dim2d {
  return { y: y!, x: x! };
}

function chipToBinary(chip: ChipDescAttr): binary.ChipDesc {
  const coordinates = (cores: readonly CoreCoordAttr[]): binary.Dim2d[] => cores.map(({ y, x }) => ({ y, x }));
  const { worker, dram, eth, ethInactive } = chip.chipPhysicalCores;
  return {
    arch: binaryArch[chip.arch.value],
    gridSize: dim2d(chip.grid),
    l1Size: chip.l1Size,
    numDramChannels: chip.numDramChannels,
    dramChannelSize: chip.dramChannelSize,
    nocL1AddressAlignBytes: chip.nocL1AddressAlignBytes,
    pcieAddressAlignBytes: chip.pcieAddressAlignBytes,
    nocDramAddressAlignBytes: chip.nocDRAMAddressAlignBytes,
    l1UnreservedBase: chip.l1UnreservedBase,
    eriscL1UnreservedBase: chip.eriscL1UnreservedBase,
    dramUnreservedBase: chip.dramUnreservedBase,
    dramUnreservedEnd: chip.dramUnreservedEnd,
    physicalCores: {
      worker: coordinates(worker),
      dram: coordinates(dram),
      eth: coordinates(eth),
      ethInactive: coordinates(ethInactive),
    },
    supportedDataTypes: chip.supportedDataTypes.map((attribute) => binaryDataType[attribute.value]),
    supportedTileSizes: chip.supportedTileSizes.map(({ y, x }) => ({ y, x })),
  };
}

/**
 * Returns the description that a binary holds as an attribute. Reports what no attribute can be; returns undefined then.
 * Source: ttmlir-facts, section 2.2.1.
 */
export function systemDescFromBinary(
  context: Context,
  desc: binary.SystemDesc,
  problem: SystemDescProblem,
): SystemDescAttr | undefined {
  const message = systemDescProblem(desc);
  if (message !== undefined) {
    problem(message);
    return undefined;
  }
  const bitsOf = (names: readonly binary.ChipCapability[]): number =>
    names.reduce((bits, name) => bits | capabilityBits[name], 0);
  return SystemDescAttr.get(
    context,
    desc.chipDescs.map((chip) => chipFromBinary(context, chip)),
    desc.chipDescIndices,
    desc.chipCapabilities.map((names) => i32Attr(context, bitsOf(names))),
    desc.chipCoords.map(({ rack, shelf, y, x }) => ChipCoordAttr.get(context, rack, shelf, y, x)),
    (desc.chipChannels ?? []).map(({ deviceId0, ethernetCoreCoord0: first, deviceId1, ethernetCoreCoord1: second }) =>
      ChipChannelAttr.get(context, deviceId0, [first.y, first.x], deviceId1, [second.y, second.x]),
    ),
  );
}

function chipFromBinary(context: Context, chip: binary.ChipDesc): ChipDescAttr {
  const cores = (coordinates: readonly binary.Dim2d[] = []): CoreCoordAttr[] =>
    coordinates.map(({ y, x }) => CoreCoordAttr.get(context, y, x));
  const { worker, dram, eth, ethInactive } = chip.physicalCores;
  return ChipDescAttr.get(
    context,
    ArchAttr.get(context, keywordOf(binaryArch, chip.arch)),
    [chip.gridSize.y, chip.gridSize.x],
    chip.l1Size,
    chip.numDramChannels,
    chip.dramChannelSize,
    chip.nocL1AddressAlignBytes,
    chip.pcieAddressAlignBytes,
    chip.nocDramAddressAlignBytes,
    chip.l1UnreservedBase,
    chip.eriscL1UnreservedBase,
    chip.dramUnreservedBase,
    chip.dramUnreservedEnd,
    ChipPhysicalCoresAttr.get(context, cores(worker), cores(dram), cores(eth), cores(ethInactive)),
    chip.supportedDataTypes.map((name) => DataTypeAttr.get(context, keywordOf(binaryDataType, name))),
    chip.supportedTileSizes.map(({ y, x }) => TileSizeAttr.get(context, y, x)),
  );
}
