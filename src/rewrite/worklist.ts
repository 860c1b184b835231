import { type Operation } from '../ir/operation.ts';

/** A stack of operations without duplicates, from which any can be removed in constant time. */
export class Worklist {
  #items: (Operation | undefined)[] = [];
  readonly #index = new Map<Operation, number>();

  get isEmpty(): boolean {
    return this.#index.size === 0;
  }

  /** Puts `op` on top unless it is somewhere in the list already. */
  push(op: Operation): void {
    if (this.#index.has(op)) return;
    this.#index.set(op, this.#items.length);
    this.#items.push(op);
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
    this.#items[index] = undefined;
    this.#index.delete(op);
  }

  /** Turns the list around: the bottom becomes the top. */
  reverse(): void {
    this.#items = this.#items.filter((op) => op !== undefined).reverse();
    this.#items.forEach((op, i) => this.#index.set(op!, i));
  }

  clear(): void {
    this.#items = [];
    this.#index.clear();
  }
}
