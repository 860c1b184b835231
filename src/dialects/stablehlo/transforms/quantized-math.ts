import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { UniformQuantizedType } from '../../quant/generated/quant-types.gen.ts';
import { granularity } from '../../quant/quantized-type.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { buildBroadcast, buildConverted, buildNumbersOfType } from '../shape-builders.ts';

/**
 * What quantized numbers stand for, in operations on f32 and integers. Source: quantize and dequantize of the StableHLO specification 1.5.
 * Differs: integers are clamped in f32, to the largest one of f32 where the type ends with another.
 */

/** The elements of a tensor of quantized numbers, with one scale for all or one per index of a dimension. */
interface QuantizedElement {
  readonly type: UniformQuantizedType;
  readonly isPerTensor: boolean;
}

/** Returns the elements of a quantized tensor of static shape; undefined for all other types, and for scales per block. */
export function quantizedElement(type: Type): QuantizedElement | undefined {
  if (!(type instanceof RankedTensorType) || !type.hasStaticShape) return undefined;
  const { elementType } = type;
  if (!(elementType instanceof UniformQuantizedType) || elementType.granularity === granularity.subChannel)
    return undefined;
  return { type: elementType, isPerTensor: elementType.granularity === granularity.perTensor };
}

/** Returns the type of the integers that stand for quantized numbers, any other type as it is. */
export function integerType(type: Type): Type {
  const element = quantizedElement(type)?.type;
  if (!element) return type;
  const { context, width } = element.storageType as IntegerType;
  const stored = IntegerType.get(context, width, element.isSigned ? 'signless' : 'unsigned');
  return RankedTensorType.get((type as RankedTensorType).shape, stored);
}

/** Returns the type of the floats that quantized numbers stand for, any other type as it is. */
export function expressedType(type: Type): Type {
  const element = quantizedElement(type)?.type;
  return element ? RankedTensorType.get((type as RankedTensorType).shape, element.expressedType) : type;
}

/** Makes the floats that integers stand for which are of quantized type `type`: `(q - zero point) * scale`. */
export function buildDequantized(builder: OpBuilder, location: Location, value: Value, type: RankedTensorType): Value {
  const { scales, zeroPoints } = quantizedElement(type)!.type;
  const resultType = floatTensor(type);
  let float = buildConverted(builder, location, value, resultType.elementType);
  if (zeroPoints.some((zero) => zero !== 0)) {
    const rhs = buildParameters(builder, location, zeroPoints, type);
    float = hlo.SubtractOp.build(builder, location, { lhs: float, rhs, resultType }).result();
  }
  const rhs = buildParameters(builder, location, scales, type);
  float = hlo.MulOp.build(builder, location, { lhs: float, rhs, resultType }).result();
  return buildConverted(builder, location, float, elementTypeOrSelf(expressedType(type)));
}

/** Makes the integers that stand for floats in quantized type `type`: `x / scale`, rounded to the nearest even, and the zero point, within the storage. */
export function buildQuantized(builder: OpBuilder, location: Location, value: Value, type: RankedTensorType): Value {
  const { scales, zeroPoints, storageMin, storageMax } = quantizedElement(type)!.type;
  const resultType = floatTensor(type);
  const lhs = buildConverted(builder, location, value, resultType.elementType);
  const scaled = hlo.DivOp.build(builder, location, {
    lhs,
    rhs: buildParameters(builder, location, scales, type),
    resultType,
  });
  let integer: Value = hlo.RoundNearestEvenOp.build(builder, location, {
    operand: scaled.result(),
    resultType,
  }).result();
  if (zeroPoints.some((zero) => zero !== 0)) {
    const rhs = buildParameters(builder, location, zeroPoints, type);
    integer = hlo.AddOp.build(builder, location, { lhs: integer, rhs, resultType }).result();
  }
  const bound = (number: number): Value => buildNumbers(builder, location, [], [number]);
  const [min, max] = [bound(storageMin), bound(largestFloat(storageMax))];
  const clamped = hlo.ClampOp.build(builder, location, { min, operand: integer, max, resultType }).result();
  return buildConverted(builder, location, clamped, elementTypeOrSelf(integerType(type)));
}

/** Returns the largest number of f32 that is not more than an integer. */
function largestFloat(integer: number): number {
  const rounded = Math.fround(integer);
  // Where it is more, it is a power of two: integers of up to 24 bits are numbers of f32.
  return rounded > integer ? rounded * (1 - 2 ** -24) : rounded;
}

function floatTensor({ shape, context }: RankedTensorType): RankedTensorType {
  return RankedTensorType.get(shape, FloatType.get(context, 'f32'));
}

/** Makes scales or zero points, repeated to the shape of the tensor. */
function buildParameters(
  builder: OpBuilder,
  location: Location,
  numbers: readonly number[],
  type: RankedTensorType,
): Value {
  const { isPerTensor, type: element } = quantizedElement(type)!;
  if (isPerTensor) return buildNumbers(builder, location, type.shape, numbers);
  const line = buildNumbers(builder, location, [numbers.length], numbers);
  return buildBroadcast(builder, location, line, element.quantizedDimensions, type.shape);
}

/** Makes a tensor of f32, of one number or of all. */
function buildNumbers(
  builder: OpBuilder,
  location: Location,
  shape: readonly number[],
  numbers: readonly number[],
): Value {
  const outputType = RankedTensorType.get(shape, FloatType.get(builder.context, 'f32'));
  return buildNumbersOfType(builder, location, outputType, numbers);
}
