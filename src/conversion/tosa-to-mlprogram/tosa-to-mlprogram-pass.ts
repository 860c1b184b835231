import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TosaToMLProgramBase } from '../generated/conversion-passes.gen.ts';
import { ConvertVariable, ConvertVariableRead, ConvertVariableWrite } from './tosa-to-mlprogram.ts';

/** `tosa-to-mlprogram`. Source: mlir/lib/Conversion/TosaToMLProgram/TosaToMLProgramPass.cpp. */
export class TosaToMLProgram extends TosaToMLProgramBase {
  override runOnOperation(op: Operation): LogicalResult {
    const patterns = [new ConvertVariable(), new ConvertVariableRead(), new ConvertVariableWrite()];
    const target = new ConversionTarget().addIllegalOp(...patterns.map(({ root }) => root.opName));
    target.markUnknownOpDynamicallyLegal(() => true);
    return applyDeferredPartialConversion(op, target, patterns);
  }
}
