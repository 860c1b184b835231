import { type LogicalResult } from '../../../support/logical-result.ts';
import { functionTypeOf } from '../../../builtin/function-op.ts';
import { FuncOp, type ReturnOp } from '../generated/func-ops.gen.ts';

export const returnOp = {
  /** Source: ReturnOp::verify of mlir/lib/Dialect/Func/IR/FuncOps.cpp. */
  verify(op: ReturnOp): LogicalResult {
    const func = op.parentOp;
    if (!(func instanceof FuncOp)) return true;
    const { results } = functionTypeOf(func);
    if (op.numOperands !== results.length) {
      return op.emitOpError(
        `has ${op.numOperands} operands, but enclosing function (@${func.symName}) returns ${results.length}`,
      );
    }
    const print = op.context.printType;
    for (const [i, { value }] of op.opOperands.entries()) {
      if (value.type === results[i]) continue;
      return op.emitError(
        `type of return operand ${i} ('${print(value.type)}') doesn't match function result type ('${print(results[i]!)}') in function @${func.symName}`,
      );
    }
    return true;
  },
};
