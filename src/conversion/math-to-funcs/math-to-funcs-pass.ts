import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CountLeadingZerosOp, FPowIOp, IPowIOp } from '../../dialects/math/generated/math-ops.gen.ts';
import { ComputeElements } from '../math-to-libm/compute-elements.ts';
import { ConvertMathToFuncsBase } from '../generated/conversion-passes.gen.ts';
import { ConvertToOutlined, outlineFunctions } from './math-to-funcs.ts';

/**
 * `convert-math-to-funcs`. Source: mlir/lib/Conversion/MathToFuncs/MathToFuncs.cpp. Differs: counts of leading
 * zeros of tensors are refused, of which upstream says that a cast from their elements is left.
 */
export class ConvertMathToFuncs extends ConvertMathToFuncsBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { convertCtlz, minWidthOfFPowIExponent } = this.options;
    const isConverted = (op: Operation): boolean => {
      if (op instanceof FPowIOp) {
        const exponentType = elementTypeOrSelf(op.rhs.type);
        return exponentType instanceof IntegerType && exponentType.width >= minWidthOfFPowIExponent;
      }
      const isOutlined = op instanceof IPowIOp || (convertCtlz && op instanceof CountLeadingZerosOp);
      return isOutlined && elementTypeOrSelf(op.result(0).type) instanceof IntegerType;
    };
    outlineFunctions(root, isConverted);
    const target = new ConversionTarget()
      .addLegalDialect('arith', 'cf', 'func', 'scf', 'vector')
      .addDynamicallyLegalOp(IPowIOp, (op) => !isConverted(op))
      .addDynamicallyLegalOp(FPowIOp, (op) => !isConverted(op))
      .addDynamicallyLegalOp(CountLeadingZerosOp, (op) => !isConverted(op));
    const roots = convertCtlz ? [IPowIOp, FPowIOp, CountLeadingZerosOp] : [IPowIOp, FPowIOp];
    const ofElements = roots.map((root) => new ComputeElements(root));
    return applyDeferredPartialConversion(root, target, [...ofElements, new ConvertToOutlined(isConverted)]);
  }
}
