import { type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapesCompatible } from '../compatible-types.ts';
import { type BatchNormInferenceOp } from '../generated/stablehlo-ops.gen.ts';
import { type InferredResultTypesMethods } from '../interfaces.ts';

/** Normalization of batches. Source: verifyBatchNorm of stablehlo/dialect/TypeInference.cpp, texts verbatim. */

function verify(op: Operation): LogicalResult {
  const batch = op.operand(0).type as RankedTensorType;
  const featureIndex = (op.properties.get('feature_index') as IntegerAttr).number;
  if (featureIndex >= batch.rank) {
    return op.emitOpError(
      `expects feature_index to be smaller than the rank of operand type; got feature_index ${featureIndex}, and rank ${batch.rank}.`,
    );
  }
  const vectors = op.operands.slice(1).filter(({ type }) => (type as RankedTensorType).rank === 1);
  if (vectors.some(({ type }) => !shapesCompatible(type, vectors[0]!.type))) {
    return op.emitOpError('expects single-dimensional operands to have compatible shapes.');
  }
  const count = batch.shape[featureIndex]!;
  const [size] = (vectors[0]!.type as RankedTensorType).shape;
  if (isDynamic(count) || isDynamic(size!) || count === size) return true;
  return op.emitOpError(
    `expects the size of single-dimensional operands to be compatible with feature count, but the size of single-dimensional operands is ${size} and the feature count is ${count}.`,
  );
}

export const batchNormOp = { verify };

export const batchNormInferenceOp = {
  verify,
  interfaces: {
    HLO_InferredResultTypes: (op: BatchNormInferenceOp): InferredResultTypesMethods => ({
      inferReturnTypes: () => [op.operandValue.type],
    }),
  },
};
