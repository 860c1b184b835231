import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { ParallelOp } from '../generated/scf-ops.gen.ts';
import { SCFParallelLoopSpecializationPassBase } from '../generated/scf-passes.gen.ts';
import { specializeLoop } from './specialize-loop.ts';

/** `scf-parallel-loop-specialization`. */
export class SCFParallelLoopSpecializationPass extends SCFParallelLoopSpecializationPassBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (op instanceof ParallelOp) specializeLoop(op, op.upperBound);
      },
    });
  }
}
