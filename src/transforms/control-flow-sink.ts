import { type DominanceInfo } from '../ir/dominance.ts';
import { isMemoryEffectFree } from '../ir/interfaces/memory-effects.ts';
import { RegionBranchOpInterface } from '../ir/interfaces/region-branch.ts';
import { type Operation } from '../ir/operation.ts';
import { type Region } from '../ir/region.ts';
import { walk } from '../ir/walk.ts';
import { dominanceAnalysis } from './dominance-analysis.ts';
import { ControlFlowSinkPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `control-flow-sink`: moves operations into the region that alone uses their results, inner conditionals first.
 * Source: mlir/lib/Transforms/ControlFlowSink.cpp and Utils/ControlFlowSinkUtils.cpp.
 */
export class ControlFlowSinkPass extends ControlFlowSinkPassBase {
  override runOnOperation(root: Operation): void {
    // What moves are operations without regions of several blocks that others know of: the dominance of blocks stays.
    const dominance = this.getAnalysis(dominanceAnalysis, root);
    walk(root, {
      after: (op) => {
        if (!RegionBranchOpInterface.of(op)?.runsRegionsAtMostOnce) return;
        for (const region of op.regions) this.count('num-sunk', sinkInto(region, dominance));
      },
    });
  }
}

/** Moves what only `region` uses to its front; returns how many operations. */
function sinkInto(region: Region, dominance: DominanceInfo): number {
  const entry = region.firstBlock;
  if (!entry) return 0;
  let sunk = 0;
  // What moved may have been the last use outside of what it uses itself.
  const users = [...region.operations()];
  for (let user = users.pop(); user; user = users.pop()) {
    for (const { definingOp } of user.operands) {
      if (!definingOp || definingOp.parentRegion === region || !isMemoryEffectFree(definingOp)) continue;
      if (!isUsedOnlyBelow(definingOp, region, dominance)) continue;
      definingOp.moveBefore(entry.firstOp!);
      sunk++;
      users.push(definingOp);
    }
  }
  return sunk;
}

/** Tells whether control comes to the uses of the results through the entry of `region` only. */
function isUsedOnlyBelow(op: Operation, region: Region, dominance: DominanceInfo): boolean {
  return op.results.every((result) =>
    [...result.users()].every(({ block }) => block !== null && dominance.blockDominates(region.firstBlock!, block)),
  );
}
