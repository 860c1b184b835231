import { type Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { type WhileOp } from '../generated/stablehlo-ops.gen.ts';
import { type Known, type Knowledge } from './knowledge.ts';

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

const isSame = (a: Known, b: Known | undefined): boolean =>
  a.tensor === b?.tensor && a.range?.min === b?.range?.min && a.range?.max === b?.range?.max;

/** Returns how often a loop runs; undefined when no condition that is known ends it, or after more than `limit` iterations. */
export function countIterations(loop: WhileOp, outside: Knowledge, limit: number): Iterations | undefined {
  const { cond, body, operandValues } = loop;
  const places = [...decidingPlaces(loop)];
  const isOpen: boolean[] = [];
  let carried = new Map(places.map((place) => [place, outside.of(operandValues[place]!)] as const));
  for (let count = 0; count <= limit; count++) {
    const inside = outside.within(loop, carried);
    const goesOn = inside.integerOf(returnedBy(cond)[0]!);
    if (goesOn === 0n) return { count, isOpen };
    isOpen.push(goesOn === undefined);
    // Known is what the loop carries as long as it runs: data may have ended it, but then nobody needs to know.
    const next = new Map(places.map((place) => [place, inside.of(returnedBy(body)[place]!)] as const));
    // The next iteration would tell as much as this one.
    if (places.every((place) => isSame(next.get(place)!, carried.get(place)))) return undefined;
    carried = next;
  }
  return undefined;
}
