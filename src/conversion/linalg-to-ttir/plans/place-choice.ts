import { type Block } from '../../../ir/block.ts';
import { type Value } from '../../../ir/value.ts';
import { IndexOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { evaluateScalars, type Pair, type PairChoice, pairChoiceBy } from '../../front-end/parts/choice-of-pairs.ts';
import { scalarResult } from '../body/scalar-result.ts';

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
  const made = evaluateScalars(body, known, (op, operands) => {
    if (op instanceof IndexOp) return op.dim === loop ? index : undefined;
    return scalarResult(op, operands);
  });
  return made && [made[roles.element]!, made[roles.place]!];
}

/**
 * Returns what a body with two results, an element and its index along `loop`, searches for; undefined when it is no search for the place of an extreme,
 * first of equal ones.
 */
export function placeChoiceOf(body: Block, loop: number, roles: PlaceRoles): PairChoice | undefined {
  return pairChoiceBy((first, second) => evaluate(body, loop, roles, first, second));
}
