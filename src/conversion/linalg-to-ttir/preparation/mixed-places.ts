import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReshape } from '../../../dialects/ttir/build.ts';
import { AddOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice, buildUpdate } from '../../front-end/parts/build-update.ts';
import { buildUpdateAlong, PlaceBuilder } from '../../front-end/parts/computed-places.ts';
import { maxIndex } from '../../front-end/parts/extreme-place.ts';

/** Parts of tensors that begin at places of which some are known, and others integers that are computed, tensors without dimensions. */

/** Where a part begins along a dimension. */
export type Place = number | Value;

/** Tells whether places of a tensor, where parts of `extents` begin, can be computed with: they are numbers in f32, or known, and then inside. */
export function canCompute(
  tensor: Value,
  places: readonly Place[],
  extents: readonly number[] = places.map(() => 1),
): boolean {
  const shape = shapeOf(tensor);
  return places.every((place, dim) =>
    typeof place === 'number' ? place >= 0 && place + extents[dim]! <= shape[dim]! : shape[dim]! <= maxIndex,
  );
}

/** Makes the part of `sizes` elements, at distances `steps`, that begins at `starts`. */
export function buildPart(
  builder: OpBuilder,
  location: Location,
  input: Value,
  starts: readonly Place[],
  sizes: readonly number[],
  steps: readonly number[] = sizes.map(() => 1),
): Value {
  const shape = shapeOf(input);
  const distances = starts.map((start, dim) => (typeof start === 'number' ? steps[dim]! : 1));
  const begins = starts.map((start) => (typeof start === 'number' ? start : 0));
  const ends = starts.map((start, dim) => typeof start === 'number' ? start + (sizes[dim]! - 1) * steps[dim]! + 1 : shape[dim]!); // prettier-ignore
  const places = new PlaceBuilder(builder, location);
  let part = buildSlice(builder, location, input, begins, ends, distances);
  for (const [dim, start] of starts.entries()) {
    if (typeof start === 'number') continue;
    const first = buildReshape(builder, location, start, [1]);
    const counted = Array.from({ length: sizes[dim]! }, (_, i) => i * steps[dim]!);
    const taken = counted.length === 1 ? first : places.make(AddOp, places.known([counted.length], counted), places.fromIntegers(first)); // prettier-ignore
    part = places.take(part, dim, taken);
  }
  return part;
}

/** Makes `whole` of which the part that begins at `starts` is `update`. */
export function buildUpdateAt(
  builder: OpBuilder,
  location: Location,
  whole: Value,
  update: Value,
  starts: readonly Place[],
): Value {
  const shape = shapeOf(whole);
  const sizes = shapeOf(update);
  const begins = starts.map((start) => (typeof start === 'number' ? start : 0));
  const places = new PlaceBuilder(builder, location);
  const computed = new Map<number, Value>();
  for (const [dim, start] of starts.entries()) {
    if (typeof start !== 'number') computed.set(dim, places.fromIntegers(buildReshape(builder, location, start, [1])));
  }
  if (computed.size === 0) return buildUpdate(builder, location, whole, update, begins);
  const ends = starts.map((start, dim) => (typeof start === 'number' ? start + sizes[dim]! : shape[dim]!));
  const part = buildSlice(builder, location, whole, begins, ends);
  return buildUpdate(builder, location, whole, buildUpdateAlong(places, part, update, computed), begins);
}
