import { type Operation } from '../../../ir/operation.ts';
import { symbolName } from '../../../ir/symbol-table.ts';
import { usedSymbolNames } from '../../../ir/symbol-uses.ts';

/** Erases those of the functions, which calls that are gone had, that nothing names any more. */
export function eraseUnusedFunctions(module: Operation, functions: Iterable<Operation>): void {
  const used = usedSymbolNames(module);
  for (const op of functions) if (!used.has(symbolName(op)!)) op.erase();
}
