import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ToolOutput } from '../tool-io.ts';
import { type TestResult } from './result.ts';
import { timeLimitSeconds, type RunOptions } from './run-test.ts';
import { type TestCase } from './test-case.ts';
import { type WorkerReply, type WorkerRequest } from './worker-messages.ts';

/** How long a worker may take, after the time of a test is over, to end the test itself. */
const graceMs = 2000;

/** How much of what a worker wrote before it ended is shown, in characters. */
const strayLimit = 4000;

/** The file that a worker process runs: beside this module, or, in a bundle, beside the bundle. */
const workerFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './lit-worker.js', import.meta.url),
);

/** What the caller of `runTests` is told and asked. */
export interface RunObserver {
  testDone(test: TestCase, result: TestResult): void;
  /** True when no further test is to be started. */
  shouldStop(): boolean;
}

/**
 * Runs the tests in at most `workerCount` processes, each of which runs many tests, and starts a new process for one that
 * crashed or hung. What tools write past their ToolIo goes to `stray`.
 */
export async function runTests(
  tests: readonly TestCase[],
  workerCount: number,
  options: RunOptions,
  observer: RunObserver,
  stray: ToolOutput,
): Promise<void> {
  let next = 0;
  const runNext = async (): Promise<void> => {
    let worker: Worker | undefined;
    try {
      while (next < tests.length && !observer.shouldStop()) {
        const test = tests[next++]!;
        if (worker === undefined || !worker.isUsable) worker = new Worker(stray);
        observer.testDone(test, await worker.run(test, options));
      }
    } finally {
      await worker?.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workerCount, tests.length) }, runNext));
}

class Worker {
  isUsable = true;
  readonly #process: ChildProcess;
  readonly #closed: Promise<string>;
  #written = '';

  constructor(private readonly stray: ToolOutput) {
    this.#process = fork(workerFile, [], {
      // A debugger can follow only one process.
      execArgv: process.execArgv.filter((option) => !option.startsWith('--inspect')),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#process.stdout!, this.#process.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.#written += text));
    }
    this.#closed = new Promise((resolve) => {
      this.#process.on('error', (error) => resolve(error.message));
      this.#process.on('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    void this.#closed.then(() => (this.isUsable = false));
  }

  async run(test: TestCase, options: RunOptions): Promise<TestResult> {
    const start = performance.now();
    const limit = timeLimitSeconds(test, options);
    const failed = (code: 'FAIL' | 'TIMEOUT', message: string): TestResult => {
      this.isUsable = false;
      this.#process.kill('SIGKILL');
      const written = this.#written.slice(-strayLimit);
      this.#written = '';
      return { code, output: `${message}\n${written}`, elapsedMs: performance.now() - start };
    };
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<TestResult>((resolve) => {
      if (limit === 0) return;
      const text = `Timeout: Reached timeout of ${limit} seconds; a tool that ran in the process of lit did not return`;
      timer = setTimeout(() => resolve(failed('TIMEOUT', text)), limit * 1000 + graceMs);
    });
    const answered = new Promise<TestResult>((resolve) => {
      this.#process.once('message', (reply: WorkerReply) => {
        if (reply.kind === 'result') resolve(reply.result);
        else resolve(failed('FAIL', `a tool left an error behind that nothing caught:\n${reply.message}`));
      });
    });
    const ended = this.#closed.then((how) => failed('FAIL', `the worker process ended during the test (${how})`));
    this.#send({ kind: 'run', test, options });
    const result = await Promise.race([answered, ended, timedOut]);
    clearTimeout(timer);
    if (this.#written !== '') this.stray.write(this.#written);
    this.#written = '';
    return result;
  }

  /** Lets the process end by itself, so that it can write its coverage. */
  async end(): Promise<void> {
    // Not by disconnect(): a process that is disconnected from this side never gives the event `close`.
    this.#send({ kind: 'end' });
    await this.#closed;
  }

  #send(request: WorkerRequest): void {
    // An error means that the process has ended, which `#closed` tells.
    this.#process.send(request, () => {});
  }
}
