import { type FoldResult } from '../../../ir/op-info.ts';
import { type PoisonOp } from '../generated/ub-ops.gen.ts';

export const poisonOp = {
  fold(op: PoisonOp): FoldResult {
    return [op.properties.get('value')!];
  },
};
