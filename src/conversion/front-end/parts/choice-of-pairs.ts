import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type Extreme, greatest, least } from '../reductions/combiners.ts';

/** What a computation on two pairs of an element and its index chooses. */
export interface PairChoice {
  /** Whether it chooses the pair with the greater or the lesser element. */
  readonly extreme: Extreme;
  /** Whether it chooses a pair with NaN. */
  readonly nanWins: boolean;
  /** Whether it gives NaN as the element, when that comes after a number, as `maximumf` beside a search for a greater number does. */
  readonly givesNaN: boolean;
}

/** An element and its index. */
export type Pair = readonly [element: number, index: number];

/**
 * Returns what `choose` chooses of two pairs, of which it only compares and chooses the numbers: what it makes of elements in every order tells what it makes of
 * all. Undefined when that is no search for the place of an extreme, first of equal ones.
 */
export function pairChoiceBy(choose: (first: Pair, second: Pair) => Pair | undefined): PairChoice | undefined {
  const extreme = choose([2, 0], [1, 1])?.[0] === 2 ? greatest : least;
  const [better, worse] = extreme === greatest ? [2, 1] : [1, 2];
  const isExtreme = [
    [0, 1],
    [1, 0],
  ].every(([i, j]) =>
    [choose([better, i!], [worse, j!]), choose([worse, j!], [better, i!])].every(
      (chosen) => chosen?.[0] === better && chosen[1] === i,
    ),
  );
  const tie = choose([1, 0], [1, 1]);
  if (!isExtreme || tie?.[0] !== 1 || tie[1] !== 0) return undefined;
  const withNaN = [choose([NaN, 0], [1, 1]), choose([1, 1], [NaN, 0])];
  const givesNaN = Number.isNaN(withNaN[1]?.[0]);
  return { extreme, nanWins: withNaN.every((chosen) => chosen?.[1] === 0), givesNaN };
}

/**
 * Returns the scalars that a computation returns whose others are `known` to begin with, `resultOf` being what an operation makes of its operands; undefined when it does
 * more than `resultOf` tells.
 */
export function evaluateScalars(
  block: Block,
  known: Map<Value, number>,
  resultOf: (op: Operation, operands: readonly number[]) => number | undefined,
): readonly number[] | undefined {
  for (const op of block.operations()) {
    const operands = op.operands.map((value) => known.get(value));
    if (!operands.every((operand) => operand !== undefined)) return undefined;
    if (op === block.lastOp) return operands;
    const result = resultOf(op, operands);
    if (result === undefined) return undefined;
    known.set(op.result(), result);
  }
  return undefined;
}
