import { CallOpaqueOp } from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertMathToEmitCBase } from '../generated/conversion-passes.gen.ts';
import { mathOpsOfC, mathToEmitCPatterns } from './math-to-emitc.ts';

/** `convert-math-to-emitc`. Source: mlir/lib/Conversion/MathToEmitC/MathToEmitCPass.cpp. */
export class ConvertMathToEmitC extends ConvertMathToEmitCBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalOp(CallOpaqueOp).addIllegalOp(...mathOpsOfC);
    return applyDeferredPartialConversion(root, target, mathToEmitCPatterns(this.options.languageTarget));
  }
}
