import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { batchingSizesProblem } from '../batching-sizes.ts';
import { shapesCompatible } from '../compatible-types.ts';
import { type ScatterOp } from '../generated/stablehlo-ops.gen.ts';
import { listText } from '../list-text.ts';
import { verifyReduction } from '../verify-reducer.ts';
import { ranked, verifies } from '../verify-problem.ts';

/** Updates of slices at computed places. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/TypeInference.cpp. */
export const scatterOp = {
  verify: verifies(operandProblem, listProblem, indexProblem, updateProblem),
  verifyRegions(op: ScatterOp): LogicalResult {
    const { inputs, updateComputation } = op;
    return verifyReduction(op, updateComputation, inputs, ranked(inputs[0]!).shape);
  },
};

function operandProblem(op: ScatterOp): string | undefined {
  const { inputs, updates } = op;
  if (inputs.length === 0) return 'expects at least 1 input but got 0';
  const haveOneShape = (values: readonly Value[]): boolean =>
    values.every(({ type }) => shapesCompatible(type, values[0]!.type));
  if (!haveOneShape(inputs)) return 'Not all inputs have compatible shapes.';
  if (!haveOneShape(updates)) return 'Not all updates have compatible shapes.';
  const differing = updates.findIndex((update, i) => ranked(update).elementType !== ranked(inputs[i]!).elementType);
  if (differing < 0) return undefined;
  const [update, input] = [updates[differing]!, inputs[differing]!].map(({ type }) => op.context.printType(type));
  return `expects the element types of input and update at index ${differing} to be the same, but got '${input!}' and '${update!}'`;
}

/** Says what is wrong with the lists of dimensions: order, repetition, what they refer to. */
function listProblem(op: ScatterOp): string | undefined {
  const numbers = op.scatterDimensionNumbers;
  const { rank } = ranked(op.inputs[0]!);
  const updateRank = ranked(op.updates[0]!).rank;
  const indexRank = ranked(op.scatterIndices).rank;
  const { updateWindowDims, insertedWindowDims, inputBatchingDims, scatterIndicesBatchingDims } = numbers;
  const lists = [
    ['update_window_dims', updateWindowDims, updateRank, true],
    ['inserted_window_dims', insertedWindowDims, rank, true],
    ['input_batching_dims', inputBatchingDims, rank, true],
    ['scatter_indices_batching_dims', scatterIndicesBatchingDims, indexRank, false],
    ['scatter_dims_to_operand_dims', numbers.scatterDimsToOperandDims, rank, false],
  ] as const;
  for (const [name, dims, end, isSorted] of lists) {
    const text = `[${listText(dims)}]`;
    if (isSorted && dims.some((dim, i) => i > 0 && dims[i - 1]! > dim))
      return `Expects ${name} to be sorted; got: ${text}.`;
    if (new Set(dims).size < dims.length) return `Expects ${name} to not repeat; got: ${text}.`;
    const wrong = dims.find((dim) => dim < 0 || dim >= end);
    if (wrong !== undefined) return `Invalid ${name} dimension; valid range is [0, ${end}). got: ${wrong}.`;
  }
  const gone = [...insertedWindowDims, ...inputBatchingDims];
  if (new Set(gone).size < gone.length) {
    return `has duplicated dimension from inserted_window_dims and input_batching_dims`;
  }
  const windowSize = updateWindowDims.length + gone.length;
  if (windowSize !== rank)
    return `Expects rank-of operand to match size-of-window; got: rank-of operand: ${rank}, size-of-window: ${windowSize}.`;
  const places = [...numbers.scatterDimsToOperandDims, ...inputBatchingDims];
  if (new Set(places).size < places.length) {
    return 'has duplicated dimension from scatter_dims_to_operand_dims and input_batching_dims';
  }
  return undefined;
}

/** Says what is wrong with the indices, each of which has a number for each of the dimensions that it is for. */
function indexProblem(op: ScatterOp): string | undefined {
  const numbers = op.scatterDimensionNumbers;
  const { indexVectorDim, scatterDimsToOperandDims, inputBatchingDims, scatterIndicesBatchingDims } = numbers;
  const { shape: input } = ranked(op.inputs[0]!);
  const { shape, rank } = ranked(op.scatterIndices);
  if (indexVectorDim < 0 || indexVectorDim > rank) {
    return `expects scatter index leaf dimension to be within [0, rank(scatter_indices) + 1. rank(scatter_indices) is ${rank} and scatter index leaf dimension is ${indexVectorDim}.`;
  }
  if (scatterIndicesBatchingDims.includes(indexVectorDim)) {
    return `expects scatter_indices_batching_dims not to include index_vector_dim ${indexVectorDim}.`;
  }
  const problem = batchingSizesProblem(
    ['input_batching_dims', inputBatchingDims.map((dim) => input[dim]!)],
    ['scatter_indices_batching_dims', scatterIndicesBatchingDims.map((dim) => shape[dim]!)],
  );
  if (problem !== undefined) return problem;
  const size = shape[indexVectorDim] ?? 1;
  if (isDynamic(size) || size === scatterDimsToOperandDims.length) return undefined;
  return `Scatter op has ${scatterDimsToOperandDims.length} elements in scatter_dims_to_operand_dims and the bound of dimension index_vector_dim=${indexVectorDim} of scatter_indices is ${size}. These two numbers must be equal.`;
}

/** Says what is wrong with the shape of the updates: a window, in bounds, for each index. */
function updateProblem(op: ScatterOp): string | undefined {
  const { updateWindowDims, insertedWindowDims, inputBatchingDims, indexVectorDim } = op.scatterDimensionNumbers;
  const { shape: indices } = ranked(op.scatterIndices);
  const { shape: updates, rank: updateRank } = ranked(op.updates[0]!);
  const { shape: input } = ranked(op.inputs[0]!);
  const scatter = indices.filter((_, dim) => dim !== indexVectorDim);
  const expectedRank = scatter.length + updateWindowDims.length;
  if (updateRank !== expectedRank)
    return `expects updates tensor must be of rank ${expectedRank} ( == rank-of('scatter_indices') - 1 + size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 dimension if 'index_vector_dim' == rank-of('scatter_indices')), but got ${updateRank}.`;
  const isWindow = new Set(updateWindowDims);
  const gone = new Set([...insertedWindowDims, ...inputBatchingDims]);
  const bounds = input.filter((_, dim) => !gone.has(dim));
  let nextBound = 0;
  let nextScatter = 0;
  for (const [dim, size] of updates.entries()) {
    if (isWindow.has(dim)) {
      const bound = bounds[nextBound++]!;
      if (isDynamic(size) || isDynamic(bound) || size <= bound) continue;
      return `expects bounds of the window dimensions of updates to not exceed the bounds of the corresponding dimensions of operand. For dimension ${dim}, updates bound is ${size}, operand bound is ${bound}.`;
    }
    const expected = scatter[nextScatter++]!;
    if (isDynamic(size) || isDynamic(expected) || size === expected) continue;
    return `expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding dimensions of scatter indices. For scatter dimension ${dim}, updates bound is ${size} , scatter_indices bound is ${expected}.`;
  }
  return undefined;
}
