import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertMathToLibmPassBase } from '../generated/conversion-passes.gen.ts';
import { mathToLibmPatterns } from './math-to-libm.ts';

/**
 * `convert-math-to-libm`. Source: mlir/lib/Conversion/MathToLibm/MathToLibm.cpp. Differs: what stands where no symbol table is around
 * is refused, at which upstream crashes.
 */
export class ConvertMathToLibmPass extends ConvertMathToLibmPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget()
      .addLegalDialect('arith', 'builtin', 'func', 'vector')
      .addIllegalDialect('math');
    return applyDeferredPartialConversion(root, target, mathToLibmPatterns());
  }
}
