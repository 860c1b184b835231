import { denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { EmptyOp } from '../tensor/generated/tensor-ops.gen.ts';
import { OperandConstraint } from '../tt/generated/tt-enums.gen.ts';
import { shapeOf } from '../tt/shapes.ts';
import { isSameList } from '../../support/lists.ts';
import { ConstantOp, ReshapeOp, SumOp, TransposeOp } from './generated/ttir-ops.gen.ts';

/**
 * Helpers of front ends, which make TTIR operations. Each makes the init too, a `tensor.empty`, and lets operands be anywhere in device
 * memory, in tiles. Source: ttmlir-facts, sections 3.1 and 3.7.
 */

/** The constraints of an operation with `count` operands. */
function anyDeviceTile(count: number): readonly OperandConstraint[] {
  return new Array<OperandConstraint>(count).fill(OperandConstraint.AnyDeviceTile);
}

/** Makes the init for a result of that type, of static shape. */
function buildInit(builder: OpBuilder, location: Location, resultType: RankedTensorType): Value {
  return EmptyOp.build(builder, location, { dynamicSizes: [], resultType }).result();
}

/** What {@link buildInto} adds to the arguments of an operation. */
interface Destination {
  readonly output: Value;
  readonly operandConstraints: readonly OperandConstraint[];
}

/** A class of operations that write into one init. */
export interface DestinationClass<Args extends Destination> {
  readonly opName: string;
  build(builder: OpBuilder, location: Location, args: Args): Operation;
}

/** Makes an operation of these arguments and its init, a `tensor.empty` of the type of the result. */
export function buildInto<Args extends Destination>(
  builder: OpBuilder,
  location: Location,
  op: DestinationClass<Args>,
  args: Omit<Args, keyof Destination>,
  resultType: RankedTensorType,
): Value {
  const output = buildInit(builder, location, resultType);
  const inputs = Object.values<unknown>(args)
    .flat()
    .filter((arg) => arg instanceof Value);
  const destination: Destination = { output, operandConstraints: anyDeviceTile(inputs.length + 1) };
  return op.build(builder, location, { ...args, ...destination } as Args).result(0);
}

/** A class of elementwise operations. */
export interface ElementwiseClass {
  readonly opName: string;
  build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): Operation;
}

/** Makes an elementwise operation; the inputs broadcast to the shape of the result. */
export function buildElementwise(
  builder: OpBuilder,
  location: Location,
  op: ElementwiseClass,
  inputs: readonly Value[],
  resultType: RankedTensorType,
): Value {
  const outputs = [buildInit(builder, location, resultType)];
  return op
    .build(builder, location, { inputs, outputs, operandConstraints: anyDeviceTile(inputs.length + 1) })
    .result(0);
}

/** A class of reductions. */
export type ReductionClass = DestinationClass<
  Destination & { readonly input: Value; readonly keepDim: boolean; readonly dimArg?: readonly number[] }
>;

/**
 * Makes a reduction of the dimensions `dims`, which stay with size 1 when the result has the rank of the input, unless `keepDim` says. Of no dimensions
 * there is none: `ttir.sum` and the like take an empty list for all of them.
 */
export function buildReduction(
  builder: OpBuilder,
  location: Location,
  op: ReductionClass,
  input: Value,
  dims: readonly number[],
  resultType: RankedTensorType,
  keepDim = resultType.rank === shapeOf(input).length,
): Value {
  if (dims.length === 0) return input;
  return buildInto(builder, location, op, { input, keepDim, dimArg: dims }, resultType);
}

/** Why tensors of more dimensions are joined, or put together of parts. */
export const reshapeRanks = 'ttir.reshape gives at most 5 dimensions';

/**
 * Makes a reshape, or nothing where the shape is that already. More than 5 dimensions are only for conversions that join them afterwards. `ttir.reshape` gives no dimensions less than one: a
 * tensor without is the sum of its only element.
 */
export function buildReshape(builder: OpBuilder, location: Location, input: Value, shape: readonly number[]): Value {
  const from = shapeOf(input);
  if (isSameList(from, shape)) return input;
  if (shape.length === 0) {
    const dims = from.map((_, dim) => dim);
    return buildReduction(builder, location, SumOp, input, dims, tensorLike(input, shape), false);
  }
  return buildInto(builder, location, ReshapeOp, { input, shape }, tensorLike(input, shape));
}

/** Makes a transpose, which swaps two dimensions. */
export function buildTranspose(
  builder: OpBuilder,
  location: Location,
  input: Value,
  dim0: number,
  dim1: number,
): Value {
  const shape = [...shapeOf(input)];
  [shape[dim0], shape[dim1]] = [shape[dim1]!, shape[dim0]!];
  return buildInto(builder, location, TransposeOp, { input, dim0, dim1 }, tensorLike(input, shape));
}

/** Makes a constant of these numbers in row-major order, rounded to the element type; one number fills the tensor. */
export function buildConstant(
  builder: OpBuilder,
  location: Location,
  shape: readonly number[],
  elementType: Type,
  numbers: readonly number[],
): Value {
  const type = RankedTensorType.get(shape, elementType);
  return ConstantOp.build(builder, location, { value: denseFromNumbers(type, numbers), resultType: type }).result();
}

/** Makes a constant of one number, of as many dimensions as the shape, to which it broadcasts. */
export function buildNumber(
  builder: OpBuilder,
  location: Location,
  shape: readonly number[],
  elementType: Type,
  number: number,
): Value {
  return buildConstant(builder, location, shape.map(() => 1), elementType, [number]); // prettier-ignore
}

/** Returns the type of a tensor with the elements of `value` in another shape. */
export function tensorLike(value: Value, shape: readonly number[]): RankedTensorType {
  return RankedTensorType.get(shape, (value.type as RankedTensorType).elementType);
}
