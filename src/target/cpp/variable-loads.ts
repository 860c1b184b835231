import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { ancestorInBlock } from '../../ir/ancestors.ts';
import { type Operation } from '../../ir/operation.ts';

/**
 * Tells whether the name of a variable may stand where a load of it is used: nothing is assigned to the variable between the load
 * and its uses. Release 19 has no loads: variables are operands.
 */
export function isNameOfVariable(load: emitc.LoadOp): boolean {
  const variable = load.operandValue;
  const block = load.block!;
  if (!(variable.definingOp instanceof emitc.VariableOp)) return false;
  let last: Operation = load;
  let nested = false;
  for (const { owner } of load.result().uses()) {
    const user = ancestorInBlock(owner, block);
    if (!user) return false;
    if (last === user) nested ||= user !== owner;
    if (!last.isBeforeInBlock(user)) continue;
    last = user;
    nested = user !== owner;
  }
  for (const { owner } of variable.uses()) {
    if (owner instanceof emitc.LoadOp) continue;
    const writer = ancestorInBlock(owner, block);
    if (!writer || writer === load || writer.isBeforeInBlock(load)) continue;
    if (writer.isBeforeInBlock(last)) return false;
    // An assignment reads before it writes; a loop may write before it reads.
    if (writer === last && (nested || writer !== owner)) return false;
  }
  return true;
}
