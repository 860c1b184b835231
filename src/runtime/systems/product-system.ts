import {
  type ChipChannel,
  type ChipDesc,
  type DataType,
  type Dim2d,
  type SystemDesc,
} from '../../target/schema/generated/common.gen.ts';
import { alignUp } from '../../support/math.ts';
import { RuntimeError } from '../runtime-error.ts';
import { ethernetLinks } from './ethernet-links.ts';
import { products, type Product, type ProductName } from './products.ts';

/** Source: ttmlir-facts, section 4.6, as all of these numbers. */
const l1AlignBytes = 16;
const dramAlignBytes = 32;
const unreservedBase = 1024;
const dataTypes: readonly DataType[] = ['Float32', 'Float16', 'BFloat16', 'BFP_Float8', 'BFP_BFloat8', 'BFP_Float4', 'BFP_BFloat4', 'BFP_Float2', 'BFP_BFloat2', 'UInt32', 'UInt16', 'UInt8']; // prettier-ignore
const tileSizes: readonly Dim2d[] = [[4, 16], [16, 16], [32, 16], [4, 32], [16, 32], [32, 32]].map(([y, x]) => ({ y: y!, x: x! })); // prettier-ignore

/**
 * Returns the description of a product, as the runtime of tt-metal makes it of the hardware: coordinates of the NoC, every chip with its own entry.
 * `harvestedRows` are rows of the NoC that are switched off on every chip, instead of the product's own. Throws RuntimeError for rows that
 * have no worker cores, and when no two rows are left.
 *
 * Source: ttmlir-facts, section 4.6. Differs: every chip has its own coordinates, upstream writes those of one.
 */
export function productSystem(name: ProductName, harvestedRows?: readonly number[]): SystemDesc {
  const product: Product = products[name];
  const { kind, mesh, numHostChips } = product;
  checkHarvestedRows(product, harvestedRows ?? []);
  const links = ethernetLinks(product);
  const chips = Array.from({ length: mesh.rows * mesh.columns }, (_, id) => id);
  return {
    chipDescs: chips.map((id) => {
      const rows = harvestedRows ?? product.harvestedRows[id < numHostChips ? 0 : 1];
      return chipDesc(product, rows, linkedCores(id, links));
    }),
    chipDescIndices: chips,
    chipCapabilities: chips.map((id) => (id < numHostChips ? ['PCIE', 'HostMMIO'] : [])),
    chipCoords: chips.map((id) => ({ rack: 0, shelf: 0, y: Math.floor(id / mesh.columns), x: id % mesh.columns })),
    chipChannels: kind.ethernet.length === 0 ? [] : links,
  };
}

function checkHarvestedRows({ kind: { workerRows } }: Product, rows: readonly number[]): void {
  const unknown = rows.find((row) => !workerRows.includes(row));
  if (unknown !== undefined) {
    throw new RuntimeError(`row ${unknown} of the NoC has no worker cores (rows that have: ${workerRows.join(', ')})`);
  }
  if (new Set(rows).size < rows.length) throw new RuntimeError(`harvested rows ${rows.join(', ')}: one is named twice`);
  if (rows.length > workerRows.length - 2) {
    throw new RuntimeError(`${rows.length} of ${workerRows.length} rows are harvested, at least two must be left`);
  }
}

/** Returns the Ethernet cores of a chip that have a link. */
function linkedCores(id: number, links: readonly ChipChannel[]): ReadonlySet<Dim2d> {
  return new Set(
    links.flatMap(({ deviceId0, ethernetCoreCoord0, deviceId1, ethernetCoreCoord1 }) => [
      ...(deviceId0 === id ? [ethernetCoreCoord0] : []),
      ...(deviceId1 === id ? [ethernetCoreCoord1] : []),
    ]),
  );
}

function chipDesc({ kind }: Product, harvestedRows: readonly number[], linked: ReadonlySet<Dim2d>): ChipDesc {
  const rows = kind.workerRows.filter((row) => !harvestedRows.includes(row)).slice(0, -1);
  const { workerColumns: columns, dramChannelSizeBytes } = kind;
  const active = kind.ethernet.filter((core) => linked.has(core));
  // Every core keeps the reserved part of its L1 in DRAM too; the channels share that.
  const reserved = Math.ceil((unreservedBase * (rows.length * columns.length + active.length)) / kind.dram.length);
  return {
    arch: kind.arch,
    gridSize: { y: rows.length, x: columns.length },
    l1Size: kind.l1SizeBytes,
    numDramChannels: kind.dram.length,
    dramChannelSize: dramChannelSizeBytes,
    nocL1AddressAlignBytes: l1AlignBytes,
    pcieAddressAlignBytes: dramAlignBytes,
    nocDramAddressAlignBytes: dramAlignBytes,
    l1UnreservedBase: unreservedBase,
    eriscL1UnreservedBase: unreservedBase,
    dramUnreservedBase: unreservedBase,
    dramUnreservedEnd: dramChannelSizeBytes - alignUp(reserved, dramAlignBytes),
    physicalCores: {
      worker: rows.flatMap((y) => columns.map((x) => ({ y, x }))),
      dram: byRow(kind.dram),
      eth: byRow(active),
      ethInactive: byRow(kind.ethernet.filter((core) => !linked.has(core))),
    },
    supportedDataTypes: dataTypes,
    supportedTileSizes: tileSizes,
  };
}

function byRow(cores: readonly Dim2d[]): readonly Dim2d[] {
  return [...cores].sort((a, b) => a.y - b.y || a.x - b.x);
}
