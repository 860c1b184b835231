import { UnknownLoc } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type FloatType } from '../../../ir/types/scalar-types.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ComputeExtended, extendingTypes, floatTypeNamed } from '../float-emulation.ts';
import { BitcastOp, ConstantOp, ExtFOp, SelectOp, TruncFOp } from '../generated/arith-ops.gen.ts';
import { ArithEmulateUnsupportedFloatsPassBase } from '../generated/arith-passes.gen.ts';

/** The operations of vector that compute; the others move elements. */
const vectorArithmetic: ReadonlySet<string> = new Set(
  ['contract', 'fma', 'multi_reduction', 'outerproduct', 'reduction', 'scan'].map((mnemonic) => `vector.${mnemonic}`),
);

/** `arith-emulate-unsupported-floats`. Source: mlir/lib/Dialect/Arith/Transforms/EmulateUnsupportedFloats.cpp. */
export class ArithEmulateUnsupportedFloatsPass extends ArithEmulateUnsupportedFloatsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { context } = root;
    const targetType = floatTypeNamed(context, 'target', this.options.targetTypeStr);
    if (!targetType) return false;
    const unsupported = new Set<FloatType>();
    for (const name of this.options.sourceTypeStrs) {
      const sourceType = floatTypeNamed(context, 'source', name);
      if (!sourceType) return false;
      unsupported.add(sourceType);
    }
    if (unsupported.has(targetType))
      return context.emitError(UnknownLoc.instance, 'target type cannot be an unsupported source type');
    const types = extendingTypes((type) => !unsupported.has(type), targetType);
    const target = new ConversionTarget()
      .addDynamicallyLegalDialect((op) => types.isLegalOp(op), 'arith')
      .addDynamicallyLegalDialect((op) => !vectorArithmetic.has(op.name) || types.isLegalOp(op), 'vector')
      .addLegalOp(BitcastOp, ConstantOp, ExtFOp, SelectOp, TruncFOp)
      .markUnknownOpDynamicallyLegal(() => true);
    return applyDeferredPartialConversion(root, target, [new ComputeExtended(types)]);
  }
}
