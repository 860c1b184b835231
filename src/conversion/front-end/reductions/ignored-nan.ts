import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildReduction,
  type ElementwiseClass,
} from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
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

/** Makes a tensor with a number, of its type, in the place of NaN. */
export function buildWithoutNaN(builder: OpBuilder, location: Location, value: Value, number: number): Value {
  const type = value.type as RankedTensorType;
  if (!(type.elementType instanceof FloatType)) return value;
  const other = buildConstant(builder, location, new Array<number>(type.rank).fill(1), type.elementType, [number]);
  return buildNumberOr(builder, location, value, other, type);
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
  const { elementType } = input.type as RankedTensorType;
  if (!(elementType instanceof FloatType)) return buildReduction(builder, location, reduction, input, dims, resultType);
  const numbers = buildWithoutNaN(builder, location, input, neutral(elementType)!);
  const found = buildReduction(builder, location, reduction, numbers, dims, resultType);
  const truths = RankedTensorType.get(resultType.shape, IntegerType.get(builder.context, 1));
  const isNumber = buildIsNumber(builder, location, input);
  const isFound = buildReduction(builder, location, ttir.ReduceOrOp, isNumber, dims, truths);
  const none = buildConstant(builder, location, new Array<number>(resultType.rank).fill(1), elementType, [NaN]);
  return buildElementwise(builder, location, ttir.WhereOp, [isFound, found, none], resultType);
}
