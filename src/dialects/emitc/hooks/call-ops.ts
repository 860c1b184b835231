import { functionTypeOf } from '../../../builtin/function-op.ts';
import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { verifyCall } from '../../../builtin/verify-call.ts';
import { ArrayAttr, type SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { FloatAttr, IntegerAttr, TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type CallMethods } from '../../../ir/interfaces/calls.ts';
import { type SymbolTable } from '../../../ir/symbol-table.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { OpaqueAttr } from '../generated/emitc-attributes.gen.ts';
import { type CallOp, type CallOpaqueOp, type DeclareFuncOp, FuncOp } from '../generated/emitc-ops.gen.ts';
import { ArrayType } from '../generated/emitc-types.gen.ts';

const templateArgumentClasses = [TypeAttr, IntegerAttr, FloatAttr, OpaqueAttr];

/** Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const callOpaqueOp = {
  verify(op: CallOpaqueOp): LogicalResult {
    if (op.callee === '') return op.emitOpError('callee must not be empty');
    for (const argument of op.args ?? []) {
      if (argument instanceof ArrayAttr) return op.emitOpError('array argument has no type');
      if (!(argument instanceof IntegerAttr) || !(argument.type instanceof IndexType)) continue;
      if (argument.value < 0n || argument.value >= op.numOperands) {
        return op.emitOpError('index argument is out of range');
      }
    }
    for (const argument of op.templateArgs ?? []) {
      if (!templateArgumentClasses.some((valid) => argument instanceof valid)) {
        return op.emitOpError('template argument has invalid type');
      }
    }
    return !op.resultTypes.some((type) => type instanceof ArrayType) || op.emitOpError('cannot return array type');
  },
  verifiesSignatureOnly: true,
};

function calleeOf(op: CallOp): SymbolRefAttr {
  return op.properties.get('callee') as SymbolRefAttr;
}

export const callOp = {
  interfaces: {
    CallOpInterface: (op: CallOp): CallMethods => ({ callee: calleeOf(op), arguments: op.operands }),
    SymbolUserOpInterface: (op: CallOp): SymbolUserMethods => ({
      verifySymbolUses(symbols: SymbolTable) {
        const name = calleeOf(op).rootReference;
        const func = symbols.lookup(name);
        if (!(func instanceof FuncOp)) return op.emitOpError(`'${name}' does not reference a valid function`);
        return verifyCall(op, functionTypeOf(func));
      },
    }),
  },
};

export const declareFuncOp = {
  interfaces: {
    SymbolUserOpInterface: (op: DeclareFuncOp): SymbolUserMethods => ({
      verifySymbolUses: (symbols: SymbolTable) =>
        symbols.lookup(op.symName) instanceof FuncOp ||
        op.emitOpError(`'${op.symName}' does not reference a valid function`),
    }),
  },
};
