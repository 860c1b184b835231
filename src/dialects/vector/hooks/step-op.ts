import { type InferIntRangeMethods, storageBitwidth } from '../../../ir/interfaces/integer-range.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { ConstantIntRanges } from '../../../support/constant-int-ranges.ts';
import { type StepOp, type VscaleOp } from '../generated/vector-ops.gen.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { StepCompareFolder } from '../patterns/step-patterns.ts';

/** Source: StepOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export const stepOp = {
  canonicalizationPatterns: (): readonly RewritePattern[] => [new StepCompareFolder()],

  interfaces: {
    InferIntRangeInterface: (op: StepOp): InferIntRangeMethods => ({
      inferResultRanges() {
        const type = op.result().type as VectorType;
        if (type.scalableDims[0]) return [undefined];
        return [ConstantIntRanges.unsigned(storageBitwidth(type), 0n, BigInt(type.shape[0]! - 1))];
      },
    }),
  },
};

export const vscaleOp = {
  asmResultNames(op: VscaleOp, setName: (value: Value, name: string) => void): void {
    setName(op.res, 'vscale');
  },
};
