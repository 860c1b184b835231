import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { ForOp } from '../generated/scf-ops.gen.ts';
import { SCFForLoopSpecializationPassBase } from '../generated/scf-passes.gen.ts';
import { specializeLoop } from './specialize-loop.ts';

/** `scf-for-loop-specialization`. */
export class SCFForLoopSpecializationPass extends SCFForLoopSpecializationPassBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (op instanceof ForOp) specializeLoop(op, [op.upperBound]);
      },
    });
  }
}
