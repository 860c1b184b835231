import { type SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { type CallMethods } from '../../../ir/interfaces/calls.ts';
import { type SymbolTable } from '../../../ir/symbol-table.ts';
import { type Type } from '../../../ir/type.ts';
import { type SymbolUserMethods } from '../../../builtin/symbol-user.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { functionTypeOf } from '../function-type.ts';
import { type CallOp, FuncOp } from '../generated/func-ops.gen.ts';

function calleeOf(op: CallOp): SymbolRefAttr {
  return op.properties.get('callee') as SymbolRefAttr;
}

/** Source: CallOp::verifySymbolUses of mlir/lib/Dialect/Func/IR/FuncOps.cpp. */
function verifySymbolUses(op: CallOp, symbols: SymbolTable): LogicalResult {
  const name = calleeOf(op).rootReference;
  const func = symbols.lookup(name);
  if (!(func instanceof FuncOp)) return op.emitOpError(`'${name}' does not reference a valid function`);
  const { inputs, results } = functionTypeOf(func);
  const print = op.context.printType;
  if (op.numOperands !== inputs.length) {
    return op.emitOpError(
      'incorrect number of operands for callee',
      `the call has ${op.numOperands}, the callee takes ${inputs.length}`,
    );
  }
  for (const [i, { value }] of op.opOperands.entries()) {
    if (value.type === inputs[i]) continue;
    return op.emitOpError(
      `operand type mismatch: expected operand type '${print(inputs[i]!)}', but provided '${print(value.type)}' for operand number ${i}`,
    );
  }
  if (op.numResults !== results.length) {
    return op.emitOpError(
      'incorrect number of results for callee',
      `the call has ${op.numResults}, the callee returns ${results.length}`,
    );
  }
  const mismatch = op.results.findIndex((result, i) => result.type !== results[i]);
  if (mismatch < 0) return true;
  const list = (types: readonly Type[]): string => types.map((type) => `'${print(type)}'`).join(', ');
  return op.emitOpError(
    `result type mismatch at index ${mismatch}`,
    `      op result types: ${list(op.resultTypes)}`,
    `function result types: ${list(results)}`,
  );
}

export const callOp = {
  interfaces: {
    CallOpInterface: (op: CallOp): CallMethods => ({ callee: calleeOf(op), arguments: op.operands }),
    SymbolUserOpInterface: (op: CallOp): SymbolUserMethods => ({
      verifySymbolUses: (symbols) => verifySymbolUses(op, symbols),
    }),
  },
};
