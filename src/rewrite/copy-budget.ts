import { type Operation } from '../ir/operation.ts';
import { walk } from '../ir/walk.ts';

/** How many operations one run of a pass adds at most, however loops are nested. */
const maxCopies = 1 << 17;

/** Counts the operations that loops add to a program when they are written out. */
export class CopyBudget {
  #numCopies = 0;

  /** Adds `times` copies of operations and of what is in them; returns false, and adds none, where the program gets too large. */
  take(operations: Iterable<Operation>, times: number): boolean {
    let size = 0;
    for (const op of operations) walk(op, { before: () => void size++ });
    if (this.#numCopies + times * size > maxCopies) return false;
    this.#numCopies += times * size;
    return true;
  }
}
