import { functionTypeOf } from '../../../builtin/function-op.ts';
import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { verifyCall } from '../../../builtin/verify-call.ts';
import { type SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { type CallMethods } from '../../../ir/interfaces/calls.ts';
import { type SymbolTable } from '../../../ir/symbol-table.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CallOp, FuncOp } from '../generated/func-ops.gen.ts';

function calleeOf(op: CallOp): SymbolRefAttr {
  return op.properties.get('callee') as SymbolRefAttr;
}

function verifySymbolUses(op: CallOp, symbols: SymbolTable): LogicalResult {
  const name = calleeOf(op).rootReference;
  const func = symbols.lookup(name);
  if (!(func instanceof FuncOp)) return op.emitOpError(`'${name}' does not reference a valid function`);
  return verifyCall(op, functionTypeOf(func));
}

export const callOp = {
  interfaces: {
    CallOpInterface: (op: CallOp): CallMethods => ({ callee: calleeOf(op), arguments: op.operands }),
    SymbolUserOpInterface: (op: CallOp): SymbolUserMethods => ({
      verifySymbolUses: (symbols) => verifySymbolUses(op, symbols),
    }),
  },
};
