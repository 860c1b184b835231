import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { numCommonSurroundingLoops } from '../dependence/common-loops.ts';
import { type AccessOp, isAccessOp } from '../dependence/memory-access.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { type BlockDependences } from './block-dependences.ts';
import { forLoopsAround } from './loops-around.ts';

/** Tells whether accesses in a nest depend on each other in a circle, or may do so. Source: hasCyclicDependence of mlir/lib/Dialect/Affine/Analysis/AffineAnalysis.cpp. */
export function hasCyclicDependence(root: ForOp, dependences: BlockDependences): boolean {
  const ops: AccessOp[] = [];
  walk(root, { after: (op) => void (isAccessOp(op) && ops.push(op)) });
  const accesses = ops.map((op) => dependences.accessOf(op));
  const outer = forLoopsAround(root).length;
  const next = new Map<Operation, Operation[]>(ops.map((op) => [op, []]));
  for (const a of accesses) {
    for (const b of accesses) {
      if (a === b || a.memref !== b.memref) continue;
      const numCommon = numCommonSurroundingLoops(a.op, b.op);
      for (let depth = outer + 1; depth <= numCommon + 1; depth++) {
        if (dependences.between(a, b, depth) === 'none') continue;
        next.get(a.op)!.push(b.op);
        break;
      }
    }
  }
  return hasCycle(next);
}

/** Takes away what nothing leads to until there is no more of it: what is left has a circle. */
function hasCycle(next: ReadonlyMap<Operation, readonly Operation[]>): boolean {
  const counts = new Map<Operation, number>();
  for (const targets of next.values()) for (const op of targets) counts.set(op, (counts.get(op) ?? 0) + 1);
  const free = [...next.keys()].filter((op) => !counts.get(op));
  let numLeft = next.size;
  for (let op = free.pop(); op; op = free.pop()) {
    numLeft--;
    for (const target of next.get(op)!) {
      const count = counts.get(target)! - 1;
      counts.set(target, count);
      if (count === 0) free.push(target);
    }
  }
  return numLeft > 0;
}
