import { type Block } from '../../../ir/block.ts';
import { type Value } from '../../../ir/value.ts';
import { evaluateScalars } from '../../front-end/parts/choice-of-pairs.ts';
import { type Extreme, greatest, least } from '../../front-end/reductions/combiners.ts';
import { scalarResult } from '../body/scalar-result.ts';

/** Which of two elements a region puts first. */
export interface Comparator {
  /** The greater or the lesser one. */
  readonly extreme: Extreme;
  /** Whether it says so of the first of two equal ones. */
  readonly keepsEqual: boolean;
}

/** Returns what a region makes of two of its arguments, which it only compares; undefined when it does more, or reads others. */
export function comparatorOf(region: Block, lhs: Value, rhs: Value): Comparator | undefined {
  const isFirst = (a: number, b: number): boolean | undefined => {
    const known = new Map([
      [lhs, a],
      [rhs, b],
    ]);
    const result = evaluateScalars(region, known, scalarResult)?.[0];
    return result === undefined ? undefined : result !== 0;
  };
  const [greater, lesser, keepsEqual] = [isFirst(2, 1), isFirst(1, 2), isFirst(1, 1)];
  if (keepsEqual === undefined || greater === lesser) return undefined;
  return { extreme: greater ? greatest : least, keepsEqual };
}
