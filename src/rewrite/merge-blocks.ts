import { type Block } from '../ir/block.ts';
import { equalBlocks } from '../ir/operation-equivalence.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';

/**
 * Makes one block of several that hold equal operations, where nothing outside uses what they define. Tells whether there
 * were any. Source: mergeIdenticalBlocks of mlir/lib/Transforms/Utils/RegionUtils.cpp. Differs: blocks that differ in operands
 * are not merged.
 */
export function mergeIdenticalBlocks(rewriter: PatternRewriter, region: Region): boolean {
  const kept: Block[] = [];
  let changed = false;
  for (const block of [...region.blocks]) {
    if (block.isEntryBlock || block.arguments.length > 0 || isUsedOutside(block)) continue;
    const equal = kept.find((candidate) => equalBlocks(block, candidate));
    if (!equal) {
      kept.push(block);
      continue;
    }
    for (let use = block.firstUse; use; use = block.firstUse) {
      const current = use;
      rewriter.modifyOpInPlace(current.owner, () => current.set(equal));
    }
    rewriter.eraseBlock(block);
    changed = true;
  }
  return changed;
}

function isUsedOutside(block: Block): boolean {
  for (const op of block.operations()) {
    for (const result of op.results) for (const user of result.users()) if (user.block !== block) return true;
  }
  return false;
}
