/** A place that was taken before, which ends no search. */
const erased = -1;

/** Numbers in the order in which upstream goes through nodes, on which it depends what is fused first: that of the buckets of an llvm::DenseMap. */
export class DenseOrder {
  #buckets: (number | undefined)[] = [];
  #size = 0;
  #numErased = 0;

  add(id: number): void {
    const size = this.#size + 1;
    const count = this.#buckets.length;
    if (size * 4 >= count * 3) this.#rehash(Math.max(64, count * 2));
    else if (count - size - this.#numErased <= count >> 3) this.#rehash(count);
    this.#put(id);
    this.#size = size;
  }

  delete(id: number): void {
    const at = this.#buckets.indexOf(id);
    if (at < 0) return;
    this.#buckets[at] = erased;
    this.#size--;
    this.#numErased++;
  }

  ids(): number[] {
    return this.#buckets.filter((id) => id !== undefined && id !== erased) as number[];
  }

  #rehash(count: number): void {
    const ids = this.ids();
    this.#buckets = new Array<undefined>(count).fill(undefined);
    this.#numErased = 0;
    for (const id of ids) this.#put(id);
  }

  #put(id: number): void {
    const mask = this.#buckets.length - 1;
    let at = (id * 37) & mask;
    let free: number | undefined;
    for (let probe = 1; this.#buckets[at] !== undefined; probe++) {
      if (this.#buckets[at] === erased) free ??= at;
      at = (at + probe) & mask;
    }
    if (free !== undefined) this.#numErased--;
    this.#buckets[free ?? at] = id;
  }
}
