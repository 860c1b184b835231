/** Measures how long a piece of work takes, and its parts. Parts of the same name add up. */
export class Timer {
  readonly name: string;
  /** The tree shows the parts of a hidden timer in its place. */
  readonly isHidden: boolean;
  readonly #now: () => number;
  readonly #parts = new Map<string, Timer>();
  #elapsedMs = 0;
  #startedMs: number | undefined;

  /** `now` is a clock in milliseconds. */
  constructor(name: string, now: () => number = () => performance.now(), isHidden = false) {
    this.name = name;
    this.#now = now;
    this.isHidden = isHidden;
  }

  /** Returns the timer of the part `name`. */
  nest(name: string, isHidden = false): Timer {
    let part = this.#parts.get(name);
    if (!part) this.#parts.set(name, (part = new Timer(name, this.#now, isHidden)));
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
    const part = this.nest(name);
    part.start();
    try {
      return body();
    } finally {
      part.stop();
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

/** `list`: all timers by time, longest first; `tree`: parts below the whole. */
export type TimingDisplay = 'list' | 'tree';

/** Returns the report of mlir-opt's `--mlir-timing`. Source: mlir/lib/Support/Timing.cpp. */
export function timingReport(root: Timer, display: TimingDisplay = 'tree'): string {
  const total = root.seconds;
  const entry = (name: string, seconds: number, indent = 0): string => {
    const share = total > 0 ? (100 * seconds) / total : 0;
    return `  ${seconds.toFixed(4).padStart(8)} (${share.toFixed(1).padStart(5)}%)  ${' '.repeat(indent)}${name}\n`;
  };
  let rest = total;
  for (const part of root.parts) rest -= part.seconds;
  return [
    reportHeader('... Execution time report ...'),
    `  Total Execution Time: ${total.toFixed(4)} seconds\n\n  ----Wall Time----  ----Name----\n`,
    ...(display === 'list' ? listEntries(root, entry) : treeEntries(root, entry, 0)),
    entry('Rest', rest),
    entry('Total', total),
  ].join('');
}

/** Returns the heading of a report: `title` in the middle of 80 columns, between lines. */
export function reportHeader(title: string): string {
  const line = `===${'-'.repeat(73)}===\n`;
  return `${line}${' '.repeat(Math.floor((80 - title.length) / 2))}${title}\n${line}`;
}

type Entry = (name: string, seconds: number, indent?: number) => string;

function treeEntries(timer: Timer, entry: Entry, indent: number): string[] {
  return [...timer.parts].flatMap((part) =>
    part.isHidden
      ? treeEntries(part, entry, indent)
      : [entry(part.name, part.seconds, indent), ...treeEntries(part, entry, indent + 2)],
  );
}

function listEntries(root: Timer, entry: Entry): string[] {
  const byName = new Map<string, number>();
  const add = (timer: Timer): void => {
    byName.set(timer.name, (byName.get(timer.name) ?? 0) + timer.seconds);
    for (const part of timer.parts) add(part);
  };
  add(root);
  return [...byName].sort(([, a], [, b]) => b - a).map(([name, seconds]) => entry(name, seconds));
}
