import { fork, type ChildProcess } from 'node:child_process';
import { inheritedNodeArguments } from '../node-arguments.ts';
import { type JobReply, type JobRequest } from './job-messages.ts';
import { createEndMark, MarkedOutput } from './marked-output.ts';

/** How a job ended: with a result; or by an error that nothing caught, the end of its process, or the end of its time. */
export type JobEnd<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'fault' | 'ended' | 'timeout'; readonly message: string };

/** How a job ended, and what it wrote to the standard streams of its process. */
export type JobOutcome<Result> = JobEnd<Result> & { readonly written: string };

/** How much of what a job writes is kept, in characters. */
const writtenLimit = 100_000;

/** How long a process may take to end when it is told to. */
const graceMs = 1000;

/** A process that does jobs, started from a file that calls `serveJobs`. */
export class JobProcess<Job, Result> {
  #isUsable = true;
  readonly #process: ChildProcess;
  readonly #closed: Promise<string>;
  /** Resolves when the process can do jobs, or is gone. */
  readonly #started: Promise<unknown>;
  readonly #outputs: readonly MarkedOutput[];
  #written = '';

  constructor(file: string) {
    this.#process = fork(file, [], {
      execArgv: inheritedNodeArguments(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const keep = (text: string) => void (this.#written = (this.#written + text).slice(-writtenLimit));
    this.#outputs = [this.#process.stdout!, this.#process.stderr!].map((stream) => new MarkedOutput(stream, keep));
    this.#closed = new Promise((resolve) => {
      this.#process.on('error', (error) => resolve(error.message));
      this.#process.on('close', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
    });
    void this.#closed.then(() => (this.#isUsable = false));
    const ready = new Promise((resolve) => this.#process.once('message', resolve));
    this.#started = Promise.race([ready, this.#closed]);
  }

  /** False after a job that did not end as it should: the process is gone. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** Does one job; ends the process when the job takes longer than `timeLimitMs`, not counting the start of the process. */
  async run(job: Job, timeLimitMs = Infinity): Promise<JobOutcome<Result>> {
    await this.#started;
    let timer: NodeJS.Timeout | undefined;
    const end = await new Promise<JobEnd<Result>>((resolve) => {
      if (timeLimitMs < Infinity) {
        const message = `no end within ${timeLimitMs / 1000} seconds`;
        timer = setTimeout(() => resolve({ kind: 'timeout', message }), timeLimitMs);
      }
      const endMark = createEndMark();
      const allWritten = Promise.all(this.#outputs.map((output) => output.whenMarked(endMark)));
      this.#process.once('message', (reply: JobReply<Result>) => {
        if (reply.kind === 'result') void allWritten.then(() => resolve({ kind: 'done', result: reply.result }));
        if (reply.kind === 'fault') resolve(reply);
      });
      void this.#closed.then((how) => resolve({ kind: 'ended', message: `the process ended with ${how}` }));
      this.#send({ kind: 'job', job, endMark });
    });
    clearTimeout(timer);
    this.#process.removeAllListeners('message');
    if (end.kind !== 'done') await this.#kill();
    const written = this.#written;
    this.#written = '';
    return { ...end, written };
  }

  /** Lets the process end by itself, so that it can write its coverage. */
  async end(): Promise<void> {
    if (!this.#isUsable) return;
    // Not by disconnect(): a process that is disconnected from this side never gives the event `close`.
    this.#send({ kind: 'end' });
    await this.#closed;
  }

  /**
   * Ends the process and waits until it is gone, so that all that it wrote is there. It may end what it has started first; one
   * that is busy does not hear the signal.
   */
  async #kill(): Promise<void> {
    this.#isUsable = false;
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), graceMs);
    await this.#closed;
    clearTimeout(timer);
  }

  #send(request: JobRequest<Job>): void {
    // An error means that the process has ended, which `#closed` tells.
    this.#process.send(request, () => {});
  }
}
