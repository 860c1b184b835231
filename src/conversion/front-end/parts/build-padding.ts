import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildInto, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { BroadcastOp, ConcatOp, PadOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice } from './build-update.ts';

/** How a tensor is padded, by dimension: before, behind and between elements; what is negative takes elements away. */
export interface Padding {
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly interior: readonly number[];
}

/** What is put around elements: a number, or the only element of a tensor without dimensions, which is of the same type. */
export type PaddingValue = number | Value;

/** Makes a padding with a value; where it takes away all elements, a tensor of that value only. */
export function buildPadding(
  builder: OpBuilder,
  location: Location,
  input: Value,
  { low, high, interior }: Padding,
  value: PaddingValue,
): Value {
  let spread = input;
  for (const [dim, between] of interior.entries()) {
    if (between > 0 && shapeOf(input)[dim]! > 1) spread = buildSpread(builder, location, spread, dim, between, value);
  }
  const shape = shapeOf(spread);
  const begins = low.map((size) => Math.max(0, -size));
  const ends = shape.map((size, dim) => size - Math.max(0, -high[dim]!));
  if (begins.some((begin, dim) => begin >= ends[dim]!)) {
    const padded = shape.map((size, dim) => low[dim]! + size + high[dim]!);
    return buildFilled(builder, location, tensorLike(input, padded), value);
  }
  const part = buildSlice(builder, location, spread, begins, ends);
  return buildPad(builder, location, part, low.flatMap((size, dim) => [Math.max(0, size), Math.max(0, high[dim]!)]), value); // prettier-ignore
}

/** Puts elements between others along a dimension: behind each in a dimension of its own, which is then joined; [4] becomes [4, 1], [4, 3], [12] and [10]. */
function buildSpread(
  builder: OpBuilder,
  location: Location,
  input: Value,
  dim: number,
  between: number,
  value: PaddingValue,
): Value {
  const shape = shapeOf(input);
  const size = shape[dim]!;
  const split = buildReshape(builder, location, input, shape.toSpliced(dim + 1, 0, 1));
  const padding = shapeOf(split).flatMap((_, i) => [0, i === dim + 1 ? between : 0]);
  const padded = buildPad(builder, location, split, padding, value);
  const joined = buildReshape(builder, location, padded, shape.with(dim, size * (between + 1)));
  const begins = shape.map(() => 0);
  return buildSlice(builder, location, joined, begins, shape.with(dim, (size - 1) * (between + 1) + 1));
}

/**
 * Puts `padding` elements, which are all `value`, before and behind each dimension. The number of `ttir.pad` is one of f32; integers that are none, and what is
 * computed, are joined to the tensor.
 */
export function buildPad(
  builder: OpBuilder,
  location: Location,
  input: Value,
  padding: readonly number[],
  value: PaddingValue,
): Value {
  if (padding.every((size) => size === 0)) return input;
  const { elementType } = input.type as RankedTensorType;
  if (typeof value !== 'number' || (elementType instanceof IntegerType && Math.fround(value) !== value)) {
    return buildJoinedPad(builder, location, input, padding, value);
  }
  const shape = shapeOf(input).map((size, dim) => padding[2 * dim]! + size + padding[2 * dim + 1]!);
  return buildInto(builder, location, PadOp, { input, padding, value }, tensorLike(input, shape));
}

function buildJoinedPad(
  builder: OpBuilder,
  location: Location,
  input: Value,
  padding: readonly number[],
  value: PaddingValue,
): Value {
  let padded = input;
  for (const dim of shapeOf(input).keys()) {
    const shape = shapeOf(padded);
    const part = (count: number): Value[] =>
      count === 0 ? [] : [buildFilled(builder, location, tensorLike(input, shape.with(dim, count)), value)];
    const inputs = [...part(padding[2 * dim]!), padded, ...part(padding[2 * dim + 1]!)];
    if (inputs.length === 1) continue;
    const size = shape[dim]! + padding[2 * dim]! + padding[2 * dim + 1]!;
    padded = buildInto(builder, location, ConcatOp, { inputs, dim }, tensorLike(input, shape.with(dim, size)));
  }
  return padded;
}

/** Makes a tensor whose elements are all `value`. */
function buildFilled(builder: OpBuilder, location: Location, type: RankedTensorType, value: PaddingValue): Value {
  const { shape, elementType } = type;
  if (typeof value === 'number') return buildConstant(builder, location, shape, elementType, [value]);
  return buildInto(builder, location, BroadcastOp, { input: value, dimension: [] }, type);
}
