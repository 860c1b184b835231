import { CallOp, FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertFuncToEmitCBase } from '../generated/conversion-passes.gen.ts';
import { funcToEmitCPatterns } from './func-to-emitc.ts';

/** `convert-func-to-emitc`. Source: mlir/lib/Conversion/FuncToEmitC/FuncToEmitCPass.cpp. */
export class ConvertFuncToEmitC extends ConvertFuncToEmitCBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalDialect('emitc').addIllegalOp(CallOp, FuncOp, ReturnOp);
    const types = new TypeConverter().addConversion((type) => type);
    return applyDeferredPartialConversion(root, target, funcToEmitCPatterns(types));
  }
}
