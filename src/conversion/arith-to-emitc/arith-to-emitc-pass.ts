import { addSizeTConversions } from '../../dialects/emitc/transforms/type-conversions.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertArithToEmitCPassBase } from '../generated/conversion-passes.gen.ts';
import { arithToEmitCPatterns } from './arith-to-emitc.ts';

/** `convert-arith-to-emitc`. Source: mlir/lib/Conversion/ArithToEmitC/ArithToEmitCPass.cpp. */
export class ConvertArithToEmitCPass extends ConvertArithToEmitCPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalDialect('emitc').addIllegalDialect('arith');
    const types = addSizeTConversions(new TypeConverter().addConversion((type) => type));
    return applyDeferredPartialConversion(root, target, arithToEmitCPatterns(types));
  }
}
