import { startThread } from '../../../support/threads.ts';
import { type Engine, type EngineMemory, type SharedInstance } from '../../../support/wasm/engine.ts';

/** Jobs that may wait; a power of two. */
const maxJobs = 256;

/** Words of a job: what it is, and up to four addresses. */
const jobWords = 8;

/** Words of a cache line; what different threads write stands on different ones. */
const lineWords = 16;

/** Words at the beginning of the queue, each on a line of its own. */
const headWords = 5 * lineWords;

/** Bytes of a tile of bf16. */
const halvesBytes = 2048;

/** How often a thread looks for a change before it sleeps: some ten microseconds, in which most changes come. */
const maxLooks = 2000;

/** The longest sleep of who waits for results, in milliseconds. */
const maxSleepMs = 1;

/** Products after which the other thread is started: fewer are done before it is there. */
const productsBeforeStart = 512;

/** Bytes of memory that a queue takes. */
export const queueBytes = 4 * headWords + maxJobs * (4 * jobWords + halvesBytes);

/** The functions of the module that jobs are done with. */
interface JobFunctions {
  readonly widenHalves: (from: number, to: number) => void;
  readonly matmul: (dst: number, old: number, left: number, right: number) => void;
}

/** Where the words of a queue are, counted in the memory. */
interface Layout {
  /** Jobs that were posted and jobs that are done, modulo 2^32. */
  readonly posted: number;
  readonly done: number;
  /** 1 once there is a thread that does jobs, and while it sleeps. */
  readonly isServed: number;
  readonly sleeps: number;
  /** The number of jobs done at which to wake who waits for results. */
  readonly awaited: number;
  readonly jobs: number;
  readonly jobWords: number;
  readonly maxJobs: number;
  readonly maxLooks: number;
}

/** What the other thread gets. */
interface QueueData extends Layout {
  readonly module: object;
  readonly memory: EngineMemory;
}

/**
 * Products of tiles for another thread, which computes them in the order in which they come, while this one goes on. Results do not depend on who computes
 * them; they are there after `finish`. Operands are copied when they are posted.
 */
export class ProductQueue {
  private readonly words: Int32Array;
  private readonly data: QueueData;
  private readonly copyHalves: (from: number, to: number) => void;
  /** Address of the copies of operands, one per job. */
  private readonly copies: number;
  private posted = 0;
  /** Jobs that are known to be done. */
  private done = 0;
  private products = 0;
  private isServed = false;

  /** The queue takes `queueBytes` bytes of the memory at `address`, a multiple of 64; `copyHalves` copies tiles of bf16. */
  constructor({ module, memory }: SharedInstance, address: number, copyHalves: (from: number, to: number) => void) {
    const head = address / 4;
    const jobs = head + headWords;
    this.words = new Int32Array(memory.buffer);
    this.copyHalves = copyHalves;
    this.copies = 4 * (jobs + maxJobs * jobWords);
    const [posted, done, isServed, sleeps, awaited] = [0, 1, 2, 3, 4].map((line) => head + line * lineWords) as [
      number,
      number,
      number,
      number,
      number,
    ];
    this.data = { module, memory, posted, done, isServed, sleeps, awaited, jobs, jobWords, maxJobs, maxLooks };
  }

  /** Tells whether another thread takes the next product. It is started when many products have asked. */
  takesProduct(): boolean {
    if (this.isServed) return true;
    if (++this.products < productsBeforeStart) return false;
    if (this.products === productsBeforeStart) startThread(serveProducts, this.data);
    this.isServed = Atomics.load(this.words, this.data.isServed) !== 0;
    return this.isServed;
  }

  /** Lets the tile of bf16 at `from` be widened to binary64 at `to`, as a factor of products that follow. */
  widen(from: number, to: number): void {
    const slot = this.freeSlot();
    const copy = this.copies + slot * halvesBytes;
    this.copyHalves(from, copy);
    this.post(slot, 0, copy, to, 0, 0);
  }

  /** Lets dst := old + left x right be computed; all are addresses of tiles. */
  multiply(dst: number, old: number, left: number, right: number): void {
    this.post(this.freeSlot(), 1, dst, old, left, right);
  }

  /** Waits until all that was posted is done. */
  finish(): void {
    if (this.done !== this.posted) this.waitFor(this.posted);
  }

  private freeSlot(): number {
    if (((this.posted - this.done) | 0) >= maxJobs) this.waitFor((this.posted - maxJobs / 2) | 0);
    return this.posted & (maxJobs - 1);
  }

  private post(slot: number, what: 0 | 1, a: number, b: number, c: number, d: number): void {
    const { words, data } = this;
    const at = data.jobs + slot * jobWords;
    words[at] = what;
    words[at + 1] = a;
    words[at + 2] = b;
    words[at + 3] = c;
    words[at + 4] = d;
    this.posted = (this.posted + 1) | 0;
    Atomics.store(words, data.posted, this.posted);
    if (Atomics.load(words, data.sleeps) === 0) return;
    Atomics.store(words, data.sleeps, 0);
    Atomics.notify(words, data.posted);
  }

  /** Waits until as many jobs are done. */
  private waitFor(jobs: number): void {
    const { words, data } = this;
    for (let looks = 0; ; looks++) {
      this.done = Atomics.load(words, data.done);
      if (((this.done - jobs) | 0) >= 0) return;
      if (looks < maxLooks) continue;
      Atomics.store(words, data.awaited, jobs);
      Atomics.wait(words, data.done, this.done, maxSleepMs);
    }
  }
}

/** Does the jobs of a queue for ever. It is sent to the other thread as text: it uses nothing that is outside of it. */
function serveProducts(data: QueueData): void {
  const { jobs, jobWords, maxJobs, maxLooks, memory, module } = data;
  const engine = (globalThis as unknown as { readonly WebAssembly: Engine }).WebAssembly;
  const functions = new engine.Instance(module, { env: { memory } }).exports as unknown as JobFunctions;
  const words = new Int32Array(memory.buffer);
  let done = 0;
  Atomics.store(words, data.isServed, 1);
  for (;;) {
    let posted = Atomics.load(words, data.posted);
    for (let looks = 0; posted === done && looks < maxLooks; looks++) posted = Atomics.load(words, data.posted);
    if (posted === done) {
      Atomics.store(words, data.sleeps, 1);
      Atomics.wait(words, data.posted, done);
      continue;
    }
    while (done !== posted) {
      const at = jobs + (done & (maxJobs - 1)) * jobWords;
      const [a, b] = [words[at + 1]!, words[at + 2]!];
      if (words[at] === 0) functions.widenHalves(a, b);
      else functions.matmul(a, b, words[at + 3]!, words[at + 4]!);
      done = (done + 1) | 0;
      Atomics.store(words, data.done, done);
      if (Atomics.load(words, data.awaited) === done) Atomics.notify(words, data.done);
    }
  }
}
