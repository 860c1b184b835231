import { lookupNearestSymbol } from '../../ir/symbol-table.ts';
import { walkOps } from '../../ir/walk.ts';
import { CallOp, FuncOp } from './generated/func-ops.gen.ts';

/** Returns the function that is called, undefined where there is none of that name. */
export function calleeOf(op: CallOp): FuncOp | undefined {
  const callee = lookupNearestSymbol(op, op.callee);
  return callee instanceof FuncOp ? callee : undefined;
}

/** Tells whether a function calls itself, also by way of others. */
export function callsItself(func: FuncOp): boolean {
  const seen = new Set<FuncOp>([func]);
  let isCalled = false;
  for (const caller of seen) {
    walkOps(caller, CallOp, (op) => {
      const callee = calleeOf(op);
      if (callee) seen.add(callee);
      if (callee === func) isCalled = true;
    });
  }
  return isCalled;
}
