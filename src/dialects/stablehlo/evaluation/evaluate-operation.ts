import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { encodeFloat, floatFormat } from '../../../support/float-bits.ts';
import { product, rowMajorStrides } from '../../../support/math.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { type BitsFunction, floatFunctionOf, isOfFloats } from './float-functions.ts';
import { integerFunctionOf, wrapInteger } from './integer-functions.ts';
import { stridedView } from './strided-view.ts';

/** A tensor whose elements are known: signed numbers for signless integers, 0 and 1 for i1, the bits of floats. */
export interface KnownTensor {
  readonly shape: readonly number[];
  /** In row-major order. */
  readonly elements: readonly bigint[];
}

/** Returns the type of a tensor of integers or floats of static shape, else undefined. */
export function numberTensorType(type: unknown): RankedTensorType | undefined {
  if (!(type instanceof RankedTensorType) || !type.hasStaticShape) return undefined;
  return type.elementType instanceof IntegerType || type.elementType instanceof FloatType ? type : undefined;
}

/** Returns the result of an operation of StableHLO on known numbers; undefined for operations and results that are not known. */
export function evaluateOperation(op: Operation, operands: readonly KnownTensor[]): KnownTensor | undefined {
  const type = op.numResults === 1 ? numberTensorType(op.result(0).type) : undefined;
  const elements = type && (moved(op, operands, type) ?? computed(op, operands, type));
  return elements && { shape: type.shape, elements };
}

/** Returns what an elementwise operation computes. */
function computed(
  op: Operation,
  operands: readonly KnownTensor[],
  { shape, elementType }: RankedTensorType,
): bigint[] | undefined {
  const compute = elementFunctionOf(op, elementType);
  if (!compute) return undefined;
  // Conditions and bounds may be scalars.
  const steps = operands.map(({ elements }, i) =>
    operands[i]!.shape.length < shape.length && elements.length === 1 ? 0 : 1,
  );
  const results = new Array<bigint>(product(shape));
  for (let i = 0; i < results.length; i++) {
    const result = compute(...operands.map(({ elements }, at) => elements[i * steps[at]!]!));
    if (result === undefined) return undefined;
    results[i] = result;
  }
  return results;
}

/** Returns what an elementwise operation that gives elements of `type` computes of each. */
export function elementFunctionOf(op: Operation, type: Type): BitsFunction | undefined {
  if (isOfFloats(op)) return floatFunctionOf(op);
  const compute = type instanceof IntegerType ? integerFunctionOf(op) : undefined;
  if (!compute) return undefined;
  return (...elements) => {
    const result = compute(type as IntegerType, ...elements);
    return result === undefined ? undefined : wrapInteger(type as IntegerType, result);
  };
}

/** Returns what an operation that moves elements gives. */
function moved(op: Operation, operands: readonly KnownTensor[], type: RankedTensorType): readonly bigint[] | undefined {
  const { shape } = type;
  if (op instanceof hlo.IotaOp) {
    const strides = shape.map((_, dim) => Number(dim === op.iotaDimension));
    const { elementType } = type;
    const numbers = Array.from({ length: shape[op.iotaDimension]! }, (_, i) =>
      elementType instanceof FloatType
        ? encodeFloat(floatFormat[elementType.kind], i)
        : wrapInteger(elementType as IntegerType, BigInt(i)),
    );
    return stridedView(numbers, shape, strides);
  }
  const [input] = operands;
  if (!input) return undefined;
  const { elements } = input;
  const strides = rowMajorStrides(input.shape);
  if (op instanceof hlo.ReshapeOp) return elements;
  if (op instanceof hlo.BroadcastInDimOp) {
    const spread = new Array<number>(shape.length).fill(0);
    op.broadcastDimensions.forEach((dim, i) => (spread[dim] = input.shape[i] === 1 ? 0 : strides[i]!));
    return stridedView(elements, shape, spread);
  }
  if (op instanceof hlo.TransposeOp) return stridedView(elements, shape, op.permutation.map((dim) => strides[dim]!)); // prettier-ignore
  if (op instanceof hlo.SliceOp) {
    const offset = total(op.startIndices.map((start, dim) => start * strides[dim]!));
    return stridedView(elements, shape, op.strides.map((step, dim) => step * strides[dim]!), offset); // prettier-ignore
  }
  if (op instanceof hlo.DynamicSliceOp) {
    const starts = operands
      .slice(1)
      .map(({ elements: [start] }, dim) => clampStart(start!, input.shape[dim]! - shape[dim]!));
    return stridedView(elements, shape, strides, total(starts.map((start, dim) => start * strides[dim]!)));
  }
  if (op instanceof hlo.ReverseOp) {
    const isReversed = (dim: number): boolean => op.dimensions.includes(dim);
    const offset = total(strides.map((stride, dim) => (isReversed(dim) ? stride * (shape[dim]! - 1) : 0)));
    return stridedView(elements, shape, strides.map((stride, dim) => (isReversed(dim) ? -stride : stride)), offset); // prettier-ignore
  }
  return op instanceof hlo.ConcatenateOp ? joined(operands, op.dimension) : undefined;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Returns where a part begins so that it ends within the whole. */
function clampStart(start: bigint, last: number): number {
  return start < 0n ? 0 : start > BigInt(last) ? last : Number(start);
}

/** Joins tensors along a dimension: what belongs to each index of the dimensions before is one run of every tensor. */
function joined(operands: readonly KnownTensor[], dim: number): bigint[] {
  const runs = operands.map(({ shape }) => product(shape.slice(dim)));
  const count = product(operands[0]!.shape.slice(0, dim));
  const elements: bigint[] = [];
  for (let run = 0; run < count; run++) {
    operands.forEach((operand, i) => {
      for (let at = run * runs[i]!; at < (run + 1) * runs[i]!; at++) elements.push(operand.elements[at]!);
    });
  }
  return elements;
}
