import { type Operation } from '../../../ir/operation.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Pass } from '../../../pass/pass.ts';
import { didNotConverge, rewriteGreedily as rewrite } from '../../../rewrite/greedy-driver.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';

/** How rewriteGreedily goes about it. */
interface Options {
  readonly topDown?: boolean;
  /** The pass that does nothing else, which is told when nothing changed. */
  readonly pass?: Pass;
}

/**
 * Applies patterns to everything in `op` until nothing changes, in the way of MLIR 19's defaults, which tt-mlir uses and which show
 * in the output: operations are taken up from the inside out unless `topDown`, constants are merged and moved to the front,
 * and dead operations are erased. Emits an error when it does not come to an end.
 * Source: GreedyRewriteConfig of mlir/Transforms/GreedyPatternRewriteDriver.h, LLVM 19.
 */
export function rewriteGreedily(
  op: Operation,
  patterns: readonly RewritePattern[],
  { topDown = false, pass }: Options = {},
): LogicalResult {
  const { converged, changed } = rewrite(op, patterns, {
    useTopDownTraversal: topDown,
    regionSimplification: 'aggressive',
  });
  if (!changed) pass?.markAllAnalysesPreserved();
  return converged || op.emitError(didNotConverge);
}
