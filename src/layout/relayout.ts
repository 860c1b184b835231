import { AffineMap } from '../affine/affine-map.ts';
import { bankKey, type Bank, type DeviceMemories, type L1Bank } from './banks.ts';
import { forEachRun } from './element-runs.ts';
import { tiledShape } from './layout-queries.ts';
import { mappedShardBytes } from './shard-bytes.ts';
import { dividedShardShape, type TensorLayout } from './tensor-layout.ts';

/** A copy over the NoC. Offsets are in bytes from the start of the tensor's part of each bank. */
export interface Transfer {
  /** Where the other end is: what is read, or written, from the core that executes the copy. */
  readonly remote: Bank;
  readonly sourceOffsetBytes: number;
  readonly destinationOffsetBytes: number;
  readonly sizeBytes: number;
}

/** The copies that one core executes, in the order of the elements in the tensor. */
export interface CoreTransfers {
  readonly core: L1Bank;
  readonly transfers: readonly Transfer[];
}

/** How a tensor gets from one layout to another: cores of the destination read, or cores of the source write. */
export interface Relayout {
  readonly direction: 'read' | 'write';
  readonly cores: readonly CoreTransfers[];
}

/** Bytes that are contiguous in a bank, beginning at byte `tensorByte` of the row-major tensor. */
interface Piece {
  readonly tensorByte: number;
  readonly sizeBytes: number;
  readonly bank: Bank;
  readonly offsetBytes: number;
}

/**
 * Returns the copies that bring a tensor of the given shape from one layout to another; both must pass checkLayout, and one must be
 * in L1. Elements are scalars, or whole tiles when the layouts are tiled, which both must be in the same way. 4x16 f32 from 1x1 to a
 * 2x2 grid: each of four cores reads two rows of 32 bytes from core (0, 0).
 * Returns a text that says why, where tiles of one layout are spread over several of the other.
 * Source: ttmlir-facts, section 3.4.2. Differs: scalars may have any linear maps; bytes are where mappedShardBytes has them.
 */
export function planRelayout(
  from: TensorLayout,
  to: TensorLayout,
  shape: readonly number[],
  device: DeviceMemories,
): Relayout | string {
  let [source, destination, extents] = [from, to, shape];
  if (from.tile !== undefined) {
    const tiles = tilesOfBoth(from, to, shape);
    if (typeof tiles === 'string') return tiles;
    extents = tiles;
    source = layoutOfTiles(from);
    destination = layoutOfTiles(to);
  }
  const direction = to.memorySpace === 'l1' ? 'read' : 'write';
  const cores = new CoreTransferList(direction);
  join(piecesOf(source, extents, device), piecesOf(destination, extents, device), cores);
  return { direction, cores: cores.list };
}

/** Returns the layout of a tiled tensor as one whose elements are the tiles. */
function layoutOfTiles({ tile: _, ...layout }: TensorLayout): TensorLayout {
  return { ...layout, linear: AffineMap.getMultiDimIdentityMap(layout.grid.length) };
}

/**
 * Returns the extent of the tensor in tiles that both layouts divide alike: each core has whole tiles of the tensor, or has the same
 * part of it in both. Returns what is wrong when there is none.
 */
function tilesOfBoth(from: TensorLayout, to: TensorLayout, shape: readonly number[]): number[] | string {
  if (!from.linear.equals(to.linear)) return 'the linear map cannot change while the tensor is tiled';
  const extents = tiledShape(from, shape);
  for (let dim = extents.length - 2; dim < extents.length; dim++) {
    if (dividesIntoTiles(from, shape, dim) && dividesIntoTiles(to, shape, dim)) continue;
    if (from.grid[dim] !== to.grid[dim]) return `dim ${dim} of a shard is no whole number of tiles`;
    extents[dim] = from.grid[dim]! * from.shardShape[dim]!;
  }
  return extents;
}

/** Tells whether shards begin at tiles of the tensor along a dim. */
function dividesIntoTiles(layout: TensorLayout, shape: readonly number[], dim: number): boolean {
  const { grid, tile, linear } = layout;
  const size = dim === grid.length - 1 ? tile!.width : tile!.height;
  return grid[dim] === 1 || dividedShardShape(linear, shape, grid)[dim]! % size === 0;
}

/** Returns where the bytes of the row-major tensor are, from the first to the last. */
function piecesOf(layout: TensorLayout, shape: readonly number[], device: DeviceMemories): Piece[] {
  const pieces: Piece[] = [];
  const { elementSizeBytes } = layout;
  const bytes = mappedShardBytes(layout, device);
  forEachRun(layout, shape, (shard, shardOffset, tensorOffset, length) => {
    const sizeBytes = length * elementSizeBytes;
    for (let done = 0; done < sizeBytes; done += pieces.at(-1)!.sizeBytes) {
      const place = bytes.locate(shard, shardOffset * elementSizeBytes + done);
      const tensorByte = tensorOffset * elementSizeBytes + done;
      pieces.push({ ...place, tensorByte, sizeBytes: Math.min(place.sizeBytes, sizeBytes - done) });
    }
  });
  return pieces;
}

/** Cuts the pieces of both sides where either ends; they begin and end at the same bytes. */
function join(sources: readonly Piece[], destinations: readonly Piece[], cores: CoreTransferList): void {
  for (let [s, d, byte] = [0, 0, 0]; s < sources.length && d < destinations.length;) {
    const [source, destination] = [sources[s]!, destinations[d]!];
    const [sourceEnd, destinationEnd] = [source, destination].map((piece) => piece.tensorByte + piece.sizeBytes);
    const end = Math.min(sourceEnd!, destinationEnd!);
    cores.add(source, destination, byte, end - byte);
    byte = end;
    if (end === sourceEnd) s++;
    if (end === destinationEnd) d++;
  }
}

/** Collects copies by the core that executes them; a copy that continues the last one of its core is joined to it. */
class CoreTransferList {
  readonly list: { readonly core: L1Bank; readonly transfers: Transfer[] }[] = [];
  readonly #byCore = new Map<string, Transfer[]>();
  readonly #direction: Relayout['direction'];

  constructor(direction: Relayout['direction']) {
    this.#direction = direction;
  }

  add(source: Piece, destination: Piece, byte: number, sizeBytes: number): void {
    const [here, remote] = this.#direction === 'read' ? [destination, source] : [source, destination];
    const transfers = this.#of(here.bank as L1Bank);
    const transfer: Transfer = {
      remote: remote.bank,
      sourceOffsetBytes: source.offsetBytes + byte - source.tensorByte,
      destinationOffsetBytes: destination.offsetBytes + byte - destination.tensorByte,
      sizeBytes,
    };
    const last = transfers.at(-1);
    if (last && continues(last, transfer)) {
      transfers[transfers.length - 1] = { ...last, sizeBytes: last.sizeBytes + sizeBytes };
    } else {
      transfers.push(transfer);
    }
  }

  #of(core: L1Bank): Transfer[] {
    const key = bankKey(core);
    let transfers = this.#byCore.get(key);
    if (!transfers) {
      transfers = [];
      this.#byCore.set(key, transfers);
      this.list.push({ core, transfers });
    }
    return transfers;
  }
}

function continues(last: Transfer, next: Transfer): boolean {
  return (
    bankKey(last.remote) === bankKey(next.remote) &&
    last.sourceOffsetBytes + last.sizeBytes === next.sourceOffsetBytes &&
    last.destinationOffsetBytes + last.sizeBytes === next.destinationOffsetBytes
  );
}
