import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import {
  buildConstant,
  buildElementwise,
  buildReduction,
  tensorLike,
  type ElementwiseClass,
} from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { greatest } from '../reductions/combiners.ts';
import { type PairChoice } from './choice-of-pairs.ts';

/** Sizes up to which every index is an f32. */
export const maxIndex = 2 ** 24;

/** Why more elements are refused. */
export const tooManyIndices = 'indices are numbers in f32, which ends at 2^24';

/**
 * Makes the least of the indices along a dimension, of up to maxIndex elements, at which the element is not less (or, of minima, not more) than all others, or is
 * NaN if `nanWins`: else NaN is to be kept out. TTIR has no operation that finds places, so that indices are numbers here, in f32. The dimension goes.
 */
export function buildExtremePlace(
  builder: OpBuilder,
  location: Location,
  input: Value,
  dim: number,
  { extreme, nanWins }: Pick<PairChoice, 'extreme' | 'nanWins'>,
  resultType: RankedTensorType,
): Value {
  const { shape, elementType, context } = input.type as RankedTensorType;
  const ones = shape.map(() => 1);
  const f32 = FloatType.get(context, 'f32');
  const build = (target: ElementwiseClass, type: RankedTensorType, ...inputs: readonly Value[]): Value =>
    buildElementwise(builder, location, target, inputs, type);
  const truths = RankedTensorType.get(shape, IntegerType.get(context, 1));
  const largestType = tensorLike(input, shape.with(dim, 1));
  const largest = buildReduction(builder, location, extreme.reduction, input, [dim], largestType, true);
  const compare = extreme === greatest ? ttir.GreaterEqualOp : ttir.LessEqualOp;
  let isThere = build(compare, truths, input, largest);
  if (nanWins && elementType instanceof FloatType) {
    isThere = build(ttir.LogicalOrOp, truths, isThere, build(ttir.NotEqualOp, truths, input, input));
  }
  const numbers = Array.from({ length: shape[dim]! }, (_, index) => index);
  const indices = buildConstant(builder, location, ones.with(dim, numbers.length), f32, numbers);
  const beyond = buildConstant(builder, location, ones, f32, [numbers.length]);
  const places = build(ttir.WhereOp, RankedTensorType.get(shape, f32), isThere, indices, beyond);
  const firstType = RankedTensorType.get(resultType.shape, f32);
  const first = buildReduction(builder, location, ttir.MinOp, places, [dim], firstType, false);
  return castElements(builder, location, first, resultType.elementType);
}
