import { StringAttr } from '../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../ir/operation.ts';
import { isSymbol, symbolName } from '../ir/symbol-table.ts';
import { SymbolPrivatizePassBase } from './generated/transforms-passes.gen.ts';

/** `symbol-privatize`: makes the symbols of a symbol table private. Source: mlir/lib/Transforms/SymbolPrivatize.cpp. */
export class SymbolPrivatizePass extends SymbolPrivatizePassBase {
  readonly #excluded = new Set(this.options.exclude);

  override runOnOperation(table: Operation): void {
    if (!table.hasTrait('SymbolTable')) return;
    for (const op of table.regions[0]!.operations()) this.runOnMember(op);
  }

  override runOnMember(op: Operation): void {
    if (!isSymbol(op) || this.#excluded.has(symbolName(op)!)) return;
    op.setAttr('sym_visibility', StringAttr.get(op.context, 'private'));
  }
}
