import { calleeOf, callsItself } from '../../dialects/func/calls.ts';
import { CallOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';

/** Returns what to do about a call, which no binary can hold; nothing for other operations. */
export function callNotes(op: Operation): readonly string[] {
  if (!(op instanceof CallOp)) return [];
  const callee = calleeOf(op);
  const fact = 'programs in binaries cannot call others';
  if (callee?.body.isEmpty)
    return [`${fact}, and '${callee.symName}' has no body that could take the place of the call`];
  if (callee && callsItself(callee)) return [`${fact}, and '${callee.symName}' calls itself`];
  return [`${fact}; --inline, before the pipeline, puts them in place`];
}
