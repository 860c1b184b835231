import { CallOp, FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { lookupNearestSymbol } from '../../ir/symbol-table.ts';

/** Returns what to do about a call, which no binary can hold; nothing for other operations. */
export function callNotes(op: Operation): readonly string[] {
  if (!(op instanceof CallOp)) return [];
  const callee = lookupNearestSymbol(op, op.callee);
  const isDeclared = callee instanceof FuncOp && callee.body.isEmpty;
  return [
    isDeclared
      ? `programs in binaries cannot call others, and '${callee.symName}' has no body that could take the place of the call`
      : 'programs in binaries cannot call others; --inline, before the pipeline, puts them in place',
  ];
}
