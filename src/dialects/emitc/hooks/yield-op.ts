import { type LogicalResult } from '../../../support/logical-result.ts';
import { DoOp, type YieldOp } from '../generated/emitc-ops.gen.ts';

/** Source: YieldOp::verify of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const yieldOp = {
  verify(op: YieldOp): LogicalResult {
    const parent = op.parentOp!;
    if (parent instanceof DoOp) return true;
    if (op.numOperands > 0 && parent.numResults !== 1) {
      return op.emitOpError('yields a value not returned by parent');
    }
    return (
      op.numOperands > 0 || parent.numResults === 0 || op.emitOpError('does not yield a value to be returned by parent')
    );
  },
};
