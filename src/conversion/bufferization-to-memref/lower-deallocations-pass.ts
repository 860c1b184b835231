import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { DeallocOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { LowerDeallocationsPassBase } from '../generated/conversion-passes.gen.ts';
import { buildDeallocHelpers } from './dealloc-helper.ts';
import { DeallocOpConversion } from './dealloc-pattern.ts';

/** `bufferization-lower-deallocations`. Source: mlir/lib/Dialect/Bufferization/Transforms/LowerDeallocations.cpp, texts verbatim. */
export class LowerDeallocationsPass extends LowerDeallocationsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const helpers = buildDeallocHelpers(root);
    if (!helpers) return false;
    const target = new ConversionTarget().addLegalDialect('memref', 'arith', 'scf', 'func').addIllegalOp(DeallocOp);
    return applyDeferredPartialConversion(root, target, [new DeallocOpConversion(helpers)]);
  }
}
