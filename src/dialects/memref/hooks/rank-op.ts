import { indexAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type RankOp } from '../generated/memref-ops.gen.ts';

export const rankOp = {
  /** The rank of a ranked memref is a constant. */
  fold(op: RankOp): FoldResult {
    const { type } = op.memref;
    return type instanceof MemRefType ? [indexAttr(op.context, type.rank)] : undefined;
  },
};
