import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildConstant, buildElementwise, buildReduction, type ElementwiseClass } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type Extreme } from './combiners.ts';

/** Maxima and minima of numbers, where those of TTIR are NaN if an element is. Integers are all numbers. */

function buildIsNumber(builder: OpBuilder, location: Location, value: Value): Value {
  const truths = RankedTensorType.get(shapeOf(value), IntegerType.get(builder.context, 1));
  return buildElementwise(builder, location, ttir.EqualOp, [value, value], truths);
}

/** Makes `value` where it is a number, elsewhere `other`; both broadcast to the result. */
export function buildNumberOr(
  builder: OpBuilder,
  location: Location,
  value: Value,
  other: Value,
  resultType: RankedTensorType,
): Value {
  if (!(resultType.elementType instanceof FloatType)) return value;
  const isNumber = buildIsNumber(builder, location, value);
  return buildElementwise(builder, location, ttir.WhereOp, [isNumber, value, other], resultType);
}

/** Makes the greater or the lesser of two elements, as `pair` says, or the one that is a number; both broadcast to the result. */
export function buildExtremeOfNumbers(
  builder: OpBuilder,
  location: Location,
  pair: ElementwiseClass,
  [a, b]: readonly [Value, Value],
  resultType: RankedTensorType,
): Value {
  const numbers = [buildNumberOr(builder, location, a, b, resultType), buildNumberOr(builder, location, b, a, resultType)]; // prettier-ignore
  return buildElementwise(builder, location, pair, numbers, resultType);
}

/** Makes the greatest or the least of the numbers along dimensions, NaN where there is none; see buildReduction. */
export function buildReductionOfNumbers(
  builder: OpBuilder,
  location: Location,
  { reduction, neutral }: Extreme,
  input: Value,
  dims: readonly number[],
  resultType: RankedTensorType,
): Value {
  const type = input.type as RankedTensorType;
  const { elementType } = type;
  if (!(elementType instanceof FloatType)) return buildReduction(builder, location, reduction, input, dims, resultType);
  const number = (value: number, { rank }: RankedTensorType): Value =>
    buildConstant(builder, location, new Array<number>(rank).fill(1), elementType, [value]);
  const numbers = buildNumberOr(builder, location, input, number(neutral(elementType)!, type), type);
  const found = buildReduction(builder, location, reduction, numbers, dims, resultType);
  const truths = RankedTensorType.get(resultType.shape, IntegerType.get(builder.context, 1));
  const isNumber = buildIsNumber(builder, location, input);
  const isFound = buildReduction(builder, location, ttir.ReduceOrOp, isNumber, dims, truths);
  return buildElementwise(builder, location, ttir.WhereOp, [isFound, found, number(NaN, resultType)], resultType);
}
