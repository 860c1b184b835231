import { type Operation } from '../ir/operation.ts';
import { areNestedSymbolsHidden, isHiddenSymbol, isSymbol, SymbolTableCollection } from '../ir/symbol-table.ts';
import { symbolUses } from '../ir/symbol-uses.ts';
import { walk } from '../ir/walk.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { SymbolDCEPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `symbol-dce`: erases symbols that are not visible from outside and that nothing live refers to.
 * Source: mlir/lib/Transforms/SymbolDCE.cpp.
 */
export class SymbolDCEPass extends SymbolDCEPassBase {
  override runOnOperation(op: Operation): LogicalResult {
    if (!op.hasTrait('SymbolTable')) {
      return op.emitOpError(' was scheduled to run under SymbolDCE, but does not define a symbol table');
    }
    const live = new Set<Operation>();
    if (!markLive(op, live)) return false;
    walk(op, {
      before: (table) => {
        if (!table.hasTrait('SymbolTable')) return;
        for (const nested of table.regions[0]!.operations()) {
          if (!isSymbol(nested) || live.has(nested)) continue;
          nested.erase();
          this.count("num-dce'd");
        }
      },
    });
    return true;
  }
}

/** Adds the live symbols in `root`, and in the tables nested in it, to `live`. Emits an error where they cannot be found. */
function markLive(root: Operation, live: Set<Operation>): LogicalResult {
  const pending: Operation[] = [];
  const symbols = new SymbolTableCollection();
  const addVisible = (table: Operation): void => {
    const areNestedHidden = areNestedSymbolsHidden(table, root);
    for (const nested of table.regions[0]!.operations()) {
      if (isSymbol(nested)) {
        if (isHiddenSymbol(nested, areNestedHidden)) continue;
        live.add(nested);
      }
      pending.push(nested);
    }
  };
  addVisible(root);
  for (let op = pending.pop(); op; op = pending.pop()) {
    walk(op, {
      before: (inner) => {
        if (!inner.hasTrait('SymbolTable')) return 'advance';
        addVisible(inner);
        return 'skip';
      },
    });
    const uses = symbolUses(op);
    if (!uses) {
      return op.emitError(
        "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses",
      );
    }
    for (const use of uses) {
      for (const symbol of symbols.resolve(op.parentOp!, use) ?? []) {
        if (live.has(symbol)) continue;
        live.add(symbol);
        pending.push(symbol);
      }
    }
  }
  return true;
}
