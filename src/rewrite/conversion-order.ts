import { DominatorTree } from '../ir/dominator-tree.ts';
import { type Block } from '../ir/block.ts';
import { type Operation } from '../ir/operation.ts';
import { type Region } from '../ir/region.ts';
import { type ConversionTarget } from './conversion-target.ts';

/** Returns the operations that a conversion of `root` converts, outer before inner and dominating before dominated; those of unreachable blocks, which MLIR leaves as they are, on demand. */
export function operationsToConvert(root: Operation, target: ConversionTarget, withUnreachable: boolean): Operation[] {
  const found: Operation[] = [];
  const pending = [root];
  for (let op = pending.pop(); op; op = pending.pop()) {
    found.push(op);
    if (op.regions.length === 0 || target.isLegal(op) === 'recursively-legal') continue;
    for (let i = op.regions.length - 1; i >= 0; i--) {
      const blocks = blocksInDominanceOrder(op.regions[i]!, withUnreachable);
      for (let j = blocks.length - 1; j >= 0; j--) {
        for (let nested = blocks[j]!.lastOp; nested; nested = nested.previous) pending.push(nested);
      }
    }
  }
  return found;
}

function blocksInDominanceOrder(region: Region, withUnreachable: boolean): readonly Block[] {
  if (region.blocks.length < 2) return region.blocks;
  const tree = new DominatorTree(region);
  if (!withUnreachable) return tree.preorder;
  return [...tree.preorder, ...region.blocks.filter((block) => !tree.isReachable(block))];
}
