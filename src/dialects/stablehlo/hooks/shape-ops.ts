import { isDynamic, kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { sliceRanges, variadicOperandWithAttribute } from '../assembly/attribute-directives.ts';
import { sameOperandsAndResultType } from '../assembly/type-directives.ts';
import {
  type BroadcastInDimOp,
  type BroadcastOp,
  type ConcatenateOp,
  type PadOp,
  type ReshapeOp,
  type ReverseOp,
  type SliceOp,
  type TransposeOp,
} from '../generated/stablehlo-ops.gen.ts';
import { infersTypes } from '../infers-types.ts';
import { listText } from '../list-text.ts';
import {
  broadcastElementsProblem,
  reshapedElementsProblem,
  transposedElementType,
  unlikeElements,
} from '../quantized-axis.ts';
import { emitProblem, ranked } from '../verify-problem.ts';

/** Operations on shapes. Source: stablehlo/dialect/TypeInference.cpp, texts verbatim. */

export const broadcastOp = {
  interfaces: infersTypes((op: BroadcastOp) => {
    const operand = ranked(op.operandValue);
    const negative = op.broadcastSizes.find((size) => size < 0);
    if (negative !== undefined) return `Broadcast with negative dimension size ${negative}`;
    return [RankedTensorType.get([...op.broadcastSizes, ...operand.shape], operand.elementType)];
  }),
};

export const broadcastInDimOp = {
  verify(op: BroadcastInDimOp): LogicalResult {
    const { broadcastDimensions } = op;
    const operand = ranked(op.operandValue);
    const result = ranked(op.result());
    if (broadcastDimensions.length !== operand.rank) {
      return emitProblem(
        op,
        `broadcast_dimensions size (${broadcastDimensions.length}) does not match operand rank (${operand.rank})`,
      );
    }
    if (new Set(broadcastDimensions).size !== broadcastDimensions.length) {
      return emitProblem(op, 'broadcast_dimensions should not have duplicates');
    }
    for (const [i, dim] of broadcastDimensions.entries()) {
      if (dim < 0 || dim >= result.rank) {
        return emitProblem(
          op,
          `broadcast_dimensions contains invalid value ${dim} for result with rank ${result.rank}`,
        );
      }
      const size = operand.shape[i]!;
      const resultSize = result.shape[dim]!;
      if (isDynamic(size) || size === 1 || isDynamic(resultSize) || size === resultSize) continue;
      return emitProblem(
        op,
        `size of operand dimension ${i} (${size}) is not equal to 1 or size of result dimension ${dim} (${resultSize})`,
      );
    }
    const problem = broadcastElementsProblem(operand, result, broadcastDimensions, unlikeElements(op));
    return problem === undefined || emitProblem(op, problem);
  },
};

export const concatenateOp = {
  directives: { VariadicOperandWithAttribute: variadicOperandWithAttribute },
  interfaces: infersTypes((op: ConcatenateOp) => {
    const { inputs, dimension } = op;
    const [first, ...rest] = inputs.map(ranked);
    if (!first) return 'expected at least 1 operand, but got 0';
    if (first.rank === 0) return 'rank-0 values cannot be concatenated';
    if (dimension >= first.rank) return `dimension ${dimension} is out-of-bounds for input rank ${first.rank}`;
    const shape = [...first.shape];
    for (const [i, type] of rest.entries()) {
      if (type.rank !== first.rank) return `operands (0) and (${i + 1}) do not match rank`;
      for (const [dim, size] of type.shape.entries()) {
        if (dim === dimension) {
          const known = shape[dim]!;
          shape[dim] = isDynamic(known) || isDynamic(size) ? kDynamic : known + size;
        } else if (isDynamic(shape[dim]!)) shape[dim] = size;
        else if (!isDynamic(size) && size !== shape[dim]) {
          return `shapes of operand (0) and (${i + 1}) are not compatible at non-concat index ${dim}: (${listText(first.shape)}) != (${listText(type.shape)})`;
        }
      }
    }
    return [RankedTensorType.get(shape, first.elementType)];
  }),
};

export const reshapeOp = {
  verify(op: ReshapeOp): LogicalResult {
    const operand = ranked(op.operandValue);
    const result = ranked(op.result());
    const problem = reshapedElementsProblem(op, operand, result);
    if (problem !== undefined) return emitProblem(op, problem);
    if (!operand.hasStaticShape || !result.hasStaticShape || operand.numElements === result.numElements) return true;
    return emitProblem(
      op,
      `number of output elements (${result.numElements}) doesn't match expected number of elements (${operand.numElements})`,
    );
  },
};

export const reverseOp = {
  directives: { SameOperandsAndResultType: sameOperandsAndResultType(1) },
  verify(op: ReverseOp): LogicalResult {
    const { dimensions } = op;
    const { rank } = ranked(op.operandValue);
    for (const dim of dimensions) {
      if (dim < 0) return emitProblem(op, `all dimensions should be non-negative. Got dimension: ${dim}.`);
      if (dim >= rank) return emitProblem(op, `all dimensions should be between [0, ${rank}). Got dimension: ${dim}.`);
    }
    return (
      new Set(dimensions).size === dimensions.length ||
      emitProblem(op, `dimensions should be unique. Got: ${listText(dimensions)}`)
    );
  },
};

export const sliceOp = {
  directives: { SliceRanges: sliceRanges },
  interfaces: infersTypes((op: SliceOp) => {
    const { startIndices, limitIndices, strides } = op;
    const { shape, elementType, rank } = ranked(op.operandValue);
    const lists = [['start_indices', startIndices] as const, ['limit_indices', limitIndices] as const, ['strides', strides] as const]; // prettier-ignore
    for (const [name, { length }] of lists) {
      if (length !== rank) {
        return `the number of elements in ${name} (${length}) does not match the rank of the operand (${rank})`;
      }
    }
    const sizes: number[] = [];
    for (const [dim, size] of shape.entries()) {
      const [start, limit, stride] = [startIndices[dim]!, limitIndices[dim]!, strides[dim]!];
      if (start < 0) return `negative start index ${start} in dimension ${dim}`;
      if (!isDynamic(size) && limit > size) {
        return `limit index ${limit} is larger than dimension size ${size} in dimension ${dim}`;
      }
      if (start > limit) return `start index ${start} is larger than limit index ${limit} in dimension ${dim}`;
      if (stride <= 0) return `stride must be positive but got ${stride} in dimension ${dim}`;
      sizes.push(Math.ceil((limit - start) / stride));
    }
    return [RankedTensorType.get(sizes, elementType)];
  }),
};

export const padOp = {
  interfaces: infersTypes((op: PadOp) => {
    const { edgePaddingLow, edgePaddingHigh, interiorPadding } = op;
    const value = ranked(op.paddingValue);
    if (value.rank !== 0) return `padding value type should be a rank-0 tensor, is rank ${value.rank}`;
    const { shape, elementType, rank } = ranked(op.operandValue);
    const lists = [['edge_padding_low', edgePaddingLow] as const, ['edge_padding_high', edgePaddingHigh] as const, ['interior_padding', interiorPadding] as const]; // prettier-ignore
    for (const [name, { length }] of lists) {
      if (length !== rank) return `${name} length (${length}) must match operand rank (${rank})`;
    }
    const sizes: number[] = [];
    for (const [dim, size] of shape.entries()) {
      const interior = interiorPadding[dim]!;
      if (interior < 0) return `Interior padding cannot be negative: ${interior}`;
      const padded = size + edgePaddingLow[dim]! + edgePaddingHigh[dim]! + Math.max(size - 1, 0) * interior;
      if (!isDynamic(size) && padded < 0) return `Padding result in negative size for dimension ${dim}`;
      sizes.push(isDynamic(size) ? kDynamic : padded);
    }
    return [RankedTensorType.get(sizes, elementType)];
  }),
};

export const transposeOp = {
  interfaces: infersTypes((op: TransposeOp) => {
    const { permutation } = op;
    const { shape, elementType, rank } = ranked(op.operandValue);
    if (rank !== permutation.length) {
      return `TransposeOp operand rank ${rank} does not match permutation size ${permutation.length}`;
    }
    const dims = shape.map((_, dim) => dim);
    if (dims.some((dim) => !permutation.includes(dim))) {
      return `attribute permutation must be a permutation of [${listText(dims)}] but got ${listText(permutation)}`;
    }
    return [RankedTensorType.get(permutation.map((dim) => shape[dim]!), transposedElementType(elementType, permutation))]; // prettier-ignore
  }),
};
