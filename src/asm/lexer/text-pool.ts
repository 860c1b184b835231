/** Texts that are longer than this are rarely repeated. */
const longestPooled = 32;
/** How many strings are kept for a short and for a long text. */
const smallSize = 1 << 8;
const largeSize = 1 << 13;
const longText = 1 << 16;

/**
 * Gives the pieces of a text, for equal short pieces most often the same string. Programs repeat their names, and a string that was there before
 * costs no memory and need not be hashed again by those who look it up.
 */
export class TextPool {
  readonly #text: string;
  readonly #strings: (string | undefined)[];

  constructor(text: string) {
    this.#text = text;
    this.#strings = new Array<string | undefined>(text.length < longText ? smallSize : largeSize).fill(undefined);
  }

  /** Returns the piece of the text from `start` to `end`. */
  slice(start: number, end: number): string {
    const text = this.#text;
    const length = end - start;
    if (length > longestPooled) return text.slice(start, end);
    let hash = length;
    for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
    const strings = this.#strings;
    const place = (hash ^ (hash >>> 13)) & (strings.length - 1);
    const pooled = strings[place];
    if (pooled !== undefined && pooled.length === length) {
      let i = 0;
      while (i < length && pooled.charCodeAt(i) === text.charCodeAt(start + i)) i++;
      if (i === length) return pooled;
    }
    return (strings[place] = text.slice(start, end));
  }
}
