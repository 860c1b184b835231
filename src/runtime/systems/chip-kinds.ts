import { type Arch, type Dim2d } from '../../target/schema/generated/common.gen.ts';

/** What all chips of an architecture have in common. Coordinates are those of NoC 0. Source: hardware facts, sections 4.1 and 4.5. */
export interface ChipKind {
  readonly arch: Arch;
  /** Rows of the NoC that have worker cores. */
  readonly workerRows: readonly number[];
  /** Columns of the NoC that have worker cores. */
  readonly workerColumns: readonly number[];
  readonly l1SizeBytes: number;
  /** Where each DRAM channel is reached. */
  readonly dram: readonly Dim2d[];
  readonly dramChannelSizeBytes: number;
  /** Ethernet cores, by the number of their channel. */
  readonly ethernet: readonly Dim2d[];
}

const workerRows = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11];

function places(rows: readonly number[], columns: readonly number[]): readonly Dim2d[] {
  return rows.flatMap((y) => columns.map((x) => ({ y, x })));
}

/**
 * Wormhole. Each of its six memory controllers has two channels and three ports: the first port stands for one channel, the last for the
 * other.
 */
export const wormhole: ChipKind = {
  arch: 'Wormhole_b0',
  workerRows,
  workerColumns: [1, 2, 3, 4, 6, 7, 8, 9],
  l1SizeBytes: 1464 * 1024,
  dram: [...places([0, 11, 5, 7], [0]), ...places([0, 11, 2, 10, 3, 8, 5, 7], [5])],
  dramChannelSizeBytes: 2 ** 30,
  ethernet: places([0, 6], [9, 1, 8, 2, 7, 3, 6, 4]),
};

/** Grayskull. */
export const grayskull: ChipKind = {
  arch: 'Grayskull',
  workerRows,
  workerColumns: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  l1SizeBytes: 2 ** 20,
  dram: places([0, 6], [1, 4, 7, 10]),
  dramChannelSizeBytes: 2 ** 30,
  ethernet: [],
};
