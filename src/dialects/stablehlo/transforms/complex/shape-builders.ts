import { denseFromNumbers } from '../../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../../ir/builder.ts';
import { type Location } from '../../../../ir/location.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';

/** Operations of StableHLO that move elements, with the types that follow. */

function typed(value: Value, shape: readonly number[]): RankedTensorType {
  return RankedTensorType.get(shape, (value.type as RankedTensorType).elementType);
}

/** Returns the shape of a tensor. */
export function shapeOf({ type }: Value): readonly number[] {
  return (type as RankedTensorType).shape;
}

/** Makes the same elements in another shape. */
export function buildReshape(builder: OpBuilder, location: Location, operand: Value, shape: readonly number[]): Value {
  const resultType = typed(operand, shape);
  return resultType === operand.type
    ? operand
    : hlo.ReshapeOp.build(builder, location, { operand, resultType }).result();
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
  const resultType = typed(operand, permutation.map((dim) => shape[dim]!)); // prettier-ignore
  return hlo.TransposeOp.build(builder, location, { operand, permutation, resultType }).result();
}

/** Takes the elements from `start` up to `limit` of the last dimension. */
export function buildLastSlice(
  builder: OpBuilder,
  location: Location,
  operand: Value,
  start: number,
  limit: number,
): Value {
  const shape = shapeOf(operand);
  if (start === 0 && limit === shape.at(-1)) return operand;
  const last = shape.length - 1;
  return hlo.SliceOp.build(builder, location, {
    operand,
    startIndices: shape.map((_, dim) => (dim === last ? start : 0)),
    limitIndices: shape.with(last, limit),
    strides: shape.map(() => 1),
    resultType: typed(operand, shape.with(last, limit - start)),
  }).result();
}

/** Joins two tensors along the last dimension. */
export function buildLastConcatenation(builder: OpBuilder, location: Location, first: Value, second: Value): Value {
  const shape = shapeOf(first);
  const dimension = shape.length - 1;
  const resultType = typed(first, shape.with(dimension, shape[dimension]! + shapeOf(second)[dimension]!));
  return hlo.ConcatenateOp.build(builder, location, { inputs: [first, second], dimension, resultType }).result();
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
  const outputType = typed(like, shape);
  return hlo.ConstantOp.build(builder, location, { value: denseFromNumbers(outputType, numbers), outputType }).output;
}
