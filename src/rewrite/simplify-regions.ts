import { type Block } from '../ir/block.ts';
import { isOpTriviallyDead, wouldOpBeTriviallyDead } from '../ir/interfaces/memory-effects.ts';
import { hasSSADominance } from '../ir/interfaces/region-kind.ts';
import { type Operation } from '../ir/operation.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { walk } from '../ir/walk.ts';
import { mergeIdenticalBlocks } from './merge-blocks.ts';

/**
 * Erases blocks that control never reaches and operations that only dead operations use, cycles of them too; with
 * `mergeBlocks` also makes one block of several equal ones. Includes nested regions. Tells whether anything changed.
 * Source: simplifyRegions of mlir/lib/Transforms/Utils/RegionUtils.cpp. Differs: arguments of blocks stay, which needs
 * operations that say what they pass on to their successors.
 */
export function simplifyRegions(rewriter: PatternRewriter, regions: readonly Region[], mergeBlocks: boolean): boolean {
  let changed = eraseUnreachableBlocks(rewriter, regions);
  changed = eraseDeadOps(rewriter, regions) || changed;
  if (mergeBlocks)
    for (const region of allRegions(regions)) changed = mergeIdenticalBlocks(rewriter, region) || changed;
  return changed;
}

/** Erases the blocks of `regions`, and of those nested in them, that control never reaches. Tells whether there were any. */
export function eraseUnreachableBlocks(rewriter: PatternRewriter, regions: readonly Region[]): boolean {
  let changed = false;
  for (const region of allRegions(regions)) {
    if (region.blocks.length < 2) continue;
    const reachable = reachableBlocks(region);
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

function reachableBlocks(region: Region): Set<Block> {
  const seen = new Set<Block>();
  const pending = region.firstBlock ? [region.firstBlock] : [];
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (seen.has(block)) continue;
    seen.add(block);
    pending.push(...block.successors);
  }
  return seen;
}

/** Erases operations that nobody needs from all regions. Tells whether there were any. */
function eraseDeadOps(rewriter: PatternRewriter, regions: readonly Region[]): boolean {
  let changed = false;
  // Inner regions first: what they no longer use may be dead outside.
  for (const region of [...allRegions(regions)].reverse()) {
    changed = (hasSSADominance(region) ? eraseUnused(rewriter, region) : eraseDeadCycles(rewriter, region)) || changed;
  }
  return changed;
}

/** Uses come after definitions, so going backwards finds whole chains. */
function eraseUnused(rewriter: PatternRewriter, region: Region): boolean {
  let changed = false;
  for (let i = region.blocks.length - 1; i >= 0; i--) {
    for (let op = region.blocks[i]!.lastOp; op;) {
      const { previous }: Operation = op;
      if (isOpTriviallyDead(op)) {
        rewriter.eraseOp(op);
        changed = true;
      }
      op = previous;
    }
  }
  return changed;
}

/** Where order means nothing, operations may keep each other alive: only those that something with effects needs stay. */
function eraseDeadCycles(rewriter: PatternRewriter, region: Region): boolean {
  const ops = [...region.operations()];
  const candidates = new Set<Operation>(ops.filter(wouldOpBeTriviallyDead));
  if (candidates.size === 0) return false;
  const live = ops.filter((op) => !candidates.has(op));
  for (let op = live.pop(); op; op = live.pop()) {
    walk(op, {
      before: (user) => {
        for (const { value } of user.opOperands) {
          const { definingOp } = value;
          if (definingOp && candidates.delete(definingOp)) live.push(definingOp);
        }
      },
    });
  }
  for (const op of candidates) for (const result of op.results) for (const use of result.uses()) use.drop();
  for (const op of candidates) rewriter.eraseOp(op);
  return candidates.size > 0;
}

/** Returns the regions and all nested in them, outer before inner. */
function allRegions(regions: readonly Region[]): readonly Region[] {
  const found: Region[] = [...regions];
  for (let i = 0; i < found.length; i++) {
    for (const op of found[i]!.operations()) if (op.regions.length > 0) found.push(...op.regions);
  }
  return found;
}
