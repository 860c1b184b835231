/** From this number of keys on, keys are added only while those known before are met again so many times as often as new ones are. */
const trialSize = 4096;
const worthwhile = 3;

/**
 * What is known of keys that are expected to be met again. Where most keys are met once, e.g. the dictionaries of operations that carry numbers, it
 * stops growing: a map of all would cost more than it saves.
 */
export class Recurring<K, V> {
  readonly #known = new Map<K, V>();
  #hits = 0;

  get(key: K): V | undefined {
    const found = this.#known.get(key);
    if (found !== undefined) this.#hits++;
    return found;
  }

  /** Keeps the value of `key`, unless keeping values has not paid. */
  set(key: K, value: V): void {
    if (this.#known.size < trialSize || this.#hits >= worthwhile * this.#known.size) this.#known.set(key, value);
  }
}
