import { functionTypeOf } from '../../builtin/function-op.ts';
import { symbolName } from '../../ir/symbol-table.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Checks that a function gives the results its type says; `verb` is how messages call that. Source: MLProgramOps.cpp, texts verbatim. */
export function verifyResults(op: Operation, what: 'return' | 'output'): LogicalResult {
  const parent = op.parentOp!;
  const name = symbolName(parent) ?? '';
  const { results } = functionTypeOf(parent);
  if (op.numOperands !== results.length) {
    return op.emitOpError(
      `has ${op.numOperands} operands, but enclosing function (@${name}) ${what}s ${results.length}`,
    );
  }
  const print = op.context.printType;
  const wrong = op.operands.findIndex(({ type }, i) => type !== results[i]);
  return (
    wrong < 0 ||
    op.emitError(
      `type of ${what} operand ${wrong} ('${print(op.operand(wrong).type)}') doesn't match function result type ('${print(results[wrong]!)}') in function @${name}`,
    )
  );
}
