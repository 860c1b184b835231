import type v8 from 'node:v8';
import type vm from 'node:vm';
import type threads from 'node:worker_threads';
import { OutOfMemoryError } from '../support/memory-exhaustion.ts';
import { builtinModule } from './builtin-module.ts';
import { moreRoomMarker } from './more-room-marker.ts';

/** The part of the heap that may be in use, and the part that may be in use together with garbage. */
export interface HeapParts {
  readonly inUse: number;
  readonly withGarbage: number;
}

/** Of a heap that is to be left for a larger one: beyond this V8 looks for garbage all the time, which takes several times as long as the work itself. */
export const partsToLeaveAt: HeapParts = { inUse: 0.6, withGarbage: 0.7 };

/** Of the largest heap that there is: beyond this V8 gives up. */
export const partsToEndAt: HeapParts = { inUse: 0.9, withGarbage: 0.93 };

/** What new objects have of the limit of the heap, in MiB: up to Node 22, and at most in later versions. */
const youngHeapMb = { to22: 48, later: 192 } as const;

/** What a module has of the heap, in bytes for each character of its text, where it consists of functions of small operations; others have less. */
export const heapBytesPerCharacter = 18;

/** What V8 says of its heap, in bytes. */
export interface HeapFigures extends Pick<v8.HeapInfo, 'heap_size_limit' | 'used_heap_size'> {
  /** What new objects have of the limit. */
  readonly young_heap_limit: number;
}

/**
 * Throws an OutOfMemoryError when more of the heap is in use than these parts of it, or will be with `expectedBytes` in use. V8 itself ends the process without an
 * error that anybody could catch.
 */
export function guardHeap(
  { inUse, withGarbage }: HeapParts,
  expectedBytes = 0,
  measure: () => HeapFigures = heapFigures,
  collect: () => void = collectGarbage,
): void {
  const { heap_size_limit: limit, used_heap_size: used, young_heap_limit: young } = measure();
  const room = Math.max(0, limit - young);
  if (expectedBytes > inUse * room) throw new OutOfMemoryError(room);
  if (used < withGarbage * room) return;
  collect();
  if (measure().used_heap_size > inUse * room) throw new OutOfMemoryError(room);
}

function heapFigures(): HeapFigures {
  const { heap_size_limit, used_heap_size } = (builtinModule('node:v8') as typeof v8).getHeapStatistics();
  return { heap_size_limit, used_heap_size, young_heap_limit: youngHeapLimit() };
}

/** Only threads are told. The main thread, for which it is assumed, is left for one where that was too much. */
function youngHeapLimit(): number {
  const isThread = process.env[moreRoomMarker] !== undefined;
  const told = isThread && (builtinModule('node:worker_threads') as typeof threads).resourceLimits;
  const assumed = parseInt(process.versions.node) <= 22 ? youngHeapMb.to22 : youngHeapMb.later;
  return ((told && told.maxYoungGenerationSizeMb) || assumed) * 2 ** 20;
}

/** Frees what nobody can reach. */
export function collectGarbage(): void {
  const { setFlagsFromString } = builtinModule('node:v8') as typeof v8;
  const { runInNewContext } = builtinModule('node:vm') as typeof vm;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Compiled code is only taken from files under the flags that it was made under.
  setFlagsFromString('--no-expose-gc');
  collect();
}
