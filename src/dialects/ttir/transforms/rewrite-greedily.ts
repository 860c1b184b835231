import { type Operation } from '../../../ir/operation.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';

/**
 * Applies patterns to everything in `op` until nothing changes, in the way of MLIR 19's defaults, which tt-mlir uses and which show
 * in the output: operations are taken up from the inside out unless `topDown`, constants are merged and moved to the front,
 * and dead operations are erased. Emits an error when it does not come to an end.
 * Source: GreedyRewriteConfig of mlir/Transforms/GreedyPatternRewriteDriver.h, LLVM 19.
 */
export function rewriteGreedily(
  op: Operation,
  patterns: readonly RewritePattern[],
  options: { readonly topDown?: boolean } = {},
): LogicalResult {
  const converged = applyPatternsGreedily(op, patterns, {
    useTopDownTraversal: options.topDown ?? false,
    regionSimplification: 'aggressive',
  });
  return converged || op.emitError('rewriting did not come to an end within the limit of iterations');
}
