import { checkBoundOperands } from '../../dialects/affine/loop-bounds.ts';
import { LowerDelinearizeIndex, LowerLinearizeIndex } from '../../dialects/affine/lower-linear-index.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { LowerAffinePassBase } from '../generated/conversion-passes.gen.ts';
import {
  ApplyLowering,
  DmaStartLowering,
  DmaWaitLowering,
  LoadLowering,
  MaxLowering,
  MinLowering,
  PrefetchLowering,
  StoreLowering,
  VectorLoadLowering,
  VectorStoreLowering,
} from './access-patterns.ts';
import { ForLowering, IfLowering, ParallelLowering, YieldLowering } from './loop-patterns.ts';

/** `lower-affine`. Source: mlir/lib/Conversion/AffineToStandard/AffineToStandard.cpp. */
export class LowerAffinePass extends LowerAffinePassBase {
  override runOnOperation(op: Operation): LogicalResult {
    if (!checkBoundOperands(op)) return false;
    const target = new ConversionTarget().addLegalDialect('arith', 'memref', 'scf', 'vector');
    return applyDeferredPartialConversion(op, target, [
      new ApplyLowering(),
      new DmaStartLowering(),
      new DmaWaitLowering(),
      new LoadLowering(),
      new MinLowering(),
      new MaxLowering(),
      new ParallelLowering(),
      new PrefetchLowering(),
      new StoreLowering(),
      new VectorLoadLowering(),
      new VectorStoreLowering(),
      new ForLowering(),
      new IfLowering(),
      new YieldLowering(),
      new LowerDelinearizeIndex(),
      new LowerLinearizeIndex(),
    ]);
  }
}
