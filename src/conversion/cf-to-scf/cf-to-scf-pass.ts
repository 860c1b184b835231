import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { LiftControlFlowToSCFPassBase } from '../generated/conversion-passes.gen.ts';
import { liftRegion } from './lift-region.ts';

/** `lift-cf-to-scf`. Source: mlir/lib/Conversion/ControlFlowToSCF/ControlFlowToSCF.cpp. */
export class LiftControlFlowToSCFPass extends LiftControlFlowToSCFPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    let isChanged = false;
    const liftAll = (func: Operation): LogicalResult =>
      walk(func, {
        after: (op) => {
          for (const region of op.regions) {
            if (region.blocks.length < 2) continue;
            if (!liftRegion(region)) return 'interrupt';
            isChanged = true;
          }
          return 'advance';
        },
      });
    const succeeded = walk(root, {
      after: (op) => (op instanceof FuncOp && !liftAll(op) ? 'interrupt' : 'advance'),
    });
    if (succeeded && !isChanged) this.markAllAnalysesPreserved();
    return succeeded;
  }
}
