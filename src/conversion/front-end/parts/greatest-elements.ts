import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildReduction,
  tensorLike,
  type ElementwiseClass,
} from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { narrowElementType } from '../../../dialects/ttir/narrow-element-type.ts';
import { greatest } from '../reductions/combiners.ts';

/**
 * Makes the `count` greatest elements along the last dimension in order, and where they are: the greatest is found and taken out, as often as need be.
 * Of equal elements the first comes first, NaN before all numbers. Of at most maxIndex elements; indices are numbers in f32 on the way.
 */
export function buildGreatestElements(
  builder: OpBuilder,
  location: Location,
  input: Value,
  count: number,
  indexType: Type,
): { readonly values: Value; readonly indices: Value } {
  const { shape, elementType, context } = input.type as RankedTensorType;
  const dim = shape.length - 1;
  const size = shape[dim]!;
  const ones = shape.map(() => 1);
  const f32 = FloatType.get(context, 'f32');
  const truths = RankedTensorType.get(shape, IntegerType.get(context, 1));
  const numbers = RankedTensorType.get(shape, f32);
  const build = (target: ElementwiseClass, type: RankedTensorType, ...inputs: readonly Value[]): Value =>
    buildElementwise(builder, location, target, inputs, type);
  const indices = buildConstant(builder, location, ones.with(dim, size), f32, Array.from({ length: size }, (_, i) => i)); // prettier-ignore
  const beyond = buildConstant(builder, location, ones, f32, [size]);
  const least = buildConstant(builder, location, ones, elementType, [greatest.neutral(narrowElementType(elementType))!]); // prettier-ignore
  const found: { value: Value; place: Value }[] = [];
  let left = input;
  let isTaken: Value | undefined;
  for (let i = 0; i < count; i++) {
    const oneType = tensorLike(input, shape.with(dim, 1));
    const value = buildReduction(builder, location, ttir.MaxOp, left, [dim], oneType, true);
    let isThere = build(ttir.GreaterEqualOp, truths, left, value);
    if (elementType instanceof FloatType) {
      isThere = build(ttir.LogicalOrOp, truths, isThere, build(ttir.NotEqualOp, truths, left, left));
    }
    // What is taken counts as the least of numbers, and others may be that too.
    if (isTaken) isThere = build(ttir.LogicalAndOp, truths, isThere, build(ttir.LogicalNotOp, truths, isTaken));
    const places = build(ttir.WhereOp, numbers, isThere, indices, beyond);
    const place = buildReduction(builder, location, ttir.MinOp, places, [dim], tensorLike(places, oneType.shape), true);
    found.push({ value, place });
    if (i + 1 === count) break;
    const isPlace = build(ttir.EqualOp, truths, indices, place);
    isTaken = isTaken ? build(ttir.LogicalOrOp, truths, isTaken, isPlace) : isPlace;
    left = build(ttir.WhereOp, input.type as RankedTensorType, isPlace, least, left);
  }
  const join = (parts: readonly Value[]): Value =>
    parts.length === 1
      ? parts[0]!
      : buildInto(builder, location, ttir.ConcatOp, { inputs: parts, dim }, tensorLike(parts[0]!, shape.with(dim, count))); // prettier-ignore
  const places = join(found.map(({ place }) => place));
  return { values: join(found.map(({ value }) => value)), indices: castElements(builder, location, places, indexType) };
}
