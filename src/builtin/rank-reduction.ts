import { type Operation } from '../ir/operation.ts';
import { isDynamic, type RankedTensorType } from '../ir/types/shaped-types.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { type StaticIndex } from '../support/int64.ts';

/**
 * Returns which dimensions of `shape` are left out in `reduced`, all of size 1; undefined when that cannot be. With `matchDynamic` an unknown size
 * is any but 1. Source: computeRankReductionMask of mlir/lib/IR/BuiltinTypes.cpp.
 */
export function rankReductionMask(
  shape: readonly StaticIndex[],
  reduced: readonly number[],
  matchDynamic = false,
): ReadonlySet<number> | undefined {
  const left = new Set<number>();
  let next = 0;
  for (const [dim, size] of shape.entries()) {
    const other = reduced[next];
    const isUnknown = other !== undefined && size !== 1 && (isDynamic(other) || isDynamic(size));
    if (size === other || (matchDynamic && isUnknown)) next++;
    else if (size === 1) left.add(dim);
    else return undefined;
  }
  return next === reduced.length ? left : undefined;
}

/** Tells whether `reduced` is `shape` without some of its dimensions of size 1. */
export function isRankReducedShape(shape: readonly StaticIndex[], reduced: readonly number[]): boolean {
  return rankReductionMask(shape, reduced) !== undefined;
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
