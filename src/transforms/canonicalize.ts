import { type Context } from '../ir/context.ts';
import { type Dialect } from '../ir/dialect.ts';
import { type Operation } from '../ir/operation.ts';
import { type RewritePattern } from '../ir/pattern-match.ts';
import { didNotConverge, rewriteGreedily } from '../rewrite/greedy-driver.ts';
import { PatternSet } from '../rewrite/pattern-set.ts';
import { isSameList } from '../support/lists.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { CanonicalizerPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `canonicalize`: canonicalization patterns, folding and removal of dead operations, best effort.
 * Source: mlir/lib/Transforms/Canonicalizer.cpp.
 */
export class CanonicalizerPass extends CanonicalizerPassBase {
  /** The patterns of these dialects, which are put together once for all operations that the pass runs on. */
  #patterns = new PatternSet<RewritePattern>([]);
  #dialects: readonly Dialect[] = [];

  /** One limit of rewrites holds for all symbols. */
  override get isMemberwise(): boolean {
    return super.isMemberwise && this.options.maxNumRewrites < 0;
  }

  override runOnOperation(op: Operation): LogicalResult {
    const { options } = this;
    const { converged } = rewriteGreedily(op, this.#patternsIn(op.context), {
      useTopDownTraversal: options.topDownProcessingEnabled,
      regionSimplification: options.regionSimplifyLevel,
      maxIterations: Number(options.maxIterations),
      maxNumRewrites: Number(options.maxNumRewrites),
    });
    return converged || !options.testConvergence || op.emitError(didNotConverge);
  }

  #patternsIn(context: Context): PatternSet {
    const dialects = [...context.loadedDialects];
    if (!isSameList(dialects, this.#dialects)) {
      const { disablePatterns: disabled, enablePatterns: enabled } = this.options;
      const isEnabled = ({ debugLabel: label }: RewritePattern): boolean =>
        !disabled.includes(label) && (enabled.length === 0 || enabled.includes(label));
      this.#patterns = new PatternSet(canonicalizationPatterns(context).filter(isEnabled));
      this.#dialects = dialects;
    }
    return this.#patterns;
  }
}

/**
 * Returns the canonicalization patterns of the loaded dialects, the last by name first, then those of their operations, dialect by dialect and the last by name
 * first. That is the order in which they are tried, as mlir-opt does, which registers dialects and operations in front of those that it has.
 */
export function canonicalizationPatterns(context: Context): RewritePattern[] {
  const dialects = [...context.loadedDialects].sort((a, b) => (a.namespace < b.namespace ? 1 : -1));
  const ops = [...dialects].reverse().flatMap((dialect) => [...dialect.ops].sort((a, b) => (a.name < b.name ? 1 : -1)));
  return [...dialects, ...ops].flatMap(({ hooks }) => hooks.canonicalizationPatterns?.() ?? []);
}
