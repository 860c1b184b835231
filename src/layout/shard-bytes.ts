import { alignUp, ceilDiv, product } from '../support/math.ts';
import {
  alignmentBytes,
  bankKey,
  bankOfShards,
  banksOfChip,
  chipOfShards,
  coreOfShards,
  isInDeviceDram,
  isInterleaved,
  type Bank,
  type DeviceMemories,
  type L1Bank,
} from './banks.ts';
import { dramExtent, dramPageElements, dramPlace, positionInDram } from './dram-pages.ts';
import { shardSizeBytes, type TensorLayout } from './tensor-layout.ts';

/** Bytes of a bank. Offsets count from the start of the tensor's part, which is the same address in every bank. */
export interface BankBytes {
  readonly bank: Bank;
  readonly offsetBytes: number;
  /** Bytes from there on that are contiguous in the bank and in the shard. */
  readonly sizeBytes: number;
}

/** A byte of a shard, counted from the shard's start. */
export interface ShardByte {
  readonly shard: number;
  readonly byte: number;
}

/** Where the bytes of shards are, both ways. No two bytes of shards share a byte of a bank. */
export interface ShardBytes {
  /** Returns where the byte of the shard is. */
  locate(shard: number, byte: number): BankBytes;
  /** Returns the byte of a shard at an offset of a bank; undefined where there is none. */
  find(bank: Bank, offsetBytes: number): ShardByte | undefined;
  /** Bytes that the fullest bank needs. */
  readonly reservedBytesPerBank: number;
  /** How interleaved shards are cut in pages; undefined when they are not interleaved. */
  readonly paging: Paging | undefined;
}

/** How pages go round the banks of a chip: page p is in bank p mod numBanks, in round p floordiv numBanks. */
export interface Paging {
  /** Bytes of data per page; the last page of a shard may have fewer. */
  readonly pageSizeBytes: number;
  /** Bytes from one page to the next in a bank: the page size rounded up to the alignment. */
  readonly pagePitchBytes: number;
  readonly pagesPerShard: number;
}

/** Returns the bytes of a page when nothing else is said: a tile, or a row of the shard. */
export function defaultPageSizeBytes(layout: TensorLayout): number {
  if (layout.tile !== undefined) return layout.elementSizeBytes;
  return Math.max(1, layout.shardShape.at(-1) ?? 1) * layout.elementSizeBytes;
}

/** Places whole shards: several in one bank follow one another, each aligned. */
function wholeShards(layout: TensorLayout, device: DeviceMemories): ShardBytes {
  const sizeBytes = shardSizeBytes(layout);
  const pitchBytes = alignUp(sizeBytes, alignmentBytes(layout, device));
  const banks = bankOfShards(layout, device);
  const shardsInBank = new Map<string, number[]>();
  const ordinals = banks.map((bank, shard) => {
    const shards = shardsInBank.get(bankKey(bank));
    if (shards !== undefined) return shards.push(shard) - 1;
    shardsInBank.set(bankKey(bank), [shard]);
    return 0;
  });
  const mostShards = Math.max(...[...shardsInBank.values()].map((shards) => shards.length));
  return {
    paging: undefined,
    reservedBytesPerBank: (mostShards - 1) * pitchBytes + sizeBytes,
    locate: (shard, byte) => ({
      bank: banks[shard]!,
      offsetBytes: ordinals[shard]! * pitchBytes + byte,
      sizeBytes: sizeBytes - byte,
    }),
    find(bank, offsetBytes) {
      const shard = shardsInBank.get(bankKey(bank))?.[Math.floor(offsetBytes / pitchBytes)];
      const byte = offsetBytes % pitchBytes;
      return shard === undefined || byte >= sizeBytes ? undefined : { shard, byte };
    },
  };
}

/** The shards of one chip and the banks their pages go round. */
interface PagedChip {
  readonly banks: readonly Bank[];
  readonly bankPositions: ReadonlyMap<string, number>;
  readonly shards: number[];
}

/** Cuts the sequence of a chip's shards in pages, which go round the chip's banks. */
function interleavedShards(layout: TensorLayout, device: DeviceMemories, pageSizeBytes: number): ShardBytes {
  const shardBytes = shardSizeBytes(layout);
  const paging: Paging = {
    pageSizeBytes,
    pagePitchBytes: alignUp(pageSizeBytes, alignmentBytes(layout, device)),
    pagesPerShard: ceilDiv(shardBytes, pageSizeBytes),
  };
  const { pagePitchBytes, pagesPerShard } = paging;
  const chips = new Map<number, PagedChip>();
  const homes = chipOfShards(layout, device).map((id, shard) => {
    let chip = chips.get(id);
    if (chip === undefined) {
      const banks = banksOfChip(layout, device, id);
      chip = { banks, bankPositions: new Map(banks.map((bank, i) => [bankKey(bank), i])), shards: [] };
      chips.set(id, chip);
    }
    return { chip, ordinal: chip.shards.push(shard) - 1 };
  });
  const rounds = [...chips.values()].map(({ banks, shards }) => ceilDiv(shards.length * pagesPerShard, banks.length));
  return {
    paging,
    reservedBytesPerBank: Math.max(0, ...rounds) * pagePitchBytes,
    locate(shard, byte) {
      const { chip, ordinal } = homes[shard]!;
      const inPage = byte % pageSizeBytes;
      const page = ordinal * pagesPerShard + (byte - inPage) / pageSizeBytes;
      return {
        bank: chip.banks[page % chip.banks.length]!,
        offsetBytes: Math.floor(page / chip.banks.length) * pagePitchBytes + inPage,
        sizeBytes: Math.min(pageSizeBytes - inPage, shardBytes - byte),
      };
    },
    find(bank, offsetBytes) {
      const chip = bank.kind === 'host' ? undefined : chips.get(bank.chip);
      const position = chip?.bankPositions.get(bankKey(bank));
      const inPage = offsetBytes % pagePitchBytes;
      if (chip === undefined || position === undefined || inPage >= pageSizeBytes) return undefined;
      const page = Math.floor(offsetBytes / pagePitchBytes) * chip.banks.length + position;
      const shard = chip.shards[Math.floor(page / pagesPerShard)];
      const byte = (page % pagesPerShard) * pageSizeBytes + inPage;
      return shard === undefined || byte >= shardBytes ? undefined : { shard, byte };
    },
  };
}

/**
 * Places the shards of a chip one after the other, each at the number of its core, and cuts this sequence in pages that go round the
 * channels; see dramPlace. A page may end within a shard.
 */
function dramShards(layout: TensorLayout, device: DeviceMemories): ShardBytes {
  const { elementSizeBytes } = layout;
  const { numDramChannels } = device;
  const sizeBytes = shardSizeBytes(layout);
  const volume = product(layout.shardShape);
  const cores = coreOfShards(layout, device);
  const positions = dramPositions(layout, device, cores);
  const shardAt = new Map(cores.map(({ chip }, shard) => [`${chip} ${positions[shard]}`, shard]));
  const end = (Math.max(-1, ...positions) + 1) * volume;
  return {
    paging: undefined,
    reservedBytesPerBank: dramExtent(end, numDramChannels) * elementSizeBytes,
    locate(shard, byte) {
      const inElement = byte % elementSizeBytes;
      const position = positions[shard]! * volume + (byte - inElement) / elementSizeBytes;
      const { channel, offset } = dramPlace(position, numDramChannels);
      const leftInPage = (dramPageElements - (position % dramPageElements)) * elementSizeBytes - inElement;
      return {
        bank: { kind: 'dram', chip: cores[shard]!.chip, channel },
        offsetBytes: offset * elementSizeBytes + inElement,
        sizeBytes: Math.min(leftInPage, sizeBytes - byte),
      };
    },
    find(bank, offsetBytes) {
      if (bank.kind !== 'dram' || offsetBytes < 0) return undefined;
      const inElement = offsetBytes % elementSizeBytes;
      const position = positionInDram(
        { channel: bank.channel, offset: (offsetBytes - inElement) / elementSizeBytes },
        numDramChannels,
      );
      const shard = shardAt.get(`${bank.chip} ${Math.floor(position / volume)}`);
      return shard === undefined ? undefined : { shard, byte: (position % volume) * elementSizeBytes + inElement };
    },
  };
}

/**
 * Returns the position of every shard among those of its chip in DRAM: the number of its core, row-major in the grid of the chip. Shards beyond the
 * first of a core, where the grid is larger than the chip, follow behind all cores.
 */
function dramPositions(layout: TensorLayout, device: DeviceMemories, cores: readonly L1Bank[]): number[] {
  const chipCores = new Map<number, { readonly size: number; readonly next: Map<string, number> }>();
  return cores.map((core) => {
    const { chip } = core;
    let numbers = chipCores.get(chip);
    if (numbers === undefined) {
      const banks = banksOfChip({ ...layout, memorySpace: 'l1' }, device, chip);
      numbers = { size: banks.length, next: new Map(banks.map((bank, number) => [bankKey(bank), number])) };
      chipCores.set(chip, numbers);
    }
    const position = numbers.next.get(bankKey(core))!;
    numbers.next.set(bankKey(core), position + numbers.size);
    return position;
  });
}

/**
 * Returns where the bytes of a tensor's shards are. Host tensors have one shard after the other; L1 shards are at the
 * core of their grid coordinate; DRAM shards are where the map of the device has them; interleaved tensors are the sequence of all shards
 * of a chip, cut in pages of `pageSizeBytes` that go round its banks. Source: facts, section 4.5, without its defects (appendix C, 2).
 */
export function shardBytes(layout: TensorLayout, device: DeviceMemories, pageSizeBytes: number): ShardBytes {
  if (isInDeviceDram(layout)) return dramShards(layout, device);
  return isInterleaved(layout) ? interleavedShards(layout, device, pageSizeBytes) : wholeShards(layout, device);
}

/**
 * Returns where the maps of the device have the shards, whatever the tensor memory layout says: programs of TTMetal have none, and TTNN places its tensors itself.
 * Source: facts, section 4.8.
 */
export function mappedShardBytes(layout: TensorLayout, device: DeviceMemories): ShardBytes {
  const mapped: TensorLayout = { ...layout, memLayout: 'none' };
  return shardBytes(mapped, device, defaultPageSizeBytes(mapped));
}
