import { type LogicalResult } from '../support/logical-result.ts';
import { Symbol } from '../ir/symbol-table.ts';
import { type Operation } from '../ir/operation.ts';
import { type FunctionType } from '../ir/types/composite-types.ts';
import { ArrayAttr, DictionaryAttr } from '../ir/attributes/container-attributes.ts';

/**
 * Checks a function: its symbol, the attributes of its arguments and results, and that the entry block agrees with the type.
 * Source: SymbolInterfaces.td, FunctionInterfaces.h and .td; texts verbatim.
 */
export function verifyFunction(op: Operation, type: FunctionType): LogicalResult {
  return (
    Symbol.verify!(op) &&
    verifyAttributes(op, 'arg_attrs', 'argument', type.inputs.length) &&
    verifyAttributes(op, 'res_attrs', 'result', type.results.length) &&
    verifyEntryBlock(op, type)
  );
}

function verifyAttributes(op: Operation, name: string, what: 'argument' | 'result', count: number): LogicalResult {
  const all = op.getAttr(name);
  if (!(all instanceof ArrayAttr)) return true;
  if (all.value.length !== count) {
    return op.emitOpError(
      `expects ${what} attribute array to have the same number of elements as the number of function ${what}s, got ${all.value.length}, but expected ${count}`,
    );
  }
  for (const dictionary of all.value) {
    if (!(dictionary instanceof DictionaryAttr)) continue;
    for (const [key, attribute] of dictionary.value) {
      const dot = key.indexOf('.');
      if (dot < 0) return op.emitOpError(`${what}s may only have dialect attributes`);
      // No dialect looks at those of results.
      if (what === 'result') continue;
      const { hooks } = op.context.getOrLoadDialect(key.slice(0, dot)) ?? {};
      if (hooks?.verifyRegionArgAttribute?.(op, key, attribute) === false) return false;
    }
  }
  return true;
}

function verifyEntryBlock(op: Operation, type: FunctionType): LogicalResult {
  const entry = op.regions[0]!.firstBlock;
  if (!entry) return true;
  const { inputs } = type;
  if (entry.arguments.length !== inputs.length) {
    return op.emitOpError(`entry block must have ${inputs.length} arguments to match function signature`);
  }
  const print = op.context.printType;
  for (const [i, argument] of entry.arguments.entries()) {
    if (argument.type === inputs[i]) continue;
    return op.emitOpError(
      `type of entry block argument #${i}('${print(argument.type)}') must match the type of the corresponding argument in function signature('${print(inputs[i]!)}')`,
    );
  }
  return true;
}
