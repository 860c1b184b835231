import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { OptimizationBarrierOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';

/** Drops `stablehlo.optimization_barrier`: what it keeps apart has been handed over by then. */
export class ConvertOptimizationBarrier extends OpConversionPattern<OptimizationBarrierOp> {
  readonly root = OptimizationBarrierOp;

  matchAndRewrite(
    op: OptimizationBarrierOp,
    adaptor: OptimizationBarrierOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    rewriter.replaceOp(op, adaptor.operands);
    return true;
  }
}
