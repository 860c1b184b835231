import { type Value } from '../../../ir/value.ts';
import { type AddUIExtendedOp } from '../generated/arith-ops.gen.ts';

export const addUIExtendedOp = {
  asmResultNames(op: AddUIExtendedOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'sum');
    setName(op.result(1), 'overflow');
  },
};
