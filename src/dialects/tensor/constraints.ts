import { isTensorType, RankedTensorType, UnrankedTensorType } from '../../ir/types/shaped-types.ts';
import { type TypeConstraint } from '../../ods/constraints.ts';

/** Satisfied by tensors that have a dimension, or may have. Source: mlir/Dialect/Tensor/IR/TensorBase.td. */
export const AnyNon0RankedOrUnrankedTensor: TypeConstraint = {
  summary: 'non-0-ranked or unranked tensor',
  test: (type) => (type instanceof RankedTensorType ? type.rank > 0 : type instanceof UnrankedTensorType),
  typeClass: { test: isTensorType },
};
