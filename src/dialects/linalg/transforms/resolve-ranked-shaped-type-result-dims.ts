import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ResolveRankedShapeTypeResultDimsPassBase } from '../generated/linalg-passes.gen.ts';
import { resultSizePatterns } from '../result-sizes/result-size-patterns.ts';

/** `resolve-ranked-shaped-type-result-dims`. Source: mlir/lib/Dialect/MemRef/Transforms/ResolveShapedTypeResultDims.cpp. */
export class ResolveRankedShapeTypeResultDimsPass extends ResolveRankedShapeTypeResultDimsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const isDone = applyPatternsGreedily(root, resultSizePatterns(), mlirGreedyDefaults);
    if (isDone || !this.options.errorOnPatternIterationLimit) return true;
    return root.emitOpError('dim operation resolution hit pattern iteration limit');
  }
}
