import { type Readable } from 'node:stream';

/** The character that a mark starts with. */
const markStart = '\0';

/** Returns a mark that no job writes by chance. */
export function createEndMark(): string {
  return `${markStart}end of job ${crypto.randomUUID()}`;
}

/**
 * What a process writes to one of its standard streams, cut where a job ends. A process tells its results through a channel of
 * their own, which may be faster than its standard streams; so it ends the output of each job with a mark, and whoever has seen
 * the mark has seen all that the job wrote.
 */
export class MarkedOutput {
  /** What has come and may be the beginning of a mark. */
  #held = '';
  #mark: string | undefined;
  #markSeen: (() => void) | undefined;
  #isClosed = false;

  /** `take` is given the text of the stream without the marks, as it comes. */
  constructor(
    stream: Readable,
    private readonly take: (text: string) => void,
  ) {
    stream.setEncoding('utf8').on('data', (text: string) => this.#add(text));
    stream.on('close', () => this.#close());
  }

  /** Resolves when `mark` has come, or nothing can come any more. There is one mark at a time. */
  whenMarked(mark: string): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#mark = mark;
    return new Promise((resolve) => (this.#markSeen = resolve));
  }

  #add(text: string): void {
    const all = this.#held + text;
    this.#held = '';
    const mark = this.#mark;
    const at = mark === undefined ? -1 : all.indexOf(mark);
    if (mark !== undefined && at >= 0) {
      this.#take(all.slice(0, at));
      this.#endJob();
      this.#take(all.slice(at + mark.length));
      return;
    }
    const start = all.lastIndexOf(markStart);
    const mayBeMark = start >= 0 && mark?.startsWith(all.slice(start)) === true;
    this.#take(mayBeMark ? all.slice(0, start) : all);
    if (mayBeMark) this.#held = all.slice(start);
  }

  #close(): void {
    this.#take(this.#held);
    this.#held = '';
    this.#isClosed = true;
    this.#endJob();
  }

  #endJob(): void {
    this.#mark = undefined;
    this.#markSeen?.();
    this.#markSeen = undefined;
  }

  #take(text: string): void {
    if (text !== '') this.take(text);
  }
}
