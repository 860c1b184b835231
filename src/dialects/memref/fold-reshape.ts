import { type FoldResult } from '../../ir/op-info.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { CollapseShapeOp, type ExpandShapeOp } from './generated/memref-ops.gen.ts';

/**
 * Leaves out a reshape to the same type, or one that undoes the one in front of it. Source: foldReshapeOp of
 * mlir/Dialect/Utils/ReshapeOpsUtils.h.
 */
export function foldReshape(op: CollapseShapeOp | ExpandShapeOp): FoldResult {
  const { type } = op.result(0);
  if (op.src.type === type) return [op.src];
  const inner = op.src.definingOp as CollapseShapeOp | ExpandShapeOp | undefined;
  const inverse = op instanceof CollapseShapeOp ? 'memref.expand_shape' : 'memref.collapse_shape';
  if (inner?.name !== inverse || inner.src.type !== type) return undefined;
  const isCertain =
    (type as MemRefType).shape.filter(isDynamic).length < 2 ||
    JSON.stringify(inner.reassociation) === JSON.stringify(op.reassociation);
  return isCertain ? [inner.src] : undefined;
}
