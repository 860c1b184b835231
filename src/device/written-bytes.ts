/** Bytes of a block, most of which are written as a whole: tiles have a multiple of this. */
const blockBytes = 1024;
const wordsPerBlock = blockBytes / 32;

/** Which bytes of a block were written: none, all, or those whose bits are set. */
const none = 0;
const all = 1;
const some = 2;

/** Which bytes of a stretch of memory were written: one state per block, and one bit per byte where it takes that. Positions are bytes from its start. */
export class WrittenBytes {
  private readonly states: Uint8Array;
  /** Bits of blocks of which some bytes were written, else anything. */
  private readonly words: Int32Array;

  constructor(sizeBytes: number) {
    const blocks = Math.ceil(sizeBytes / blockBytes);
    this.states = new Uint8Array(blocks);
    this.words = new Int32Array(blocks * wordsPerBlock);
  }

  /** Marks the bytes [from, to) as written. */
  add(from: number, to: number): void {
    this.mark(from, to, all);
  }

  /** Marks the bytes [from, to) as never written. */
  remove(from: number, to: number): void {
    this.mark(from, to, none);
  }

  /** Returns the first byte in [from, to) that was never written, or -1. */
  firstMissing(from: number, to: number): number {
    for (let at = from; at < to;) {
      const block = Math.floor(at / blockBytes);
      const stop = Math.min(to, (block + 1) * blockBytes);
      const state = this.states[block]!;
      if (state === none) return at;
      if (state === some) {
        const missing = this.firstMissingBit(at, stop);
        if (missing >= 0) return missing;
      }
      at = stop;
    }
    return -1;
  }

  private mark(from: number, to: number, state: typeof all | typeof none): void {
    const { states } = this;
    for (let at = from; at < to;) {
      const block = Math.floor(at / blockBytes);
      const start = block * blockBytes;
      const stop = Math.min(to, start + blockBytes);
      if (stop - at === blockBytes) states[block] = state;
      else if (states[block] !== state) {
        if (states[block] !== some) {
          this.words.fill(states[block] === all ? -1 : 0, block * wordsPerBlock, (block + 1) * wordsPerBlock);
          states[block] = some;
        }
        this.markBits(at, stop, state === all);
      }
      at = stop;
    }
  }

  /** Sets or clears the bits of a part of a block. */
  private markBits(from: number, to: number, isWritten: boolean): void {
    const { words } = this;
    const last = (to - 1) >>> 5;
    for (let word = from >>> 5; word <= last; word++) {
      const mask = maskOf(word, from, to);
      if (isWritten) words[word]! |= mask;
      else words[word]! &= ~mask;
    }
  }

  private firstMissingBit(from: number, to: number): number {
    const last = (to - 1) >>> 5;
    for (let word = from >>> 5; word <= last; word++) {
      const missing = ~this.words[word]! & maskOf(word, from, to);
      if (missing !== 0) return word * 32 + 31 - Math.clz32(missing & -missing);
    }
    return -1;
  }
}

/** Returns the bits of a word that stand for bytes in [from, to), of which it has at least one. */
function maskOf(word: number, from: number, to: number): number {
  const [first, end] = [from - word * 32, to - word * 32];
  return (first > 0 ? -1 << first : -1) & (end < 32 ? ~(-1 << end) : -1);
}
