import { type Operation } from '../../../ir/operation.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { forallToParallel } from '../forall-to-parallel.ts';
import { ForallOp } from '../generated/scf-ops.gen.ts';
import { SCFForallToParallelLoopPassBase } from '../generated/scf-passes.gen.ts';

/** `scf-forall-to-parallel`. Source: mlir/lib/Dialect/SCF/Transforms/ForallToParallel.cpp. Differs: mlir-opt fails without a word where a loop has outputs. */
export class SCFForallToParallelLoopPass extends SCFForallToParallelLoopPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const rewriter = new PatternRewriter(root.context);
    let result = true;
    walk(root, {
      after: (op) => {
        if (!(op instanceof ForallOp)) return;
        if (op.outputs.length > 0) {
          result = op.emitOpError('only fully bufferized scf.forall ops can be lowered to scf.parallel');
          return;
        }
        rewriter.setInsertionPointBefore(op);
        forallToParallel(op, rewriter);
      },
    });
    return result;
  }
}
