import { type Operation } from '../../../ir/operation.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { forallToParallel } from '../forall-to-parallel.ts';
import { ForallOp } from '../generated/scf-ops.gen.ts';
import { SCFForallToParallelLoopPassBase } from '../generated/scf-passes.gen.ts';

/** `scf-forall-to-parallel`. Source: mlir/lib/Dialect/SCF/Transforms/ForallToParallel.cpp. As there, it says nothing of loops with outputs but that it fails. */
export class SCFForallToParallelLoopPass extends SCFForallToParallelLoopPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const rewriter = new PatternRewriter(root.context);
    let result = true;
    walk(root, {
      after: (op) => {
        if (!(op instanceof ForallOp)) return;
        if (op.outputs.length > 0) {
          result = false;
          return;
        }
        rewriter.setInsertionPointBefore(op);
        forallToParallel(op, rewriter);
      },
    });
    return result;
  }
}
