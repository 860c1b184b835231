import type fs from 'node:fs';
import type os from 'node:os';
import { builtinModule } from './builtin-module.ts';

/**
 * How far the threads on which V8 compiles and searches for garbage stand behind the one that reads and prints, as a nice value. V8 starts four, however few
 * processors there are. On two, equal ones leave the main thread 60 % of a processor while code is warming up; behind by so much they leave it all of one,
 * which takes a tenth off inputs of 10 MB with operations of many kinds, and still get on where other programs want the processors too.
 */
const behind = 10;

/** Lets the main thread go before the other threads of this process where there are too few processors for all. To be called on the main thread. */
export function letMainThreadGoFirst(): void {
  // Elsewhere priorities are those of whole processes.
  if (process.platform !== 'linux') return;
  const { readdirSync } = builtinModule('node:fs') as typeof fs;
  const { getPriority, setPriority } = builtinModule('node:os') as typeof os;
  try {
    const own = getPriority();
    for (const thread of readdirSync('/proc/self/task')) {
      const id = Number(thread);
      if (id !== process.pid) setPriority(id, Math.min(own + behind, 19));
    }
  } catch {
    // Where files of processes are hidden, or a thread has just ended, all stay as they are.
  }
}
