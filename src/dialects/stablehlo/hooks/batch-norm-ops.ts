import { type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { shapesCompatible } from '../compatible-types.ts';
import { type BatchNormInferenceOp } from '../generated/stablehlo-ops.gen.ts';
import { type InferredResultTypesMethods } from '../interfaces.ts';
import { infers } from '../verify-problem.ts';

/** Normalization of batches. Source: verifyBatchNorm of stablehlo/dialect/TypeInference.cpp, texts verbatim. */

const verify = infers((op: Operation) => {
  const batch = op.operand(0).type as RankedTensorType;
  const featureIndex = (op.properties.get('feature_index') as IntegerAttr).number;
  if (featureIndex >= batch.rank) {
    return `expects feature_index to be smaller than the rank of operand type; got feature_index ${featureIndex}, and rank ${batch.rank}.`;
  }
  const vectors = op.operands.slice(1).filter(({ type }) => (type as RankedTensorType).rank === 1);
  if (vectors.some(({ type }) => !shapesCompatible(type, vectors[0]!.type))) {
    return 'expects single-dimensional operands to have compatible shapes.';
  }
  const count = batch.shape[featureIndex]!;
  const [size] = (vectors[0]!.type as RankedTensorType).shape;
  if (isDynamic(count) || isDynamic(size!) || count === size) return undefined;
  return `expects the size of single-dimensional operands to be compatible with feature count, but the size of single-dimensional operands is ${size} and the feature count is ${count}.`;
});

export const batchNormOp = { verify };

export const batchNormInferenceOp = {
  verify,
  interfaces: {
    HLO_InferredResultTypes: (op: BatchNormInferenceOp): InferredResultTypesMethods => ({
      inferReturnTypes: () => [op.operandValue.type],
    }),
  },
};
