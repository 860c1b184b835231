import { type Operation } from '../../ir/operation.ts';
import { applyPatternsUntilDone } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { MaxOp, MinOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { minMaxPatterns } from '../../dialects/affine/min-max-patterns.ts';
import { SimplifyAffineMinMaxPassBase } from '../generated/conversion-passes.gen.ts';
import { SimplifyApply } from './simplify-apply.ts';
import { SimplifyMinMax } from './simplify-min-max.ts';

/** `affine-simplify-min-max`. Source: mlir/lib/Dialect/Affine/Transforms/SimplifyAffineMinMax.cpp. */
export class SimplifyAffineMinMaxPass extends SimplifyAffineMinMaxPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const patterns = [
      ...minMaxPatterns(MaxOp),
      ...minMaxPatterns(MinOp),
      new SimplifyMinMax(MaxOp),
      new SimplifyMinMax(MinOp),
      new SimplifyApply(),
    ];
    return applyPatternsUntilDone(root, patterns, mlirGreedyDefaults);
  }
}
