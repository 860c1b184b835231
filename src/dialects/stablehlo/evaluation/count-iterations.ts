import { type Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type WhileOp } from '../generated/stablehlo-ops.gen.ts';
import { type KnownTensor } from './evaluate-operation.ts';
import { Evaluation } from './evaluation.ts';
import { IntegerRanges, rangeOfNumbers, type IntegerRange } from './integer-ranges.ts';

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

/** What is known of a value that a loop carries: all of it, or what its integers are between. */
interface Carried {
  readonly tensor: KnownTensor | undefined;
  readonly range: IntegerRange | undefined;
}

const isSame = (a: Carried, b: Carried | undefined): boolean =>
  a.tensor === b?.tensor && a.range?.min === b?.range?.min && a.range?.max === b?.range?.max;

/** Knows what follows of constants, and what integers that do not are between. */
export class Knowledge {
  constructor(
    readonly evaluation: Evaluation,
    readonly ranges = new IntegerRanges(),
  ) {}

  /** Returns what is known of values in a loop whose regions have these arguments. */
  within(loop: WhileOp, carried: ReadonlyMap<number, Carried>): Knowledge {
    const { evaluation, ranges } = this;
    const inside = new Evaluation(evaluation.maxElements, { op: loop, outside: evaluation });
    const assumed: [Value, IntegerRange | undefined][] = [];
    for (const { firstBlock } of [loop.cond, loop.body]) {
      firstBlock!.arguments.forEach((argument, place) => {
        const { tensor, range } = carried.get(place) ?? {};
        inside.assume(argument, tensor);
        if (range) assumed.push([argument, range]);
      });
    }
    return new Knowledge(inside, new IntegerRanges(assumed, { op: loop, outside: ranges }));
  }

  of(value: Value): Carried {
    const tensor = this.evaluation.elementsOf(value);
    return { tensor, range: tensor ? rangeOfTensor(tensor, value) : this.ranges.rangeOf(value) };
  }

  /** Returns a truth value that is known. */
  truthOf(value: Value): boolean | undefined {
    const { range } = this.of(value);
    return range && range.min === range.max ? range.min === 1n : undefined;
  }
}

function rangeOfTensor({ elements }: KnownTensor, { type }: Value): IntegerRange | undefined {
  return elementTypeOrSelf(type) instanceof IntegerType && elements.length > 0 ? rangeOfNumbers(elements) : undefined;
}

/** Returns how often a loop runs; undefined when no condition that is known ends it, or after more than `limit` iterations. */
export function countIterations(loop: WhileOp, outside: Knowledge, limit: number): Iterations | undefined {
  const { cond, body, operandValues } = loop;
  const places = [...decidingPlaces(loop)];
  const isOpen: boolean[] = [];
  let carried = new Map(places.map((place) => [place, outside.of(operandValues[place]!)] as const));
  for (let count = 0; count <= limit; count++) {
    const inside = outside.within(loop, carried);
    const goesOn = inside.truthOf(returnedBy(cond)[0]!);
    if (goesOn === false) return { count, isOpen };
    isOpen.push(goesOn === undefined);
    // Known is what the loop carries as long as it runs: data may have ended it, but then nobody needs to know.
    const next = new Map(places.map((place) => [place, inside.of(returnedBy(body)[place]!)] as const));
    // The next iteration would tell as much as this one.
    if (places.every((place) => isSame(next.get(place)!, carried.get(place)))) return undefined;
    carried = next;
  }
  return undefined;
}
