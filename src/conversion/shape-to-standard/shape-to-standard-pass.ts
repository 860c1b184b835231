import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { CstrRequireOp, FuncOp } from '../../dialects/shape/generated/shape-ops.gen.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertShapeToStandardPassBase } from '../generated/conversion-passes.gen.ts';
import { broadcastConversions } from './broadcast-patterns.ts';
import { constraintsToRequire } from './constraint-patterns.ts';
import { extentConversions } from './extent-patterns.ts';
import { loopConversions } from './loop-patterns.ts';
import { valueConversions } from './value-patterns.ts';

/** `convert-shape-to-std`. Source: mlir/lib/Conversion/ShapeToStandard/ShapeToStandard.cpp. */
export class ConvertShapeToStandardPass extends ConvertShapeToStandardPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget()
      .addLegalDialect('arith', 'scf', 'tensor')
      .addLegalOp(CstrRequireOp, FuncOp, 'builtin.module');
    return applyDeferredPartialConversion(root, target, [
      ...constraintsToRequire(),
      ...valueConversions(),
      ...broadcastConversions(),
      ...extentConversions(),
      ...loopConversions(),
    ]);
  }
}
