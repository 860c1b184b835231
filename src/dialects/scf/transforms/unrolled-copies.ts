import { type Block } from '../../../ir/block.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';

/** How many operations one run adds at most, however loops are nested. */
const maxCopies = 1 << 17;

/** How many operations one run of the pass has added. */
export interface Copies {
  count: number;
}

/** Adds the operations of a loop that runs `iterations` times to the copies; returns false where there would be too many. */
export function addCopies(copies: Copies, loop: Operation, iterations: number): boolean {
  const added = iterations * sizeOf(loop);
  if (copies.count + added > maxCopies) return false;
  copies.count += added;
  return true;
}

/** Why a loop stays that could be written out. */
export const tooLarge = 'the program gets too large';

/** Puts a copy of the body of a block in front of the rewriter's place, and returns what it hands on. */
export function copyBlock(rewriter: PatternRewriter, block: Block, args: readonly Value[]): Value[] {
  const mapping = new IRMapping();
  args.forEach((stand, place) => mapping.map(block.arguments[place]!, stand));
  for (const nested of block.operations()) if (nested !== block.lastOp) rewriter.clone(nested, mapping);
  return block.lastOp!.operands.map((value) => mapping.lookup(value));
}

/** Returns how many operations there are in a loop. */
function sizeOf(loop: Operation): number {
  let size = 0;
  walk(loop, { before: () => void size++ });
  return size;
}
