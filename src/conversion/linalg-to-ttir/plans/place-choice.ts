import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { compareFloats } from '../../../dialects/arith/predicates.ts';
import { IndexOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { evaluatePair, type Pair, type PairChoice, pairChoiceBy } from '../../front-end/parts/choice-of-pairs.ts';

/** Comparisons of signed integers, by predicate. */
const integerComparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  sge: (a, b) => a >= b,
  sgt: (a, b) => a > b,
  sle: (a, b) => a <= b,
  slt: (a, b) => a < b,
};

/** Returns what an operation that compares or chooses scalars makes of its operands, truth values being 0 and 1; undefined for another operation. */
function scalarResult(op: Operation, [a, b, c]: readonly number[]): number | undefined {
  if (op instanceof arith.CmpFOp) return Number(compareFloats(op.predicate, a!, b!));
  if (op instanceof arith.CmpIOp) {
    const compare = integerComparisons[op.predicate];
    return compare && Number(compare(a!, b!));
  }
  if (op instanceof arith.SelectOp) return a === 0 ? c : b;
  if (op instanceof arith.MaximumFOp || op instanceof arith.MaxSIOp) return Math.max(a!, b!);
  if (op instanceof arith.MinimumFOp || op instanceof arith.MinSIOp) return Math.min(a!, b!);
  if (op instanceof arith.AndIOp) return a! & b!;
  if (op instanceof arith.OrIOp) return a! | b!;
  if (op instanceof arith.IndexCastOp || op instanceof arith.IndexCastUIOp) return a;
  return undefined;
}

/** Which argument of a body is the element of an iteration, and which results are the element and the place that are kept. */
export interface PlaceRoles {
  readonly input: number;
  readonly element: 0 | 1;
  readonly place: 0 | 1;
}

/** Returns the pair that a body makes of what it has and the element of an iteration; undefined when it does more than to compare and choose. */
function evaluate(body: Block, loop: number, roles: PlaceRoles, kept: Pair, [element, index]: Pair): Pair | undefined {
  const results = body.arguments.slice(-2);
  const known = new Map<Value, number>([
    [body.arguments[roles.input]!, element],
    [results[roles.element]!, kept[0]],
    [results[roles.place]!, kept[1]],
  ]);
  const made = evaluatePair(body, known, (op, operands) => {
    if (op instanceof IndexOp) return op.dim === loop ? index : undefined;
    return scalarResult(op, operands);
  });
  return made && [made[roles.element], made[roles.place]];
}

/**
 * Returns what a body with two results, an element and its index along `loop`, searches for; undefined when it is no search for the place of an extreme,
 * first of equal ones.
 */
export function placeChoiceOf(body: Block, loop: number, roles: PlaceRoles): PairChoice | undefined {
  return pairChoiceBy((first, second) => evaluate(body, loop, roles, first, second));
}
