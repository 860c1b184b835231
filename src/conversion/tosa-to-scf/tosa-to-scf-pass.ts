import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TosaToSCFPassBase } from '../generated/conversion-passes.gen.ts';
import { tosaToSCFPatterns } from './tosa-to-scf.ts';

/** `tosa-to-scf`. Source: mlir/lib/Conversion/TosaToSCF/TosaToSCFPass.cpp. */
export class TosaToSCFPass extends TosaToSCFPassBase {
  override runOnOperation(op: Operation): LogicalResult {
    const patterns = tosaToSCFPatterns();
    const target = new ConversionTarget().addIllegalOp(...patterns.map(({ root }) => root.opName));
    target.markUnknownOpDynamicallyLegal(() => true);
    return applyDeferredPartialConversion(op, target, patterns);
  }
}
