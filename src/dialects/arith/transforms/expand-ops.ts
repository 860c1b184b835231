import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import * as arith from '../generated/arith-ops.gen.ts';
import { ArithExpandOpsPassBase } from '../generated/arith-passes.gen.ts';
import { floatExpansionOf, floatFormatExpansions, isExpanded } from './expansion/float-format-patterns.ts';
import { floatExpansions } from './expansion/float-patterns.ts';
import { integerExpansions } from './expansion/integer-patterns.ts';
import { scalingExpansions } from './expansion/scaling-patterns.ts';

/** `arith-expand`. Source: ArithExpandOpsPass of mlir/lib/Dialect/Arith/Transforms/ExpandOps.cpp. */
export class ArithExpandOpsPass extends ArithExpandOpsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { includeBf16, includeF8e8m0, includeF4e2m1 } = this.options;
    const formats = [
      ...(includeBf16 ? [floatExpansionOf.bf16] : []),
      ...(includeF8e8m0 ? [floatExpansionOf.f8E8M0FNU] : []),
      ...(includeF4e2m1 ? [floatExpansionOf.f4E2M1FN] : []),
    ];
    const isLegal = (narrow: Type, wide: Type): boolean => !formats.some((format) => isExpanded(format, narrow, wide));
    const patterns = [...integerExpansions, ...floatExpansions, ...scalingExpansions];
    const target = new ConversionTarget()
      .addLegalDialect('arith')
      .addLegalDialect('vector')
      .addIllegalOp(arith.CeilDivSIOp, arith.CeilDivUIOp, arith.FloorDivSIOp)
      .addIllegalOp(arith.MaxSIOp, arith.MaxUIOp, arith.MinSIOp, arith.MinUIOp)
      .addIllegalOp(arith.MaximumFOp, arith.MinimumFOp, arith.MaxNumFOp, arith.MinNumFOp)
      .addIllegalOp(arith.ScalingExtFOp, arith.ScalingTruncFOp)
      .addDynamicallyLegalOp(arith.ExtFOp, (op) => isLegal(op.in.type, op.result().type))
      .addDynamicallyLegalOp(arith.TruncFOp, (op) => isLegal(op.result().type, op.in.type));
    return applyDeferredPartialConversion(root, target, [...patterns, ...formats.flatMap(floatFormatExpansions)]);
  }
}
