import { type Operation } from '../../../ir/operation.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ComputeExtended, extendingTypes, floatTypeNamed } from '../../arith/float-emulation.ts';
import { FmaOp } from '../generated/math-ops.gen.ts';
import { MathExtendToSupportedTypesPassBase } from '../generated/math-passes.gen.ts';

/**
 * `math-extend-to-supported-types`. Source: mlir/lib/Dialect/Math/Transforms/ExtendToSupportedTypes.cpp. Differs: upstream crashes where an operation is of no dialect
 * at all, as "use"() is.
 */
export class MathExtendToSupportedTypesPass extends MathExtendToSupportedTypesPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { context } = root;
    const targetType = floatTypeNamed(context, 'target', this.options.targetTypeStr);
    if (!targetType) return false;
    const supported = new Set([targetType, FloatType.get(context, 'f64'), FloatType.get(context, 'f32')]);
    for (const name of this.options.extraTypeStrs) {
      const extraType = floatTypeNamed(context, 'source', name);
      if (!extraType) return false;
      supported.add(extraType);
    }
    const types = extendingTypes((type) => supported.has(type), targetType);
    const target = new ConversionTarget()
      .addDynamicallyLegalDialect((op) => types.isLegalOp(op), 'math')
      .addLegalOp(FmaOp)
      .markUnknownOpDynamicallyLegal(() => true);
    return applyDeferredPartialConversion(root, target, [new ComputeExtended(types)]);
  }
}
