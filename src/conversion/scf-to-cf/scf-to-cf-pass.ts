import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { SCFToControlFlowPassBase } from '../generated/conversion-passes.gen.ts';
import { ExecuteRegionLowering, IfLowering, IndexSwitchLowering } from './branch-patterns.ts';
import { DoWhileLowering, ForLowering, WhileLowering } from './loop-patterns.ts';
import { ForallLowering, ParallelLowering } from './parallel-patterns.ts';

/** `convert-scf-to-cf`. Source: mlir/lib/Conversion/SCFToControlFlow/SCFToControlFlow.cpp. */
export class SCFToControlFlowPass extends SCFToControlFlowPassBase {
  override runOnOperation(op: Operation): LogicalResult {
    const patterns = [
      new ForallLowering(),
      new ForLowering(),
      new IfLowering(),
      new ParallelLowering(),
      new WhileLowering(),
      new ExecuteRegionLowering(),
      new IndexSwitchLowering(),
      new DoWhileLowering(),
    ];
    const target = new ConversionTarget();
    target.addIllegalOp(...patterns.map(({ root }) => root.opName)).markUnknownOpDynamicallyLegal(() => true);
    return applyDeferredPartialConversion(op, target, patterns);
  }
}
