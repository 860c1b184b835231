import { type Operation } from '../../ir/operation.ts';
import { functionTypeOf } from '../../builtin/function-op.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { funcTypePatterns } from '../../dialects/func/transforms/func-conversions.ts';
import { PrintOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { ArithEmulateWideIntBase } from '../generated/conversion-passes.gen.ts';
import { FuncOpTypes } from '../quant-types/func-op-types.ts';
import { wideIntegerPatterns } from './wide-integer-patterns.ts';
import { canBeHalved, wideIntegerTypes } from './wide-integer-types.ts';

/** `arith-emulate-wide-int`. Blocks but the first of a function keep their arguments. Source: mlir/lib/Dialect/Arith/Transforms/EmulateWideInt.cpp. */
export class ArithEmulateWideInt extends ArithEmulateWideIntBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { widestIntSupported } = this.options;
    if (!canBeHalved(widestIntSupported)) return false;
    const types = wideIntegerTypes(widestIntSupported);
    const target = new ConversionTarget();
    const ofCalls = funcTypePatterns(target, types).filter(({ root: opClass }) => opClass !== FuncOp);
    target
      .addDynamicallyLegalOp(FuncOp, (op) => types.isSignatureLegal(functionTypeOf(op)))
      .addLegalDialect('vector')
      .addDynamicallyLegalOp(PrintOp, (op) => types.isLegalOp(op))
      .addDynamicallyLegalDialect((op) => types.isLegalOp(op), 'arith');
    const patterns = [...wideIntegerPatterns(types), new FuncOpTypes(types, 'first'), ...ofCalls];
    return applyDeferredPartialConversion(root, target, patterns);
  }
}
