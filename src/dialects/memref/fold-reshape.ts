import { type FoldResult } from '../../ir/op-info.ts';
import { sourceOfUndone } from '../../rewrite/fold-reshape.ts';
import { CollapseShapeOp, ExpandShapeOp } from './generated/memref-ops.gen.ts';

/** Leaves out a reshape to the same type, or one that undoes the one in front of it. Source: foldReshapeOp of mlir/Dialect/Utils/ReshapeOpsUtils.h. */
export function foldReshape(op: CollapseShapeOp | ExpandShapeOp): FoldResult {
  const source = sourceOfUndone(op, { expand: ExpandShapeOp, collapse: CollapseShapeOp });
  return source && [source];
}
