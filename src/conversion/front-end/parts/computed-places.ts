import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildReshape,
  tensorLike,
  type ElementwiseClass,
} from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { broadcastShapes } from '../../../dialects/ttir/broadcast.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';

/**
 * Parts of tensors at places that are computed while the program runs. TTIR has no operations for them but the lookup in a table, so places are
 * numbers in f32 here, which is exact up to maxIndex, and parts are rows that are looked up.
 */

/** Builds operations on places. */
export class PlaceBuilder {
  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
  ) {}

  /** Makes an operation on tensors of places, which broadcast. */
  make(op: ElementwiseClass, ...inputs: readonly Value[]): Value {
    return this.#build(op, inputs, FloatType.get(this.builder.context, 'f32'));
  }

  /** Makes a comparison of tensors of places, or logic on such. */
  truth(op: ElementwiseClass, ...inputs: readonly Value[]): Value {
    return this.#build(op, inputs, IntegerType.get(this.builder.context, 1));
  }

  /** Makes a tensor of known places. */
  known(shape: readonly number[], places: readonly number[]): Value {
    return buildConstant(this.builder, this.location, shape, FloatType.get(this.builder.context, 'f32'), places);
  }

  /** Makes a list of known rows. */
  knownRows(rows: readonly number[]): Value {
    return buildConstant(this.builder, this.location, [rows.length], IntegerType.get(this.builder.context, 32), rows);
  }

  /** Makes places between two, the nearest where they are not. */
  clamped(input: Value, min: number, max: number): Value {
    return buildInto(this.builder, this.location, ttir.ClampOp, { input, min, max }, input.type as RankedTensorType);
  }

  /** Returns the numbers of a tensor of integers. */
  fromIntegers(input: Value): Value {
    return castElements(this.builder, this.location, input, FloatType.get(this.builder.context, 'f32'));
  }

  /** Returns the elements of `input` [..., N, ...] at `places` [K] along a dimension: [..., K, ...]. */
  take(input: Value, dim: number, places: Value): Value {
    const { builder, location } = this;
    const shape = shapeOf(input);
    const front = shape.map((_, i) => (i === 0 ? dim : i <= dim ? i - 1 : i));
    const rest = front.slice(1).map((i) => shape[i]!);
    const first = buildPermutation(builder, location, input, front);
    const table = buildReshape(builder, location, first, [shape[dim]!, product(rest)]);
    const count = shapeOf(places)[0]!;
    const rows = buildReshape(builder, location, this.rows(table, places), [count, ...rest]);
    return buildPermutation(builder, location, rows, shape.map((_, i) => front.indexOf(i))); // prettier-ignore
  }

  /** Returns the rows of `table` [R, W] at `places` [K], numbers or integers, which are in the table: [K, W]. */
  rows(table: Value, places: Value): Value {
    const { builder, location } = this;
    const input = castElements(builder, location, places, IntegerType.get(builder.context, 32));
    const type = tensorLike(table, [shapeOf(places)[0]!, shapeOf(table)[1]!]);
    return buildInto(builder, location, ttir.EmbeddingOp, { input, weight: table }, type);
  }

  #build(op: ElementwiseClass, inputs: readonly Value[], elementType: FloatType | IntegerType): Value {
    const shape = inputs.map(shapeOf).reduce((a, b) => broadcastShapes(a, b)!);
    return buildElementwise(this.builder, this.location, op, inputs, RankedTensorType.get(shape, elementType));
  }
}

/** Returns where a part begins that lies within the whole, as `stablehlo.dynamic_slice` has it. */
export function startWithin(places: PlaceBuilder, index: Value, last: number): Value {
  const start = buildReshape(places.builder, places.location, index, [1]);
  return places.clamped(places.fromIntegers(start), 0, last);
}

const counted = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Makes the part of `count` elements along a dimension that begins at a computed place. */
export function buildPartAlong(places: PlaceBuilder, input: Value, dim: number, start: Value, count: number): Value {
  return places.take(input, dim, places.make(ttir.AddOp, places.known([count], counted(count)), start));
}

/**
 * Returns a tensor of which the part that begins at computed places is `update`, which is as large as the whole along all other dimensions. Along each of `starts`, which
 * is by dimension, the rows of the update are spread so that they stand where they belong; then elements are chosen between.
 */
export function buildUpdateAlong(
  places: PlaceBuilder,
  whole: Value,
  update: Value,
  starts: ReadonlyMap<number, Value>,
): Value {
  const { builder, location } = places;
  const shape = shapeOf(whole);
  let spread = update;
  let isInside: Value | undefined;
  for (const [dim, start] of starts) {
    const size = shape[dim]!;
    const count = shapeOf(update)[dim]!;
    const distance = places.make(ttir.SubtractOp, places.known([size], counted(size)), start);
    const isBehind = places.truth(ttir.GreaterEqualOp, distance, places.known([1], [0]));
    const isBefore = places.truth(ttir.LessThanOp, distance, places.known([1], [count]));
    const isPart = places.truth(ttir.LogicalAndOp, isBehind, isBefore);
    const aligned = buildReshape(builder, location, isPart, shape.map((_, i) => (i === dim ? size : 1))); // prettier-ignore
    isInside = isInside ? places.truth(ttir.LogicalAndOp, isInside, aligned) : aligned;
    // One row broadcasts.
    if (count > 1) spread = places.take(spread, dim, places.clamped(distance, 0, count - 1));
  }
  return isInside
    ? buildElementwise(builder, location, ttir.WhereOp, [isInside, spread, whole], whole.type as RankedTensorType)
    : update;
}
