import { walkOps } from '../../ir/walk.ts';
import { SymbolTableCollection } from '../../ir/symbol-table.ts';
import { type Operation } from '../../ir/operation.ts';
import { type SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { CallOp, FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';

/** Returns the calls in an operation by the function that they call. */
export function callsOfFunctions(root: Operation): Map<FuncOp, CallOp[]> {
  const symbols = new SymbolTableCollection();
  const calls = new Map<FuncOp, CallOp[]>();
  walkOps(root, CallOp, (op) => {
    const callee = symbols.lookupNearest(op, op.properties.get('callee') as SymbolRefAttr);
    if (!(callee instanceof FuncOp)) return;
    const known = calls.get(callee);
    if (known) known.push(op);
    else calls.set(callee, [op]);
  });
  return calls;
}
