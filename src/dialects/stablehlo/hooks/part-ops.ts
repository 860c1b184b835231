import { ComplexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { isDynamic, kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { bitWidth } from '../bit-width.ts';
import { variadicOperandWithAttribute } from '../assembly/attribute-directives.ts';
import {
  type BitcastConvertOp,
  type DynamicSliceOp,
  type DynamicUpdateSliceOp,
  type GetDimensionSizeOp,
  type SetDimensionSizeOp,
  type TorchIndexSelectOp,
} from '../generated/stablehlo-ops.gen.ts';
import { indexSelectShape } from '../index-select-shape.ts';
import { infers, ranked, shapeProblem, typesProblem, verifies, verifiesByName } from '../verify-problem.ts';

/** Parts of tensors, sizes and bits. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/TypeInference.cpp. */

function indexTypeProblem(indices: readonly Value[]): string | undefined {
  return indices.every(({ type }) => type === indices[0]!.type)
    ? undefined
    : 'start indices must have same element type';
}

export const dynamicSliceOp = {
  directives: { VariadicOperandWithAttribute: variadicOperandWithAttribute },
  verify: infers((op: DynamicSliceOp) => {
    const { startIndices, sliceSizes } = op;
    const { shape, rank, elementType } = ranked(op.operandValue);
    if (startIndices.length !== sliceSizes.length) {
      return `has mismatched number of slice sizes (${sliceSizes.length}) and number of start indices (${startIndices.length})`;
    }
    if (startIndices.length !== rank) {
      return `has mismatched number of start indices (${startIndices.length}) and the rank of operand (${rank})`;
    }
    const problem = indexTypeProblem(startIndices);
    if (problem !== undefined) return problem;
    for (const [dim, size] of sliceSizes.entries()) {
      if (size < 0) return `has negative size index to dynamic slice: ${size}`;
      const whole = shape[dim]!;
      if (isDynamic(whole) || size <= whole) continue;
      return `has slice size ${size} greater than dimension size ${whole} in dimension ${dim} of operand`;
    }
    return typesProblem(op, [RankedTensorType.get(sliceSizes, elementType)]);
  }),
};

export const dynamicUpdateSliceOp = {
  verify: infers((op: DynamicUpdateSliceOp) => {
    const { startIndices } = op;
    const [operand, update] = [ranked(op.operandValue), ranked(op.update)];
    if (update.rank !== operand.rank) {
      return `update rank does not match operand rank: ${update.rank} vs ${operand.rank}.`;
    }
    if (startIndices.length !== operand.rank) {
      return `expects number of start_indices to match operand rank: ${startIndices.length} vs ${operand.rank}.`;
    }
    const problem = indexTypeProblem(startIndices);
    if (problem !== undefined) return problem;
    for (const [dim, size] of update.shape.entries()) {
      const whole = operand.shape[dim]!;
      if (isDynamic(size) || isDynamic(whole) || size <= whole) continue;
      return `expects size at dimension ${dim} of update to be in range [0, ${whole}]. Got: ${size}.`;
    }
    return typesProblem(op, [operand]);
  }),
};

function dimensionProblem(dimension: number, { rank }: RankedTensorType): string | undefined {
  return dimension < rank ? undefined : `requires dimension attribute in range [0, ${rank}); found (${dimension})`;
}

export const getDimensionSizeOp = {
  verify: infers((op: GetDimensionSizeOp) => dimensionProblem(op.dimension, ranked(op.operandValue))),
};

export const setDimensionSizeOp = {
  verify: infers((op: SetDimensionSizeOp) => {
    const operand = ranked(op.operandValue);
    const problem = dimensionProblem(op.dimension, operand);
    if (problem !== undefined) return problem;
    const shape = operand.shape.with(op.dimension, kDynamic);
    return typesProblem(op, [RankedTensorType.get(shape, operand.elementType)]);
  }),
};

export const bitcastConvertOp = {
  verify: verifies((op: BitcastConvertOp) => {
    const types = [ranked(op.operandValue), ranked(op.result())] as const;
    const [operand, result] = types;
    const got = types.map((type) => `'${op.context.printType(type)}'`).join(' and ');
    if (operand.elementType instanceof ComplexType !== result.elementType instanceof ComplexType) {
      return `cannot convert between real and complex types, but got: ${got}`;
    }
    const [from, to] = types.map(({ elementType }) => bitWidth(elementType)) as [number, number];
    if (from === to) {
      return dimsAgree(operand.shape, result.shape)
        ? undefined
        : `operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: ${got}.`;
    }
    const [smaller, larger, width, largerWidth] =
      from < to ? ([operand, result, from, to] as const) : ([result, operand, to, from] as const);
    if (smaller.rank !== larger.rank + 1) {
      return `rank of smaller element type (${smaller.rank}) should be 1 more than rank of larger element type (${larger.rank}), but ${smaller.rank} != ${larger.rank} + 1.`;
    }
    if (!dimsAgree(smaller.shape.slice(0, -1), larger.shape)) {
      return `operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: ${got}.`;
    }
    const inner = smaller.shape.at(-1)!;
    if (isDynamic(inner) || inner * width === largerWidth) return undefined;
    return `requires compatible bit widths. Got: ${got}, but ${width} * ${inner} != ${largerWidth}.`;
  }),
};

export const torchIndexSelectOp = {
  verify: verifiesByName((op: TorchIndexSelectOp) => {
    const operand = ranked(op.operandValue);
    const index = ranked(op.index);
    const { dim, batchDims } = op;
    if (ranked(op.result()).elementType !== operand.elementType) {
      return 'requires the same element type for operand and result';
    }
    if (!(index.elementType instanceof IntegerType)) {
      return `index must be a tensor of integers, but got '${op.context.printType(index)}'`;
    }
    if (dim < 0 || dim >= operand.rank) return `dim must be in range [0, ${operand.rank}), but got ${dim}`;
    if (batchDims < 0 || batchDims > dim || batchDims > index.rank) {
      return `batch_dims must be in range [0, ${Math.min(dim, index.rank)}], but got ${batchDims}`;
    }
    if (!dimsAgree(operand.shape.slice(0, batchDims), index.shape.slice(0, batchDims))) {
      return 'batch dimensions of operand and index must be equal';
    }
    return shapeProblem(op, indexSelectShape(op));
  }),
};
