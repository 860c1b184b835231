import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { isReshapeRank, maxReshapeRank } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { BroadcastOp, ConcatOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice } from '../parts/build-update.ts';

/** Of how many parts a tensor of more than 5 dimensions is put together at most. */
const maxParts = 64;

/** Why more are refused. */
export const tooManyParts = `tensors of more are put together of at most ${maxParts} parts`;

/**
 * Returns the dimensions of a tensor that its parts have not: the smallest ones. Undefined where there would be too many parts.
 */
function partDims(shape: readonly number[]): readonly number[] | undefined {
  const bySize = [...shape.keys()].sort((a, b) => shape[a]! - shape[b]!);
  const dims = bySize.slice(0, shape.length - maxReshapeRank).sort((a, b) => a - b);
  return product(dims.map((dim) => shape[dim]!)) <= maxParts ? dims : undefined;
}

/**
 * Makes a tensor of more than 5 dimensions of the same elements in fewer, as no reshape does: cuts it along some dimensions, adds one of size 1 to each of the
 * parts by a broadcast, and joins them along that. Undefined where there would be too many parts; then nothing has been made.
 */
export function buildWide(
  builder: OpBuilder,
  location: Location,
  value: Value,
  shape: readonly number[],
): Value | undefined {
  const dims = partDims(shape);
  if (!dims) return undefined;
  let first = value;
  let order = [...shape.keys()];
  for (const dim of dims.toReversed()) {
    const place = order.indexOf(dim);
    first = buildMovedToFront(builder, location, first, order.map((each) => shape[each]!), place); // prettier-ignore
    order = [dim, ...order.toSpliced(place, 1)];
  }
  const joined = buildOfParts(builder, location, first, order.map((dim) => shape[dim]!)); // prettier-ignore
  return buildPermutation(builder, location, joined, shape.map((_, dim) => order.indexOf(dim))); // prettier-ignore
}

/** Moves one of the dimensions, which are joined in any way, to the front. */
function buildMovedToFront(
  builder: OpBuilder,
  location: Location,
  value: Value,
  shape: readonly number[],
  dim: number,
): Value {
  if (dim === 0) return value;
  const around = [product(shape.slice(0, dim)), shape[dim]!, product(shape.slice(dim + 1))];
  return buildPermutation(builder, location, buildReshape(builder, location, value, around), [1, 0, 2]);
}

/** Puts a tensor together of its parts along the first dimension, and these of theirs. */
function buildOfParts(builder: OpBuilder, location: Location, value: Value, shape: readonly number[]): Value {
  if (isReshapeRank(shape.length)) return buildReshape(builder, location, value, shape);
  const [count, ...rest] = shape as [number, ...number[]];
  const width = product(rest);
  const rows = buildReshape(builder, location, value, [count, width]);
  const inputs = Array.from({ length: count }, (_, i) => {
    const part = buildSlice(builder, location, rows, [i, 0], [i + 1, width]);
    const input = buildOfParts(builder, location, part, rest);
    const dimension = shape.map((_, dim) => dim);
    return buildInto(builder, location, BroadcastOp, { input, dimension }, tensorLike(value, [1, ...rest]));
  });
  if (count === 1) return inputs[0]!;
  return buildInto(builder, location, ConcatOp, { inputs, dim: 0 }, tensorLike(value, shape));
}
