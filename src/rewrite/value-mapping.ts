import { type Operation } from '../ir/operation.ts';
import { type Type } from '../ir/type.ts';
import { type Value } from '../ir/value.ts';

/** What values stand for others while a conversion is under way. Source: ConversionValueMapping of mlir/lib/Transforms/Utils/DialectConversion.cpp. */
export class ValueMapping {
  readonly #next = new Map<Value, Value>();
  readonly #mappedTo = new Set<Value>();
  /** The casts of the conversion. */
  readonly casts = new Set<Operation>();

  /** Returns what takes it back. */
  map(from: Value, to: Value): () => void {
    const before = this.#next.get(from);
    const wasMappedTo = this.#mappedTo.has(to);
    this.#next.set(from, to);
    this.#mappedTo.add(to);
    return () => {
      if (before) this.#next.set(from, before);
      else this.#next.delete(from);
      if (!wasMappedTo) this.#mappedTo.delete(to);
    };
  }

  /** Tells whether `value` stands for another one. */
  isMappedTo(value: Value): boolean {
    return this.#mappedTo.has(value);
  }

  /** Returns the last value of type `type` that stands for `value`, which may be itself. */
  lookup(value: Value, type: Type): Value | undefined {
    let found: Value | undefined;
    for (let current: Value | undefined = value; current; current = this.#next.get(current)) {
      if (current.type === type) found = current;
    }
    return found;
  }

  /** Returns the last value that stands for `value`. */
  last(value: Value): Value {
    let last = value;
    for (let next = this.#next.get(last); next; next = this.#next.get(last)) last = next;
    return last;
  }

  /** Returns the last value that stands for `value` and is no cast of the conversion. */
  lastConverted(value: Value): Value {
    let last = value;
    for (let current = this.#next.get(value); current; current = this.#next.get(current)) {
      if (!current.definingOp || !this.casts.has(current.definingOp)) last = current;
    }
    return last;
  }
}
