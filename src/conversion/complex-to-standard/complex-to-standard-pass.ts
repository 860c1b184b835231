import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CreateOp, ImOp, ReOp } from '../../dialects/complex/generated/complex-ops.gen.ts';
import { ConvertComplexToStandardPassBase } from '../generated/conversion-passes.gen.ts';
import { arithmeticExpansions } from './arithmetic.ts';
import { quotientExpansion } from './division.ts';
import { exponentialExpansions } from './exponentials.ts';
import { powerExpansions } from './powers.ts';
import { trigonometricExpansions } from './trigonometry.ts';

/** `convert-complex-to-standard`. Source: mlir/lib/Conversion/ComplexToStandard/ComplexToStandard.cpp. */
export class ConvertComplexToStandardPass extends ConvertComplexToStandardPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalDialect('arith', 'math').addLegalOp(CreateOp, ImOp, ReOp);
    return applyDeferredPartialConversion(root, target, [
      ...arithmeticExpansions,
      ...exponentialExpansions,
      ...powerExpansions,
      ...trigonometricExpansions,
      quotientExpansion(this.options.complexRange),
    ]);
  }
}
