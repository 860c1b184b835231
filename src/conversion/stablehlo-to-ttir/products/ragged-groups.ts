import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import {
  buildElementwise,
  buildNumber,
  buildReduction,
  buildReshape,
  tensorLike,
} from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { range } from '../../../support/lists.ts';
import { PlaceBuilder } from '../../front-end/parts/computed-places.ts';

/** Where the groups of a factor are. */
export interface ComputedGroups {
  /** How many elements each group has, [outer..., g] or [g]. */
  readonly sizes: Value;
  /** The dimensions of the factor that the sizes depend on. */
  readonly outer: readonly number[];
  /** The dimension that is divided. */
  readonly ragged: number;
}

/**
 * Makes of a factor the factors of all groups, in front of each other: `[m, k]` becomes `[g, m, k]`, where what is not of the group is 0. Zeros are chosen
 * rather than multiplied by, as what is not of a group may be infinite.
 */
export function buildGroups(
  rewriter: ConversionPatternRewriter,
  location: Location,
  factor: Value,
  groups: ComputedGroups,
): Value {
  const shape = shapeOf(factor);
  const { elementType } = factor.type as RankedTensorType;
  const isInGroup = buildMembership(rewriter, location, shape, groups);
  const zero = buildNumber(rewriter, location, [1, ...shape], elementType, 0);
  const type = tensorLike(factor, [shapeOf(isInGroup)[0]!, ...shape]);
  const whole = buildReshape(rewriter, location, factor, [1, ...shape]);
  return buildElementwise(rewriter, location, ttir.WhereOp, [isInGroup, whole, zero], type);
}

/** Tells of each group which elements are in it: [g, ...], with 1 for dimensions that this does not depend on. */
function buildMembership(
  rewriter: ConversionPatternRewriter,
  location: Location,
  shape: readonly number[],
  { sizes, outer, ragged }: ComputedGroups,
): Value {
  const places = new PlaceBuilder(rewriter, location);
  const outerShape = shapeOf(sizes).slice(0, -1);
  const numGroups = shapeOf(sizes).at(-1)!;
  const counts = buildReshape(rewriter, location, places.fromIntegers(sizes), [...outerShape, numGroups, 1]);
  const isCounted = range(numGroups).flatMap((j) => range(numGroups).map((i) => (j <= i ? 1 : 0)));
  const summands = places.make(ttir.MultiplyOp, counts, places.known([numGroups, numGroups], isCounted));
  const endsType = tensorLike(summands, [...outerShape, numGroups]);
  const sums = buildReduction(rewriter, location, ttir.SumOp, summands, [outerShape.length], endsType);
  const ends = buildReshape(rewriter, location, sums, [...outerShape, numGroups, 1]);
  const elements = places.known([shape[ragged]!], range(shape[ragged]!));
  const isBefore = places.truth(ttir.LessThanOp, elements, ends);
  const isBehind = places.truth(ttir.GreaterEqualOp, elements, places.make(ttir.SubtractOp, ends, counts));
  const isInside = places.truth(ttir.LogicalAndOp, isBefore, isBehind);
  // [outer..., g, m], of which the group comes first and the others in the order of the factor.
  const dims = [...outer, -1, ragged];
  const order = range(dims.length).sort((a, b) => dims[a]! - dims[b]!);
  const sorted = buildPermutation(rewriter, location, isInside, order);
  const aligned = shape.map((size, dim) => (dims.includes(dim) ? size : 1));
  return buildReshape(rewriter, location, sorted, [numGroups, ...aligned]);
}
