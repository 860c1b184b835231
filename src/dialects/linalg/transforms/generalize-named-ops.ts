import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { GenericOp } from '../generated/linalg-ops.gen.ts';
import { LinalgGeneralizeNamedOpsPassBase } from '../generated/linalg-passes.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { buildGeneric } from '../structured/build-structured.ts';

/**
 * Replaces a named structured operation by a `linalg.generic` around its body.
 * Source: generalizeNamedOp of mlir/lib/Dialect/Linalg/Transforms/Generalization.cpp.
 */
export class LinalgGeneralizationPattern extends RewritePattern {
  readonly root = undefined;
  override readonly rootInterface = LinalgStructuredInterface.name;
  override readonly debugNamespace = 'mlir::linalg::';

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    if (op instanceof GenericOp) return rewriter.notifyMatchFailure(op, 'preconditions not met');
    generalizeNamedOp(rewriter, op);
    return true;
  }
}

/** Replaces a named structured operation by a `linalg.generic` at the insertion point, and returns that. */
export function generalizeNamedOp(rewriter: PatternRewriter, op: Operation): GenericOp {
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const region = new Region();
  rewriter.inlineRegionBefore(op.regions[0]!, region);
  const inputs = dpsInputs(op).map(({ value }) => value);
  const inits = dpsInits(op)!.map(({ value }) => value);
  const generic = buildGeneric(rewriter, op.location, { inputs, inits, indexingMaps, iteratorTypes, region });
  rewriter.replaceOp(op, generic.results);
  return generic as GenericOp;
}

/** `linalg-generalize-named-ops`. */
export class LinalgGeneralizeNamedOpsPass extends LinalgGeneralizeNamedOpsPassBase {
  override runOnOperation(root: Operation): void {
    applyPatternsGreedily(root, [new LinalgGeneralizationPattern()], mlirGreedyDefaults);
  }
}
