import { type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapesCompatible } from '../compatible-types.ts';
import { type BatchNormGradOp, type BatchNormInferenceOp } from '../generated/stablehlo-ops.gen.ts';
import { type InferredResultTypesMethods } from '../interfaces.ts';
import { infers, ranked, typesProblem } from '../verify-problem.ts';

/** Normalization of batches. Source: verifyBatchNorm of stablehlo/dialect/TypeInference.cpp, texts verbatim. */

/** Returns what is wrong with the operands; vectors have a number for each feature. */
function operandProblem(op: Operation): string | undefined {
  const batch = ranked(op.operand(0));
  const featureIndex = (op.properties.get('feature_index') as IntegerAttr).number;
  if (featureIndex >= batch.rank) {
    return `expects feature_index to be smaller than the rank of operand type; got feature_index ${featureIndex}, and rank ${batch.rank}.`;
  }
  const vectors = vectorsOf(op);
  if (vectors.some(({ type }) => !shapesCompatible(type, vectors[0]!.type))) {
    return 'expects single-dimensional operands to have compatible shapes.';
  }
  const differing = op.operands.find((operand) => ranked(operand).elementType !== batch.elementType);
  if (differing) {
    const [first, other] = [batch.elementType, ranked(differing).elementType].map(op.context.printType);
    return `expects all operands to have the same element type, but got '${first!}' and '${other!}'`;
  }
  const count = batch.shape[featureIndex]!;
  const [size] = ranked(vectors[0]!).shape;
  if (isDynamic(count) || isDynamic(size!) || count === size) return undefined;
  return `expects the size of single-dimensional operands to be compatible with feature count, but the size of single-dimensional operands is ${size} and the feature count is ${count}.`;
}

/** Returns the operands that have a number for each feature. Of a batch of one dimension the first of them is the second operand. */
function vectorsOf(op: Operation): readonly Value[] {
  return op.operands.slice(1).filter((operand) => ranked(operand).rank === 1);
}

/** The results of a training are the batch and two vectors, and so are those of a gradient. */
function resultProblem(op: Operation): string | undefined {
  const vector = op.operand(1).type;
  return typesProblem(op, [op.operand(0).type, vector, vector]);
}

export const batchNormTrainingOp = { verify: infers(operandProblem, resultProblem) };

export const batchNormGradOp = {
  verify: infers(
    operandProblem,
    (op: BatchNormGradOp) =>
      shapesCompatible(op.gradOutput.type, op.operandValue.type)
        ? undefined
        : `expects operand and grad_output to have compatible shapes, but got '${op.context.printType(op.operandValue.type)}' and '${op.context.printType(op.gradOutput.type)}'`,
    resultProblem,
  ),
};

export const batchNormInferenceOp = {
  verify: infers(operandProblem),
  interfaces: {
    HLO_InferredResultTypes: (op: BatchNormInferenceOp): InferredResultTypesMethods => ({
      inferReturnTypes: () => [op.operandValue.type],
    }),
  },
};
