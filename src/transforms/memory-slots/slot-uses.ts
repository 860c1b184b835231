import { type Block } from '../../ir/block.ts';
import { type DominatorTree } from '../../ir/dominator-tree.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import {
  PromotableMemOpInterface,
  type MemorySlot,
  type PromotableMemOpMethods,
} from '../../ir/interfaces/memory-slot.ts';
import { hasSSADominance, RegionKindInterface } from '../../ir/interfaces/region-kind.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type OpOperand } from '../../ir/value.ts';

/** An operation that reads or writes a slot. */
export interface SlotUser {
  readonly op: Operation;
  readonly methods: PromotableMemOpMethods;
}

/** The operations that use a slot, by block and in the order of the block. */
export type SlotUsers = ReadonlyMap<Block, readonly SlotUser[]>;

/** Returns the users of a slot; undefined unless all are in its own region, where they are executed in order, and can do without it. */
export function removableUsers(slot: MemorySlot, region: Region): SlotUsers | undefined {
  if (RegionKindInterface.isImplementedBy(region.parentOp!) && !hasSSADominance(region)) return undefined;
  const usesOf = new Map<Operation, OpOperand[]>();
  for (let use = slot.ptr.firstUse; use; use = use.nextUse) {
    const uses = usesOf.get(use.owner);
    if (uses) uses.push(use);
    else usesOf.set(use.owner, [use]);
  }
  const users = new Map<Block, SlotUser[]>();
  for (const [op, uses] of usesOf) {
    const methods = PromotableMemOpInterface.of(op);
    if (!methods?.canUsesBeRemoved(slot, uses) || op.parentRegion !== region) return undefined;
    const others = users.get(op.block!);
    if (others) others.push({ op, methods });
    else users.set(op.block!, [{ op, methods }]);
  }
  for (const inBlock of users.values()) inBlock.sort((a, b) => (a.op.isBeforeInBlock(b.op) ? -1 : 1));
  return users;
}

/**
 * Returns the blocks where different values of the slot come together and are read: they need an argument. Undefined when such a
 * block is reached from what cannot pass one on.
 */
export function mergePointsOf(slot: MemorySlot, users: SlotUsers, tree: DominatorTree): Set<Block> | undefined {
  const defining = new Set<Block>();
  const reading: Block[] = [];
  for (const [block, inBlock] of users) {
    if (inBlock.some(({ methods }) => methods.stored(slot))) defining.add(block);
    if (inBlock[0]!.methods.loadsFrom(slot)) reading.push(block);
  }
  const live = liveInBlocks(reading, defining);
  const mergePoints = new Set<Block>();
  const pending = [...defining];
  for (let block = pending.pop(); block; block = pending.pop()) {
    for (const frontier of tree.frontier(block)) {
      if (!live.has(frontier) || mergePoints.has(frontier)) continue;
      mergePoints.add(frontier);
      if (!defining.has(frontier)) pending.push(frontier);
    }
  }
  for (const block of mergePoints) {
    for (const { lastOp } of block.predecessors()) if (!BranchOpInterface.of(lastOp!)) return undefined;
  }
  return mergePoints;
}

/** Returns the blocks in front of which the value of the slot matters: those that read before they write, and those on the way there. */
function liveInBlocks(reading: readonly Block[], defining: ReadonlySet<Block>): Set<Block> {
  const live = new Set<Block>();
  const pending = [...reading];
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (live.has(block)) continue;
    live.add(block);
    for (const predecessor of block.predecessors()) if (!defining.has(predecessor)) pending.push(predecessor);
  }
  return live;
}
