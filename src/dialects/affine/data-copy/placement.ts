import { ancestorInBlock } from '../../../ir/ancestors.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { inductionVars } from '../dependence/iteration-domain.ts';
import { DmaStartOp, ForOp, LoadOp, StoreOp, VectorLoadOp } from '../generated/affine-ops.gen.ts';
import { knownTripCount } from '../trip-count.ts';
import { type MemRefUse, type OpRange } from './copied-region.ts';

/** Where a buffer is filled and where what was written goes back: before these operations. */
export interface Placement {
  readonly copyIn: Operation;
  readonly copyOut: Operation;
}

/**
 * Returns where copies go: outside of all loops that the elements do not depend on. Source: findHighestBlockForPlacement. Differs: not out of loops with other accesses to
 * what is written, nor, where nothing is read before, out of those that may not run.
 */
export function placementOf(use: MemRefUse, range: OpRange): Placement {
  const { memref, points } = use;
  const own = new Set<Operation>(use.accesses);
  let outermost: ForOp | undefined;
  for (let owner = range.block.parentOp; owner instanceof ForOp; owner = owner.parentOp) {
    if (!isDefinedAround(memref, owner) || points.symbols.includes(inductionVars(owner)[0]!)) break;
    if (hasConflict(use, own, owner) || !(use.isCopiedIn || isRunAtLeastOnce(owner))) break;
    outermost = owner;
  }
  return outermost ? { copyIn: outermost, copyOut: outermost.next! } : { copyIn: range.first, copyOut: range.end };
}

function isRunAtLeastOnce(loop: ForOp): boolean {
  const count = knownTripCount(loop);
  return count !== undefined && count > 0n;
}

/** Tells whether the value can be used next to the loop. */
function isDefinedAround(value: Value, loop: ForOp): boolean {
  return value.parentBlock!.region!.isAncestorOf(loop.parentRegion);
}

/** Tells whether a loop has accesses to the memref besides those that will use the buffer, of which some write. */
function hasConflict({ memref, accesses }: MemRefUse, own: ReadonlySet<Operation>, loop: ForOp): boolean {
  const isWritten = accesses.some((op) => op instanceof StoreOp);
  for (const user of memref.users()) {
    if (own.has(user) || (!isWritten && onlyReads(user, memref))) continue;
    if (loop.isProperAncestorOf(user)) return true;
  }
  return false;
}

function onlyReads(op: Operation, memref: Value): boolean {
  if (op instanceof LoadOp || op instanceof VectorLoadOp) return true;
  return op instanceof DmaStartOp && op.operand(0) === memref && op.operands.indexOf(memref, 1) < 0;
}

/** Tells whether a value that operations of a range use is there already before another operation around the range. */
export function isDefinedBefore(value: Value, op: Operation): boolean {
  const block = value.parentBlock!;
  const ancestor = ancestorInBlock(op, block);
  if (ancestor) return !value.definingOp || value.definingOp.isBeforeInBlock(ancestor);
  return block.region!.isAncestorOf(op.parentRegion);
}
