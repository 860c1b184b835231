import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  ResolveRankedShapeTypeResultDimsPassBase,
  ResolveShapedTypeResultDimsPassBase,
} from '../generated/linalg-passes.gen.ts';
import { resultSizePatterns } from '../result-sizes/result-size-patterns.ts';

/** Source: mlir/lib/Dialect/MemRef/Transforms/ResolveShapedTypeResultDims.cpp. */

/** `resolve-ranked-shaped-type-result-dims`. */
export class ResolveRankedShapeTypeResultDimsPass extends ResolveRankedShapeTypeResultDimsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return resolveResultDims(root, this.options.errorOnPatternIterationLimit);
  }
}

/** `resolve-shaped-type-result-dims`, which needs no more: no operation computes the shapes of its results as tensors. */
export class ResolveShapedTypeResultDimsPass extends ResolveShapedTypeResultDimsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return resolveResultDims(root, this.options.errorOnPatternIterationLimit);
  }
}

function resolveResultDims(root: Operation, failsAtLimit: boolean): LogicalResult {
  const isDone = applyPatternsGreedily(root, resultSizePatterns(), mlirGreedyDefaults);
  return isDone || !failsAtLimit || root.emitOpError('dim operation resolution hit pattern iteration limit');
}
