import { type Attribute } from '../../ir/attribute.ts';
import { attributeType } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { SymbolTableCollection, symbolVisibility } from '../../ir/symbol-table.ts';
import { ownSymbolUses } from '../../ir/symbol-uses.ts';
import { walk, walkOps } from '../../ir/walk.ts';
import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ExternAttr } from '../../dialects/ml_program/generated/ml_program-attributes.gen.ts';
import { GlobalLoadConstOp, GlobalLoadOp, GlobalOp } from '../../dialects/ml_program/generated/ml_program-ops.gen.ts';
import { threadGlobal } from './thread-global.ts';

/**
 * Replaces reads of globals that nobody writes by constants, as weights of a model are handed over, and erases private globals that nothing names: PyTorch
 * declares the seed of its random numbers in every program. Private ones that are written become arguments and results, as caches of keys and values are.
 */
export function resolveGlobals(module: Operation): void {
  const globals: GlobalOp[] = [];
  walkOps(module, GlobalOp, (op) => void globals.push(op));
  if (globals.length === 0) return;
  const users = usersOfSymbols(module);
  for (const global of globals) {
    const named = users.get(global) ?? [];
    const isPrivate = symbolVisibility(global) === 'private';
    const constant = constantOf(global, named);
    const isThreaded = !constant && isPrivate && threadGlobal(named, (func) => (users.get(func)?.length ?? 0) > 0);
    const left = isThreaded ? [] : named.filter((op) => !constant || !replaceRead(op, constant));
    if (left.length === 0 && isPrivate) global.erase();
  }
}

/** Returns the operations that name a symbol, by the symbol. */
function usersOfSymbols(module: Operation): ReadonlyMap<Operation, readonly Operation[]> {
  const tables = new SymbolTableCollection();
  const users = new Map<Operation, Operation[]>();
  walk(module, {
    before(op) {
      for (const reference of ownSymbolUses(op)) {
        const symbol = tables.lookupNearest(op, reference);
        if (symbol && !users.get(symbol)?.push(op)) users.set(symbol, [op]);
      }
    },
  });
  return users;
}

function isRead(op: Operation): op is GlobalLoadOp | GlobalLoadConstOp {
  return op instanceof GlobalLoadOp || op instanceof GlobalLoadConstOp;
}

/** Returns what a global always holds; undefined where it may change, or another program gives it. */
function constantOf(global: GlobalOp, users: readonly Operation[]): Attribute | undefined {
  const { value, isMutable } = global;
  const isKept = !isMutable || (symbolVisibility(global) === 'private' && users.every(isRead));
  return isKept && !(value instanceof ExternAttr) ? value : undefined;
}

/** Replaces a read by the constant; returns whether the operation is a read of its type. */
function replaceRead(op: Operation, value: Attribute): boolean {
  const resultType = attributeType(value);
  if (!isRead(op) || resultType !== op.result().type) return false;
  op.replaceAllUsesWith([ConstantOp.build(OpBuilder.before(op), op.location, { value, resultType }).result()]);
  op.erase();
  return true;
}
