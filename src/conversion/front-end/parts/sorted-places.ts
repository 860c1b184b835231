import { FloatType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildReduction, buildReshape } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { type PlaceBuilder } from './computed-places.ts';

/** How many pairs of elements are compared at most to sort them; of more a network of exchanges compares few. */
export const maxPairs = 2 ** 22;

/** Returns how many pairs of elements are compared where a tensor of a shape is sorted along a dimension. */
export function pairsToSort(shape: readonly number[], dim: number): number {
  return product(shape) * shape[dim]!;
}

/**
 * Returns where the elements of sorted rows come from, numbers [B * N] in f32 that count all B * N elements. `isBefore` [B, N, N] tells of each row whether
 * its element i must stand before its element j; where that is said of neither of two, they keep their order.
 *
 * An element ends up behind as many as stand before it: those before it in the row but for those that must stand behind it, and those behind it that must stand
 * before it. What is at place k is the element that ends up there.
 */
export function buildSortedPlaces(places: PlaceBuilder, isBefore: Value): Value {
  const { builder, location } = places;
  const [batches, size] = shapeOf(isBefore) as [number, number, number];
  const f32 = FloatType.get(builder.context, 'f32');
  const cube = RankedTensorType.get([batches, size, size], f32);
  const rows = RankedTensorType.get([batches, size], f32);
  const numbers = Array.from({ length: size }, (_, i) => i);
  const isEarlier = places.truth(
    ttir.LessThanOp,
    places.known([1, 1, size], numbers),
    places.known([1, size, 1], numbers),
  );
  // Of elements i and j, j being the earlier one, those that change places.
  const swaps = castElements(builder, location, places.truth(ttir.LogicalAndOp, isBefore, isEarlier), f32);
  const sum = (value: Value, dim: number): Value => buildReduction(builder, location, ttir.SumOp, value, [dim], rows);
  const kept = places.make(ttir.SubtractOp, places.known([1, size], numbers), sum(swaps, 2));
  const rank = places.make(ttir.AddOp, kept, sum(swaps, 1));
  const isThere = places.truth(
    ttir.EqualOp,
    buildReshape(builder, location, rank, [batches, 1, size]),
    places.known([1, size, 1], numbers),
  );
  const sources = buildElementwise(
    builder,
    location,
    ttir.WhereOp,
    [isThere, places.known([1, 1, size], numbers), places.known([1, 1, 1], [0])],
    cube,
  );
  // An order that is none, as of NaN, must not lead out of the row.
  const inRow = places.clamped(sum(sources, 2), 0, size - 1);
  const starts = Array.from({ length: batches }, (_, i) => i * size);
  const flat = places.make(ttir.AddOp, inRow, places.known([batches, 1], starts));
  return buildReshape(builder, location, flat, [batches * size]);
}
