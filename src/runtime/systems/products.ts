import { grayskull, wormhole, type ChipKind } from './chip-kinds.ts';

/** A card or machine that is sold: a mesh of chips of one kind. Chips are numbered row-major over the mesh. */
export interface Product {
  /** What it is, for people. */
  readonly summary: string;
  readonly kind: ChipKind;
  readonly mesh: { readonly rows: number; readonly columns: number };
  /** Ethernet links between neighbours of the mesh. */
  readonly linksPerNeighbour: number;
  /** How many chips, the first ones, the host reaches over PCIe. */
  readonly numHostChips: number;
  /** Rows of the NoC whose cores are switched off, of a host chip and of the others. */
  readonly harvestedRows: readonly [readonly number[], readonly number[]];
}

const single = { mesh: { rows: 1, columns: 1 }, linksPerNeighbour: 0, numHostChips: 1 };
const n300Rows = [
  [2, 11],
  [7, 11],
] as const;

/**
 * The products by name. Of every chip the last row that is left dispatches programs, so it is not in the grid: an n150 has 8x8 cores.
 * Source: hardware facts, sections 4.1 and 4.5; the row that dispatches, and which channels link the chips of T3000 and TG, are estimates.
 */
export const products = {
  n150: { summary: 'one Wormhole, a row harvested', kind: wormhole, ...single, harvestedRows: [[11], []] },
  n300: {
    summary: 'two Wormholes, two rows of each harvested',
    kind: wormhole,
    mesh: { rows: 1, columns: 2 },
    linksPerNeighbour: 2,
    numHostChips: 1,
    harvestedRows: n300Rows,
  },
  t3000: {
    summary: 'four n300 as a mesh of 2x4 Wormholes',
    kind: wormhole,
    mesh: { rows: 2, columns: 4 },
    linksPerNeighbour: 2,
    numHostChips: 4,
    harvestedRows: n300Rows,
  },
  tg: {
    summary: 'Galaxy, a mesh of 4x8 Wormholes behind gateways',
    kind: wormhole,
    mesh: { rows: 4, columns: 8 },
    linksPerNeighbour: 4,
    numHostChips: 0,
    harvestedRows: [[], []],
  },
  gs_e150: { summary: 'one Grayskull', kind: grayskull, ...single, harvestedRows: [[], []] },
  gs_e300: {
    summary: 'one Grayskull, two rows harvested',
    kind: grayskull,
    ...single,
    harvestedRows: [[1, 11], []],
  },
} as const satisfies Readonly<Record<string, Product>>;

/** The name of a product. */
export type ProductName = keyof typeof products;

/** Names of all products. */
export const productNames = Object.keys(products) as readonly ProductName[];
