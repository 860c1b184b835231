import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { applyPatterns } from '../../affine/apply-patterns.ts';
import { bubbleUpExpandShapePatterns } from '../../tensor/patterns/bubble-up-expand.ts';
import { collapseShapePatterns, expandShapePatterns } from '../../tensor/patterns/reshape-patterns.ts';
import { LinalgElementwiseOpFusionPassBase } from '../generated/linalg-passes.gen.ts';
import { dialectPatterns } from '../patterns/dialect-patterns.ts';
import { genericPatterns } from '../patterns/identity-patterns.ts';
import { constantPatterns, scalarInputPatterns } from './fusion/constant-inputs.ts';
import { expandedPaddingPatterns } from './fusion/expand-padding.ts';
import { expansionPatterns } from './fusion/expand-structured.ts';
import { FuseElementwiseOps, isOnlyUse } from './fusion/fuse-producers.ts';
import { unusedOperandPatterns } from './fusion/unused-operands.ts';

/** `linalg-fuse-elementwise-ops`. Source: mlir/lib/Dialect/Linalg/Transforms/ElementwiseOpFusion.cpp. */
export class LinalgElementwiseOpFusionPass extends LinalgElementwiseOpFusionPassBase {
  override runOnOperation(root: Operation): void {
    const patterns = [
      new FuseElementwiseOps(isOnlyUse),
      ...scalarInputPatterns(),
      ...unusedOperandPatterns(),
      ...expansionPatterns(isOnlyUse, expandedPaddingPatterns(isOnlyUse)),
      ...bubbleUpExpandShapePatterns(),
      ...applyPatterns(),
      ...genericPatterns(),
      ...expandShapePatterns(),
      ...collapseShapePatterns(),
      ...dialectPatterns(),
      ...constantPatterns(isOnlyUse),
    ];
    applyPatternsGreedily(root, patterns, { ...mlirGreedyDefaults, useTopDownTraversal: true });
  }
}
