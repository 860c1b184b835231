import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertBufferizationToMemRefPassBase } from '../generated/conversion-passes.gen.ts';
import { CloneOpConversion } from './clone-pattern.ts';
import { buildDeallocHelpers } from './dealloc-helper.ts';
import { DeallocOpConversion } from './dealloc-pattern.ts';

/** `convert-bufferization-to-memref`. Source: mlir/lib/Conversion/BufferizationToMemRef/BufferizationToMemRef.cpp, texts verbatim. */
export class ConvertBufferizationToMemRefPass extends ConvertBufferizationToMemRefPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const helpers = buildDeallocHelpers(root);
    if (!helpers) return false;
    const target = new ConversionTarget()
      .addLegalDialect('memref', 'arith', 'scf', 'func')
      .addIllegalDialect('bufferization');
    return applyDeferredPartialConversion(root, target, [new CloneOpConversion(), new DeallocOpConversion(helpers)]);
  }
}
