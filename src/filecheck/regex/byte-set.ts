/** A set of bytes, 0 to 255, as 256 bits. */
export class ByteSet {
  readonly words = new Uint32Array(8);

  /** Returns the set of the bytes `first` to `last`, both included. */
  static range(first: number, last: number): ByteSet {
    const set = new ByteSet();
    set.addRange(first, last);
    return set;
  }

  has(byte: number): boolean {
    return ((this.words[byte >> 5]! >>> (byte & 31)) & 1) === 1;
  }

  add(byte: number): void {
    this.words[byte >> 5]! |= 1 << (byte & 31);
  }

  addRange(first: number, last: number): void {
    for (let byte = first; byte <= last; byte++) this.add(byte);
  }

  remove(byte: number): void {
    this.words[byte >> 5]! &= ~(1 << (byte & 31));
  }

  /** Turns the set into its complement. */
  invert(): void {
    for (let i = 0; i < 8; i++) this.words[i] = ~this.words[i]!;
  }

  /** Adds the other case of every ASCII letter in the set. */
  addOtherCases(): void {
    for (let upper = 0x41; upper <= 0x5a; upper++) {
      const lower = upper + 0x20;
      if (this.has(upper)) this.add(lower);
      else if (this.has(lower)) this.add(upper);
    }
  }
}

/** Tells whether `byte` is an ASCII letter. */
export function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

/** Tells whether `byte` is an ASCII letter, a digit or an underscore: a byte of a word. */
export function isWordByte(byte: number): boolean {
  return isLetter(byte) || (byte >= 0x30 && byte <= 0x39) || byte === 0x5f;
}

const ranges: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  alnum: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  alpha: [
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  blank: [
    [0x09, 0x09],
    [0x20, 0x20],
  ],
  cntrl: [
    [0x00, 0x1f],
    [0x7f, 0x7f],
  ],
  digit: [[0x30, 0x39]],
  graph: [[0x21, 0x7e]],
  lower: [[0x61, 0x7a]],
  print: [[0x20, 0x7e]],
  punct: [
    [0x21, 0x2f],
    [0x3a, 0x40],
    [0x5b, 0x60],
    [0x7b, 0x7e],
  ],
  space: [
    [0x09, 0x0d],
    [0x20, 0x20],
  ],
  upper: [[0x41, 0x5a]],
  xdigit: [
    [0x30, 0x39],
    [0x41, 0x46],
    [0x61, 0x66],
  ],
};

/** Adds the members of a POSIX character class such as `alpha` to `set`; false when there is no such class. */
export function addCharacterClass(set: ByteSet, name: string): boolean {
  if (!Object.hasOwn(ranges, name)) return false;
  for (const [first, last] of ranges[name]!) set.addRange(first, last);
  return true;
}
