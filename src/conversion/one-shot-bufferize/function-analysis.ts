import { functionTypeOf } from '../../builtin/function-op.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { isTensorType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type OpOperand, type Value } from '../../ir/value.ts';
import { type FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { returnsOf } from '../../dialects/func/returns.ts';
import { annotateAccess, annotateEquivalentArgument } from './annotate-analysis.ts';
import type { OneShotAnalysisState } from './one-shot-analysis-state.ts';

/** What a function does to the memory of its arguments, for what calls it. */
export interface FunctionSummary {
  /** By number of an argument, the numbers of results that may share its memory. */
  readonly aliasingResults: readonly (readonly number[])[];
  /** By number of a result, the number of the argument that is the very buffer. */
  readonly equivalentArguments: readonly (number | undefined)[];
  readonly readArguments: ReadonlySet<number>;
  readonly writtenArguments: ReadonlySet<number>;
}

/** Returns the attribute of an argument of a function. */
export function argumentAttr(func: FuncOp, index: number, name: string): Attribute | undefined {
  return func.argAttrs?.[index]?.value.get(name);
}

/** Says what a function that was analyzed does. Source: mlir/lib/Dialect/Bufferization/Transforms/OneShotModuleBufferize.cpp. */
export function summarize(func: FuncOp, state: OneShotAnalysisState): FunctionSummary {
  const { inputs } = functionTypeOf(func);
  const shared = sharedMemory(func, state);
  const readArguments = new Set<number>();
  const writtenArguments = new Set<number>();
  for (const [i, type] of inputs.entries()) {
    if (!isTensorType(type)) continue;
    const [isRead, isWritten] = accessOf(func, i, state);
    if (state.bufferization.options.reports.isOfPlaces) annotateAccess(func, i, isRead, isWritten);
    if (isRead) readArguments.add(i);
    if (isWritten) writtenArguments.add(i);
  }
  return { ...shared, readArguments, writtenArguments };
}

function accessOf(func: FuncOp, index: number, state: OneShotAnalysisState): [isRead: boolean, isWritten: boolean] {
  const access = argumentAttr(func, index, 'bufferization.access');
  if (access instanceof StringAttr) {
    const { value } = access;
    return [value === 'read' || value === 'read-write', value === 'write' || value === 'read-write'];
  }
  const argument = func.body.firstBlock?.arguments[index];
  return argument ? [state.isRead(argument), state.isWritten(argument)] : [true, true];
}

function sharedMemory(
  func: FuncOp,
  state: OneShotAnalysisState,
): Pick<FunctionSummary, 'aliasingResults' | 'equivalentArguments'> {
  const { inputs, results } = functionTypeOf(func);
  const { reports } = state.bufferization.options;
  const entry = func.body.firstBlock;
  if (!entry) {
    const all = results.flatMap((type, i) => (isTensorType(type) ? [i] : []));
    return { aliasingResults: inputs.map((type) => (isTensorType(type) ? all : [])), equivalentArguments: [] };
  }
  const returns = returnsOf(func);
  const isRanked = ({ type }: Value): boolean => type instanceof RankedTensorType;
  const aliasingResults = entry.arguments.map((argument) => {
    if (!isRanked(argument)) return [];
    const aliases = new Set<number>();
    for (const { operands } of returns) {
      for (const [i, value] of operands.entries())
        if (isRanked(value) && state.mayAlias(value, argument)) aliases.add(i);
    }
    return [...aliases];
  });
  const equivalent = (operand: OpOperand): number | undefined => {
    const { value } = operand;
    if (!isTensorType(value.type)) return undefined;
    const argument = entry.arguments.find((other) => isRanked(other) && state.areEquivalent(value, other));
    if (argument && reports.isOfPlaces) annotateEquivalentArgument(operand, argument.argNumber);
    return argument?.argNumber;
  };
  const equivalentArguments = results.map((_, i) => {
    const [first, ...others] = returns;
    const argument = equivalent(first!.opOperands[i]!);
    if (argument === undefined) return undefined;
    return others.every(({ opOperands }) => equivalent(opOperands[i]!) === argument) ? argument : undefined;
  });
  return { aliasingResults, equivalentArguments };
}
