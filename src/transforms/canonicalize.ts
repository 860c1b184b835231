import { type Context } from '../ir/context.ts';
import { type Operation } from '../ir/operation.ts';
import { type RewritePattern } from '../ir/pattern-match.ts';
import { rewriteGreedily } from '../rewrite/greedy-driver.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { CanonicalizerPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `canonicalize`: canonicalization patterns, folding and removal of dead operations, best effort.
 * Source: mlir/lib/Transforms/Canonicalizer.cpp.
 */
export class CanonicalizerPass extends CanonicalizerPassBase {
  override runOnOperation(op: Operation): LogicalResult {
    const { options } = this;
    const [disabled, enabled] = [options.disablePatterns, options.enablePatterns].map((labels) =>
      labels.map(patternName),
    );
    const isEnabled = ({ debugName: name }: RewritePattern): boolean =>
      !disabled!.includes(name) && (enabled!.length === 0 || enabled!.includes(name));
    const { converged, changed } = rewriteGreedily(op, canonicalizationPatterns(op.context).filter(isEnabled), {
      useTopDownTraversal: options.topDownProcessingEnabled,
      regionSimplification: options.regionSimplifyLevel,
      maxIterations: options.maxIterations,
      maxNumRewrites: options.maxNumRewrites,
    });
    if (!changed) this.markAllAnalysesPreserved();
    return converged || !options.testConvergence;
  }
}

/** Returns the name of a pattern. In mlir-opt's labels it comes with its namespace, most often that without a name. */
function patternName(label: string): string {
  return label.slice(label.lastIndexOf(':') + 1);
}

/** Returns the canonicalization patterns of the loaded dialects, the last by name first, then those of their operations by name. */
export function canonicalizationPatterns(context: Context): RewritePattern[] {
  const dialects = [...context.loadedDialects].sort((a, b) => (a.namespace < b.namespace ? 1 : -1));
  const ops = dialects.flatMap((dialect) => dialect.ops).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...dialects, ...ops].flatMap(({ hooks }) => hooks.canonicalizationPatterns?.() ?? []);
}
