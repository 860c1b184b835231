import { euclideanMod } from '../support/math.ts';
import { costTable, packetRates } from './cost-table.ts';

/** Which of the two networks: NoC 0 goes right and down, NoC 1 up and left. */
export type NocIndex = 0 | 1;

/** A place on the network, in NoC 0 coordinates. */
export interface NocCoord {
  readonly y: number;
  readonly x: number;
}

/** Size of the torus. */
export interface NocSize {
  readonly rows: number;
  readonly columns: number;
}

/** Returns the hops from one place to another: each NoC knows one direction per axis and wraps around. Source: hardware facts, section 4.2. */
export function nocHops(noc: NocIndex, size: NocSize, from: NocCoord, to: NocCoord): number {
  const direction = noc === 0 ? 1 : -1;
  return euclideanMod(direction * (to.x - from.x), size.columns) + euclideanMod(direction * (to.y - from.y), size.rows);
}

/** Returns the cycles from issuing a read until its first data arrives. */
export function readStartCycles(reader: NocCoord, source: NocCoord): number {
  const sameColumn = reader.x === source.x;
  const sameRow = reader.y === source.y;
  if (sameColumn && sameRow) return costTable.nocReadSelf.value;
  if (sameColumn) return costTable.nocReadSameColumn.value;
  return sameRow ? costTable.nocReadSameRow.value : costTable.nocReadElsewhere.value;
}

/** Returns the cycles from issuing a write over `hops` hops until its data has arrived and was acknowledged, without the transfer itself. */
export function writeStartCycles(hops: number): number {
  return costTable.nocWriteStart.value + costTable.nocWriteHop.value * hops;
}

const maxSizesKept = 4096;

/** The cycles of the sizes that occurred; programs have few. */
const cyclesBySize = new Map<number, number>();

/** The size that was asked for last, and its cycles: most follow others of the same size. */
let lastSize = 0;
let lastCycles = 0;

/** Returns the cycles that a link is busy with `sizeBytes` bytes, sent in packets of at most 8192 bytes. */
export function linkCycles(sizeBytes: number): number {
  if (sizeBytes === lastSize) return lastCycles;
  let cycles = cyclesBySize.get(sizeBytes);
  if (cycles === undefined) {
    if (cyclesBySize.size >= maxSizesKept) cyclesBySize.clear();
    cyclesBySize.set(sizeBytes, (cycles = computeLinkCycles(sizeBytes)));
  }
  lastSize = sizeBytes;
  lastCycles = cycles;
  return cycles;
}

function computeLinkCycles(sizeBytes: number): number {
  const maxPacket = costTable.nocMaxPacket.value;
  const whole = Math.floor(sizeBytes / maxPacket);
  const rest = sizeBytes - whole * maxPacket;
  return Math.ceil(whole * packetCycles(maxPacket) + (rest > 0 ? packetCycles(rest) : 0));
}

function packetCycles(sizeBytes: number): number {
  const first = packetRates[0]!;
  if (sizeBytes <= first.packetBytes) return first.packetBytes / first.bytesPerCycle.value;
  for (let i = 1; i < packetRates.length; i++) {
    const low = packetRates[i - 1]!;
    const high = packetRates[i]!;
    if (sizeBytes >= high.packetBytes) continue;
    const share = (sizeBytes - low.packetBytes) / (high.packetBytes - low.packetBytes);
    return sizeBytes / (low.bytesPerCycle.value + share * (high.bytesPerCycle.value - low.bytesPerCycle.value));
  }
  return sizeBytes / packetRates[packetRates.length - 1]!.bytesPerCycle.value;
}

const addressSpan = 2 ** 36;

/** Returns a NoC address as one number below 2^48: 36 bits of local address, 6 of x, 6 of y. */
export function packNocAddress(x: number, y: number, address: number): number {
  return (y * 64 + x) * addressSpan + address;
}

/** Returns the coordinates of a NoC address as y * 64 + x. */
export function nocAddressCoord(nocAddress: number): number {
  return Math.floor(nocAddress / addressSpan);
}

/** Returns the local address of a NoC address; `coord` is its `nocAddressCoord`. */
export function nocLocalAddress(nocAddress: number, coord = nocAddressCoord(nocAddress)): number {
  return nocAddress - coord * addressSpan;
}
