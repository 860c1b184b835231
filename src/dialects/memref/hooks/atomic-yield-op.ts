import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AtomicYieldOp } from '../generated/memref-ops.gen.ts';

export const atomicYieldOp = {
  verify(op: AtomicYieldOp): LogicalResult {
    const parent = op.parentOp!.result(0).type;
    const { type } = op.operand(0);
    const print = op.context.printType;
    return (
      parent === type ||
      op.emitOpError(`types mismatch between yield op: '${print(type)}' and its parent: '${print(parent)}'`)
    );
  },
};
