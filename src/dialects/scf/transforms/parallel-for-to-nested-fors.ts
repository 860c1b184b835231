import { type Operation } from '../../../ir/operation.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { walk } from '../../../ir/walk.ts';
import { buildLoopNest } from '../build-for.ts';
import { ParallelOp } from '../generated/scf-ops.gen.ts';
import { SCFParallelForToNestedForsPassBase } from '../generated/scf-passes.gen.ts';

/** `scf-parallel-for-to-nested-fors`. Source: mlir/lib/Dialect/SCF/Transforms/ParallelForToNestedFors.cpp. Loops with results stay. */
export class SCFParallelForToNestedForsPass extends SCFParallelForToNestedForsPassBase {
  override runOnOperation(root: Operation): void {
    const rewriter = new PatternRewriter(root.context);
    walk(root, {
      after: (op) => {
        if (op instanceof ParallelOp && op.numResults === 0) lower(op, rewriter);
      },
    });
  }
}

function lower(op: ParallelOp, rewriter: PatternRewriter): void {
  rewriter.setInsertionPointBefore(op);
  const loops = buildLoopNest(rewriter, op.location, op.lowerBound, op.upperBound, op.step);
  const innermost = loops.at(-1)!.region.firstBlock!;
  const body = op.region.firstBlock!;
  rewriter.eraseOp(body.lastOp!);
  const inductionVars = loops.map(({ region }) => region.firstBlock!.arguments[0]!);
  rewriter.inlineBlockBefore(body, innermost, innermost.lastOp, inductionVars);
  rewriter.eraseOp(op);
}
