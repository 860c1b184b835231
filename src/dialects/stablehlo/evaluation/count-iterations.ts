import { type Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { type WhileOp } from '../generated/stablehlo-ops.gen.ts';
import { type KnownTensor } from './evaluate-operation.ts';
import { Evaluation } from './evaluation.ts';

const returnedBy = (region: Region): readonly Value[] => region.firstBlock!.lastOp!.operands;

/** Returns which arguments of a region the values, which are in it or outside, are computed from. */
function argumentsBehind(region: Region, values: readonly Value[]): number[] {
  const seen = new Set<Value>(values);
  for (const value of seen) {
    const { definingOp: op } = value;
    if (op && region.isAncestorOf(op.parentRegion)) for (const operand of op.operands) seen.add(operand);
  }
  return region.firstBlock!.arguments.flatMap((argument, i) => (seen.has(argument) ? [i] : []));
}

/** Returns the places among what a loop carries that tell how often it runs: what the condition is computed from, and what these are. */
function decidingPlaces({ cond, body }: WhileOp): ReadonlySet<number> {
  const places = new Set(argumentsBehind(cond, returnedBy(cond)));
  for (const place of places) {
    for (const other of argumentsBehind(body, [returnedBy(body)[place]!])) places.add(other);
  }
  return places;
}

/** How often a loop runs. */
export interface Iterations {
  /** How often it runs at most. */
  readonly count: number;
  /** For each iteration, whether its condition follows from data, so that the loop may end before it. */
  readonly isOpen: readonly boolean[];
}

/** Returns how often a loop runs; undefined when no condition that is known ends it, or after more than `limit` iterations. */
export function countIterations(loop: WhileOp, evaluation: Evaluation, limit: number): Iterations | undefined {
  const { cond, body, operandValues } = loop;
  const places = decidingPlaces(loop);
  const isOpen: boolean[] = [];
  let carried = new Map<number, KnownTensor | undefined>();
  for (const place of places) carried.set(place, evaluation.elementsOf(operandValues[place]!));
  for (let count = 0; count <= limit; count++) {
    const iteration = new Evaluation(evaluation.maxElements, { op: loop, outside: evaluation });
    for (const region of [cond, body]) {
      region.firstBlock!.arguments.forEach((argument, place) => iteration.assume(argument, carried.get(place)));
    }
    const goesOn = iteration.elementsOf(returnedBy(cond)[0]!);
    if (goesOn?.elements[0] === 0n) return { count, isOpen };
    // What the next iteration computes is as unknown as this one.
    if (!goesOn && [...carried.values()].every((known) => !known)) return undefined;
    isOpen.push(!goesOn);
    // Known is what the loop carries as long as it runs: data may have ended it, but then nobody needs to know.
    const next = new Map<number, KnownTensor | undefined>();
    for (const place of places) next.set(place, iteration.elementsOf(returnedBy(body)[place]!));
    carried = next;
  }
  return undefined;
}
