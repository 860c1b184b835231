import { type Value } from '../../../ir/value.ts';
import { type RankOp } from '../generated/tensor-ops.gen.ts';

export const rankOp = {
  asmResultNames(op: RankOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'rank');
  },
};
