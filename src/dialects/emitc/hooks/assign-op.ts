import { type Context } from '../../../ir/context.ts';
import { BlockArgument, type OpResult, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AssignOp } from '../generated/emitc-ops.gen.ts';
import { type LValueType } from '../generated/emitc-types.gen.ts';

/** Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const assignOp = {
  verify(op: AssignOp): LogicalResult {
    if (op.var instanceof BlockArgument) return op.emitOpError('cannot assign to block argument');
    const { type } = op.value;
    const { valueType } = op.var.type as LValueType;
    if (valueType === type) return true;
    const { context } = op;
    const types = `requires value's type ('${context.printType(type)}') to match variable's type ('${context.printType(valueType)}')`;
    const values = `  variable: ${definition(context, op.var)}\n  value: ${definition(context, op.value)}`;
    return op.emitOpError(`${types}\n${values}\n`);
  },
};

/** Returns what defines the value, as diagnostics show it. */
function definition(context: Context, value: Value): string {
  if (value instanceof BlockArgument) {
    return `<block argument> of type '${context.printType(value.type)}' at index: ${value.argNumber}`;
  }
  const { owner } = value as OpResult;
  return context.opPrinter?.(owner, 'error') ?? `'${owner.name}'`;
}
