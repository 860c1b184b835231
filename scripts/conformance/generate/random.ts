/** Pseudo-random numbers from a seed (mulberry32): the same seed gives the same choices everywhere. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer in [0, end). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns the items in any order. */
  permuted<T>(items: readonly T[]): T[] {
    const rest = [...items];
    return items.map(() => rest.splice(this.below(rest.length), 1)[0]!);
  }

  /** Returns one of the items, undefined when there is none. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }
}
