import { type Block } from '../../ir/block.ts';

/** Returns the block that control comes from, when it comes from one by one edge only. */
export function singlePredecessor(block: Block): Block | undefined {
  let found: Block | undefined;
  for (let use = block.firstUse; use; use = use.nextUse) {
    const predecessor = use.owner.block;
    if (!predecessor) continue;
    if (found) return undefined;
    found = predecessor;
  }
  return found;
}

/** Returns the block that control comes from, when it comes from one, be it by several edges. */
export function uniquePredecessor(block: Block): Block | undefined {
  const [first, ...others] = block.predecessors();
  return others.every((other) => other === first) ? first : undefined;
}
