import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReduceWindowOp } from '../generated/stablehlo-ops.gen.ts';
import { reducedWindowShape } from '../reduced-window-shape.ts';
import { emitProblem } from '../verify-problem.ts';
import { verifyReducedOperands, verifyReduction } from '../verify-reducer.ts';

/** Source: inferReduceWindowOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */
export const reduceWindowOp = {
  verify(op: ReduceWindowOp): LogicalResult {
    if (!verifyReducedOperands(op, op.inputs, op.initValues)) return false;
    const { rank } = op.inputs[0]!.type as RankedTensorType;
    if (op.windowDimensions.length !== rank) {
      return emitProblem(
        op,
        `expects window-dimensions size == input rank, but got window-dimensions size: ${op.windowDimensions.length} and input: '${op.context.printType(op.inputs[0]!.type)}' with rank = ${rank}.`,
      );
    }
    const inferred = reducedWindowShape(op);
    return typeof inferred !== 'string' || emitProblem(op, inferred);
  },

  verifyRegions(op: ReduceWindowOp): LogicalResult {
    const shape = reducedWindowShape(op);
    return typeof shape === 'string' || verifyReduction(op, op.body, op.initValues, shape, op.inputs);
  },
};
