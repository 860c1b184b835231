import { functionHooks, functionTypeOf } from '../../../builtin/function-op.ts';
import { type CallableMethods } from '../../../ir/interfaces/calls.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FuncOp, type ReturnOp } from '../generated/emitc-ops.gen.ts';
import { ArrayType, LValueType } from '../generated/emitc-types.gen.ts';

/** Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const funcOp = {
  ...functionHooks,
  defaultDialect: 'emitc',

  interfaces: {
    ...functionHooks.interfaces,
    // To SymbolTable no function of emitc is a declaration, so that public ones may have no body.
    FunctionOpInterface: (op: Operation): CallableMethods => ({
      ...functionHooks.interfaces.FunctionOpInterface(op),
      isDeclaration: false,
    }),
  },

  verify(op: FuncOp): LogicalResult {
    if (!functionHooks.verify(op)) return false;
    const { inputs, results } = functionTypeOf(op);
    if (inputs.some((type) => type instanceof LValueType)) {
      return op.emitOpError('cannot have lvalue type as argument');
    }
    if (results.length > 1) {
      return op.emitOpError(`requires zero or exactly one result, but has ${results.length}`);
    }
    return !(results[0] instanceof ArrayType) || op.emitOpError('cannot return array type');
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
