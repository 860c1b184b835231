/** Keys below this are looked up by their place. */
const directKeys = 1 << 20;
/** 1024 keys per page. */
const pageBits = 10;
const pageSize = 1 << pageBits;

/** Values by integers of 32 bits. Small keys, which most are, cost one access to memory; a map costs several, and a copy of it whenever it grows. */
export class IntegerTable<V> {
  readonly #pages: (V | undefined)[][] = [];
  readonly #others = new Map<number, V>();

  /** Returns the value of `key`, which is made by `make` and kept on first demand. */
  getOrMake(key: number, make: () => V): V {
    const place = key >= 0 && key < directKeys ? key : undefined;
    if (place === undefined) {
      let found = this.#others.get(key);
      if (found === undefined) this.#others.set(key, (found = make()));
      return found;
    }
    const number = place >> pageBits;
    while (this.#pages.length <= number) this.#pages.push([]);
    let page = this.#pages[number]!;
    if (page.length === 0) page = this.#pages[number] = Array.from({ length: pageSize });
    return (page[place & (pageSize - 1)] ??= make());
  }
}
