import { isDynamicIndex } from '../../../builtin/dynamic-index-list.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { poisonIndex, type PositionedOp } from '../positions.ts';

/** An operation on a part of a vector whose position can be changed. */
export interface MovableOp extends PositionedOp {
  staticPosition: readonly number[];
}

/**
 * Makes indices that are known, and within the vector or -1, constants of the operation; tells whether there were any. `others` are the operands in front of the
 * indices. Source: extractInsertFoldConstantOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
 */
export function foldConstantIndices(
  op: MovableOp,
  others: readonly Value[],
  indices: readonly (Attribute | undefined)[],
  { shape }: VectorType,
): boolean {
  if (op.dynamicPosition.length === 0) return false;
  const position = [...op.staticPosition];
  const left: Value[] = [];
  let next = 0;
  for (const [dim, index] of position.entries()) {
    if (!isDynamicIndex(index)) continue;
    const known = indices[next];
    const value = op.dynamicPosition[next++]!;
    if (known instanceof IntegerAttr && known.value >= poisonIndex && known.value < shape[dim]!) {
      position[dim] = known.number;
    } else {
      left.push(value);
    }
  }
  if (left.length === op.dynamicPosition.length) return false;
  op.staticPosition = position;
  op.setOperands([...others, ...left]);
  return true;
}
