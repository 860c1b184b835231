import { eraseFromFunction } from '../../builtin/erase-from-function.ts';
import { functionTypeOf } from '../../builtin/function-op.ts';
import { type Operation } from '../../ir/operation.ts';
import { PatternRewriter } from '../../ir/pattern-match.ts';
import { symbolVisibility } from '../../ir/symbol-table.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';
import { CallOp, FuncOp, type ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { returnsOf } from '../../dialects/func/returns.ts';
import { CastOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { DropEquivalentBufferResultsPassBase } from '../generated/conversion-passes.gen.ts';
import { callsOfFunctions } from './call-sites.ts';

/** `drop-equivalent-buffer-results`. Source: mlir/lib/Dialect/Bufferization/Transforms/DropEquivalentBufferResults.cpp. */
export class DropEquivalentBufferResultsPass extends DropEquivalentBufferResultsPassBase {
  override runOnOperation(module: Operation): void {
    const calls = callsOfFunctions(module);
    const rewriter = new PatternRewriter(module.context);
    for (const func of module.regions[0]!.operations()) {
      if (!(func instanceof FuncOp) || func.body.isEmpty || symbolVisibility(func) === 'public') continue;
      const returns = returnsOf(func);
      if (returns.length === 0) continue;
      const replacements = functionTypeOf(func).results.map((_, i) => returnedArgument(func, returns, i));
      const isErased = replacements.map((argument) => argument !== undefined);
      eraseFromFunction(func, [], isErased);
      for (const terminator of returns) terminator.eraseOperands((i) => isErased[i]!);
      for (const call of calls.get(func) ?? []) replaceCall(call, func, replacements, rewriter);
    }
  }
}

function uncast(value: Value): Value {
  let source = value;
  while (source.definingOp instanceof CastOp) source = source.definingOp.source;
  return source;
}

/** Returns the number of the argument that all returns of a function return as a result, but for casts; undefined if there is none. */
function returnedArgument(func: FuncOp, [first, ...others]: readonly ReturnOp[], result: number): number | undefined {
  const value = uncast(first!.operand(result));
  if (!(value instanceof BlockArgument) || value.owner !== func.body.firstBlock) return undefined;
  return others.every((other) => uncast(other.operand(result)) === value) ? value.argNumber : undefined;
}

/** Calls a function that has fewer results; for the others stand the operands of the call. As upstream, attributes of the call are lost. */
function replaceCall(
  call: CallOp,
  func: FuncOp,
  replacements: readonly (number | undefined)[],
  rewriter: PatternRewriter,
): void {
  rewriter.setInsertionPointBefore(call);
  const { location, operands } = call;
  const args = { callee: func.symName, operands, resultTypes: functionTypeOf(func).results };
  const { results } = CallOp.build(rewriter, location, args);
  let next = 0;
  const values = replacements.map((argument, i) => {
    if (argument === undefined) return results[next++]!;
    const source = operands[argument]!;
    const { type } = call.result(i);
    return source.type === type ? source : CastOp.build(rewriter, location, { source, destType: type }).result(0);
  });
  rewriter.replaceOp(call, values);
}
