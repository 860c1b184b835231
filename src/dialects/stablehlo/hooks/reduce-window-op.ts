import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReduceWindowOp } from '../generated/stablehlo-ops.gen.ts';
import { listText } from '../list-text.ts';
import { reducedWindowShape } from '../reduced-window-shape.ts';
import { verifyReducedOperands, verifyReducer } from '../verify-reducer.ts';

/** Source: inferReduceWindowOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */
export const reduceWindowOp = {
  verify(op: ReduceWindowOp): LogicalResult {
    if (!verifyReducedOperands(op, op.inputs, op.initValues)) return false;
    const { rank } = op.inputs[0]!.type as RankedTensorType;
    if (op.windowDimensions.length !== rank) {
      return op.emitOpError(
        `expects window-dimensions size == input rank, but got window-dimensions size: ${op.windowDimensions.length} and input: '${op.context.printType(op.inputs[0]!.type)}' with rank = ${rank}.`,
      );
    }
    const inferred = reducedWindowShape(op);
    if (typeof inferred === 'string') return op.emitOpError(inferred);
    for (const { type } of op.results) {
      if (dimsAgree((type as RankedTensorType).shape, inferred)) continue;
      return op.emitOpError(
        `inferred shape '[${listText(inferred)}]' is incompatible with return type of operation '${op.context.printType(type)}'`,
      );
    }
    return true;
  },

  verifyRegions: (op: ReduceWindowOp): LogicalResult => verifyReducer(op, op.body, op.initValues),
};
