import { FloatType } from '../../../ir/types/scalar-types.ts';
import { typesCompatible } from '../compatible-types.ts';
import { constantNumbers } from '../constant-numbers.ts';
import { type RngBitGeneratorOp, type RngOp } from '../generated/stablehlo-ops.gen.ts';
import { ranked, shapeProblem, verifies } from '../verify-problem.ts';

/** Random numbers. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/TypeInference.cpp. */

export const rngOp = {
  verify: verifies((op: RngOp) => {
    const [a, b, result] = [op.a, op.b, op.result()].map((value) => ranked(value).elementType);
    if (a !== b || a !== result) return 'failed to verify that all of {a, b, result} have same element type';
    if (op.rngDistribution === 'NORMAL' && !(a instanceof FloatType)) {
      return `normal distribution requires floats, but is given '${op.context.printType(a!)}'`;
    }
    const { rank } = ranked(op.result());
    const [size] = ranked(op.shape).shape;
    if (size! >= 0 && size !== rank) {
      return `number of elements in shape (${size}) does not match the rank of the result (${rank})`;
    }
    const shape = constantNumbers(op.shape);
    return shape && shapeProblem(op, shape);
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
