import type { LogicalResult } from '../support/logical-result.ts';
import type { SymbolRefAttr } from './attributes/container-attributes.ts';
import { StringAttr } from './attributes/scalar-attributes.ts';
import { mayBeSymbolTable, verifySymbolUses } from './interfaces/symbol-user.ts';
import { FunctionOpInterface } from './interfaces/calls.ts';
import { factsOf } from './op-facts.ts';
import type { Operation } from './operation.ts';
import type { Trait } from './traits/trait.ts';

/** The attribute that holds a symbol's name. */
export const symbolAttrName = 'sym_name';
export const visibilityAttrName = 'sym_visibility';

/** Returns the name that `op` defines as a symbol, if any. */
export function symbolName(op: Operation): string | undefined {
  const name = op.getAttr(symbolAttrName);
  return name instanceof StringAttr ? name.value : undefined;
}

/** Tells whether `op` is of a kind that defines symbols, and has a name: others may bear one, which can be looked up all the same. */
export function isSymbol(op: Operation): boolean {
  return op.info !== undefined && factsOf(op.info).isSymbol && symbolName(op) !== undefined;
}

export type Visibility = 'public' | 'private' | 'nested';

export function symbolVisibility(op: Operation): Visibility {
  const visibility = op.getAttr(visibilityAttrName);
  return visibility instanceof StringAttr ? (visibility.value as Visibility) : 'public';
}

/**
 * Tells whether nothing outside of `root`, which is processed, can refer to the nested symbols in `table`: something around them is the
 * whole program, or hidden itself. Source: SymbolTable::walkSymbolTables.
 */
export function areNestedSymbolsHidden(table: Operation, root: Operation): boolean {
  for (let op = table; ; op = op.parentOp!) {
    if (!op.hasTrait('SymbolTable') || !isSymbol(op) || symbolVisibility(op) === 'private') return true;
    if (op === root) return !op.block;
  }
}

/** Tells whether nothing outside of what is processed can refer to a symbol. `areNestedHidden` is what {@link areNestedSymbolsHidden} says of its table. */
export function isHiddenSymbol(symbol: Operation, areNestedHidden: boolean): boolean {
  const visibility = symbolVisibility(symbol);
  return visibility === 'private' || (visibility === 'nested' && areNestedHidden);
}

/** Returns the operation named `name` directly inside the symbol table `table`. Cost: linear in its operations. */
export function lookupSymbolIn(table: Operation, name: string): Operation | undefined {
  const block = table.regions[0]?.firstBlock;
  if (block) for (const op of block.operations()) if (symbolName(op) === name) return op;
  table.context.onUnknownSymbol();
  return undefined;
}

/** Returns the nearest operation at or above `from` that is a symbol table; undefined where one in between may be one too. */
export function nearestSymbolTable(from: Operation): Operation | undefined {
  for (let op: Operation | undefined = from; op; op = op.parentOp) {
    if (op.hasTrait('SymbolTable')) return op;
    if (mayBeSymbolTable(op)) return undefined;
  }
  return undefined;
}

/** Returns the operation that `symbol` names when it is used at `from`. */
export function lookupNearestSymbol(from: Operation, symbol: SymbolRefAttr | string): Operation | undefined {
  const table = nearestSymbolTable(from);
  if (!table) return undefined;
  if (typeof symbol === 'string') return lookupSymbolIn(table, symbol);
  let found = lookupSymbolIn(table, symbol.rootReference);
  for (const name of symbol.nestedReferences) {
    if (!found?.hasTrait('SymbolTable')) return undefined;
    found = lookupSymbolIn(found, name);
  }
  return found;
}

/** An index of the symbols directly inside one operation; keeps names unique on insertion. */
export class SymbolTable {
  readonly op: Operation;
  readonly #symbols = new Map<string, Operation>();
  /** What is put behind the next name that is taken: as upstream, one count for all names. */
  #uniquingCounter = 0;

  constructor(op: Operation, members: Iterable<Operation> = op.regions[0]?.firstBlock?.operations() ?? []) {
    this.op = op;
    for (const nested of members) this.add(nested);
  }

  /** Returns a table for places where nothing is known to be a symbol of this one. */
  withoutSymbols(): SymbolTable {
    return new SymbolTable(this.op, []);
  }

  /** Takes up an operation that was put into the table's operation since, if it is a symbol. */
  add(nested: Operation): void {
    const name = symbolName(nested);
    if (name !== undefined) this.#symbols.set(name, nested);
  }

  lookup(name: string): Operation | undefined {
    const found = this.#symbols.get(name);
    if (!found) this.op.context.onUnknownSymbol();
    return found;
  }

  /** Appends `symbol` to the table, renamed `name_0`, `name_1`, … when the name is taken. Returns its name. */
  insert(symbol: Operation): string {
    const wanted = symbolName(symbol) ?? '';
    let name = wanted;
    while (this.#symbols.has(name)) name = `${wanted}_${this.#uniquingCounter++}`;
    if (name !== wanted) symbol.setAttr(symbolAttrName, StringAttr.get(symbol.context, name));
    this.#symbols.set(name, symbol);
    if (!symbol.block) this.op.regions[0]!.firstBlock!.append(symbol);
    return name;
  }
}

/** Looks symbols up in many symbol tables that do not change meanwhile; each is indexed at its first use. */
export class SymbolTableCollection {
  readonly #tables = new Map<Operation, SymbolTable>();

  /** Returns the operation that `symbol` names when it is used at `from`. */
  lookupNearest(from: Operation, symbol: SymbolRefAttr): Operation | undefined {
    const table = nearestSymbolTable(from);
    return table && this.resolve(table, symbol)?.at(-1);
  }

  /** Returns the operations that the parts of `symbol` name, from `table` on; undefined when one does not exist. */
  resolve(table: Operation, symbol: SymbolRefAttr): Operation[] | undefined {
    const resolved: Operation[] = [];
    let scope = table;
    for (const name of [symbol.rootReference, ...symbol.nestedReferences]) {
      const found = scope.hasTrait('SymbolTable') ? this.#tableOf(scope).lookup(name) : undefined;
      if (!found) return undefined;
      resolved.push(found);
      scope = found;
    }
    return resolved;
  }

  #tableOf(op: Operation): SymbolTable {
    let table = this.#tables.get(op);
    if (!table) this.#tables.set(op, (table = new SymbolTable(op)));
    return table;
  }
}

/**
 * The operation defines a symbol. Whether it must have a name is for its record to say: modules need none.
 * Source: SymbolInterfaces.td.
 */
export const Symbol: Trait = {
  name: 'Symbol',
  verify: (op) => symbolName(op) === undefined || (verifyVisibility(op) && verifyParent(op)),
};

function verifyVisibility(op: Operation): LogicalResult {
  const visibility = op.getAttr(visibilityAttrName);
  if (visibility !== undefined && !(visibility instanceof StringAttr)) {
    return op.emitOpError(
      `requires visibility attribute '${visibilityAttrName}' to be a string attribute, but got ${op.context.printAttribute(visibility)}`,
    );
  }
  if (visibility && !['public', 'private', 'nested'].includes(visibility.value)) {
    return op.emitOpError(
      `visibility expected to be one of ["public", "private", "nested"], but got ${op.context.printAttribute(visibility)}`,
    );
  }
  const isDeclaration = FunctionOpInterface.of(op)?.isDeclaration === true;
  if (!isDeclaration || symbolVisibility(op) !== 'public') return true;
  return op.emitOpError('symbol declaration cannot have public visibility');
}

function verifyParent(op: Operation): LogicalResult {
  const parent = op.parentOp;
  if (!parent?.isRegistered || parent.hasTrait('SymbolTable')) return true;
  return op.emitOpError("symbol's parent must have the SymbolTable trait");
}

/** The operation's single region is a table of symbols. Source: mlir/lib/IR/SymbolTable.cpp, verifySymbolTable. */
export const SymbolTableTrait: Trait = {
  name: 'SymbolTable',
  verifyRegions(op): LogicalResult {
    if (op.regions.length !== 1) {
      return op.emitOpError("Operations with a 'SymbolTable' must have exactly one region");
    }
    if (op.regions[0]!.blocks.length !== 1) {
      return op.emitOpError("Operations with a 'SymbolTable' must have exactly one block");
    }
    const seen = new Map<string, Operation>();
    for (const nested of op.regions[0]!.firstBlock!.operations()) {
      const name = symbolName(nested);
      if (name === undefined) continue;
      const before = seen.get(name);
      if (before) {
        return nested.emitError(`redefinition of symbol named '${name}'`, {
          location: before.location,
          message: 'see existing symbol definition here',
        });
      }
      seen.set(name, nested);
    }
    return verifySymbolUses(op, new SymbolTable(op));
  },
};
