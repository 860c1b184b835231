import { isKnownDialect } from '../foreign-dialects.ts';
import type { Operation } from '../operation.ts';
import type { Region } from '../region.ts';
import type { SymbolTable } from '../symbol-table.ts';
import type { LogicalResult } from '../../support/logical-result.ts';
import { OpInterface } from './op-interface.ts';

/** An operation that names symbols. */
export interface SymbolUserMethods {
  /** Checks the symbols it names, which are looked up in the nearest symbol table around it. */
  verifySymbolUses(symbols: SymbolTable): LogicalResult;
}

/** Source: SymbolUserOpInterface of mlir/IR/SymbolInterfaces.td. */
export const SymbolUserOpInterface = new OpInterface<SymbolUserMethods>('SymbolUserOpInterface');

/** A region, and the symbols that can be named in it. */
interface Scope {
  readonly region: Region;
  readonly symbols: SymbolTable;
}

/**
 * Checks the symbol uses inside `table`, whose first region is a symbol table, but for those inside nested symbol tables,
 * which check their own. Source: verifySymbolTable of mlir/lib/IR/SymbolTable.cpp.
 */
export function verifySymbolUses(table: Operation, symbols: SymbolTable): LogicalResult {
  return verifyUsesInside(table.regions.map((region) => ({ region, symbols })));
}

/** Checks the symbol uses of one operation directly inside of a symbol table, and of what is in it. */
export function verifySymbolUsesOf(member: Operation, symbols: SymbolTable): LogicalResult {
  const pending: Scope[] = [];
  return verifyUses(member, symbols, pending) && verifyUsesInside(pending);
}

function verifyUsesInside(pending: Scope[]): LogicalResult {
  for (let scope = pending.pop(); scope; scope = pending.pop()) {
    for (const block of scope.region.blocks) {
      for (let op = block.firstOp; op; op = op.next) if (!verifyUses(op, scope.symbols, pending)) return false;
    }
  }
  return true;
}

function verifyUses(op: Operation, symbols: SymbolTable, pending: Scope[]): LogicalResult {
  if (!(SymbolUserOpInterface.of(op)?.verifySymbolUses(symbols) ?? true)) return false;
  if (op.regions.length === 0 || op.hasTrait('SymbolTable')) return true;
  const inside = mayBeSymbolTable(op) ? symbols.withoutSymbols() : symbols;
  for (const region of op.regions) pending.push({ region, symbols: inside });
  return true;
}

/** Tells whether the operation, of a dialect that nobody knows, may be a symbol table: nothing in it can name symbols for sure. */
export function mayBeSymbolTable(op: Operation): boolean {
  return op.regions.length === 1 && !op.isRegistered && !isKnownDialect(op.dialectNamespace, op.context);
}
