import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { type ElementwiseClass, type ReductionClass } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { greatestNumber, isPred, leastNumber } from './constant-values.ts';

/** What reduces elements to one. */
export interface Reducer {
  readonly reduction: ReductionClass;
  /** The same for two tensors. */
  readonly combine: ElementwiseClass;
  /** The number with which a reduction may start without changing its result. */
  readonly neutral: number | undefined;
}

/** Returns the only operation of a computation on two elements, whose result it returns; undefined for another computation. */
export function onlyOperation(body: Region): Operation | undefined {
  const block = body.firstBlock!;
  const { firstOp: op, lastOp } = block;
  if (!op || op.next !== lastOp || lastOp?.operands[0] !== op.results[0]) return undefined;
  if (op.numOperands !== 2 || block.arguments.length !== 2) return undefined;
  // All of them commute, so that the order of the arguments says nothing.
  const [first, second] = block.arguments;
  const [lhs, rhs] = op.operands;
  const takesBoth = (lhs === first && rhs === second) || (lhs === second && rhs === first);
  return takesBoth ? op : undefined;
}

/** Returns what a computation on two elements of that type is in TTIR; undefined when there is nothing for it. */
export function reducerOf(body: Region, elementType: Type): Reducer | undefined {
  const op = onlyOperation(body);
  if (!op || elementTypeOrSelf(op.result(0).type) !== elementType) return undefined;
  return isPred(elementType) ? predReducer(op) : numberReducer(op, elementType);
}

function numberReducer(op: Operation, elementType: Type): Reducer | undefined {
  if (op instanceof hlo.AddOp) return { reduction: ttir.SumOp, combine: ttir.AddOp, neutral: 0 };
  if (op instanceof hlo.MulOp) return { reduction: ttir.ProdOp, combine: ttir.MultiplyOp, neutral: 1 };
  if (op instanceof hlo.MaxOp) {
    return { reduction: ttir.MaxOp, combine: ttir.MaximumOp, neutral: leastNumber(elementType) };
  }
  if (op instanceof hlo.MinOp) {
    return { reduction: ttir.MinOp, combine: ttir.MinimumOp, neutral: greatestNumber(elementType) };
  }
  return undefined;
}

function predReducer(op: Operation): Reducer | undefined {
  const isAnd = op instanceof hlo.AndOp || op instanceof hlo.MulOp || op instanceof hlo.MinOp;
  if (isAnd) return { reduction: ttir.ReduceAndOp, combine: ttir.LogicalAndOp, neutral: 1 };
  const isOr = op instanceof hlo.OrOp || op instanceof hlo.AddOp || op instanceof hlo.MaxOp;
  return isOr ? { reduction: ttir.ReduceOrOp, combine: ttir.LogicalOrOp, neutral: 0 } : undefined;
}
