import { alignUp } from '../../../support/math.ts';
import { FreeGaps } from './free-gaps.ts';

/** A buffer that needs an address while positions `from` to `to`, both included, are executed. */
export interface BufferRequest {
  readonly sizeBytes: number;
  readonly from: number;
  readonly to: number;
}

/** Addresses for buffers, and the bytes from the base up to the end of the highest one. */
export interface AddressPlan {
  /** One offset per request, relative to the base. */
  readonly offsets: readonly number[];
  readonly peakBytes: number;
}

/** Returns less than 0 for a buffer that is to be placed before another. */
type Order = (a: BufferRequest, b: BufferRequest) => number;

/** With more buffers only one plan is made, because the others take time quadratic in their number. */
const maxBuffersToTryAll = 2000;

/** The orders in which buffers are placed: what needs most of the memory, or needs it for long, fits best when it is empty. */
const orders: readonly Order[] = [
  (a, b) => b.sizeBytes - a.sizeBytes || a.from - b.from,
  (a, b) => area(b) - area(a) || a.from - b.from,
  (a, b) => lifetime(b) - lifetime(a) || b.sizeBytes - a.sizeBytes,
  (a, b) => b.to - a.to || b.sizeBytes - a.sizeBytes,
];

function lifetime({ from, to }: BufferRequest): number {
  return to - from + 1;
}

function area(request: BufferRequest): number {
  return lifetime(request) * request.sizeBytes;
}

function overlapInTime(a: BufferRequest, b: BufferRequest): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** Returns the bytes that are live at once at the worst position, sizes rounded up: no plan needs less. */
export function liveBytes(requests: readonly BufferRequest[], alignmentBytes: number): number {
  const changes = requests.flatMap(({ from, to, sizeBytes }) => {
    const bytes = alignUp(sizeBytes, alignmentBytes);
    return [
      { position: from, bytes },
      { position: to + 1, bytes: -bytes },
    ];
  });
  changes.sort((a, b) => a.position - b.position || a.bytes - b.bytes);
  let live = 0;
  let most = 0;
  for (const { bytes } of changes) most = Math.max(most, (live += bytes));
  return most;
}

/**
 * Gives addresses to buffers such that no two that are needed at the same time overlap, and the memory that they need
 * together is small: the best of several greedy plans, each of which takes the buffers in another order and puts each into the
 * tightest gap that is free for its whole life. Offsets are multiples of `alignmentBytes`.
 */
export function planAddresses(requests: readonly BufferRequest[], alignmentBytes: number): AddressPlan {
  const least = liveBytes(requests, alignmentBytes);
  const padded = requests.map((request) => ({ ...request, sizeBytes: alignUp(request.sizeBytes, alignmentBytes) }));
  let best = placeAsTheyCome(padded);
  if (requests.length > maxBuffersToTryAll) return best;
  for (const order of orders) {
    if (best.peakBytes <= least) break;
    const plan = placeInOrder(padded, order);
    if (plan.peakBytes < best.peakBytes) best = plan;
  }
  return best;
}

function sortedIndices(requests: readonly BufferRequest[], order: Order): number[] {
  return requests.map((_, i) => i).sort((a, b) => order(requests[a]!, requests[b]!) || a - b);
}

/** Places buffers as a program would that takes and gives back memory while it runs. */
function placeAsTheyCome(requests: readonly BufferRequest[]): AddressPlan {
  const offsets = requests.map(() => 0);
  const gaps = new FreeGaps();
  const ending = sortedIndices(requests, (a, b) => a.to - b.to);
  let ended = 0;
  let peakBytes = 0;
  for (const index of sortedIndices(requests, (a, b) => a.from - b.from)) {
    const { from, sizeBytes } = requests[index]!;
    for (; requests[ending[ended]!]!.to < from; ended++) {
      gaps.release(offsets[ending[ended]!]!, requests[ending[ended]!]!.sizeBytes);
    }
    offsets[index] = gaps.take(sizeBytes);
    peakBytes = Math.max(peakBytes, offsets[index] + sizeBytes);
  }
  return { offsets, peakBytes };
}

function placeInOrder(requests: readonly BufferRequest[], order: Order): AddressPlan {
  const offsets = requests.map(() => 0);
  const placed: number[] = [];
  let peakBytes = 0;
  for (const index of sortedIndices(requests, order)) {
    const request = requests[index]!;
    const taken = placed
      .filter((other) => overlapInTime(requests[other]!, request))
      .map((other) => ({ start: offsets[other]!, end: offsets[other]! + requests[other]!.sizeBytes }));
    offsets[index] = tightestGap(taken, request.sizeBytes);
    placed.push(index);
    peakBytes = Math.max(peakBytes, offsets[index] + request.sizeBytes);
  }
  return { offsets, peakBytes };
}

/** Returns the start of the smallest gap between taken ranges that holds `sizeBytes`, or the end of the last range. */
function tightestGap(taken: readonly { readonly start: number; readonly end: number }[], sizeBytes: number): number {
  let free = 0;
  let best: { readonly start: number; readonly sizeBytes: number } | undefined;
  for (const { start, end } of [...taken].sort((a, b) => a.start - b.start)) {
    const gap = start - free;
    if (gap >= sizeBytes && (!best || gap < best.sizeBytes)) best = { start: free, sizeBytes: gap };
    free = Math.max(free, end);
  }
  return best?.start ?? free;
}
