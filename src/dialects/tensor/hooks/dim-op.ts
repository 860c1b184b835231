import { type Value } from '../../../ir/value.ts';
import { type DimOp } from '../generated/tensor-ops.gen.ts';

export const dimOp = {
  asmResultNames(op: DimOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'dim');
  },
};
