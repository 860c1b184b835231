import { Patience } from './patience.ts';

/** How many texts are known at most, at first and after so many were learned: most sources are short, and large tables take time to make. */
const smallSize = 1 << 8;
const largeSize = 1 << 14;
const noNumbers = new Int32Array(0);
/** Texts that are longer than this are rarely repeated. */
const longestText = 400;

const newline = 0x0a;
const dash = 0x2d;
const openingAngle = 0x3c;
const closingAngle = 0x3e;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/** Returns where the line ends that `offset` is in. */
export function endOfLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}

/**
 * Knows what pieces of a source were read as. Each piece has one place, which its characters give; another one with the same place takes it over. So nothing
 * grows, and looking for a piece makes no objects.
 */
export class TextMemory<T> {
  readonly #source: string;
  // There is no room before something is learned: of many a source, which is one attribute or type, nothing is.
  #mask = smallSize - 1;
  #starts = noNumbers;
  #lengths = noNumbers;
  #values: (T | undefined)[] = [];
  #learned = 0;
  readonly #patience = new Patience();
  // What was found out about the piece that was looked at last.
  #start = -1;
  #length = 0;
  #place = 0;
  /** Where a line ends that was found to be a long one. */
  #longLineEnd = -1;

  constructor(source: string) {
    this.#source = source;
  }

  /** Makes room for `size` pieces, and knows none. */
  #forget(size: number): void {
    this.#mask = size - 1;
    this.#starts = new Int32Array(size);
    this.#lengths = new Int32Array(size);
    this.#values = new Array<T | undefined>(size).fill(undefined);
  }

  /** Where the piece ends that was looked at last. */
  get end(): number {
    return this.#start + this.#length;
  }

  /**
   * Returns what the piece from `start` up to and with the next character `last` was read as, undefined when that is not known. A closing bracket
   * is that of the first one that is opened; for a line feed, the piece ends before it.
   */
  find(start: number, last: number): T | undefined {
    const source = this.#source;
    if (!this.#patience.isWorthALook()) {
      this.#start = -1;
      return undefined;
    }
    const limit = Math.min(source.length, start + longestText);
    if (last === newline && limit <= this.#longLineEnd) {
      this.#start = -1;
      return undefined;
    }
    const opening = last === closingAngle ? openingAngle : last === closingBrace ? openingBrace : -1;
    let hash = last;
    let at = start;
    let depth = 0;
    let isWhole = false;
    for (let before = 0; at < limit && !isWhole; at++) {
      const code = source.charCodeAt(at);
      hash = (Math.imul(hash, 31) + code) | 0;
      if (code === opening) depth++;
      // An arrow closes nothing. Brackets in strings lead to an end where nothing ends, of which nothing is learned.
      else if (code === last && !(code === closingAngle && before === dash)) isWhole = --depth <= 0;
      before = code;
    }
    if (!isWhole) {
      if (last === newline) this.#longLineEnd = endOfLine(source, at);
      this.#start = -1;
      return undefined;
    }
    if (last === newline) {
      at--;
      if (source.charCodeAt(at - 1) === 0x0d) at--;
    }
    const length = at - start;
    const place = (hash ^ (hash >>> 15)) & this.#mask;
    this.#start = start;
    this.#length = length;
    this.#place = place;
    const value = this.#values[place];
    if (value !== undefined && this.#lengths[place] === length && this.#isText(this.#starts[place]!)) {
      this.#patience.found();
      return value;
    }
    this.#patience.missed();
    return undefined;
  }

  /** Learns that the piece that was looked for at `start` is read as `value`; nothing when that is another than the last one. */
  learn(start: number, end: number, value: T): void {
    if (this.#start !== start || this.end !== end) return;
    if (++this.#learned === smallSize) {
      this.#forget(largeSize);
      return;
    }
    if (this.#values.length === 0) this.#forget(smallSize);
    const place = this.#place;
    this.#starts[place] = start;
    this.#lengths[place] = this.#length;
    this.#values[place] = value;
  }

  /** Tells whether the piece at `other`, of the same length, is the one that was looked at last. */
  #isText(other: number): boolean {
    const source = this.#source;
    const start = this.#start;
    for (let i = 0; i < this.#length; i++)
      if (source.charCodeAt(start + i) !== source.charCodeAt(other + i)) return false;
    return true;
  }
}
