import { type AffineMap } from '../../../affine/affine-map.ts';
import { simplifyAffineExpr } from '../../../affine/simplify-affine.ts';
import { isSubset } from '../../../affine/subset.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { ConstrainedValues } from '../constrained-values.ts';
import { DomainBuilder, loopCountingWith } from '../dependence/iteration-domain.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { lowerBound, upperBound } from '../loop-bounds.ts';
import { exactStep } from '../loop-step.ts';
import { type IterationLimits } from '../memory-region.ts';
import { knownTripCount } from '../trip-count.ts';
import { isSymbol } from '../valid-operands.ts';
import { type SliceBound } from './slice-bounds.ts';

/** Returns the `affine.for` that counts with the value. */
export function forCountingWith(value: Value | undefined): ForOp | undefined {
  const loop = value && loopCountingWith(value);
  return loop instanceof ForOp ? loop : undefined;
}

/** Tells whether a slice has one index of a loop, and which that is. */
export function onlyIndex({ lower, upper }: SliceBound) {
  const [first, end] = [lower?.results, upper?.results];
  if (first?.length !== 1 || end?.length !== 1) return undefined;
  return first[0]!.add(1).equals(end[0]!) ? first[0]! : undefined;
}

/**
 * Those iterations of a nest that one iteration of loops of another nest needs. Source: ComputationSliceState of
 * mlir/lib/Dialect/Affine/Analysis/Utils.cpp.
 */
export class ComputationSlice implements IterationLimits {
  /** The indices of the loops of the nest. */
  readonly indices: readonly Value[];
  readonly bounds: SliceBound[];
  /** What the maps of all bounds take. */
  readonly operands: readonly Value[];
  /** What the iterations are done in front of. */
  readonly anchor: Operation;

  constructor(indices: readonly Value[], bounds: SliceBound[], operands: readonly Value[], anchor: Operation) {
    this.indices = indices;
    this.bounds = bounds;
    this.operands = operands;
    this.anchor = anchor;
  }

  /** The bounds as constraints with a dim per index; undefined where they are not known. Source: getAsConstraints. */
  asConstraints(): ConstrainedValues | undefined {
    const values = new ConstrainedValues();
    values.appendDims(...this.indices);
    values.appendSymbols(...this.operands);
    const domain = new DomainBuilder(values);
    for (const operand of this.operands) {
      if (!isSymbol(operand) && !forCountingWith(operand)) continue;
      if (!domain.describe(operand)) return undefined;
    }
    return this.addTo(values) ? values : undefined;
  }

  /** Source: addSliceBounds. */
  addTo(values: ConstrainedValues): boolean {
    const domain = new DomainBuilder(values);
    return this.indices.every((index, i) => {
      const position = values.positionOf(index);
      if (position < 0) return true;
      const { lower, upper } = this.bounds[i]!;
      const bound = (kind: 'equal' | 'lower' | 'upper', map = lower) =>
        domain.addBound(kind, position, { map: map!, operands: this.operands });
      if (onlyIndex(this.bounds[i]!)) return bound('equal');
      return lower && upper ? bound('lower') && bound('upper', upper) : domain.addFor(forCountingWith(index)!);
    });
  }

  /** The iterations of the whole nest. Source: getSourceAsConstraints. */
  #sourceConstraints(): ConstrainedValues | undefined {
    const values = new ConstrainedValues();
    values.appendDims(...this.indices);
    const domain = new DomainBuilder(values);
    return this.indices.every((index) => domain.addFor(forCountingWith(index)!)) ? values : undefined;
  }

  /** Tells whether the slices are all iterations of the nest; undefined where that is not known. Source: isMaximal. */
  isMaximal(): boolean | undefined {
    const fast = this.#isMaximalByBounds();
    if (fast !== undefined) return fast;
    const source = this.#sourceConstraints();
    const slice = this.#slicedDomain();
    if (!source || !slice || source.dims.length !== slice.dims.length) return undefined;
    if (source.symbols.length !== slice.symbols.length) return undefined;
    return isSubset(source.constraints, slice.constraints);
  }

  /** The iterations of all slices, as far as the loops are told apart by their numbers. Source: addDomainFromSliceMaps. */
  #slicedDomain(): ConstrainedValues | undefined {
    const values = new ConstrainedValues();
    const consumers = this.operands.filter((operand) => forCountingWith(operand));
    values.appendDims(...consumers);
    for (let i = consumers.length; i < this.indices.length; i++) values.appendDims(undefined);
    const domain = new DomainBuilder(values);
    const isKnown = this.bounds.every((bound, i) => {
      const index = onlyIndex(bound);
      if (index && index.kind !== 'constant') {
        const loop = index.kind === 'dim' ? forCountingWith(this.operands[index.position]) : undefined;
        return loop !== undefined && domain.addFor(loop);
      }
      const { operands } = this;
      const { lower, upper } = bound;
      return (
        (!lower || domain.addBound('lower', i, { map: lower, operands })) &&
        (!upper || domain.addBound('upper', i, { map: upper, operands }))
      );
    });
    return isKnown ? values : undefined;
  }

  /** Tells whether every index is that of a loop with the same constant bounds; undefined where bounds do not tell. Source: isSliceMaximalFastCheck. */
  #isMaximalByBounds(): boolean | undefined {
    for (const [i, bound] of this.bounds.entries()) {
      const index = onlyIndex(bound);
      if (index?.kind !== 'dim') return undefined;
      const target = forCountingWith(this.operands[index.position]);
      if (!target) return undefined;
      const ranges = [forCountingWith(this.indices[i])!, target].map(constantRange);
      if (ranges.includes(undefined)) return undefined;
      if (ranges[0] !== ranges[1]) return false;
    }
    return true;
  }

  /** Tells whether all iterations of the slices are such of the nest; undefined where that is not known. Source: isSliceValid. */
  isValid(): boolean | undefined {
    if (this.#isMaximalByBounds()) return true;
    const source = this.#sourceConstraints();
    if (!source || source.constraints.numSymbols > 0 || source.constraints.numLocals > 0) return undefined;
    const slice = this.asConstraints()?.constraints;
    if (!slice || source.dims.length !== this.indices.length) return undefined;
    slice.projectOut(this.indices.length, slice.numVars - this.indices.length);
    return isSubset(slice, source.constraints);
  }

  /** Returns how often the loops run; undefined where that is not constant. Source: buildSliceTripCountMap. */
  tripCounts(): Map<Operation, bigint> | undefined {
    const counts = new Map<Operation, bigint>();
    for (const [i, { lower, upper }] of this.bounds.entries()) {
      const loop = forCountingWith(this.indices[i])!;
      const count = lower && upper ? differenceOf(lower, upper) : spanOf(loop);
      if (count === undefined) return undefined;
      counts.set(loop, count);
    }
    return counts;
  }

  /** Tells whether there is one iteration. */
  isUnit(): boolean {
    const counts = this.tripCounts();
    return counts !== undefined && [...counts.values()].reduce((a, b) => a * b, 1n) === 1n;
  }
}

/** Returns bounds that are constants, and the step, as a text. */
export function constantRange(loop: ForOp): string | undefined {
  const [lower, upper] = [lowerBound(loop).map, upperBound(loop).map];
  if (lower.numResults !== 1 || upper.numResults !== 1) return undefined;
  const [first, end] = [lower.result(0), upper.result(0)];
  if (first.kind !== 'constant' || end.kind !== 'constant') return undefined;
  return `${first.exact},${end.exact},${exactStep(loop)}`;
}

function differenceOf(lower: AffineMap, upper: AffineMap): bigint | undefined {
  const difference = simplifyAffineExpr(upper.result(0).sub(lower.result(0)));
  return difference.kind === 'constant' ? BigInt(difference.exact) : undefined;
}

/** Returns how far apart constant bounds are, and of others how often the loop runs. */
function spanOf(loop: ForOp): bigint | undefined {
  const [lower, upper] = [lowerBound(loop).map, upperBound(loop).map];
  if (lower.numResults === 1 && upper.numResults === 1) {
    const [first, end] = [lower.result(0), upper.result(0)];
    if (first.kind === 'constant' && end.kind === 'constant') return BigInt(end.exact) - BigInt(first.exact);
  }
  return knownTripCount(loop);
}
