import { type Block } from '../../ir/block.ts';

/** Returns the block that control comes from, when it comes from one by one edge only. */
export function singlePredecessor(block: Block): Block | undefined {
  const [first, second] = block.predecessors();
  return second ? undefined : first;
}

/** Returns the block that control comes from, when it comes from one, be it by several edges. */
export function uniquePredecessor(block: Block): Block | undefined {
  const [first, ...others] = block.predecessors();
  return others.every((other) => other === first) ? first : undefined;
}
