import { type Block } from '../../ir/block.ts';

/** Moves all operations of a block to the end of another. */
export function moveOperations(from: Block, to: Block): void {
  for (const op of from.operations()) {
    from.remove(op);
    to.append(op);
  }
}
