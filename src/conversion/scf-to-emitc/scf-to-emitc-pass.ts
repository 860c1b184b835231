import { isSupportedEmitCType } from '../../dialects/emitc/supported-types.ts';
import { addSizeTConversions } from '../../dialects/emitc/transforms/type-conversions.ts';
import { ForOp, IfOp, IndexSwitchOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { SCFToEmitCPassBase } from '../generated/conversion-passes.gen.ts';
import { scfToEmitCPatterns } from './scf-to-emitc.ts';

/** `convert-scf-to-emitc`. Source: SCFToEmitCPass of mlir/lib/Conversion/SCFToEmitC/SCFToEmitC.cpp. */
export class SCFToEmitCPass extends SCFToEmitCPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget()
      .addIllegalOp(ForOp, IfOp, IndexSwitchOp, WhileOp)
      .markUnknownOpDynamicallyLegal(() => true);
    const types = new TypeConverter().addConversion((type) => (isSupportedEmitCType(type) ? type : undefined));
    return applyDeferredPartialConversion(root, target, scfToEmitCPatterns(addSizeTConversions(types)));
  }
}
