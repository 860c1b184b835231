import { ChunkedList } from '../support/chunked-list.ts';

/** What notes its place in a table. */
export interface Indexed {
  /** The place that the table which took it up last gave it; -1 for none. */
  tableIndex: number;
}

/**
 * A map from many values or blocks to something: each notes its place in the table, so that a look-up costs no hashing. Any
 * number of tables may hold one; only the one that took it up last is that fast.
 */
export class IndexedTable<K extends Indexed, T> {
  readonly #keys = new ChunkedList<K>();
  readonly #entries = new ChunkedList<T>();
  /** Places by key, made when a key that is in the table has a place in another one. */
  #places: Map<K, number> | undefined;

  get(key: K): T | undefined {
    const place = this.#placeOf(key);
    return place < 0 ? undefined : this.#entries.get(place);
  }

  has(key: K): boolean {
    return this.#placeOf(key) >= 0;
  }

  set(key: K, entry: T): void {
    const known = this.#placeOf(key);
    if (known >= 0) {
      this.#entries.set(known, entry);
      return;
    }
    key.tableIndex = this.#keys.length;
    this.#places?.set(key, this.#keys.length);
    this.#keys.push(key);
    this.#entries.push(entry);
  }

  clear(): void {
    this.#keys.clear();
    this.#entries.clear();
    this.#places = undefined;
  }

  #placeOf(key: K): number {
    const { tableIndex } = key;
    if (tableIndex < 0) return -1;
    if (this.#keys.get(tableIndex) === key) return tableIndex;
    return (this.#places ??= this.#placesByKey()).get(key) ?? -1;
  }

  #placesByKey(): Map<K, number> {
    const places = new Map<K, number>();
    this.#keys.forEach((key, place) => places.set(key, place));
    return places;
  }
}
