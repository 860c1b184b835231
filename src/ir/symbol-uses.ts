import { ArrayAttr, DictionaryAttr, SymbolRefAttr } from './attributes/container-attributes.ts';
import { DialectAttr } from './attributes/scalar-attributes.ts';
import { mayBeSymbolTable } from './interfaces/symbol-user.ts';
import type { Operation } from './operation.ts';
import type { Region } from './region.ts';
import { walk } from './walk.ts';

/**
 * Returns the symbols that `op` and the operations nested in it refer to, but for those in nested symbol tables, which are
 * scopes of their own. Undefined when an unregistered operation might be such a scope. Source: SymbolTable::getSymbolUses.
 */
export function symbolUses(op: Operation): SymbolRefAttr[] | undefined {
  const uses: SymbolRefAttr[] = [];
  const isKnown = walk(op, {
    before(nested) {
      if (mayBeSymbolTable(nested)) return 'interrupt';
      collectOwnSymbols(nested, uses);
      return nested.hasTrait('SymbolTable') ? 'skip' : 'advance';
    },
  });
  return isKnown ? uses : undefined;
}

/** Tells whether `symbolUses` has an answer for all that is in `region`. */
export function areSymbolUsesKnown(region: Region): boolean {
  for (const op of region.operations()) {
    const isKnown = walk(op, {
      before: (nested) =>
        mayBeSymbolTable(nested) ? 'interrupt' : nested.hasTrait('SymbolTable') ? 'skip' : 'advance',
    });
    if (!isKnown) return false;
  }
  return true;
}

/** Returns the last parts of the names of symbols that operations in `root` refer to; those that `isLeftOut` is true of aside. */
export function usedSymbolNames(root: Operation, isLeftOut: (op: Operation) => boolean = () => false): Set<string> {
  const names = new Set<string>();
  walk(root, {
    before(op) {
      if (isLeftOut(op)) return;
      for (const { leafReference } of ownSymbolUses(op)) names.add(leafReference);
    },
  });
  return names;
}

/** Returns the symbols that `op` itself refers to. */
export function ownSymbolUses(op: Operation): SymbolRefAttr[] {
  const uses: SymbolRefAttr[] = [];
  collectOwnSymbols(op, uses);
  return uses;
}

function collectOwnSymbols(op: Operation, into: SymbolRefAttr[]): void {
  for (const attribute of op.properties.values()) collectSymbols(attribute, into);
  for (const attribute of op.attributes.values()) collectSymbols(attribute, into);
}

function collectSymbols(attribute: unknown, into: SymbolRefAttr[]): void {
  if (attribute instanceof SymbolRefAttr) into.push(attribute);
  else if (attribute instanceof ArrayAttr) for (const element of attribute.value) collectSymbols(element, into);
  else if (attribute instanceof DictionaryAttr)
    for (const value of attribute.value.values()) collectSymbols(value, into);
  else if (attribute instanceof DialectAttr) for (const part of attribute.parameters) collectSymbols(part, into);
  else if (Array.isArray(attribute)) for (const part of attribute) collectSymbols(part, into);
}
