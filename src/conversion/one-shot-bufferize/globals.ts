import { type Attribute } from '../../ir/attribute.ts';
import { type Operation } from '../../ir/operation.ts';
import { SymbolTable } from '../../ir/symbol-table.ts';
import { GlobalOp } from '../../dialects/memref/generated/memref-ops.gen.ts';

interface ModuleGlobals {
  readonly symbols: SymbolTable;
  /** By value and alignment, the first of the module of each kind. */
  readonly byValue: Map<string, GlobalOp>;
}

const keyOf = (value: Attribute, alignment: number | undefined): string => `${value.id} ${alignment ?? 0}`;

/** The globals of modules by what they start with. */
export class Globals {
  readonly #modules = new Map<Operation, ModuleGlobals>();

  /** Returns the global of a module that starts with a value. */
  find(module: Operation, value: Attribute, alignment: number | undefined): GlobalOp | undefined {
    return this.#globalsOf(module).byValue.get(keyOf(value, alignment));
  }

  /** Puts a global into a module, under another name where its own is taken. */
  insert(module: Operation, global: GlobalOp): void {
    const { symbols, byValue } = this.#globalsOf(module);
    symbols.insert(global);
    byValue.set(keyOf(global.initialValue!, global.alignment), global);
  }

  #globalsOf(module: Operation): ModuleGlobals {
    let globals = this.#modules.get(module);
    if (!globals) {
      const byValue = new Map<string, GlobalOp>();
      for (const op of module.regions[0]!.operations()) {
        if (!(op instanceof GlobalOp) || !op.initialValue) continue;
        const key = keyOf(op.initialValue, op.alignment);
        if (!byValue.has(key)) byValue.set(key, op);
      }
      this.#modules.set(module, (globals = { symbols: new SymbolTable(module), byValue }));
    }
    return globals;
  }
}
