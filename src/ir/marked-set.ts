import { invariant } from '../support/invariant.ts';

/** What can be in a MarkedSet. */
export interface Markable {
  /** The number of the set that took it up last; 0 for none. */
  mark: number;
}

let latest = 0;

/**
 * A set of operations or blocks for one analysis: each member notes the set's number, so that no look-up costs hashing. Members
 * cannot be removed, and the set must not be used any more once another one was made.
 */
export class MarkedSet<T extends Markable> {
  readonly #number = ++latest;

  has(item: T): boolean {
    invariant(this.#number === latest, 'another set has taken over the marks');
    return item.mark === this.#number;
  }

  /** Adds `item`; tells whether it was new. */
  add(item: T): boolean {
    if (this.has(item)) return false;
    item.mark = this.#number;
    return true;
  }
}
