import { addSizeTConversions, typesOfC } from '../../dialects/emitc/transforms/type-conversions.ts';
import { ForOp, IfOp, IndexSwitchOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { SCFToEmitCPassBase } from '../generated/conversion-passes.gen.ts';
import { scfToEmitCPatterns } from './scf-to-emitc.ts';

/** `convert-scf-to-emitc`. Source: SCFToEmitCPass of mlir/lib/Conversion/SCFToEmitC/SCFToEmitC.cpp. */
export class SCFToEmitCPass extends SCFToEmitCPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget()
      .addIllegalOp(ForOp, IfOp, IndexSwitchOp, WhileOp)
      .markUnknownOpDynamicallyLegal(() => true);
    return applyDeferredPartialConversion(root, target, scfToEmitCPatterns(addSizeTConversions(typesOfC())));
  }
}
