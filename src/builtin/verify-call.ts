import { type Operation } from '../ir/operation.ts';
import { type Type } from '../ir/type.ts';
import { type FunctionType } from '../ir/types/composite-types.ts';
import { type LogicalResult } from '../support/logical-result.ts';

/**
 * Checks that operands and results of a call are what the function of type `type` takes and returns.
 * Source: CallOp::verifySymbolUses of mlir/lib/Dialect/Func/IR/FuncOps.cpp.
 */
export function verifyCall(op: Operation, { inputs, results }: FunctionType): LogicalResult {
  const print = op.context.printType;
  if (op.numOperands !== inputs.length) {
    return op.emitOpError('incorrect number of operands for callee');
  }
  for (const [i, { value }] of op.opOperands.entries()) {
    if (value.type === inputs[i]) continue;
    return op.emitOpError(
      `operand type mismatch: expected operand type '${print(inputs[i]!)}', but provided '${print(value.type)}' for operand number ${i}`,
    );
  }
  if (op.numResults !== results.length) {
    return op.emitOpError('incorrect number of results for callee');
  }
  const mismatch = op.results.findIndex((result, i) => result.type !== results[i]);
  if (mismatch < 0) return true;
  const list = (types: readonly Type[]): string => types.map((type) => `'${print(type)}'`).join(', ');
  return op.emitOpError(
    `result type mismatch at index ${mismatch}`,
    { location: op.location, message: `      op result types: ${list(op.resultTypes)}` },
    { location: op.location, message: `function result types: ${list(results)}` },
  );
}
