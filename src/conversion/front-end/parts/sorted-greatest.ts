import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildReshape } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { buildSlice } from './build-update.ts';
import { PlaceBuilder } from './computed-places.ts';
import { buildSortedPlaces, maxPairs, pairsToSort } from './sorted-places.ts';
import { buildNetworkSorted } from './sorting-network.ts';
import { buildTotalOrder } from './total-order.ts';

/**
 * Makes the `count` greatest elements along the last dimension in order, and where they are, from the sorted whole.
 * Of equal elements the first comes first, NaN before all numbers.
 */
export function buildSortedGreatest(
  builder: OpBuilder,
  location: Location,
  input: Value,
  count: number,
  indexType: Type,
): { readonly values: Value; readonly indices: Value } {
  const { shape, elementType, context } = input.type as RankedTensorType;
  const size = shape.at(-1)!;
  const batches = product(shape.slice(0, -1));
  const places = new PlaceBuilder(builder, location);
  const reshaped = (value: Value, to: readonly number[]): Value => buildReshape(builder, location, value, to);
  const isBefore = (pair: readonly [Value, Value], truths: RankedTensorType): Value =>
    elementType instanceof FloatType
      ? buildTotalOrder(builder, location, 'GT', pair, truths)
      : buildElementwise(builder, location, ttir.GreaterThanOp, pair, truths);
  const truthsOf = (to: readonly number[]): RankedTensorType => RankedTensorType.get(to, IntegerType.get(context, 1));
  const firstOf = (value: Value): Value =>
    buildSlice(builder, location, reshaped(value, [batches, size]), [0, 0], [batches, count]);
  let sources: Value;
  let found: Value;
  if (pairsToSort(shape, shape.length - 1) <= maxPairs) {
    const pair = [reshaped(input, [batches, size, 1]), reshaped(input, [batches, 1, size])] as const;
    sources = firstOf(buildSortedPlaces(places, isBefore(pair, truthsOf([batches, size, size]))));
    found = places.rows(reshaped(input, [batches * size, 1]), reshaped(sources, [batches * count]));
  } else {
    const sorted = buildNetworkSorted(places, [reshaped(input, [batches, size])], ([first], [second]) =>
      isBefore([first!, second!], truthsOf(shapeOf(first!))),
    );
    sources = firstOf(sorted.sources);
    found = firstOf(sorted.keys[0]!);
  }
  const starts = places.known(
    [batches, 1],
    Array.from({ length: batches }, (_, i) => i * size),
  );
  const indices = castElements(builder, location, places.make(ttir.SubtractOp, sources, starts), indexType);
  const resultShape = shape.with(-1, count);
  return { values: reshaped(found, resultShape), indices: reshaped(indices, resultShape) };
}
