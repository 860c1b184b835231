import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { type ParallelLoops } from '../parallel-loops.ts';
import { type ComputationSlice } from './computation-slice.ts';
import { type SliceBound } from './slice-bounds.ts';

/** Tells whether only what a loop reduces makes one iteration depend on another. Source: isLoopParallelAndContainsReduction. */
export function isReductionLoop(loop: ForOp, parallel: ParallelLoops): boolean {
  return (parallel.reductionsIfParallel(loop, true)?.length ?? 0) > 0;
}

/**
 * Returns the bounds of a slice that does what two nests both read, in which loops stay whole from the first one on that is not parallel, but for a reduction that
 * becomes part of a loop that runs as often. Source: getComputationSliceState of mlir/lib/Dialect/Affine/Analysis/Utils.cpp.
 */
export function sequentialBounds(
  slice: ComputationSlice,
  loops: readonly ForOp[],
  depth: number,
  parallel: ParallelLoops,
): SliceBound[] {
  const sequential = sequentialLoops(loops[0]!, parallel);
  for (const [i, loop] of loops.entries()) {
    if (!sequential.has(loop)) continue;
    const isInnermost = depth >= loops.length;
    if (isReductionLoop(loop, parallel) && isInnermost && slice.isUnit() && slice.isMaximal()) continue;
    return slice.bounds.map((bound, j) => (j < i ? bound : { lower: undefined, upper: undefined }));
  }
  return slice.bounds;
}

function sequentialLoops(root: ForOp, parallel: ParallelLoops): Set<Operation> {
  const loops = new Set<Operation>();
  walk(root, {
    before: (op) => {
      if (op instanceof ForOp && !parallel.reductionsIfParallel(op, false)) loops.add(op);
    },
  });
  return loops;
}
