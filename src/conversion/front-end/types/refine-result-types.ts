import { functionTypeOf } from '../../../builtin/function-op.ts';
import { FuncOp, ReturnOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { setFunctionType } from '../../../dialects/func/function-type.ts';
import { type Operation } from '../../../ir/operation.ts';
import { usedSymbolNames } from '../../../ir/symbol-uses.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { RankedTensorType, UnrankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { RefineResultTypesPassBase } from '../../generated/conversion-passes.gen.ts';
import { beforeCasts, eraseUnusedCasts } from './before-casts.ts';

function refineResults(func: FuncOp): boolean {
  const returns = func.body.blocks.flatMap(({ lastOp }) => (lastOp instanceof ReturnOp ? [lastOp] : []));
  const type = functionTypeOf(func);
  const results = type.results.map((result, i) => {
    const known = returns.map((op) => beforeCasts(op.operand(i)));
    const [first] = known;
    if (!first || first.type === result || known.some((value) => value.type !== first.type)) return result;
    returns.forEach((op, which) => replaceOperand(op, i, known[which]!));
    return first.type;
  });
  if (results.every((result, i) => result === type.results[i])) return false;
  setFunctionType(func, FunctionType.get(func.context, type.inputs, results));
  return true;
}

/** Gives a return another operand, and erases the casts that nothing uses any more. */
function replaceOperand(op: ReturnOp, index: number, value: Value): void {
  const old = op.operand(index);
  op.opOperands[index]!.set(value);
  eraseUnusedCasts(old, value);
}

/** Gives functions that nothing refers to results of the types that casts in front of returns forget. Tells whether there were any. */
export function refineResultTypes(module: Operation): boolean {
  let used: Set<string> | undefined;
  let hasChanged = false;
  walkOps(module, FuncOp, (func) => {
    const isDynamicResult = (type: Type): boolean =>
      type instanceof UnrankedTensorType || (type instanceof RankedTensorType && !type.hasStaticShape);
    if (!functionTypeOf(func).results.some(isDynamicResult)) return;
    used ??= usedSymbolNames(module);
    if (!used.has(func.symName) && refineResults(func)) hasChanged = true;
  });
  return hasChanged;
}

/** `refine-result-types`. */
export class RefineResultTypesPass extends RefineResultTypesPassBase {
  override runOnOperation(module: Operation): void {
    if (!refineResultTypes(module)) this.markAllAnalysesPreserved();
  }
}
