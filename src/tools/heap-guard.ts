import type v8 from 'node:v8';
import type vm from 'node:vm';
import { OutOfMemoryError } from '../support/memory-exhaustion.ts';
import { builtinModule } from './builtin-module.ts';

/** The part of the heap that may be in use, and the part that may be in use together with garbage. */
export interface HeapParts {
  readonly inUse: number;
  readonly withGarbage: number;
}

/** Of a heap that is to be left for a larger one: beyond this V8 looks for garbage all the time, which takes several times as long as the work itself. */
export const partsToLeaveAt: HeapParts = { inUse: 0.6, withGarbage: 0.7 };

/** Of the largest heap that there is: beyond this V8 gives up. */
export const partsToEndAt: HeapParts = { inUse: 0.9, withGarbage: 0.93 };

/** What new objects have of the limit of the heap, in bytes. */
const youngHeapBytes = 48 << 20;

/** What a module has of the heap, in bytes for each character of its text, where it consists of functions of small operations; others have less. */
export const heapBytesPerCharacter = 18;

/** What V8 says of its heap, in bytes. */
export type HeapFigures = Pick<v8.HeapInfo, 'heap_size_limit' | 'used_heap_size'>;

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
  const { heap_size_limit: limit, used_heap_size: used } = measure();
  const room = limit - youngHeapBytes;
  if (expectedBytes > inUse * room) throw new OutOfMemoryError(room);
  if (used < withGarbage * room) return;
  collect();
  if (measure().used_heap_size > inUse * room) throw new OutOfMemoryError(room);
}

function heapFigures(): HeapFigures {
  return (builtinModule('node:v8') as typeof v8).getHeapStatistics();
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
