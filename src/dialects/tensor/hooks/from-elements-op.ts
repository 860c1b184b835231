import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type FromElementsOp } from '../generated/tensor-ops.gen.ts';

export const fromElementsOp = {
  verify(op: FromElementsOp): LogicalResult {
    const { numElements } = op.result(0).type as RankedTensorType;
    return (
      op.numOperands === numElements ||
      op.emitOpError(`expected as many operands as the result has elements, ${numElements}, got ${op.numOperands}`)
    );
  },

  asmResultNames(op: FromElementsOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'from_elements');
  },
};
