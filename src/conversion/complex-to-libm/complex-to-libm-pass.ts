import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertComplexToLibmBase } from '../generated/conversion-passes.gen.ts';
import { complexOpsOfLibm, complexToLibmPatterns } from './complex-to-libm.ts';

/** `convert-complex-to-libm`. Source: mlir/lib/Conversion/ComplexToLibm/ComplexToLibm.cpp. */
export class ConvertComplexToLibm extends ConvertComplexToLibmBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalDialect('func').addIllegalOp(...complexOpsOfLibm);
    return applyDeferredPartialConversion(root, target, complexToLibmPatterns());
  }
}
