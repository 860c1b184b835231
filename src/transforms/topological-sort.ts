import { type Block } from '../ir/block.ts';
import { hasSSADominance, RegionKindInterface } from '../ir/interfaces/region-kind.ts';
import { type Operation } from '../ir/operation.ts';
import { walk } from '../ir/walk.ts';
import { TopologicalSortPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `topological-sort`: moves operations of graph regions behind those whose results they use.
 * Source: mlir/lib/Transforms/TopologicalSort.cpp and Analysis/TopologicalSortUtils.cpp.
 */
export class TopologicalSortPass extends TopologicalSortPassBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (!RegionKindInterface.isImplementedBy(op)) return;
        for (const region of op.regions) {
          if (!hasSSADominance(region)) for (const block of region.blocks) sortTopologically(block);
        }
      },
    });
  }
}

/**
 * Sorts all but a terminator. In each round every operation whose operands are sorted goes behind what is sorted; where a cycle
 * leaves none, the first of the others does.
 */
function sortTopologically(block: Block): void {
  let waiting = [...block.operations()];
  if (waiting[waiting.length - 1]?.hasTrait('Terminator')) waiting.pop();
  const unsorted = new Set(waiting);
  while (waiting.length > 0) {
    const before = unsorted.size;
    const next: Operation[] = [];
    // The operations of `waiting` stand in this order; what is sorted goes in front of the first that is not.
    for (const op of waiting) {
      if (!isReady(op, unsorted)) {
        next.push(op);
        continue;
      }
      unsorted.delete(op);
      if (next.length > 0) op.moveBefore(next[0]!);
    }
    if (unsorted.size === before) unsorted.delete(next.shift()!);
    waiting = next;
  }
}

/** Tells whether no operand of `top`, or of what is nested in it, is a result of another operation that is unsorted. */
function isReady(top: Operation, unsorted: ReadonlySet<Operation>): boolean {
  return walk(top, {
    before: (op) =>
      op.operands.every(({ definingOp }) => isSorted(definingOp, top, unsorted)) ? 'advance' : 'interrupt',
  });
}

function isSorted(definingOp: Operation | undefined, top: Operation, unsorted: ReadonlySet<Operation>): boolean {
  for (let op = definingOp; op && op !== top; op = op.parentOp) if (unsorted.has(op)) return false;
  return true;
}
