import { type Operation } from '../ir/operation.ts';
import { type RankedTensorType } from '../ir/types/shaped-types.ts';
import { type LogicalResult } from '../support/logical-result.ts';

/** Tells whether `reduced` is `shape` without some of its dimensions of size 1. Source: computeRankReductionMask of mlir/lib/IR/BuiltinTypes.cpp. */
export function isRankReducedShape(shape: readonly number[], reduced: readonly number[]): boolean {
  let next = 0;
  for (const size of shape) {
    if (next < reduced.length && size === reduced[next]) next++;
    else if (size !== 1) return false;
  }
  return next === reduced.length;
}

/**
 * Checks that `candidate` is `expected` or that without dimensions of size 1. Source: isRankReducedType of BuiltinTypes.cpp,
 * produceSliceErrorMsg of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp; texts verbatim.
 */
export function verifyRankReduced(
  op: Operation,
  expected: RankedTensorType,
  candidate: RankedTensorType,
): LogicalResult {
  const print = op.context.printType;
  if (expected === candidate) return true;
  if (candidate.rank > expected.rank) return op.emitError('expected rank to be smaller or equal to the other rank. ');
  if (!isRankReducedShape(expected.shape, candidate.shape)) {
    return op.emitError(`expected type to be '${print(expected)}' or a rank-reduced version. (size mismatch) `);
  }
  return (
    expected.elementType === candidate.elementType ||
    op.emitError(`expected element type to be '${print(expected.elementType)}'`)
  );
}
