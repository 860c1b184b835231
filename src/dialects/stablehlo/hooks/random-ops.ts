import { FloatType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { typesCompatible } from '../compatible-types.ts';
import { constantNumbers } from '../constant-numbers.ts';
import { type RngBitGeneratorOp, type RngOp } from '../generated/stablehlo-ops.gen.ts';
import { infers, ranked, typesProblem, verifies } from '../verify-problem.ts';

/** Random numbers. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/TypeInference.cpp. */

export const rngOp = {
  verify: infers((op: RngOp) => {
    const { elementType } = ranked(op.a);
    if (op.rngDistribution === 'NORMAL' && !(elementType instanceof FloatType)) return 'mu and sigma must be floats';
    const [size] = ranked(op.shape).shape;
    const unknown = isDynamic(size!) ? undefined : new Array<number>(size!).fill(kDynamic);
    const shape = constantNumbers(op.shape) ?? unknown;
    return shape && typesProblem(op, [RankedTensorType.get(shape, elementType)]);
  }),
};

export const rngBitGeneratorOp = {
  verify: verifies((op: RngBitGeneratorOp) => {
    const { initialState, outputState, context } = op;
    if (!typesCompatible(initialState.type, outputState.type)) {
      return `output state shape must match initial state shape. Got: '${context.printType(initialState.type)}' and '${context.printType(outputState.type)}'`;
    }
    return undefined;
  }),
};
