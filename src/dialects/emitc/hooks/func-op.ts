import { functionHooks, functionTypeOf } from '../../../builtin/function-op.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FuncOp, type ReturnOp } from '../generated/emitc-ops.gen.ts';
import { ArrayType, LValueType } from '../generated/emitc-types.gen.ts';

/** Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const funcOp = {
  ...functionHooks,
  defaultDialect: 'emitc',

  verify(op: FuncOp): LogicalResult {
    const { inputs, results } = functionTypeOf(op);
    if (inputs.some((type) => type instanceof LValueType)) {
      return op.emitOpError('cannot have lvalue type as argument');
    }
    if (results.length > 1) {
      return op.emitOpError(`requires zero or exactly one result, but has ${results.length}`);
    }
    if (results[0] instanceof ArrayType) return op.emitOpError('cannot return array type');
    return functionHooks.verify(op);
  },
};

export const returnOp = {
  verify(op: ReturnOp): LogicalResult {
    const func = op.parentOp;
    if (!(func instanceof FuncOp)) return true;
    const { results } = functionTypeOf(func);
    if (op.numOperands !== results.length) {
      return op.emitOpError(
        `has ${op.numOperands} operands, but enclosing function (@${func.symName}) returns ${results.length}`,
      );
    }
    if (op.numOperands === 0 || op.operand(0).type === results[0]) return true;
    const print = op.context.printType;
    return op.emitError(
      `type of the return operand ('${print(op.operand(0).type)}') doesn't match function result type ('${print(results[0]!)}') in function @${func.symName}`,
    );
  },
};
