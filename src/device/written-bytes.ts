/** One bit per byte of a stretch of memory, set once the byte was written. Positions are bytes from its start. */
export class WrittenBytes {
  private readonly words: Int32Array;

  constructor(sizeBytes: number) {
    this.words = new Int32Array(Math.ceil(sizeBytes / 32));
  }

  /** Marks the bytes [from, to) as written. */
  add(from: number, to: number): void {
    const first = from >>> 5;
    const last = to >>> 5;
    const headMask = -1 << (from & 31);
    const tailMask = ~(-1 << (to & 31));
    const { words } = this;
    if (first === last) {
      words[first]! |= headMask & tailMask;
      return;
    }
    words[first]! |= headMask;
    if (last - first < 16) for (let word = first + 1; word < last; word++) words[word] = -1;
    else words.fill(-1, first + 1, last);
    if (tailMask !== 0) words[last]! |= tailMask;
  }

  /** Marks the bytes [from, to) as never written. */
  remove(from: number, to: number): void {
    const first = from >>> 5;
    const last = to >>> 5;
    const headMask = -1 << (from & 31);
    const tailMask = ~(-1 << (to & 31));
    const { words } = this;
    if (first === last) {
      words[first]! &= ~(headMask & tailMask);
      return;
    }
    words[first]! &= ~headMask;
    words.fill(0, first + 1, last);
    if (tailMask !== 0) words[last]! &= ~tailMask;
  }

  /** Returns the first byte in [from, to) that was never written, or -1. */
  firstMissing(from: number, to: number): number {
    const first = from >>> 5;
    const last = to >>> 5;
    const headMask = -1 << (from & 31);
    const tailMask = ~(-1 << (to & 31));
    const { words } = this;
    if (first === last) return missingIn(words[first]!, headMask & tailMask, first);
    let missing = missingIn(words[first]!, headMask, first);
    if (missing >= 0) return missing;
    for (let word = first + 1; word < last; word++) if (words[word] !== -1) return missingIn(words[word]!, -1, word);
    if (tailMask !== 0) missing = missingIn(words[last]!, tailMask, last);
    return missing;
  }
}

/** Returns the position of the lowest bit of `mask` that `word` lacks, or -1. */
function missingIn(word: number, mask: number, index: number): number {
  const missing = ~word & mask;
  return missing === 0 ? -1 : index * 32 + 31 - Math.clz32(missing & -missing);
}
