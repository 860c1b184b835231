import type { Block } from './block.ts';
import type { Operation } from './operation.ts';

/** What a visit says about how to go on: into the nested operations (default), past them, or not at all. */
export type WalkResult = 'advance' | 'skip' | 'interrupt' | void;

interface Frame {
  readonly op: Operation;
  next: Operation | null;
  region: number;
  block: number;
}

/**
 * Visits `root` and everything nested in it; `before` an operation's regions, `after` them, or both. The visited operation
 * may be erased (in `before` only together with `skip`). Uses no recursion, so nesting may be arbitrarily deep.
 * Returns false when a visit interrupted.
 */
export function walk(
  root: Operation,
  visit: { before?: (op: Operation) => WalkResult; after?: (op: Operation) => WalkResult },
): boolean {
  const first = visit.before?.(root);
  if (first === 'interrupt') return false;
  if (first === 'skip') return true;
  if (root.regions.length === 0) return visit.after?.(root) !== 'interrupt';
  const stack: Frame[] = [{ op: root, next: null, region: 0, block: 0 }];
  enter(stack[0]!);
  while (stack.length) {
    const frame = stack[stack.length - 1]!;
    const op = frame.next;
    if (!op) {
      if (enter(frame)) continue;
      stack.pop();
      if (visit.after?.(frame.op) === 'interrupt') return false;
      continue;
    }
    frame.next = op.next;
    const result = visit.before?.(op);
    if (result === 'interrupt') return false;
    if (result === 'skip') continue;
    if (op.regions.length === 0) {
      if (visit.after?.(op) === 'interrupt') return false;
      continue;
    }
    const nested: Frame = { op, next: null, region: 0, block: 0 };
    enter(nested);
    stack.push(nested);
  }
  return true;
}

/** Moves the frame to its next block that has operations; returns false when there is none. */
function enter(frame: Frame): boolean {
  const { regions } = frame.op;
  while (frame.region < regions.length) {
    const { blocks } = regions[frame.region]!;
    while (frame.block < blocks.length) {
      const block = blocks[frame.block++]!;
      if (block.firstOp) {
        frame.next = block.firstOp;
        return true;
      }
    }
    frame.region++;
    frame.block = 0;
  }
  return false;
}

/** Visits `root` and all nested operations of class `opClass`, outer before inner. */
export function walkOps<T extends Operation>(
  root: Operation,
  opClass: abstract new (...args: never[]) => T,
  visit: (op: T) => WalkResult,
): boolean {
  return walk(root, { before: (op) => (op instanceof opClass ? visit(op) : 'advance') });
}

/** Visits all blocks nested in `root`, outer before inner. */
export function walkBlocks(root: Operation, visit: (block: Block) => void): void {
  walk(root, {
    before: (op) => {
      for (const region of op.regions) for (const block of region.blocks) visit(block);
    },
  });
}
