import { type AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { range } from '../../support/lists.ts';
import * as affine from '../../dialects/affine/generated/affine-ops.gen.ts';
import { exactStep } from '../../dialects/affine/loop-step.ts';
import { mapsOfGroups } from '../../dialects/affine/parallel-bounds.ts';
import { ForallOp, ForOp, ParallelOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { controlsOf } from '../../dialects/scf/patterns/forall-controls.ts';
import { applyMap, type Counter, LinearIndex } from './linear-index.ts';

/** A loop whose number of iterations may be known. */
export type Loop = ForOp | ParallelOp | ForallOp | affine.ForOp | affine.ParallelOp;

/** Tells whether this is a loop of a kind that nests consist of. */
export function isLoop(op: Operation | undefined): op is Loop {
  if (op instanceof ForOp) return op.lowerBound.type instanceof IndexType && !op.unsignedCmp;
  if (op instanceof ParallelOp || op instanceof ForallOp || op instanceof affine.ParallelOp) return op.numResults === 0;
  return op instanceof affine.ForOp;
}

/** Returns the values that a loop carries, those it begins with. */
export function carriedBy(op: Loop): readonly Value[] {
  if (op instanceof ForOp) return op.initArgs;
  return op instanceof affine.ForOp ? op.inits : [];
}

/** A counter, and what the index of the loop is in terms of it. */
export interface CountedIndex {
  readonly counter: Counter;
  readonly index: LinearIndex;
}

/** What is known of an index. */
type IndexOf = (value: Value) => LinearIndex | undefined;

/** Returns the number that an index always is, undefined for others. */
export function knownIndex(value: Value): LinearIndex | undefined {
  const index = Number(matchInteger(value) ?? NaN);
  return Number.isSafeInteger(index) ? LinearIndex.ofConstant(index) : undefined;
}

/** Returns a counter for each index of a loop, if it is known how often it runs at most, and that it runs at all. */
export function countersOf(op: Loop, indexOf: IndexOf): readonly CountedIndex[] | undefined {
  const counted: CountedIndex[] = [];
  for (const { lower, upper, step } of boundsOf(op, indexOf)) {
    const index = lower && step && step > 0 && upper ? countedIndex(lower, upper, step) : undefined;
    if (!index) return undefined;
    counted.push(index);
  }
  return counted;
}

/** Returns the indices that a loop has, one after the other, where they are known and there are no more than `most`. */
export function iterationsOf(op: Loop, most: number): readonly number[] | undefined {
  const [{ lower, upper, step } = {}, ...others] = boundsOf(op, knownIndex);
  const first = lower?.asConstant;
  const tripCount = lower && upper && step && step > 0 ? tripCountOf(lower, upper, step) : undefined;
  if (first === undefined || tripCount === undefined || tripCount > most || others.length > 0) return undefined;
  return range(Math.max(tripCount, 0)).map((i) => first + i * step!);
}

function countedIndex(lower: LinearIndex, upper: readonly LinearIndex[], step: number): CountedIndex | undefined {
  const tripCount = tripCountOf(lower, upper, step);
  if (tripCount === undefined) return guardedIndex(lower, upper, step);
  const counter: Counter = { tripCount, guards: [] };
  const index = tripCount > 0 ? LinearIndex.ofCounter(counter).times(step)?.plus(lower) : undefined;
  return index && { counter, index };
}

/**
 * Counts from the least number that an index begins with to the greatest that it ends with, where these change with the loops around. Steps that begin elsewhere each time lead to
 * other numbers, unless they are steps of one.
 */
function guardedIndex(lower: LinearIndex, upper: readonly LinearIndex[], step: number): CountedIndex | undefined {
  const isMoving = lower.counters.size > 0;
  const least = lower.base.plus(LinearIndex.ofConstant(lower.leastOfCounters));
  if (!least || (isMoving && step !== 1)) return undefined;
  const extents = upper.map((end) => {
    const extent = end.minus(least);
    return extent?.symbols.size === 0 ? extent.constant + extent.greatestOfCounters : NaN;
  });
  const tripCount = Math.ceil(Math.min(...extents) / step);
  if (!Number.isSafeInteger(tripCount) || tripCount <= 0) return undefined;
  const guards: LinearIndex[] = [];
  const counter: Counter = { tripCount, guards };
  const index = LinearIndex.ofCounter(counter).times(step)?.plus(least);
  if (!index) return undefined;
  const last = LinearIndex.ofConstant(-1);
  const moving = upper.filter((end) => end.counters.size > 0);
  const conditions = [isMoving ? [index.minus(lower)] : [], moving.map((end) => end.minus(index)?.plus(last))].flat();
  if (!conditions.every((condition) => condition !== undefined)) return undefined;
  guards.push(...conditions);
  return { counter, index };
}

/** Where an index begins, the candidates for where it ends, and what an iteration adds. */
interface Bounds {
  readonly lower: LinearIndex | undefined;
  readonly upper: readonly LinearIndex[] | undefined;
  readonly step: number | undefined;
}

/** Returns how often a loop runs each time; undefined where that is not known, or not always the same. */
function tripCountOf(lower: LinearIndex, upper: readonly LinearIndex[], step: number): number | undefined {
  const distances = upper.map((end) => end.minus(lower)?.asConstant ?? NaN);
  const tripCount = Math.ceil(Math.min(...distances) / step);
  return Number.isSafeInteger(tripCount) ? tripCount : undefined;
}

function boundsOf(op: Loop, indexOf: IndexOf): readonly Bounds[] {
  if (op instanceof affine.ForOp) {
    const lower = greatest(applied(op.lowerBoundMap, op.lowerBoundOperands, indexOf));
    const upper = known(applied(op.upperBoundMap, op.upperBoundOperands, indexOf));
    return [{ lower, upper, step: Number(exactStep(op)) }];
  }
  if (op instanceof affine.ParallelOp) {
    const { numInputs } = op.lowerBoundsMap.value;
    const lower = grouped(op.lowerBoundsMap, op.lowerBoundsGroups as DenseElementsAttr, op.mapOperands.slice(0, numInputs), indexOf); // prettier-ignore
    const upper = grouped(op.upperBoundsMap, op.upperBoundsGroups as DenseElementsAttr, op.mapOperands.slice(numInputs), indexOf); // prettier-ignore
    return op.steps.map((step, i) => ({ lower: greatest(lower[i]!), upper: known(upper[i]!), step }));
  }
  const { lower, upper, step } = controlsOfScf(op);
  const mixed = (bound: MixedIndex): LinearIndex | undefined =>
    bound instanceof Value ? indexOf(bound) : LinearIndex.ofConstant(Number(bound));
  return lower.map((bound, i) => ({
    lower: mixed(bound),
    upper: known([mixed(upper[i]!)]),
    step: mixed(step[i]!)?.asConstant,
  }));
}

function controlsOfScf(op: ForOp | ParallelOp | ForallOp) {
  if (op instanceof ForallOp) return controlsOf(op);
  const { lowerBound, upperBound, step } = op;
  if (op instanceof ParallelOp) return { lower: op.lowerBound, upper: op.upperBound, step: op.step };
  return { lower: [lowerBound as Value], upper: [upperBound as Value], step: [step as Value] };
}

type Candidates = readonly (LinearIndex | undefined)[];

function applied({ value }: AffineMapAttr, operands: readonly Value[], indexOf: IndexOf): Candidates {
  return applyMap(value, operands.map(indexOf));
}

function grouped(
  { value: map }: AffineMapAttr,
  groups: DenseElementsAttr,
  operands: readonly Value[],
  indexOf: IndexOf,
): Candidates[] {
  const inputs = operands.map(indexOf);
  return mapsOfGroups(map, groups).map((candidates) => applyMap(candidates, inputs));
}

function known(candidates: Candidates): readonly LinearIndex[] | undefined {
  return candidates.every((candidate) => candidate !== undefined) ? (candidates as readonly LinearIndex[]) : undefined;
}

/** Returns the greatest of several numbers, or the only candidate. */
function greatest(candidates: Candidates): LinearIndex | undefined {
  if (candidates.length === 1) return candidates[0];
  const numbers = candidates.map((candidate) => candidate?.asConstant ?? NaN);
  const most = Math.max(...numbers);
  return Number.isNaN(most) ? undefined : LinearIndex.ofConstant(most);
}
