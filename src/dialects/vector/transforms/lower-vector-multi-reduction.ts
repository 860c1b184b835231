import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { LowerVectorMultiReductionBase } from '../generated/vector-passes.gen.ts';
import { multiReductionLoweringPatterns } from '../patterns/multi-reduction-lowering.ts';

/** `lower-vector-multi-reduction`. */
export class LowerVectorMultiReduction extends LowerVectorMultiReductionBase {
  override runOnOperation(op: Operation): void {
    applyPatternsGreedily(op, multiReductionLoweringPatterns(this.options.loweringStrategy), mlirGreedyDefaults);
  }
}
