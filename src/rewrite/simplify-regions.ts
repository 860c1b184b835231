import { type Block } from '../ir/block.ts';
import { MarkedSet } from '../ir/marked-set.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { dropRedundantArguments } from './drop-redundant-arguments.ts';
import { eraseDeadValues } from './erase-dead-values.ts';
import { mergeIdenticalBlocks } from './merge-blocks.ts';

/**
 * Erases blocks that control never reaches, and operations and arguments of blocks that nothing live uses, cycles of them too;
 * with `mergeBlocks` also makes one block of several equal ones and drops arguments that are always the same. Includes nested regions. Tells whether anything changed.
 * Source: simplifyRegions of mlir/lib/Transforms/Utils/RegionUtils.cpp.
 */
export function simplifyRegions(rewriter: PatternRewriter, regions: readonly Region[], mergeBlocks: boolean): boolean {
  let all = allRegions(regions);
  const erasedBlocks = eraseUnreachableBlocksOf(rewriter, all);
  if (erasedBlocks) all = allRegions(regions);
  const erasedOps = eraseDeadValues(rewriter, all);
  const changed = erasedBlocks || erasedOps;
  if (!mergeBlocks) return changed;
  if (erasedOps) all = allRegions(regions);
  return simplifyBlocks(rewriter, all) || changed;
}

function simplifyBlocks(rewriter: PatternRewriter, regions: readonly Region[]): boolean {
  // What has one block has nothing to merge, and nothing branches to its arguments.
  const branching = regions.filter(({ blocks }) => blocks.length > 1);
  let changed = false;
  for (const region of branching) {
    // Blocks that branch to blocks that were merged may be equal now.
    while (mergeIdenticalBlocks(rewriter, region)) changed = true;
  }
  for (const region of branching) {
    for (const block of region.blocks) changed = dropRedundantArguments(rewriter, block) || changed;
  }
  return changed;
}

/** Erases the blocks of `regions`, and of those nested in them, that control never reaches. Tells whether there were any. */
export function eraseUnreachableBlocks(rewriter: PatternRewriter, regions: readonly Region[]): boolean {
  return eraseUnreachableBlocksOf(rewriter, allRegions(regions));
}

/** Does so in these regions only. */
function eraseUnreachableBlocksOf(rewriter: PatternRewriter, regions: readonly Region[]): boolean {
  let changed = false;
  for (const region of regions) {
    if (region.blocks.length < 2) continue;
    const reachable = reachableBlocks(region);
    if (region.blocks.every((block) => reachable.has(block))) continue;
    for (const block of [...region.blocks].reverse()) {
      if (reachable.has(block)) continue;
      for (const argument of block.arguments) for (const use of argument.uses()) use.drop();
      for (let use = block.firstUse; use; use = block.firstUse) use.drop();
      rewriter.eraseBlock(block);
      changed = true;
    }
  }
  return changed;
}

function reachableBlocks(region: Region): MarkedSet<Block> {
  const seen = new MarkedSet<Block>();
  const pending = [region.firstBlock!];
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (!seen.add(block) || !block.lastOp) continue;
    const { blockOperands } = block.lastOp;
    for (let i = 0; i < blockOperands.length; i++) pending.push(blockOperands[i]!.block);
  }
  return seen;
}

/** Returns the regions and all nested in them, outer before inner. */
function allRegions(regions: readonly Region[]): readonly Region[] {
  const found: Region[] = [...regions];
  for (let i = 0; i < found.length; i++) {
    for (const block of found[i]!.blocks) {
      for (let op = block.firstOp; op; op = op.next) if (op.regions.length > 0) found.push(...op.regions);
    }
  }
  return found;
}
