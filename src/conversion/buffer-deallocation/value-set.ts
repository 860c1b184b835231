import { type Value } from '../../ir/value.ts';

/**
 * A set of values in the order that MLIR's small sets have: that in which they came, but for the last one, which takes the place of one that goes. Where values are equal
 * to what sorts them, that is the order in which they are printed. Source: SmallPtrSet of llvm/ADT/SmallPtrSet.h, whose larger sets are ordered by addresses.
 */
export class ValueSet {
  readonly #values: Value[] = [];
  readonly #places = new Map<Value, number>();

  constructor(values: Iterable<Value> = []) {
    this.addAll(values);
  }

  get size(): number {
    return this.#values.length;
  }

  get values(): readonly Value[] {
    return this.#values;
  }

  has(value: Value): boolean {
    return this.#places.has(value);
  }

  add(value: Value): void {
    if (this.#places.has(value)) return;
    this.#places.set(value, this.#values.length);
    this.#values.push(value);
  }

  addAll(values: Iterable<Value>): void {
    for (const value of values) this.add(value);
  }

  /** Source: set_subtract of llvm/ADT/SetOperations.h. */
  removeAll(others: ValueSet): void {
    if (this.size < others.size) this.removeIf((value) => others.has(value));
    else for (const value of others.#values) this.#remove(value);
  }

  removeIf(isRemoved: (value: Value) => boolean): void {
    for (let i = 0; i < this.#values.length;) {
      const value = this.#values[i]!;
      if (isRemoved(value)) this.#remove(value);
      else i++;
    }
  }

  #remove(value: Value): void {
    const place = this.#places.get(value);
    if (place === undefined) return;
    this.#places.delete(value);
    const last = this.#values.pop()!;
    if (last === value) return;
    this.#values[place] = last;
    this.#places.set(last, place);
  }
}
