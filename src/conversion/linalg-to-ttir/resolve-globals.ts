import { attributeType } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { symbolName, symbolVisibility } from '../../ir/symbol-table.ts';
import { ownSymbolUses } from '../../ir/symbol-uses.ts';
import { walk } from '../../ir/walk.ts';
import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { GlobalLoadConstOp, GlobalLoadOp, GlobalOp } from '../../dialects/ml_program/generated/ml_program-ops.gen.ts';

/**
 * Lets reads of globals that nobody writes be what they hold, as weights of a model are handed over, and erases private globals that nothing names: PyTorch
 * declares the seed of its random numbers in every program.
 */
export function resolveGlobals(module: Operation): void {
  const globals = [...module.regions[0]!.firstBlock!.operations()].filter((op) => op instanceof GlobalOp);
  if (globals.length === 0) return;
  const users = new Map<string, Operation[]>();
  walk(module, {
    before(op) {
      for (const { rootReference } of ownSymbolUses(op)) {
        const known = users.get(rootReference);
        if (known) known.push(op);
        else users.set(rootReference, [op]);
      }
    },
  });
  for (const global of globals) {
    const named = users.get(symbolName(global)!) ?? [];
    const left = named.filter((op) => !readConstant(op, global, named));
    if (left.length === 0 && symbolVisibility(global) === 'private') global.erase();
  }
}

function isRead(op: Operation): op is GlobalLoadOp | GlobalLoadConstOp {
  return (op instanceof GlobalLoadOp || op instanceof GlobalLoadConstOp) && op.global.nestedReferences.length === 0;
}

/** Lets a read be the value of a global; returns whether that is always the same. */
function readConstant(op: Operation, global: GlobalOp, users: readonly Operation[]): boolean {
  const { value, isMutable } = global;
  const isKept = !isMutable || (symbolVisibility(global) === 'private' && users.every(isRead));
  const resultType = value && attributeType(value);
  if (!isRead(op) || !isKept || !resultType || resultType !== op.result().type) return false;
  op.replaceAllUsesWith([ConstantOp.build(OpBuilder.before(op), op.location, { value, resultType }).result()]);
  op.erase();
  return true;
}
