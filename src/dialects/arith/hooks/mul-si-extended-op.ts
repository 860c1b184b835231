import { type Value } from '../../../ir/value.ts';
import { type MulSIExtendedOp } from '../generated/arith-ops.gen.ts';

export const mulSIExtendedOp = {
  asmResultNames(op: MulSIExtendedOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'low');
    setName(op.result(1), 'high');
  },
};
