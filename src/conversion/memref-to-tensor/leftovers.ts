import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { isMemory } from './memory.ts';

/** What there was on memory, which nothing needs once all is rewritten: until then views tell what they show. */
export class Leftovers {
  readonly #ops: Operation[] = [];
  readonly #blocks: Block[] = [];

  addOperation(op: Operation): void {
    this.#ops.push(op);
  }

  /** Adds the arguments of a block that are memory. */
  addArguments(block: Block): void {
    this.#blocks.push(block);
  }

  erase(): void {
    for (const op of this.#ops.toReversed()) op.erase();
    for (const block of this.#blocks) {
      block.eraseArguments(new Set(block.arguments.filter(isMemory).map(({ argNumber }) => argNumber)));
    }
  }
}
