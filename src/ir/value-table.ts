import { type Value } from './value.ts';

/**
 * A map from values to something, for many values at once: each value notes its place in the table, so that a look-up costs no
 * hashing. Any number of tables may hold a value; only the one that has it since last is that fast.
 */
export class ValueTable<T> {
  readonly #values: Value[] = [];
  readonly #entries: T[] = [];
  /** Places by value, made when a value that is in the table has a place in another one. */
  #places: Map<Value, number> | undefined;

  get(value: Value): T | undefined {
    const place = this.#placeOf(value);
    return place < 0 ? undefined : this.#entries[place];
  }

  has(value: Value): boolean {
    return this.#placeOf(value) >= 0;
  }

  set(value: Value, entry: T): void {
    const known = this.#placeOf(value);
    if (known >= 0) {
      this.#entries[known] = entry;
      return;
    }
    value.tableIndex = this.#values.length;
    this.#places?.set(value, this.#values.length);
    this.#values.push(value);
    this.#entries.push(entry);
  }

  #placeOf(value: Value): number {
    const { tableIndex } = value;
    if (tableIndex < 0) return -1;
    if (this.#values[tableIndex] === value) return tableIndex;
    this.#places ??= new Map(this.#values.map((held, place) => [held, place]));
    return this.#places.get(value) ?? -1;
  }
}
