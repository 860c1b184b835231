import { denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import * as hlo from './generated/stablehlo-ops.gen.ts';

/** Operations of StableHLO that move elements or convert them, with the types that follow. */

/** Returns the type of tensors of another shape with the element type of `value`. */
export function typeLike(value: Value, shape: readonly number[]): RankedTensorType {
  return RankedTensorType.get(shape, (value.type as RankedTensorType).elementType);
}

/** Returns the shape of a tensor. */
export function shapeOf({ type }: Value): readonly number[] {
  return (type as RankedTensorType).shape;
}

/** Makes the same elements in another shape. */
export function buildReshape(builder: OpBuilder, location: Location, operand: Value, shape: readonly number[]): Value {
  const resultType = typeLike(operand, shape);
  return resultType === operand.type
    ? operand
    : hlo.ReshapeOp.build(builder, location, { operand, resultType }).result();
}

/** Makes the same numbers in another element type. */
export function buildConverted(builder: OpBuilder, location: Location, operand: Value, elementType: Type): Value {
  const resultType = RankedTensorType.get(shapeOf(operand), elementType);
  return resultType === operand.type
    ? operand
    : hlo.ConvertOp.build(builder, location, { operand, resultType }).result();
}

/** Repeats a tensor to a shape, of which dimension `broadcastDimensions[i]` is dimension `i` of the operand. */
export function buildBroadcast(
  builder: OpBuilder,
  location: Location,
  operand: Value,
  broadcastDimensions: readonly number[],
  shape: readonly number[],
): Value {
  const resultType = typeLike(operand, shape);
  return resultType === operand.type
    ? operand
    : hlo.BroadcastInDimOp.build(builder, location, { operand, broadcastDimensions, resultType }).result();
}

/** Makes dimension `i` of the result of dimension `permutation[i]`. */
export function buildTranspose(
  builder: OpBuilder,
  location: Location,
  operand: Value,
  permutation: readonly number[],
): Value {
  if (permutation.every((dim, i) => dim === i)) return operand;
  const shape = shapeOf(operand);
  const resultType = typeLike(operand, permutation.map((dim) => shape[dim]!)); // prettier-ignore
  return hlo.TransposeOp.build(builder, location, { operand, permutation, resultType }).result();
}

/** Takes every `step`-th element from `begin` up to `end` of a dimension; negative ones count from the last. */
export function buildSliceAlong(
  builder: OpBuilder,
  location: Location,
  operand: Value,
  dim: number,
  [begin, end, step = 1]: readonly [begin: number, end: number, step?: number],
): Value {
  const shape = shapeOf(operand);
  if (begin === 0 && end === shape.at(dim) && step === 1) return operand;
  return hlo.SliceOp.build(builder, location, {
    operand,
    startIndices: shape.map(() => 0).with(dim, begin),
    limitIndices: shape.with(dim, end),
    strides: shape.map(() => 1).with(dim, step),
    resultType: typeLike(operand, shape.with(dim, Math.ceil((end - begin) / step))),
  }).result();
}

/** Takes the elements of a tensor that begin at `startIndices`, as many as `shape` says. */
export function buildSlice(
  builder: OpBuilder,
  location: Location,
  operand: Value,
  startIndices: readonly number[],
  shape: readonly number[],
): Value {
  const resultType = typeLike(operand, shape);
  if (resultType === operand.type) return operand;
  const limitIndices = startIndices.map((start, i) => start + shape[i]!);
  const strides = shape.map(() => 1);
  return hlo.SliceOp.build(builder, location, { operand, startIndices, limitIndices, strides, resultType }).result();
}

/** Joins tensors along a dimension; negative ones count from the last. */
export function buildConcatenation(
  builder: OpBuilder,
  location: Location,
  inputs: readonly [Value, ...Value[]],
  dim: number,
): Value {
  const [first] = inputs;
  if (inputs.length === 1) return first;
  const shape = shapeOf(first);
  const dimension = dim < 0 ? shape.length + dim : dim;
  const size = inputs.reduce((sum, input) => sum + shapeOf(input)[dimension]!, 0);
  const resultType = typeLike(first, shape.with(dimension, size));
  return hlo.ConcatenateOp.build(builder, location, { inputs, dimension, resultType }).result();
}

/** Makes the last dimension count down. */
export function buildLastReversed(builder: OpBuilder, location: Location, operand: Value): Value {
  const dimensions = [shapeOf(operand).length - 1];
  return hlo.ReverseOp.build(builder, location, { operand, dimensions, resultType: operand.type }).result();
}

/** Makes a constant of these numbers, with the element type of another tensor. */
export function buildNumbers(
  builder: OpBuilder,
  location: Location,
  like: Value,
  shape: readonly number[],
  numbers: readonly number[],
): Value {
  return buildNumbersOfType(builder, location, typeLike(like, shape), numbers);
}

/** Makes a constant of this type of these numbers. */
export function buildNumbersOfType(
  builder: OpBuilder,
  location: Location,
  outputType: RankedTensorType,
  numbers: readonly number[],
): Value {
  return hlo.ConstantOp.build(builder, location, { value: denseFromNumbers(outputType, numbers), outputType }).output;
}
