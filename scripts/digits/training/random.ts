/** Numbers that look random and are the same on every run and machine: Chris Doty-Humphrey's sfc32 generator. */
export class Random {
  private a = 0;
  private b = 0;
  private c: number;
  private counter = 1;

  /** Creates the generator of a 32-bit seed. */
  constructor(seed: number) {
    this.c = seed | 0;
    // The first outputs of similar seeds are similar: they are thrown away.
    for (let i = 0; i < 12; i++) this.nextBits();
  }

  /** Returns the next number in [0, 1), a multiple of 2^-32. */
  next(): number {
    return this.nextBits() / 2 ** 32;
  }

  /** Returns the next number in [low, high). */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Puts the items in random order, in place (Fisher-Yates), and returns them. */
  shuffle<T extends { readonly length: number; [index: number]: unknown }>(items: T): T {
    const array: { [index: number]: unknown } = items;
    for (let last = items.length - 1; last > 0; last--) {
      const other = Math.floor(this.next() * (last + 1));
      [array[last], array[other]] = [array[other], array[last]];
    }
    return items;
  }

  private nextBits(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
