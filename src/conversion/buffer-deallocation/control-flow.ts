import { type Block } from '../../ir/block.ts';
import { DominatorTree } from '../../ir/dominator-tree.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';

/** Source: Backedges of mlir/lib/Dialect/Bufferization/Transforms/OwnershipBasedBufferDeallocation.cpp, ForwardDominanceIterator of mlir/IR/Iterators.h. */

/** Returns the blocks that control may get to, each behind those that dominate it. */
function reachableBlocks(region: Region): readonly Block[] {
  return region.blocks.length <= 1 ? region.blocks : new DominatorTree(region).preorder;
}

/** Returns the blocks nested in `root` that control may get to: those that dominate a block before it, but those nested in it too. */
export function blocksInsideOut(root: Operation): Block[] {
  const pending: Block[] = [];
  const found: Block[] = [];
  const enter = (op: Operation): void => {
    for (const region of op.regions) pending.push(...reachableBlocks(region));
  };
  enter(root);
  // The order is found from its end.
  for (let block = pending.pop(); block; block = pending.pop()) {
    found.push(block);
    for (let op = block.firstOp; op; op = op.next) enter(op);
  }
  return found.reverse();
}

/** Tells whether blocks branch back to one that led to them. */
export function hasUnstructuredLoops(blocks: readonly Block[]): boolean {
  const entering = new Map<Block, number>();
  for (const block of blocks) {
    for (const next of block.successors) entering.set(next, (entering.get(next) ?? 0) + 1);
  }
  // A block is passed when all ways to it are; no way around a loop ever is.
  const passed = blocks.filter((block) => !entering.has(block));
  for (const block of passed) {
    for (const next of block.successors) {
      const left = entering.get(next)! - 1;
      entering.set(next, left);
      if (left === 0) passed.push(next);
    }
  }
  return passed.length < blocks.length;
}
