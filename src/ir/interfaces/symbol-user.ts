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

/**
 * Checks the symbol uses inside `table`, whose first region is a symbol table, but for those inside nested symbol tables,
 * which check their own. Source: verifySymbolTable of mlir/lib/IR/SymbolTable.cpp.
 */
export function verifySymbolUses(table: Operation, symbols: SymbolTable): LogicalResult {
  return verifyUsesInside([...table.regions], symbols);
}

/** Checks the symbol uses of one operation directly inside of a symbol table, and of what is in it. */
export function verifySymbolUsesOf(member: Operation, symbols: SymbolTable): LogicalResult {
  const pending: Region[] = [];
  return verifyUses(member, symbols, pending) && verifyUsesInside(pending, symbols);
}

function verifyUsesInside(pending: Region[], symbols: SymbolTable): LogicalResult {
  for (let region = pending.pop(); region; region = pending.pop()) {
    for (const block of region.blocks) {
      for (let op = block.firstOp; op; op = op.next) if (!verifyUses(op, symbols, pending)) return false;
    }
  }
  return true;
}

function verifyUses(op: Operation, symbols: SymbolTable, pending: Region[]): LogicalResult {
  if (!(SymbolUserOpInterface.of(op)?.verifySymbolUses(symbols) ?? true)) return false;
  if (op.regions.length > 0 && !op.hasTrait('SymbolTable')) pending.push(...op.regions);
  return true;
}
