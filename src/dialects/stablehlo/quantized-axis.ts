import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { product } from '../../support/math.ts';
import { UniformQuantizedType } from '../quant/generated/quant-types.gen.ts';
import { granularity } from '../quant/quantized-type.ts';

/** Quantized elements whose scales change along a dimension, which operations on shapes move. */
function perAxis(elementType: Type): UniformQuantizedType | undefined {
  return elementType instanceof UniformQuantizedType && elementType.granularity === granularity.perAxis
    ? elementType
    : undefined;
}

/** Returns the dimension along which scales change; undefined where there is one scale for all, or where dimensions are split into blocks. */
export function quantizedDimensionOf(elementType: Type): number | undefined {
  return perAxis(elementType)?.quantizedDimensions[0];
}

/** Returns the element type whose scales, those of `source`, change along `dim` of a tensor. */
function withAxis(type: UniformQuantizedType, dim: number, source: UniformQuantizedType): UniformQuantizedType {
  return UniformQuantizedType.get(
    type.context,
    type.isSigned,
    type.storageType,
    type.storageMin,
    type.storageMax,
    type.expressedType,
    type.granularity,
    [dim],
    type.blockSizes,
    source.scalesShape,
    source.scales,
    source.zeroPoints,
  );
}

/** Returns the element type of a tensor whose dimension `i` is dimension `permutation[i]` of one with this element type. */
export function transposedElementType(elementType: Type, permutation: readonly number[]): Type {
  const type = perAxis(elementType);
  return type ? withAxis(type, permutation.indexOf(type.quantizedDimensions[0]!), type) : elementType;
}

/** Returns the words of SameOperandsAndResultElementType, which cannot hold where scales move. */
export function unlikeElements(op: Operation): string {
  return `'${op.name}' op requires the same element type for all operands and results`;
}

/**
 * Says what is wrong with the elements of a tensor that is repeated: scales change along the dimension that theirs becomes, and one scale is repeated
 * with its elements; `unlike` says that types differ in more than that. Source: broadcast_in_dim of the StableHLO specification 1.5, C1 and C6.
 */
export function broadcastElementsProblem(
  operand: RankedTensorType,
  result: RankedTensorType,
  dims: readonly number[],
  unlike: string,
): string | undefined {
  const [from, to] = [perAxis(operand.elementType), perAxis(result.elementType)];
  if (!from || !to) return operand.elementType === result.elementType ? undefined : unlike;
  const [axis, resultAxis] = [from.quantizedDimensions[0]!, to.quantizedDimensions[0]!];
  const isRepeated = operand.shape[axis] === 1;
  if (withAxis(from, resultAxis, isRepeated ? to : from) !== to) return unlike;
  if (dims[axis] !== resultAxis) {
    return `result quantization_dimension ${resultAxis} not same as broadcast_dimensions[${axis}] = ${dims[axis]}`;
  }
  if (!isRepeated) return undefined;
  const lists = [
    ['scale', from.scales, to.scales],
    ['zero_point', from.zeroPoints, to.zeroPoints],
  ] as const;
  for (const [name, [only], values] of lists) {
    const other = values.findIndex((value) => value !== only);
    if (other >= 0) return `mismatch result ${name} ${other} (${values[other]}) and operand ${name} 0 (${only})`;
  }
  return undefined;
}

/**
 * Says what is wrong with the elements of a tensor in a new shape: the dimension along which scales change stays as it is, and behind as many elements.
 * Source: verifyReshapeOpQuantizationConstraints of stablehlo/dialect/TypeInference.cpp, texts verbatim.
 */
export function reshapedElementsProblem(
  op: Operation,
  operand: RankedTensorType,
  result: RankedTensorType,
): string | undefined {
  const [from, to] = [perAxis(operand.elementType), perAxis(result.elementType)];
  if (!from || !to) return operand.elementType === result.elementType ? undefined : unlikeElements(op);
  const [axis, resultAxis] = [from.quantizedDimensions[0]!, to.quantizedDimensions[0]!];
  if (withAxis(from, resultAxis, from) !== to) return unlikeElements(op);
  if (!operand.hasStaticShape || !result.hasStaticShape) return undefined;
  const [size, resultSize] = [operand.shape[axis], result.shape[resultAxis]];
  if (size !== resultSize) {
    return `expect same quantization_dimension size for operand and result, but got ${size} and ${resultSize}`;
  }
  const [before, resultBefore] = [product(operand.shape.slice(0, axis)), product(result.shape.slice(0, resultAxis))];
  if (before === resultBefore) return undefined;
  return `expect same product of dimensions before quantization_dimension for operand and result, but got ${before} and ${resultBefore}`;
}
