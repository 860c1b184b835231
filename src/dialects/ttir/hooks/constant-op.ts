import { type FoldResult } from '../../../ir/op-info.ts';
import { type ConstantOp } from '../generated/ttir-ops.gen.ts';

export const constantOp = {
  fold(op: ConstantOp): FoldResult {
    return [op.value];
  },
};
