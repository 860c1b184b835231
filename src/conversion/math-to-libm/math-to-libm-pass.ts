import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertMathToLibmPassBase } from '../generated/conversion-passes.gen.ts';
import { mathToLibmPatterns } from './math-to-libm.ts';

/**
 * `convert-math-to-libm`. Source: mlir/lib/Conversion/MathToLibm/MathToLibm.cpp. Differs: math on vectors, whose elements upstream takes apart with the dialect vector,
 * is refused, as is all other math that cannot be converted; upstream crashes where no symbol table is around.
 */
export class ConvertMathToLibmPass extends ConvertMathToLibmPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalDialect('arith', 'builtin', 'func').addIllegalDialect('math');
    return applyDeferredPartialConversion(root, target, mathToLibmPatterns());
  }
}
