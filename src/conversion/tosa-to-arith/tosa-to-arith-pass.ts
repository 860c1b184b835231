import { ApplyScaleOp, ConstOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TosaToArithPassBase } from '../generated/conversion-passes.gen.ts';
import { applyScalePatterns } from './apply-scale-patterns.ts';
import { ConvertConst } from './tosa-to-arith.ts';

/** `tosa-to-arith`. Source: mlir/lib/Conversion/TosaToArith/TosaToArithPass.cpp. */
export class TosaToArithPass extends TosaToArithPassBase {
  override runOnOperation(op: Operation): LogicalResult {
    const { includeApplyRescale, use32Bit } = this.options;
    const target = new ConversionTarget().addIllegalOp(ConstOp).addLegalDialect('arith');
    if (!includeApplyRescale) return applyDeferredPartialConversion(op, target, [new ConvertConst()]);
    target.addIllegalOp(ApplyScaleOp);
    const patterns = [new ConvertConst(), ...applyScalePatterns(use32Bit)];
    return applyDeferredPartialConversion(op, target, patterns);
  }
}
