import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, kDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { constantNumbers } from '../constant-numbers.ts';
import {
  type DynamicBroadcastInDimOp,
  type DynamicIotaOp,
  type DynamicPadOp,
  type DynamicReshapeOp,
  type RealDynamicSliceOp,
} from '../generated/stablehlo-ops.gen.ts';
import { broadcastElementsProblem, reshapedElementsProblem } from '../quantized-axis.ts';
import { ranked, shapeProblem, verifies } from '../verify-problem.ts';

/**
 * Operations whose shape is an operand; what is checked of it needs it to be a constant. Source: the StableHLO specification 1.5; texts in the
 * manner of stablehlo/dialect/TypeInference.cpp.
 */

/** Says that the result does not have the shape that `shape` holds, as far as both are known. */
function givenShapeProblem(op: Operation, shape: Value, name: string): string | undefined {
  const sizes = constantNumbers(shape);
  if (!sizes || shapeProblem(op, sizes) === undefined) return undefined;
  return `${name} is incompatible with return type of operation '${op.context.printType(op.result().type)}'`;
}

/** Says that a list of numbers does not have one per dimension. */
function lengthProblem(list: Value, rank: number, message: (length: number) => string): string | undefined {
  const [length] = ranked(list).shape;
  return isDynamic(length!) || length === rank ? undefined : message(length!);
}

export const dynamicIotaOp = {
  verify: verifies((op: DynamicIotaOp) => {
    const { rank } = ranked(op.result());
    return (
      lengthProblem(
        op.outputShape,
        rank,
        (length) => `output_shape size (${length}) does not match result rank (${rank})`,
      ) ??
      (op.iotaDimension < rank ? undefined : 'iota dimension cannot go beyond the output rank') ??
      givenShapeProblem(op, op.outputShape, 'output_shape')
    );
  }),
};

export const dynamicReshapeOp = {
  verify: verifies((op: DynamicReshapeOp) => {
    const operand = ranked(op.operandValue);
    const result = ranked(op.result());
    const problem =
      lengthProblem(
        op.outputShape,
        result.rank,
        () => 'output should have a rank equal to the number of elements in output_shape',
      ) ??
      givenShapeProblem(op, op.outputShape, 'output_shape') ??
      reshapedElementsProblem(op, operand, result);
    if (problem !== undefined || !result.hasStaticShape || !operand.hasStaticShape) return problem;
    const [count, expected] = [result.numElements, operand.numElements];
    return count === expected
      ? undefined
      : `number of output elements (${count}) doesn't match expected number of elements (${expected})`;
  }),
};

export const dynamicBroadcastInDimOp = {
  verify: verifies(broadcastProblem, hintProblem, (op: DynamicBroadcastInDimOp) =>
    givenShapeProblem(op, op.outputDimensions, 'output_dimensions'),
  ),
};

function broadcastProblem(op: DynamicBroadcastInDimOp): string | undefined {
  const { broadcastDimensions: dims } = op;
  const operand = ranked(op.operandValue);
  const result = ranked(op.result());
  const wrongLength = lengthProblem(
    op.outputDimensions,
    result.rank,
    (length) => `result rank (${result.rank}) is not equal to number of output dimensions (${length})`,
  );
  if (wrongLength !== undefined) return wrongLength;
  if (dims.length !== operand.rank) {
    return `broadcast_dimensions size (${dims.length}) does not match operand rank (${operand.rank})`;
  }
  if (result.rank < operand.rank) {
    return `result rank (${result.rank}) is less than operand rank (${operand.rank})`;
  }
  if (new Set(dims).size < dims.length) return 'broadcast_dimensions should not have duplicates';
  for (const [i, dim] of dims.entries()) {
    if (dim < 0 || dim >= result.rank) {
      return `broadcast_dimensions contains invalid value ${dim} for result with rank ${result.rank}`;
    }
    const [size, resultSize] = [operand.shape[i]!, result.shape[dim]!];
    if (isDynamic(size) || size === 1 || isDynamic(resultSize) || size === resultSize) continue;
    return `size of operand dimension ${i} (${size}) is not compatible with size of result dimension ${dim} (${resultSize})`;
  }
  return broadcastElementsProblem(operand, result, dims, 'expects operand and result to have compatible element type');
}

/** Says what is wrong with the hints about dimensions that do, or do not, grow. */
function hintProblem(op: DynamicBroadcastInDimOp): string | undefined {
  const { rank } = ranked(op.operandValue);
  const lists = [
    ['expanding', op.knownExpandingDimensions ?? []] as const,
    ['nonexpanding', op.knownNonexpandingDimensions ?? []] as const,
  ];
  const hints = lists.flatMap(([, dims]) => dims);
  if (new Set(hints).size < hints.length) return 'duplicate expansion hint for at least one operand dimension';
  for (const [name, dims] of lists) {
    const wrong = dims.find((dim) => dim < 0 || dim >= rank);
    if (wrong !== undefined) return `hint for ${name} dimension ${wrong} does not refer to a valid operand dimension`;
  }
  return undefined;
}

export const dynamicPadOp = {
  verify: verifies((op: DynamicPadOp) => {
    const operand = ranked(op.operandValue);
    const value = ranked(op.paddingValue);
    if (value.rank > 0) return `padding value type should be a rank-0 tensor, is rank ${value.rank}`;
    const { rank } = operand;
    const lists = [
      ['edge_padding_low', op.edgePaddingLow],
      ['edge_padding_high', op.edgePaddingHigh],
      ['interior_padding', op.interiorPadding],
    ] as const;
    for (const [name, list] of lists) {
      const problem = lengthProblem(
        list,
        rank,
        (length) => `${name} length (${length}) must match operand rank (${rank})`,
      );
      if (problem !== undefined) return problem;
    }
    const [low, high, interior] = lists.map(([, list]) => constantNumbers(list));
    const negative = interior?.find((count) => count < 0);
    if (negative !== undefined) return `Interior padding cannot be negative: ${negative}`;
    if (!low || !high || !interior)
      return shapeProblem(
        op,
        operand.shape.map(() => kDynamic),
      );
    const sizes = operand.shape.map((size, i) => low[i]! + size + Math.max(size - 1, 0) * interior[i]! + high[i]!);
    const empty = operand.shape.findIndex((size, i) => !isDynamic(size) && sizes[i]! < 0);
    if (empty >= 0) return `Padding result in negative size for dimension ${empty}`;
    return shapeProblem(op, operand.shape.map((size, i) => (isDynamic(size) ? size : sizes[i]!))); // prettier-ignore
  }),
};

export const realDynamicSliceOp = {
  verify: verifies((op: RealDynamicSliceOp) => {
    const operand = ranked(op.operandValue);
    const { rank } = operand;
    const lists = [
      ['start_indices', op.startIndices],
      ['limit_indices', op.limitIndices],
      ['strides', op.strides],
    ] as const;
    for (const [name, list] of lists) {
      const problem = lengthProblem(
        list,
        rank,
        (length) => `has mismatched number of operand rank (${rank}) and ${name} size (${length})`,
      );
      if (problem !== undefined) return problem;
    }
    return shapeProblem(
      op,
      operand.shape.map(() => kDynamic),
    );
  }),
};
