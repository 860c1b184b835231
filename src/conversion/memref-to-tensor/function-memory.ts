import { type KnownGlobals } from './known-globals.ts';
import { type Leftovers } from './leftovers.ts';
import { type MemoryWrites } from './memory-writes.ts';

/** What is known of the memory of a function as a whole, and what is to be erased in the end. */
export interface FunctionMemory {
  readonly globals: KnownGlobals;
  readonly writes: MemoryWrites;
  readonly leftovers: Leftovers;
}
