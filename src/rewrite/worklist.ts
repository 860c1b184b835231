import { type Operation } from '../ir/operation.ts';

const nowhere = -1;

/**
 * A stack of operations without duplicates, from which any can be removed in constant time. An operation notes its place itself,
 * so that it is not looked up by hashing, unless it is on another list at the same time: patterns may make rewrites of their own.
 */
export class Worklist {
  /** From the bottom to the top; undefined where an operation was removed. */
  #items: (Operation | undefined)[] = [];
  #size = 0;
  /** How many places there were when the list was turned around, -1 when it was not. */
  #turned = -1;
  /** The notes of operations whose own note is another list's. */
  readonly #notes = new Map<Operation, number>();

  get size(): number {
    return this.#size;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Puts `op` on top unless it is somewhere in the list already; tells whether it was not. */
  push(op: Operation): boolean {
    // An operation without a note is on no list, unless its note was another list's and is gone.
    if ((op.worklistPlace !== nowhere || this.#notes.size > 0) && this.#placeOf(op) !== nowhere) return false;
    const place = this.#items.push(op) - 1;
    // Places from before the list is turned around count from its other end after that.
    const note = this.#turned < 0 ? place : -2 - place;
    if (op.worklistPlace === nowhere) op.worklistPlace = note;
    else this.#notes.set(op, note);
    this.#size++;
    return true;
  }

  /** Takes the top operation; returns undefined when there is none. */
  pop(): Operation | undefined {
    if (this.#size === 0) return undefined;
    let op = this.#items.pop();
    while (!op) op = this.#items.pop();
    if (this.#notes.size === 0) {
      this.#size--;
      op.worklistPlace = nowhere;
    } else this.#forget(op);
    return op;
  }

  remove(op: Operation): void {
    const place = this.#placeOf(op);
    if (place === nowhere) return;
    this.#items[place] = undefined;
    this.#forget(op);
  }

  /** Turns the list around, once at most until it is cleared: the bottom becomes the top. */
  reverse(): void {
    this.#turned = this.#items.length;
    this.#items.reverse();
  }

  clear(): void {
    for (const op of this.#items) if (op) this.#forget(op);
    this.#items = [];
    this.#turned = -1;
  }

  #placeOf(op: Operation): number {
    const place = this.#place(op.worklistPlace);
    if (place >= 0 && place < this.#items.length && this.#items[place] === op) return place;
    const note = this.#notes.size > 0 ? this.#notes.get(op) : undefined;
    return note === undefined ? nowhere : this.#place(note);
  }

  /** Returns the place that a note is of, which may be none of this list. */
  #place(note: number): number {
    if (note <= nowhere) return note === nowhere ? nowhere : -2 - note;
    return this.#turned < 0 ? note : this.#turned - 1 - note;
  }

  #forget(op: Operation): void {
    this.#size--;
    if (this.#notes.size === 0 || !this.#notes.delete(op)) op.worklistPlace = nowhere;
  }
}
