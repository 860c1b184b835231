import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { GlobalLoadOp, GlobalStoreOp } from '../../dialects/ml_program/generated/ml_program-ops.gen.ts';
import { handOverState, type KeptState } from './kept-state.ts';

type Access = GlobalLoadOp | GlobalStoreOp;

const isAccess = (op: Operation): op is Access => op instanceof GlobalLoadOp || op instanceof GlobalStoreOp;

const typeOf = (access: Access): unknown => (access instanceof GlobalStoreOp ? access.value : access.result()).type;

/**
 * Lets what functions read of a global be what they wrote before, or else an argument, and erases the accesses. Returns false, and changes nothing, where some are not in the body of
 * a function, of one block, for which `isCalled` is false, or have another type than the others, or where what is written needs 64 bits. `users` come in the order of the program.
 */
export function threadGlobal(users: readonly Operation[], isCalled: (func: FuncOp) => boolean): boolean {
  const byFunction = new Map<FuncOp, Access[]>();
  for (const op of users) {
    const func = op.parentOp;
    if (!isAccess(op) || typeOf(op) !== typeOf(users[0] as Access)) return false;
    if (!(func instanceof FuncOp) || func.body.blocks.length > 1 || isCalled(func)) return false;
    if (op instanceof GlobalStoreOp && needsTwoWords(op.value)) return false;
    const known = byFunction.get(func);
    if (known) known.push(op);
    else byFunction.set(func, [op]);
  }
  handOverState([...byFunction].map(([func, accesses]) => threadThrough(func, accesses)));
  for (const op of users) op.erase();
  return true;
}

/** Tells whether integers that 32 bits do not have are in what makes a value, as in PyTorch's seeds of random numbers: devices compute in words. */
function needsTwoWords(value: Value): boolean {
  const seen = new Set<Operation>();
  const left = [value];
  for (let next = left.pop(); next; next = left.pop()) {
    const op = next.definingOp;
    const element = elementTypeOrSelf(next.type);
    if (!op || seen.has(op) || !(element instanceof IntegerType && element.width === 64)) continue;
    seen.add(op);
    const constant = op instanceof ConstantOp ? matchInteger(op.result()) : undefined;
    if (constant !== undefined && constant !== BigInt.asIntN(32, constant)) return true;
    left.push(...op.operands);
  }
  return false;
}

function threadThrough(func: FuncOp, accesses: readonly Access[]): KeptState {
  let current: Value | undefined;
  let hasArgument = false;
  for (const op of accesses) {
    if (op instanceof GlobalStoreOp) {
      current = op.value;
      continue;
    }
    if (!current) {
      current = func.body.firstBlock!.addArgument(op.result().type, op.location);
      hasArgument = true;
    }
    op.replaceAllUsesWith([current]);
  }
  const writes = accesses.some((op) => op instanceof GlobalStoreOp);
  return { func, hasArgument, written: writes ? current : undefined };
}
