import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, tensorLike } from '../../../dialects/ttir/build.ts';
import { ConcatOp, SliceOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { isSameList } from '../../../support/lists.ts';
import { PlaceBuilder } from './computed-places.ts';

/** Makes a slice, or nothing where it is the whole tensor. Per dimension, indices from `begins` to less than `ends`, at distances `step`. */
export function buildSlice(
  builder: OpBuilder,
  location: Location,
  input: Value,
  begins: readonly number[],
  ends: readonly number[],
  step: readonly number[] = begins.map(() => 1),
): Value {
  const shape = begins.map((begin, dim) => Math.ceil((ends[dim]! - begin) / step[dim]!));
  if (isSameList(shapeOf(input), shape)) return input;
  return buildInto(builder, location, SliceOp, { input, begins, ends, step }, tensorLike(input, shape));
}

/**
 * Returns a tensor of which the part that begins at `starts`, whose elements have distances `steps`, is `update`: along one dimension after the other, what is
 * before and behind is joined to it, or rows of both are put in turn where they are not neighbours.
 */
export function buildUpdate(
  builder: OpBuilder,
  location: Location,
  whole: Value,
  update: Value,
  starts: readonly number[],
  steps: readonly number[] = starts.map(() => 1),
): Value {
  const shape = shapeOf(whole);
  const counts = shapeOf(update);
  const ends = starts.map((start, dim) => start + (counts[dim]! - 1) * steps[dim]! + 1);
  let value = update;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    // As large as the update in the dimensions that are to come, as the whole in those that are done.
    const part = (begin: number, end: number): Value[] => {
      if (begin === end) return [];
      const begins = starts.map((start, other) => (other < dim ? start : other > dim ? 0 : begin));
      const limits = ends.map((limit, other) => (other < dim ? limit : other > dim ? shape[other]! : end));
      const distances = steps.map((step, other) => (other < dim ? step : 1));
      return [buildSlice(builder, location, whole, begins, limits, distances)];
    };
    const areNeighbours = steps[dim] === 1 || counts[dim] === 1;
    const [start, end, size] = [starts[dim]!, ends[dim]!, shape[dim]!];
    const inputs = areNeighbours ? [...part(0, start), value, ...part(end, size)] : [...part(0, size), value];
    if (inputs.length === 1) continue;
    const joinedSize = areNeighbours ? size : size + counts[dim]!;
    const type = tensorLike(value, shapeOf(value).with(dim, joinedSize));
    value = buildInto(builder, location, ConcatOp, { inputs, dim }, type);
    if (areNeighbours) continue;
    const rows = Array.from({ length: size }, (_, row) => {
      const place = (row - start) / steps[dim]!;
      return row >= start && row < end && Number.isInteger(place) ? size + place : row;
    });
    const places = new PlaceBuilder(builder, location);
    value = places.take(value, dim, places.knownRows(rows));
  }
  return value;
}
