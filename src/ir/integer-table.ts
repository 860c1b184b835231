/** Keys below this are looked up by their place. */
const directKeys = 1 << 20;
/** 1024 keys per page. */
const pageBits = 10;
const pageSize = 1 << pageBits;
const noPage: [] = [];

/** Values by integers of 32 bits. Small keys, which most are, cost one access to memory; a map costs several, and a copy of it whenever it grows. */
export class IntegerTable<V> {
  readonly #pages: (V | undefined)[][] = [];
  readonly #others = new Map<number, V>();

  get(key: number): V | undefined {
    return isDirect(key) ? this.#pages[key >> pageBits]?.[key & (pageSize - 1)] : this.#others.get(key);
  }

  set(key: number, value: V): void {
    if (isDirect(key)) this.#pageOf(key)[key & (pageSize - 1)] = value;
    else this.#others.set(key, value);
  }

  #pageOf(key: number): (V | undefined)[] {
    const number = key >> pageBits;
    while (this.#pages.length <= number) this.#pages.push(noPage);
    const page = this.#pages[number]!;
    return page === noPage ? (this.#pages[number] = Array.from({ length: pageSize })) : page;
  }
}

function isDirect(key: number): boolean {
  return key >= 0 && key < directKeys;
}
