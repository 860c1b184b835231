import { type Operation } from '../ir/operation.ts';
import { PatternRewriter, type RewritePattern } from '../ir/pattern-match.ts';
import { PatternSet } from './pattern-set.ts';
import { walkReachable } from './walk-reachable.ts';

/**
 * Applies the first pattern that matches to each operation nested in `root`, inner ones first, and to nothing that comes of that or is never reached. Patterns may erase
 * their root and what is nested in it only. Source: mlir/lib/Transforms/Utils/WalkPatternRewriteDriver.cpp.
 */
export function walkAndApplyPatterns(root: Operation, patterns: readonly RewritePattern[]): void {
  const set = new PatternSet(patterns);
  const found: Operation[] = [];
  walkReachable(root, (op) => {
    if (set.for(op).length > 0) found.push(op);
  });
  const rewriter = new PatternRewriter(root.context);
  for (const op of found) {
    rewriter.setInsertionPointBefore(op);
    set.for(op).some((pattern) => pattern.matchAndRewrite(op, rewriter));
  }
}
