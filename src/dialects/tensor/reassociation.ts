import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { collapsedShape, collapsedSize } from '../../ir/types/known-shapes.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Reassociation } from '../../rewrite/collapsing-reassociation.ts';
import { int64Text } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/**
 * Checks a reshape that splits or joins dimensions. Source: verifyReshapeLikeTypes of mlir/Dialect/Utils/ReshapeOpsUtils.h,
 * verifyTensorReshapeOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp; texts verbatim.
 */
export function verifyReassociation(
  op: Operation,
  expanded: Type,
  collapsed: Type,
  reassociation: Reassociation,
): LogicalResult {
  if (!(expanded instanceof RankedTensorType) || !(collapsed instanceof RankedTensorType)) {
    return op.emitOpError('expected ranked tensors');
  }
  const print = op.context.printType;
  if (expanded.rank < collapsed.rank) {
    return op.emitOpError(
      `expected the expanded type, '${print(expanded)}' to have a higher (or same) rank than the collapsed type, '${print(collapsed)}'.`,
    );
  }
  return (
    verifyGroups(op, expanded.rank, collapsed.rank, reassociation) &&
    verifyShapes(op, expanded, collapsed, reassociation) &&
    verifyCollapsed(op, expanded, collapsed, reassociation)
  );
}

function verifyGroups(op: Operation, expandedRank: number, collapsedRank: number, groups: Reassociation) {
  if (collapsedRank !== groups.length) {
    return op.emitOpError(
      `expected collapsed rank (${collapsedRank}) to equal the number of reassociation maps (${groups.length}).`,
    );
  }
  let dims = 0;
  for (const group of groups) for (const dim of group) dims = Math.max(dims, (dim >>> 0) + 1); // as affine dimensions
  dims >>>= 0;
  if (groups.length > 0 && dims !== expandedRank) {
    return op.emitOpError(
      `expected reassociation map #0 to have size equal to the expanded rank (${expandedRank}), but it is  ${dims}.`,
    );
  }
  let next = 0;
  const wrong = groups.findIndex((group) => group.some((dim) => dim !== next++));
  return wrong < 0 || op.emitOpError(`expected reassociation map #${wrong} to be valid and contiguous.`);
}

function verifyShapes(
  op: Operation,
  expanded: RankedTensorType,
  collapsed: RankedTensorType,
  groups: Reassociation,
): LogicalResult {
  for (const [i, group] of groups.entries()) {
    const wanted = collapsedSize(group.map((dim) => expanded.shape[dim]!));
    if (wanted === collapsed.shape[i]) continue;
    return op.emitOpError(
      isDynamic(wanted)
        ? `expected dimension ${i} of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic`
        : `expected dimension ${i} of collapsed type to be static value of ${int64Text(wanted)}`,
    );
  }
  return true;
}

/** Checks the element type; encodings may differ. */
function verifyCollapsed(
  op: Operation,
  expanded: RankedTensorType,
  collapsed: RankedTensorType,
  groups: Reassociation,
): LogicalResult {
  if (expanded.elementType === collapsed.elementType) return true;
  // As the sizes are those of `collapsed`, they are such as types have.
  const expected = RankedTensorType.get(collapsedShape(expanded.shape, groups)!, expanded.elementType);
  const print = op.context.printType;
  return op.emitOpError(`expected collapsed type to be '${print(expected)}', but got '${print(collapsed)}'`);
}
