import type v8 from 'node:v8';
import type vm from 'node:vm';
import { OutOfMemoryError } from '../support/memory-exhaustion.ts';
import { builtinModule } from './builtin-module.ts';

/** The part of the heap that may be in use before garbage is looked for, and the part that may be in use after that. Beyond it V8 does little else than look for garbage, and then ends the process. */
const mostWithGarbage = 0.8;
const mostInUse = 0.65;

/** What new objects have of the limit of the heap, in bytes. */
const youngHeapBytes = 48 << 20;

/** What a module has of the heap, in bytes for each character of its text: the least of what the inputs of the benchmark have. */
export const heapBytesPerCharacter = 12;

/** What V8 says of its heap, in bytes. */
export type HeapFigures = Pick<v8.HeapInfo, 'heap_size_limit' | 'used_heap_size'>;

/**
 * Throws an OutOfMemoryError when the heap is nearly full, or will be when `expectedBytes` more are in use. V8 itself ends the process without an error
 * that anybody could catch.
 */
export function guardHeap(
  expectedBytes = 0,
  measure: () => HeapFigures = heapFigures,
  collect: () => void = collectGarbage,
): void {
  const { heap_size_limit: limit, used_heap_size: used } = measure();
  const room = limit - youngHeapBytes;
  if (used + expectedBytes < mostWithGarbage * room) return;
  collect();
  if (measure().used_heap_size + expectedBytes >= mostInUse * room) throw new OutOfMemoryError(room);
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
