import { LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';

/** Source: BufferPlacementTransformationBase of mlir/lib/Dialect/Bufferization/Transforms/BufferUtils.cpp. */

/** Tells whether it is known how control flows through the regions of `op`. */
export function isKnownControlFlow(op: Operation): boolean {
  return LoopLikeOpInterface.hasMethods(op) || RegionBranchOpInterface.hasMethods(op);
}

/** Tells whether control may come back to a region of `op`. */
export function isLoop(op: Operation): boolean {
  if (LoopLikeOpInterface.hasMethods(op)) return true;
  const methods = RegionBranchOpInterface.of(op);
  if (!methods) return false;
  return op.regions.some((region) => {
    const reached = new Set<Region>();
    const pending: Region[] = [region];
    for (let from = pending.pop(); from; from = pending.pop()) {
      for (const { region: next } of methods.successors(from)) {
        if (next === region) return true;
        if (next === 'parent' || reached.has(next)) continue;
        reached.add(next);
        pending.push(next);
      }
    }
    return false;
  });
}
