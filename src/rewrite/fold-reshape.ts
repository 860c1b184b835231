import { isDynamic, type ShapedType } from '../ir/types/shaped-types.ts';
import { type Value } from '../ir/value.ts';
import { type ReshapeDialect, type ReshapeOperation } from './reshape-patterns.ts';

type ReshapeClasses = Pick<ReshapeDialect<ReshapeOperation, ReshapeOperation>, 'expand' | 'collapse'>;

/**
 * Returns what a reshape to the same type reshapes, or the one in front of it, which it undoes: where several sizes of a group are unknown, to split what
 * was joined may give others. Source: foldReshapeOp of mlir/Dialect/Utils/ReshapeOpsUtils.h.
 */
export function sourceOfUndone(op: ReshapeOperation, { expand, collapse }: ReshapeClasses): Value | undefined {
  const { type } = op.result();
  if (op.src.type === type) return op.src;
  const inner = op.src.definingOp;
  if (!(inner instanceof (op instanceof collapse ? expand : collapse)) || inner.src.type !== type) return undefined;
  const shape = (type as ShapedType).shape!;
  if (shape.filter(isDynamic).length < 2) return inner.src;
  const { reassociation } = op;
  if (JSON.stringify(inner.reassociation) !== JSON.stringify(reassociation)) return undefined;
  const isCertain =
    inner instanceof expand || reassociation.every((group) => group.filter((dim) => isDynamic(shape[dim]!)).length < 2);
  return isCertain ? inner.src : undefined;
}
