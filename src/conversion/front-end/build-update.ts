import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { sameShape, shapeOf } from '../../dialects/tt/shapes.ts';
import { buildInto, tensorLike } from '../../dialects/ttir/build.ts';
import { ConcatOp, SliceOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';

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
  if (sameShape(shapeOf(input), shape)) return input;
  return buildInto(builder, location, SliceOp, { input, begins, ends, step }, tensorLike(input, shape));
}

/** Returns a tensor of which the part that begins at `starts` is `update`: along one dimension after the other, what is before and behind is joined to it. */
export function buildUpdate(
  builder: OpBuilder,
  location: Location,
  whole: Value,
  update: Value,
  starts: readonly number[],
): Value {
  const shape = shapeOf(whole);
  const ends = starts.map((start, dim) => start + shapeOf(update)[dim]!);
  let value = update;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    // As large as the update in the dimensions that are to come, as the whole in those that are done.
    const part = (begin: number, end: number): Value[] => {
      if (begin === end) return [];
      const begins = starts.map((start, other) => (other < dim ? start : other > dim ? 0 : begin));
      const limits = ends.map((limit, other) => (other < dim ? limit : other > dim ? shape[other]! : end));
      return [buildSlice(builder, location, whole, begins, limits)];
    };
    const inputs = [...part(0, starts[dim]!), value, ...part(ends[dim]!, shape[dim]!)];
    if (inputs.length === 1) continue;
    const type = tensorLike(value, shapeOf(value).with(dim, shape[dim]!));
    value = buildInto(builder, location, ConcatOp, { inputs, dim }, type);
  }
  return value;
}
