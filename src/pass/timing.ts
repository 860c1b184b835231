/** Measures how long a piece of work takes, and its parts. Runs of the same part add up. */
export class Timer {
  readonly name: string;
  /** The tree shows the parts of a hidden timer in its place. */
  readonly isHidden: boolean;
  readonly #now: () => number;
  readonly #parts = new Map<unknown, Timer>();
  #elapsedMs = 0;
  #startedMs: number | undefined;

  /** `now` is a clock in milliseconds. */
  constructor(name: string, now: () => number = () => performance.now(), isHidden = false) {
    this.name = name;
    this.#now = now;
    this.isHidden = isHidden;
  }

  /** Returns the timer of the part that `key` stands for, which others of the same name are not. */
  nest(name: string, isHidden = false, key: unknown = name): Timer {
    let part = this.#parts.get(key);
    if (!part) this.#parts.set(key, (part = new Timer(name, this.#now, isHidden)));
    return part;
  }

  start(): void {
    this.#startedMs = this.#now();
  }

  stop(): void {
    if (this.#startedMs !== undefined) this.#elapsedMs += this.#now() - this.#startedMs;
    this.#startedMs = undefined;
  }

  /** Runs `body` as part `name` and returns its result. */
  time<T>(name: string, body: () => T): T {
    return this.nest(name).run(body);
  }

  /** Runs `body` and returns its result. */
  run<T>(body: () => T): T {
    this.start();
    try {
      return body();
    } finally {
      this.stop();
    }
  }

  get seconds(): number {
    const running = this.#startedMs === undefined ? 0 : this.#now() - this.#startedMs;
    return (this.#elapsedMs + running) / 1000;
  }

  get parts(): IterableIterator<Timer> {
    return this.#parts.values();
  }
}
