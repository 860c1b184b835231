import { SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { equalAttributes, hashAttributes, type NamedAttributes } from '../../../ir/attribute.ts';
import { areEqualRegions, hashRegion } from '../../../ir/operation-equivalence.ts';
import { type Operation } from '../../../ir/operation.ts';
import { replaceSymbolUses } from '../../../ir/replace-symbol-uses.ts';
import { nearestSymbolTable, symbolAttrName, symbolName, SymbolTableCollection } from '../../../ir/symbol-table.ts';
import { ownSymbolUses } from '../../../ir/symbol-uses.ts';
import { mayBeSymbolTable } from '../../../ir/interfaces/symbol-user.ts';
import { walk } from '../../../ir/walk.ts';
import { FuncOp } from '../generated/func-ops.gen.ts';
import { DuplicateFunctionEliminationPassBase } from '../generated/func-passes.gen.ts';

/** `duplicate-function-elimination`. Source: mlir/lib/Dialect/Func/Transforms/DuplicateFunctionElimination.cpp. */
export class DuplicateFunctionEliminationPass extends DuplicateFunctionEliminationPassBase {
  override runOnOperation(root: Operation): void {
    const duplicates = findDuplicates(root);
    // Differs: mlir-opt crashes where an unknown operation may be the scope of a name; here functions stay then.
    if (duplicates.size === 0 || !walk(root, { before: (op) => (mayBeSymbolTable(op) ? 'interrupt' : 'advance') })) {
      return;
    }
    // Names are looked up before anything is changed.
    for (const [user, replaced] of usersOf(root, duplicates)) {
      replaceSymbolUses(user, (symbol) => replaced.get(symbol) ?? symbol);
    }
    for (const duplicate of duplicates.keys()) duplicate.erase();
  }
}

/** Returns the functions that are equal to an earlier one but for their names, with that one. */
function findDuplicates(root: Operation): Map<Operation, FuncOp> {
  const kept = new Map<number, FuncOp[]>();
  const duplicates = new Map<Operation, FuncOp>();
  walk(root, {
    after(op) {
      // Declarations are not compared.
      if (!(op instanceof FuncOp) || op.regions[0]!.blocks.length === 0) return;
      const hash = hashFunction(op);
      const others = kept.get(hash);
      const same = others?.find((other) => areEqual(op, other));
      if (same) duplicates.set(op, same);
      else if (others) others.push(op);
      else kept.set(hash, [op]);
    },
  });
  return duplicates;
}

const withoutName = (properties: NamedAttributes): NamedAttributes =>
  new Map([...properties].filter(([name]) => name !== symbolAttrName));

function hashFunction({ properties, attributes, regions }: FuncOp): number {
  const ofAttributes = Math.imul(hashAttributes(withoutName(properties)), 31) + hashAttributes(attributes);
  return (Math.imul(ofAttributes, 31) + hashRegion(regions[0]!)) | 0;
}

function areEqual(a: FuncOp, b: FuncOp): boolean {
  return (
    equalAttributes(a.attributes, b.attributes) &&
    equalAttributes(withoutName(a.properties), withoutName(b.properties)) &&
    areEqualRegions(a.regions[0]!, b.regions[0]!)
  );
}

/** Returns the operations that refer to duplicates, with what each of their symbols becomes. */
function usersOf(
  root: Operation,
  duplicates: ReadonlyMap<Operation, FuncOp>,
): Map<Operation, Map<SymbolRefAttr, SymbolRefAttr>> {
  const symbolTables = new SymbolTableCollection();
  const users = new Map<Operation, Map<SymbolRefAttr, SymbolRefAttr>>();
  const before = (op: Operation): void => {
    const table = op === root ? undefined : nearestSymbolTable(op.parentOp!);
    if (!table) return;
    const replaced = new Map<SymbolRefAttr, SymbolRefAttr>();
    for (const symbol of ownSymbolUses(op)) {
      const target = symbolTables.resolve(table, symbol)?.at(-1);
      const representative = target && duplicates.get(target);
      if (representative) replaced.set(symbol, withLeaf(symbol, symbolName(representative)!));
    }
    if (replaced.size > 0) users.set(op, replaced);
  };
  walk(root, { before });
  return users;
}

/** Returns the symbol with another last name. */
function withLeaf({ context, rootReference, nestedReferences, isFlat }: SymbolRefAttr, name: string): SymbolRefAttr {
  if (isFlat) return SymbolRefAttr.get(context, name);
  return SymbolRefAttr.get(context, rootReference, [...nestedReferences.slice(0, -1), name]);
}
