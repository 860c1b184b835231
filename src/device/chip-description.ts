/** A place on a chip, row first as in `tt.core_coord`. */
export interface CoreCoord {
  readonly y: number;
  readonly x: number;
}

/** Plain facts about one chip: the numbers of `tt.chip_desc`, without MLIR. Sizes in bytes. */
export interface ChipDescription {
  readonly arch: 'grayskull' | 'wormhole_b0' | 'blackhole';
  /** Logical worker grid. */
  readonly grid: { readonly rows: number; readonly columns: number };
  readonly l1SizeBytes: number;
  readonly numDramChannels: number;
  readonly dramChannelSizeBytes: number;
  readonly nocL1AddressAlignBytes: number;
  readonly nocDramAddressAlignBytes: number;
  /** First L1 byte that buffers may use. */
  readonly l1UnreservedBase: number;
  /** First byte of a DRAM channel that buffers may use. */
  readonly dramUnreservedBase: number;
  /** End of the bytes of a DRAM channel that buffers may use. */
  readonly dramUnreservedEnd: number;
  /** NoC 0 coordinates of the worker cores, row-major over the grid, and of the DRAM channels in order. */
  readonly physicalCores: { readonly worker: readonly CoreCoord[]; readonly dram: readonly CoreCoord[] };
}

/** Returns the chip of the default system description: 8x8 Wormhole cores, 12 DRAM channels. Source: tt-mlir facts, section 4.6. */
export function defaultChipDescription(): ChipDescription {
  const coords = (rows: number, columns: number): CoreCoord[] =>
    Array.from({ length: rows * columns }, (_, i) => ({ y: Math.floor(i / columns), x: i % columns }));
  return {
    arch: 'wormhole_b0',
    grid: { rows: 8, columns: 8 },
    l1SizeBytes: 1499136,
    numDramChannels: 12,
    dramChannelSizeBytes: 2 ** 30,
    nocL1AddressAlignBytes: 16,
    nocDramAddressAlignBytes: 32,
    l1UnreservedBase: 1024,
    dramUnreservedBase: 1024,
    dramUnreservedEnd: 2 ** 30,
    physicalCores: {
      worker: coords(8, 8),
      dram: coords(4, 3).map(({ y, x }) => ({ y: x + 8, x: y })),
    },
  };
}

/** The AI clock of each architecture in MHz. Source: hardware facts, section 4.1. */
export const clockMHz: Readonly<Record<ChipDescription['arch'], number>> = {
  grayskull: 1200,
  wormhole_b0: 1000,
  blackhole: 1350,
};

/** NoC rows and columns of each architecture. Source: hardware facts, section 4.1. */
export const nocSizes: Readonly<Record<ChipDescription['arch'], { readonly rows: number; readonly columns: number }>> =
  {
    grayskull: { rows: 12, columns: 13 },
    wormhole_b0: { rows: 12, columns: 10 },
    blackhole: { rows: 12, columns: 17 },
  };
