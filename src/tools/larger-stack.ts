/**
 * Runs a tool again where calls may nest deeper. Parsers, printers and passes call themselves for what is nested in the input; the stack of the
 * main thread holds some hundred levels, that of a thread of its own as many as it is given room for. Room that is not used costs nothing, and
 * the thread is started only when it is needed.
 */

/** The room for calls, in MiB: about 100000 levels of nested operations. */
const stackSizeMb = 900;

/** Set in the thread with the larger stack. */
const marker = 'TTMLIR_LARGER_STACK';

/** What a run hands over to the one that takes its place. */
export interface Continuation {
  /** The standard input, if it was read already. */
  readonly stdin: Uint8Array | undefined;
  /** How much the first run wrote to its streams, in bytes. The second says the same and leaves that out. */
  readonly writtenToStdout: number;
  readonly writtenToStderr: number;
}

/** Runs the program of this process again in a thread with a larger stack, and returns its exit code; undefined when there is no such thread. */
export async function rerunWithLargerStack(continuation: Continuation): Promise<number | undefined> {
  const { Worker } = await import('node:worker_threads');
  return new Promise((resolve) => {
    const entry = process.argv[1]!;
    const isTypeScript = entry.endsWith('.ts');
    const worker = new Worker(isTypeScript ? loaderOf(entry) : entry, {
      eval: isTypeScript,
      argv: process.argv.slice(2),
      env: { ...process.env, [marker]: '1' },
      workerData: continuation,
      resourceLimits: { stackSizeMb },
    });
    worker.on('error', () => resolve(undefined));
    worker.on('exit', resolve);
  });
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
  if (process.env[marker] === undefined) return undefined;
  const { isMainThread, workerData } = await import('node:worker_threads');
  return isMainThread ? undefined : (workerData as Continuation);
}
