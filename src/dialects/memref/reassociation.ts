import { type Operation } from '../../ir/operation.ts';
import { isDynamic } from '../../ir/types/shaped-types.ts';
import { collapsedSize } from '../../ir/types/known-shapes.ts';
import { int64Text } from '../../support/int64.ts';
import { type Reassociation } from '../../rewrite/collapsing-reassociation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Checks a reshape that splits or joins dimensions. Source: verifyCollapsedShape of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export function verifyReassociation(
  op: Operation,
  collapsed: readonly number[],
  expanded: readonly number[],
  groups: Reassociation,
): LogicalResult {
  if (collapsed.length !== groups.length) {
    return op.emitOpError(
      `invalid number of reassociation groups: found ${groups.length}, expected ${collapsed.length}`,
    );
  }
  let next = 0;
  for (const [dim, group] of groups.entries()) {
    for (const expandedDim of group) {
      if (expandedDim !== next++) return op.emitOpError('reassociation indices must be contiguous');
      if (expandedDim >= expanded.length) return op.emitOpError(`reassociation index ${expandedDim} is out of bounds`);
    }
    const sizes = group.map((i) => expanded[i]!);
    if (!verifyGroup(op, dim, collapsed[dim]!, sizes)) return false;
  }
  if (collapsed.length === 0) {
    return (
      expanded.every((size) => size === 1) ||
      op.emitOpError('rank 0 memrefs can only be extended/collapsed with/from ones')
    );
  }
  return (
    next === expanded.length ||
    op.emitOpError(`expanded rank (${expanded.length}) inconsistent with number of reassociation indices (${next})`)
  );
}

function verifyGroup(op: Operation, dim: number, size: number, expanded: readonly number[]): LogicalResult {
  const isGroupDynamic = expanded.some(isDynamic);
  if (isDynamic(size) !== isGroupDynamic) {
    return op.emitOpError(`collapsed dim (${dim}) must be dynamic if and only if reassociation group is dynamic`);
  }
  const groupSize = collapsedSize(expanded);
  return (
    isGroupDynamic ||
    groupSize === size ||
    op.emitOpError(
      `collapsed dim size (${int64Text(size)}) must equal reassociation group size (${int64Text(groupSize)})`,
    )
  );
}
