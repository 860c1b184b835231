import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { rootOf, writtenBy } from './memory.ts';

const none: ReadonlySet<Value> = new Set();

/** What operations in a function write to. */
export class MemoryWrites {
  readonly #inside = new Map<Operation, Set<Value>>();

  constructor(func: Operation) {
    walk(func, {
      before: (op) => {
        for (const memref of writtenBy(op)) this.#add(rootOf(memref), op, func);
      },
    });
  }

  /** Returns the memory that operations inside of `outer` write to, in the order in which they do so first. */
  inside(outer: Operation): ReadonlySet<Value> {
    return this.#inside.get(outer) ?? none;
  }

  #add(root: Value, writer: Operation, func: Operation): void {
    for (let outer = writer.parentOp; outer; outer = outer === func ? undefined : outer.parentOp) {
      let written = this.#inside.get(outer);
      if (!written) this.#inside.set(outer, (written = new Set()));
      // So do all that are around it.
      if (written.has(root)) return;
      written.add(root);
    }
  }
}
