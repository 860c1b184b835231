import { type Value } from '../../../ir/value.ts';
import { type SplitAtOp } from '../generated/shape-ops.gen.ts';

export const splitAtOp = {
  asmResultNames(op: SplitAtOp, setName: (value: Value, name: string) => void): void {
    setName(op.head, 'head');
    setName(op.tail, 'tail');
  },
};
