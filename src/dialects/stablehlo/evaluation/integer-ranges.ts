import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { opNamesOf } from '../../../ods/op-spec.ts';
import { constantNumbers } from '../constant-numbers.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { integerFunctionOf } from './integer-functions.ts';

/** What the elements of a tensor of integers, or truth values, are between: signed numbers for signless types, 0 and 1 for i1. */
export interface IntegerRange {
  readonly min: bigint;
  readonly max: bigint;
}

/** Returns what the numbers, of which there are some, are between. */
export const rangeOfNumbers = (numbers: readonly bigint[]): IntegerRange => ({
  min: numbers.reduce((a, b) => (a < b ? a : b)),
  max: numbers.reduce((a, b) => (a > b ? a : b)),
});

const union = (ranges: readonly IntegerRange[]): IntegerRange => rangeOfNumbers(ranges.flatMap(({ min, max }) => [min, max])); // prettier-ignore

/** Tells whether all of `part` lies in `whole`. */
export const isWithin = (whole: IntegerRange, part: IntegerRange): boolean =>
  whole.min <= part.min && part.max <= whole.max;

const isZeroIn = ({ min, max }: IntegerRange): boolean => min <= 0n && max >= 0n;

/** Returns what numbers of a type are between. */
export function wholeRange({ width, signedness }: IntegerType): IntegerRange {
  if (signedness === 'unsigned' || width === 1) return { min: 0n, max: 2n ** BigInt(width) - 1n };
  const half = 2n ** BigInt(width - 1);
  return { min: -half, max: half - 1n };
}

/** Operations whose result, when each operand grows, grows or falls all the way: its extremes are among those of the operands. */
const monotonic = opNamesOf([
  hlo.AddOp,
  hlo.ClampOp,
  hlo.CompareOp,
  hlo.ConvertOp,
  hlo.DivOp,
  hlo.MaxOp,
  hlo.MinOp,
  hlo.MulOp,
  hlo.NegOp,
  hlo.NotOp,
  hlo.SignOp,
  hlo.SubtractOp,
]);

const countsOfBits = opNamesOf([hlo.ClzOp, hlo.PopulationCountOp]);

const shiftsRight = opNamesOf([hlo.ShiftRightArithmeticOp, hlo.ShiftRightLogicalOp]);

/** Operations that move elements of their first operand. */
const movesOfFirst = opNamesOf([
  hlo.BroadcastInDimOp,
  hlo.DynamicSliceOp,
  hlo.GatherOp,
  hlo.ReshapeOp,
  hlo.ReverseOp,
  hlo.SliceOp,
  hlo.TransposeOp,
]);

/** Operations that move elements of all operands but their numbers, which are the last ones. */
const movesOfAll = opNamesOf([hlo.ConcatenateOp, hlo.PadOp]);

/** Operations each of whose results has the elements of the operand at its place. */
const movesByPlace = opNamesOf([hlo.OptimizationBarrierOp, hlo.SortOp]);

/** What the integers of a program of StableHLO are between, each computed when it is asked for and remembered. */
export class IntegerRanges {
  readonly #known: Map<Value, IntegerRange | undefined>;

  /** `assumed` are arguments of regions of `scope.op`; `scope.outside` knows the values from outside of it. */
  constructor(
    assumed: readonly (readonly [Value, IntegerRange | undefined])[] = [],
    readonly scope?: { readonly op: Operation; readonly outside: IntegerRanges },
  ) {
    this.#known = new Map(assumed);
  }

  /** Returns what the elements of a value are between, undefined for what is no tensor of integers. Uses no recursion on the program: chains may be long. */
  rangeOf(value: Value): IntegerRange | undefined {
    const pending = [value];
    for (let current = pending.at(-1); current; current = pending.at(-1)) {
      const missing = this.#known.has(current) ? [] : this.#missingOperands(current);
      if (missing.length === 0) {
        pending.pop();
        if (!this.#known.has(current)) this.#known.set(current, this.#compute(current));
      } else pending.push(...missing);
    }
    return this.#known.get(value);
  }

  /** Returns what has to be known before a value is computed. */
  #missingOperands(value: Value): readonly Value[] {
    const { definingOp: op } = value;
    return op && !this.#isOutside(value) ? op.operands.filter((operand) => !this.#known.has(operand)) : [];
  }

  /** Tells whether a value, of which nothing is assumed, is from outside of the scope. */
  #isOutside({ parentBlock }: Value): boolean {
    const { op } = this.scope ?? {};
    if (!op) return false;
    const owner = parentBlock?.parentOp;
    return owner !== op && !(owner && op.isProperAncestorOf(owner));
  }

  /** Computes a value whose operands are known. */
  #compute(value: Value): IntegerRange | undefined {
    const type = elementTypeOrSelf(value.type);
    if (!(type instanceof IntegerType)) return undefined;
    if (this.#isOutside(value)) return this.scope!.outside.rangeOf(value);
    const whole = wholeRange(type);
    const { definingOp: op } = value;
    const range = op && this.#resultOf(op, op.results.indexOf(value as never), type);
    // What leaves the type begins again at its other end.
    return range && isWithin(whole, range) ? range : whole;
  }

  #resultOf(op: Operation, result: number, type: IntegerType): IntegerRange | undefined {
    const { name } = op;
    if (op instanceof hlo.ConstantOp) return ofConstant(constantNumbers(op.result()));
    if (op instanceof hlo.IotaOp) return indicesBelow(op.result(), op.iotaDimension);
    // The places of what it finds, in a dialect that this one does not know.
    if (name === 'chlo.top_k') return result === 1 ? indicesBelow(op.operand(0), -1) : undefined;
    if (countsOfBits.has(name)) return { min: 0n, max: BigInt(type.width) };
    if (op instanceof hlo.ReduceOp) return this.#ofReduction(op, result);
    const ranges: readonly (IntegerRange | undefined)[] = op.operands.map((operand) => this.#known.get(operand));
    if (movesOfFirst.has(name)) return ranges[0];
    if (movesByPlace.has(name)) return ranges[result];
    if (!areKnown(ranges)) return undefined;
    if (movesOfAll.has(name)) return union(ranges);
    if (op instanceof hlo.DynamicUpdateSliceOp) return union(ranges.slice(0, 2));
    if (op instanceof hlo.SelectOp) return chosen(ranges);
    if (op instanceof hlo.RemOp) return remainder(ranges);
    if (op instanceof hlo.AndOp) return commonBits(ranges);
    if (shiftsRight.has(name)) return shiftedRight(op, type, ranges);
    return monotonic.has(name) ? atCorners(op, type, ranges) : undefined;
  }

  /** Returns what a reduction that only chooses gives: elements of an operand or what it starts with, when two such give another. */
  #ofReduction({ body, inputs, initValues }: hlo.ReduceOp, result: number): IntegerRange | undefined {
    const ranges = inputs.map((input, i) => {
      const [own, start] = [this.#known.get(input), this.#known.get(initValues[i]!)];
      return own && start && union([own, start]);
    });
    const block = body.firstBlock!;
    const inside = new IntegerRanges(block.arguments.map((argument, i) => [argument, ranges[i % inputs.length]] as const)); // prettier-ignore
    const [assumed, returned] = [ranges[result], inside.rangeOf(block.lastOp!.operand(result))];
    return assumed && returned && isWithin(assumed, returned) ? assumed : undefined;
  }
}

function areKnown(ranges: readonly (IntegerRange | undefined)[]): ranges is readonly IntegerRange[] {
  return !ranges.includes(undefined);
}

function ofConstant(numbers: readonly number[] | undefined): IntegerRange | undefined {
  if (!numbers || numbers.length === 0) return undefined;
  let [min, max] = [Infinity, -Infinity];
  for (const number of numbers) [min, max] = [Math.min(min, number), Math.max(max, number)];
  return { min: BigInt(min), max: BigInt(max) };
}

/** Returns what indices of a dimension are between, counted from the end where it is negative; undefined where its size is not known. */
function indicesBelow({ type }: Value, dimension: number): IntegerRange | undefined {
  const size = (type as RankedTensorType).shape.at(dimension)!;
  return isDynamic(size) ? undefined : { min: 0n, max: BigInt(Math.max(size - 1, 0)) };
}

/** Returns what a choice gives, of one side only where the condition is known. */
function chosen([condition, ifTrue, ifFalse]: readonly IntegerRange[]): IntegerRange {
  if (condition!.min === 1n) return ifTrue!;
  return condition!.max === 0n ? ifFalse! : union([ifTrue!, ifFalse!]);
}

/** Returns what a remainder, which has the sign of the dividend, gives; undefined where the divisor could be zero. */
function remainder([dividend, divisor]: readonly IntegerRange[]): IntegerRange | undefined {
  if (isZeroIn(divisor!)) return undefined;
  const largest = rangeOfNumbers([divisor!.min, -divisor!.min, divisor!.max, -divisor!.max]).max - 1n;
  const { min, max } = dividend!;
  return {
    min: min < 0n ? (min > -largest ? min : -largest) : 0n,
    max: max > 0n ? (max < largest ? max : largest) : 0n,
  };
}

/** Returns what `and` gives: no more than an operand that is not negative; undefined where both may be. */
function commonBits(ranges: readonly IntegerRange[]): IntegerRange | undefined {
  const masks = ranges.filter(({ min }) => min >= 0n).map(({ max }) => max);
  return masks.length > 0 ? { min: 0n, max: rangeOfNumbers(masks).min } : undefined;
}

/** Returns what a shift to the right gives; undefined where all bits may go, or some come in that are the sign's. */
function shiftedRight(op: Operation, type: IntegerType, ranges: readonly IntegerRange[]): IntegerRange | undefined {
  const [shifted, by] = ranges;
  if (!isWithin({ min: 0n, max: BigInt(type.width - 1) }, by!)) return undefined;
  if (op instanceof hlo.ShiftRightLogicalOp && shifted!.min < 0n) return undefined;
  return atCorners(op, type, ranges);
}

/** Returns what an operation gives at the extremes of its operands; undefined where it may give others between. */
function atCorners(op: Operation, type: IntegerType, ranges: readonly IntegerRange[]): IntegerRange | undefined {
  if (op instanceof hlo.DivOp && isZeroIn(ranges[1]!)) return undefined;
  if (op instanceof hlo.ConvertOp && type.width === 1) return undefined;
  if (op instanceof hlo.CompareOp && /EQ|NE/.test(op.comparisonDirection)) return undefined;
  const compute = integerFunctionOf(op)!;
  let corners: readonly (readonly bigint[])[] = [[]];
  for (const { min, max } of ranges)
    corners = corners.flatMap((corner) => [
      [...corner, min],
      [...corner, max],
    ]);
  const results = corners.map((corner) => compute(type, ...corner));
  return results.includes(undefined) ? undefined : rangeOfNumbers(results as bigint[]);
}
