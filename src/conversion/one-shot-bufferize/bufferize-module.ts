import { functionTypeOf } from '../../builtin/function-op.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { ArrayAttr, DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { walkOps } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { setFunctionType } from '../../dialects/func/function-type.ts';
import { CallOp, FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { returnsOf } from '../../dialects/func/returns.ts';
import { CastOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { LayoutMapOption } from '../generated/conversion-enums.gen.ts';
import { analyzeOp } from './analyze.ts';
import { type Bufferization } from './bufferization.ts';
import { bufferizeOp } from './bufferize-op.ts';
import { summarize } from './function-analysis.ts';
import { type OneShotAnalysisState } from './one-shot-analysis-state.ts';

/** Bufferizes functions with what calls them. Source: mlir/lib/Dialect/Bufferization/Transforms/OneShotModuleBufferize.cpp. */

interface FunctionOrder {
  /** Functions behind all that they call. */
  readonly ordered: readonly FuncOp[];
  /** Functions that call themselves by way of others, and what calls those. */
  readonly others: readonly FuncOp[];
}

function orderFunctions(module: Operation, bufferization: Bufferization): FunctionOrder {
  const callers = new Map<FuncOp, Set<FuncOp>>();
  const counts = new Map<FuncOp, number>();
  for (const func of module.regions[0]!.operations()) {
    if (!(func instanceof FuncOp)) continue;
    counts.set(func, 0);
    walkOps(func, CallOp, (op) => {
      const callee = bufferization.calleeOf(op);
      if (!callee || !hasTensorSignature(callee)) return;
      const known = callers.get(callee) ?? new Set();
      callers.set(callee, known);
      if (known.has(func)) return;
      known.add(func);
      counts.set(func, counts.get(func)! + 1);
    });
  }
  const pending = [...counts].flatMap(([func, count]) => (count === 0 ? [func] : []));
  const ordered: FuncOp[] = [];
  for (let func = pending.pop(); func; func = pending.pop()) {
    ordered.push(func);
    for (const caller of callers.get(func) ?? []) {
      const left = counts.get(caller)! - 1;
      counts.set(caller, left);
      if (left === 0) pending.push(caller);
    }
  }
  return { ordered, others: [...counts].flatMap(([func, count]) => (count > 0 ? [func] : [])) };
}

function hasTensorSignature(func: FuncOp): boolean {
  const { inputs, results } = functionTypeOf(func);
  return [...inputs, ...results].some(isTensorType);
}

/** Analyzes the functions of a module, those that are called before what calls them. */
export function analyzeModule(module: Operation, state: OneShotAnalysisState): LogicalResult {
  const { bufferization } = state;
  const { ordered, others } = orderFunctions(module, bufferization);
  for (const func of ordered) {
    if (!bufferization.isAllowed(func)) continue;
    if (!func.body.isEmpty && returnsOf(func).length === 0) {
      return func.emitError('cannot bufferize func.func without func.return');
    }
    if (!analyzeOp(func, state)) return false;
    state.functions.set(func, summarize(func, state));
  }
  return others.every((func) => !bufferization.isAllowed(func) || analyzeOp(func, state));
}

/** Bufferizes the functions of a module, and then what else is in it. */
export function bufferizeModule(module: Operation, bufferization: Bufferization): LogicalResult {
  const { options } = bufferization;
  const { ordered, others } = orderFunctions(module, bufferization);
  for (const func of [...ordered, ...others]) {
    const isAnalyzed = !options.noAnalysisFuncFilter.includes(func.symName);
    const own = isAnalyzed ? bufferization : bufferization.with({ copyBeforeWrite: true });
    if (!bufferizeOp(func, own)) return false;
    if (options.functionBoundaryLayout === LayoutMapOption.InferLayoutMap) foldCasts(func);
  }
  for (const op of module.regions[0]!.operations()) {
    if (op instanceof FuncOp || op.hasTrait('SymbolTable')) continue;
    if (!bufferizeOp(op, bufferization)) return false;
  }
  walkOps(module, FuncOp, removeAttributes);
  return true;
}

const uncast = (value: Value): Value => (value.definingOp instanceof CastOp ? value.definingOp.source : value);

/** Has a function return memory of the types that it has before casts. */
function foldCasts(func: FuncOp): void {
  const returns = func.body.isEmpty ? [] : returnsOf(func);
  const [first] = returns;
  if (!first) return;
  const types: (Type | undefined)[] = first.operands.map((value, i) => {
    const { type } = uncast(value);
    return returns.every((other) => uncast(other.operand(i)).type === type) ? type : undefined;
  });
  for (const terminator of returns) {
    for (const [i, value] of terminator.operands.entries()) if (types[i]) terminator.setOperand(i, uncast(value));
  }
  const { inputs, results } = functionTypeOf(func);
  const resultTypes = results.map((type, i) => types[i] ?? type);
  setFunctionType(func, FunctionType.get(func.context, inputs, resultTypes));
}

const removed = ['bufferization.buffer_layout', 'bufferization.writable'];

/** Takes what says how arguments are to be bufferized off a function with a body. */
function removeAttributes(func: FuncOp): void {
  const { argAttrs, context } = func;
  if (!argAttrs?.some(({ value }) => removed.some((name) => value.has(name))) || func.body.isEmpty) return;
  const kept = argAttrs.map(({ value }) => new Map([...value].filter(([name]) => !removed.includes(name))));
  const isEmpty = kept.every(({ size }) => size === 0);
  const attributes = kept.map((value) => DictionaryAttr.get(context, value));
  func.setProperty('arg_attrs', isEmpty ? undefined : ArrayAttr.get(context, attributes));
}
