import { wouldOpBeTriviallyDead } from '../ir/interfaces/memory-effects.ts';
import { type Block } from '../ir/block.ts';
import { type Operation } from '../ir/operation.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
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

/** Marks what has effects, or is used by what is marked, and erases the rest. */
function eraseDeadOps(rewriter: PatternRewriter, regions: readonly Region[]): boolean {
  const ops = [...allRegions(regions)].flatMap((region) => [...region.operations()]);
  const live = new Set<Operation>(ops.filter((op) => op.hasTrait('Terminator') || !wouldOpBeTriviallyDead(op)));
  const pending = [...live];
  for (let op = pending.pop(); op; op = pending.pop()) {
    for (const { value } of op.opOperands) {
      const definingOp = value.definingOp;
      if (!definingOp || live.has(definingOp)) continue;
      live.add(definingOp);
      pending.push(definingOp);
    }
  }
  // Dead operations are used by dead ones only, which may come later in a graph region: their uses go first.
  const dead = ops.filter((op) => !live.has(op));
  for (const op of dead) for (const result of op.results) for (const use of result.uses()) use.drop();
  for (const op of dead.reverse()) if (op.block) rewriter.eraseOp(op);
  return dead.length > 0;
}

/** Returns the regions and all nested in them, outer before inner. */
function allRegions(regions: readonly Region[]): readonly Region[] {
  const found: Region[] = [...regions];
  for (let i = 0; i < found.length; i++) {
    for (const op of found[i]!.operations()) if (op.regions.length > 0) found.push(...op.regions);
  }
  return found;
}
