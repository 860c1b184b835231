import { type Value } from '../../../ir/value.ts';
import { type MulUIExtendedOp } from '../generated/arith-ops.gen.ts';

export const mulUIExtendedOp = {
  asmResultNames(op: MulUIExtendedOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'low');
    setName(op.result(1), 'high');
  },
};
