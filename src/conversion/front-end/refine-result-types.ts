import { functionTypeOf } from '../../builtin/function-op.ts';
import { FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { setFunctionType } from '../../dialects/func/function-type.ts';
import { foldableCastSource } from '../../dialects/tensor/fold-cast.ts';
import { CastOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { usedSymbolNames } from '../../ir/symbol-uses.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { RankedTensorType, UnrankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walkOps } from '../../ir/walk.ts';
import { RefineResultTypesPassBase } from '../generated/conversion-passes.gen.ts';

/** Returns the source of the cast that makes a value, where the cast only forgets sizes, which no encoding says too. */
function castSource(value: Value): Value | undefined {
  const cast = value.definingOp;
  if (!(cast instanceof CastOp) || !(cast.source.type instanceof RankedTensorType) || cast.source.type.encoding)
    return undefined;
  return value.type instanceof UnrankedTensorType ? cast.source : foldableCastSource(value);
}

/** Returns the value before the casts that only forget sizes. */
function beforeCasts(value: Value): Value {
  let known = value;
  for (let source = castSource(known); source; source = castSource(source)) known = source;
  return known;
}

function refineResults(func: FuncOp): void {
  const returns = func.body.blocks.flatMap(({ lastOp }) => (lastOp instanceof ReturnOp ? [lastOp] : []));
  const type = functionTypeOf(func);
  const results = type.results.map((result, i) => {
    const known = returns.map((op) => beforeCasts(op.operand(i)));
    const [first] = known;
    if (!first || first.type === result || known.some((value) => value.type !== first.type)) return result;
    returns.forEach((op, which) => replaceOperand(op, i, known[which]!));
    return first.type;
  });
  if (results.some((result, i) => result !== type.results[i])) {
    setFunctionType(func, FunctionType.get(func.context, type.inputs, results));
  }
}

/** Gives a return another operand, and erases the casts that nothing uses any more. */
function replaceOperand(op: ReturnOp, index: number, value: Value): void {
  let unused = op.operand(index);
  op.opOperands[index]!.set(value);
  while (unused !== value && !unused.hasUses) {
    const cast = unused.definingOp as CastOp;
    unused = cast.source;
    cast.erase();
  }
}

/** `refine-result-types`. */
export class RefineResultTypesPass extends RefineResultTypesPassBase {
  override runOnOperation(module: Operation): void {
    let used: Set<string> | undefined;
    walkOps(module, FuncOp, (func) => {
      const isDynamicResult = (type: Type): boolean =>
        type instanceof UnrankedTensorType || (type instanceof RankedTensorType && !type.hasStaticShape);
      if (!functionTypeOf(func).results.some(isDynamicResult)) return;
      used ??= usedSymbolNames(module);
      if (!used.has(func.symName)) refineResults(func);
    });
  }
}
