import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { comparisonProblem } from '../../../dialects/stablehlo/comparison-problem.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { type ComparisonDirection } from '../../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import { evaluateScalars, type Pair, type PairChoice, pairChoiceBy } from '../../front-end/parts/choice-of-pairs.ts';

const comparisons: Readonly<Record<ComparisonDirection, (a: number, b: number) => boolean>> = {
  EQ: (a, b) => a === b,
  NE: (a, b) => a !== b,
  GE: (a, b) => a >= b,
  GT: (a, b) => a > b,
  LE: (a, b) => a <= b,
  LT: (a, b) => a < b,
};

/** Returns what an operation that compares or chooses scalars makes of its operands, truth values being 0 and 1; undefined for another operation. */
function scalarResult(op: Operation, operands: readonly number[]): number | undefined {
  const [a, b, c] = operands as [number, number, number];
  if (op instanceof hlo.CompareOp) {
    // In a total order NaN is a number like others, which no pair here has.
    const isOther = op.compareType === 'TOTALORDER' || comparisonProblem(op) !== undefined;
    return isOther ? undefined : Number(comparisons[op.comparisonDirection](a, b));
  }
  if (op instanceof hlo.SelectOp) return a === 0 ? c : b;
  if (op instanceof hlo.MaxOp) return Math.max(a, b);
  if (op instanceof hlo.MinOp) return Math.min(a, b);
  if (op instanceof hlo.AndOp) return a & b;
  if (op instanceof hlo.OrOp) return a | b;
  if (op instanceof hlo.XorOp) return a ^ b;
  return op instanceof hlo.NotOp ? 1 - a : undefined;
}

/** Returns the pair that a computation without constants makes of two; undefined when it does more than to compare and choose. */
function evaluate(body: Region, first: Pair, second: Pair): Pair | undefined {
  const block = body.firstBlock!;
  const known = new Map<Value, number>();
  block.arguments.forEach((argument, i) => known.set(argument, [...first, ...second][i]!));
  return evaluateScalars(block, known, scalarResult) as Pair | undefined;
}

/**
 * Returns what a computation of (element, index, element, index) to (element, index) chooses; undefined when it is no search for the place of an extreme,
 * first of equal ones.
 */
export function pairChoiceOf(body: Region): PairChoice | undefined {
  const block = body.firstBlock!;
  if (block.arguments.length !== 4 || block.lastOp?.numOperands !== 2) return undefined;
  return pairChoiceBy((first, second) => evaluate(body, first, second));
}
