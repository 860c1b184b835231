/** What is used of Node's threads. */
interface WorkerThreads {
  readonly isMainThread: boolean;
  readonly Worker: new (
    source: string,
    options: object,
  ) => { on(event: 'error', listener: () => void): void; unref(): void };
}

interface OperatingSystem {
  readonly availableParallelism: () => number;
}

/** Returns a module of Node; undefined in browsers, and in versions of Node that do not give any this way. */
function nodeModule(name: string): unknown {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  return process?.getBuiltinModule?.(name);
}

/** Tells whether this is the first thread, and a second would run at the same time: threads that others started have company already. */
export function mayStartThread(): boolean {
  const threads = nodeModule('node:worker_threads') as WorkerThreads | undefined;
  const system = nodeModule('node:os') as OperatingSystem | undefined;
  return threads?.isMainThread === true && system !== undefined && system.availableParallelism() > 1;
}

/**
 * Calls `body` with a copy of `data` in a thread of its own, which does not keep the process alive. `body` is sent as text: it may use nothing that is outside
 * of it but what every thread has. Where no thread can be started, nothing happens.
 */
export function startThread<Data extends object>(body: (data: Data) => void, data: Data): void {
  const threads = nodeModule('node:worker_threads') as WorkerThreads | undefined;
  if (threads === undefined) return;
  const source = `(${body.toString()})(require('node:worker_threads').workerData)`;
  try {
    const worker = new threads.Worker(source, { eval: true, workerData: data, execArgv: [] });
    worker.on('error', () => undefined);
    worker.unref();
  } catch {
    // The process may start no threads, or has no room for one: it goes on without.
  }
}
