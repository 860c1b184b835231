import { type Block } from '../ir/block.ts';
import { type Operation } from '../ir/operation.ts';
import { type Region } from '../ir/region.ts';
import { walk } from '../ir/walk.ts';

/**
 * Visits what is nested in `root`, inner operations first, but for blocks that no branch leads to from the entry of their region, and what
 * is in these. Source: walkAndApplyPatterns of mlir/lib/Transforms/Utils/WalkPatternRewriteDriver.cpp.
 */
export function walkReachable(root: Operation, visit: (op: Operation) => void): void {
  const known = new Map<Region, ReadonlySet<Block>>();
  const isReachable = (block: Block): boolean => {
    const region = block.region!;
    if (region.firstBlock === block) return true;
    let reachable = known.get(region);
    if (!reachable) known.set(region, (reachable = reachableBlocks(region)));
    return reachable.has(block);
  };
  walk(root, {
    before: (op) => (op === root || isReachable(op.block!) ? 'advance' : 'skip'),
    after: (op) => void (op !== root && visit(op)),
  });
}

/** Returns a set that stays, as those of several regions are in use at a time. */
function reachableBlocks(region: Region): Set<Block> {
  const seen = new Set<Block>();
  const pending = [region.firstBlock!];
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (seen.has(block)) continue;
    seen.add(block);
    for (const { block: successor } of block.lastOp?.blockOperands ?? []) pending.push(successor);
  }
  return seen;
}
