import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReduceReturnOp } from '../generated/scf-ops.gen.ts';

export const reduceReturnOp = {
  /** Source: ReduceReturnOp::verify of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
  verify(op: ReduceReturnOp): LogicalResult {
    const [first] = op.block?.arguments ?? [];
    return (
      !first ||
      first.type === op.operand(0).type ||
      op.emitOpError(`must have type '${op.context.printType(first.type)}' (the type of the reduction inputs)`)
    );
  },
};
