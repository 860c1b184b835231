import { type Operation } from '../ir/operation.ts';

/** A stack of operations without duplicates, from which any can be removed in constant time. */
export class Worklist {
  /** From the bottom to the top; undefined where an operation was removed. */
  #items: (Operation | undefined)[] = [];
  /** The place of each operation, see #place. */
  readonly #index = new Map<Operation, number>();
  /** How many places there were when the list was turned around, -1 when it was not. */
  #turned = -1;

  get size(): number {
    return this.#index.size;
  }

  get isEmpty(): boolean {
    return this.#index.size === 0;
  }

  /** Puts `op` on top unless it is somewhere in the list already. */
  push(op: Operation): void {
    if (this.#index.has(op)) return;
    const place = this.#items.push(op) - 1;
    this.#index.set(op, this.#turned < 0 ? place : -1 - place);
  }

  /** Takes the top operation, which must exist. */
  pop(): Operation {
    let op = this.#items.pop();
    while (!op) op = this.#items.pop();
    this.#index.delete(op);
    return op;
  }

  remove(op: Operation): void {
    const index = this.#index.get(op);
    if (index === undefined) return;
    this.#items[this.#place(index)] = undefined;
    this.#index.delete(op);
  }

  /** Turns the list around, once at most until it is cleared: the bottom becomes the top. */
  reverse(): void {
    this.#turned = this.#items.length;
    this.#items.reverse();
  }

  clear(): void {
    this.#items = [];
    this.#index.clear();
    this.#turned = -1;
  }

  /** Places from before the list was turned around count from its other end; later ones are stored as negative numbers. */
  #place(index: number): number {
    if (index < 0) return -1 - index;
    return this.#turned < 0 ? index : this.#turned - 1 - index;
  }
}
