/**
 * Runs a tool again where there is more room, for calls and for objects. Parsers, printers and passes call themselves for what is nested in the input; the stack of the
 * main thread holds some hundred levels, that of a thread of its own as many as it is given room for. The heap of the main thread is limited to a part
 * of the memory as well. Room that is not used costs nothing, and the thread is started only when it is needed.
 */
import { totalmem } from 'node:os';
import { OutOfMemoryError } from '../support/memory-exhaustion.ts';
import { collectGarbage } from './heap-guard.ts';
import { moreRoomMarker } from './more-room-marker.ts';

/** The room for calls, in MiB: about 100000 levels of nested operations. */
const stackSizeMb = 900;

/** The part of the memory that objects may take. */
const heapPart = 0.75;

/** What a run hands over to the one that takes its place. */
export interface Continuation {
  /** The standard input, if it was read already. */
  readonly stdin: Uint8Array | undefined;
  /** How much the first run wrote to its streams, in bytes. The second says the same and leaves that out. */
  readonly writtenToStdout: number;
  readonly writtenToStderr: number;
}

/**
 * Runs the program of this process again in a thread with more room, and returns its exit code; undefined when there is no such thread. Throws an
 * OutOfMemoryError when the thread needs more than `heapMb` MiB for objects.
 */
export async function rerunWithMoreRoom(
  continuation: Continuation,
  heapMb = availableHeapMb(),
): Promise<number | undefined> {
  collectGarbage();
  const { Worker } = await import('node:worker_threads');
  return new Promise((resolve, reject) => {
    const entry = process.argv[1]!;
    const isTypeScript = entry.endsWith('.ts');
    const worker = new Worker(isTypeScript ? loaderOf(entry) : entry, {
      eval: isTypeScript,
      argv: process.argv.slice(2),
      env: { ...process.env, [moreRoomMarker]: '1' },
      workerData: continuation,
      resourceLimits: { stackSizeMb, maxOldGenerationSizeMb: heapMb },
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
        reject(new OutOfMemoryError((heapMbOfOptions() ?? heapMb) * 2 ** 20));
      } else resolve(undefined);
    });
    worker.on('exit', resolve);
  });
}

/** Returns how much of the memory that this process may have is for objects, in MiB. */
function availableHeapMb(): number {
  // Of a process without a limit, versions of Node say different things: nothing, 0, or a number beyond all memory.
  const limit = process.constrainedMemory() as number | undefined;
  const bytes = Math.min(totalmem(), limit || Infinity);
  return Math.floor((heapPart * bytes) / 2 ** 20);
}

/** Returns the limit of the heap that options of `node` set, in MiB, of several the last: V8 keeps to it in threads too. Undefined where none does. */
export function heapMbOfOptions(
  words: readonly string[] = [...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/), ...process.execArgv],
): number | undefined {
  const sizes = words.flatMap((word) => /^--max[-_]old[-_]space[-_]size=(\d+)$/.exec(word)?.[1] ?? []);
  return Number(sizes.at(-1) ?? 0) || undefined;
}

/** Returns a program that runs `entry`, in TypeScript: tsx, which runs this process, leaves other threads alone unless it is told to. */
function loaderOf(entry: string): string {
  return `
    const { pathToFileURL } = require('node:url');
    const entry = ${JSON.stringify(entry)};
    const api = require('node:module').createRequire(entry).resolve('tsx/esm/api').replace(/cjs$/, 'mjs');
    import(pathToFileURL(api).href).then(({ register }) => {
      register();
      return import(pathToFileURL(entry).href);
    });`;
}

/** Returns what the run before handed over, undefined in a first run. */
export async function continuationOfThread(): Promise<Continuation | undefined> {
  if (process.env[moreRoomMarker] === undefined) return undefined;
  const { isMainThread, workerData } = await import('node:worker_threads');
  return isMainThread ? undefined : (workerData as Continuation);
}
