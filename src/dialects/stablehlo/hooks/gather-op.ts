import { isDynamic, kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { batchingSizesProblem } from '../batching-sizes.ts';
import { type GatherDimensionNumbers } from '../generated/stablehlo-attributes.gen.ts';
import { type DynamicGatherOp, type GatherOp } from '../generated/stablehlo-ops.gen.ts';
import { constantNumbers } from '../constant-numbers.ts';
import { gatherShape } from '../gather-shape.ts';
import { listText } from '../list-text.ts';
import { infers, ranked, typesProblem } from '../verify-problem.ts';

const isSorted = (dims: readonly number[]): boolean => dims.every((dim, i) => i === 0 || dims[i - 1]! <= dim);
const hasDuplicates = (dims: readonly number[]): boolean => new Set(dims).size < dims.length;

/** Source: inferGatherOp and inferDynamicGatherOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */
export const gatherOp = {
  verify: infers((op: GatherOp) => gatherProblem(op, op.sliceSizes)),
};

/** The sizes of slices are an operand; as much is checked as is known of them. */
export const dynamicGatherOp = {
  verify: infers((op: DynamicGatherOp) => {
    const { shape } = ranked(op.sliceSizes);
    if (shape.length !== 1) return `slice_sizes.rank != 1`;
    const { rank } = ranked(op.operandValue);
    const count = isDynamic(shape[0]!) ? rank : shape[0]!;
    if (count !== rank) return rankProblem(count, rank);
    return gatherProblem(op, constantNumbers(op.sliceSizes) ?? new Array<number>(rank).fill(kDynamic));
  }),
};

const rankProblem = (count: number, rank: number): string =>
  `slice_sizes size (${count}) not equal to (implied) operand rank (${rank})`;

function gatherProblem(op: GatherOp | DynamicGatherOp, sliceSizes: readonly number[]): string | undefined {
  const { dimensionNumbers: numbers } = op;
  const operand = op.operandValue.type as RankedTensorType;
  const indices = op.startIndices.type as RankedTensorType;
  const { indexVectorDim, offsetDims, collapsedSliceDims, operandBatchingDims, startIndexMap } = numbers;
  if (indexVectorDim < 0 || indexVectorDim > indices.rank) {
    return `index_vector_dim ${indexVectorDim} is out of bounds for start indices with rank ${indices.rank}`;
  }
  const indexSize = indices.shape[indexVectorDim] ?? 1;
  if (!isDynamic(indexSize) && startIndexMap.length !== indexSize) {
    return `start_index_map size (${startIndexMap.length}) is not equal to size of index dimension (${indexVectorDim}) of start_indices (${indexSize})`;
  }
  if (hasDuplicates(startIndexMap)) {
    return `expects start_index_map to not repeat, got: [${listText(startIndexMap)}]`;
  }
  const beyond = startIndexMap.findIndex((dim) => dim < 0 || dim >= operand.rank);
  if (beyond >= 0) {
    return `start_index_map[${beyond}]: ${startIndexMap[beyond]!} is out of bounds for operand rank ${operand.rank}`;
  }
  if (!isSorted(offsetDims)) return `expects offset_dims to be sorted, got: [${listText(offsetDims)}]`;
  if (hasDuplicates(offsetDims)) return `expects offset_dims to not repeat, got: [${listText(offsetDims)}]`;
  if (!isSorted(collapsedSliceDims)) {
    return `expects collapsed_slice_dims to be sorted, got: [${listText(collapsedSliceDims)}]`;
  }
  const listed = droppedProblem(numbers, operand.rank) ?? batchingProblem(numbers, operand.shape, indices.shape);
  if (listed !== undefined) return listed;
  const impliedRank = offsetDims.length + collapsedSliceDims.length + operandBatchingDims.length;
  if (operand.rank !== impliedRank) {
    return `offset_dims size (${offsetDims.length}) plus collapse_slice_dims size (${collapsedSliceDims.length}) plus operand_batching_dims size (${operandBatchingDims.length}) is not equal to operand rank (${operand.rank})`;
  }
  if (sliceSizes.length !== operand.rank) return rankProblem(sliceSizes.length, operand.rank);
  const dropped = new Set([...collapsedSliceDims, ...operandBatchingDims]);
  for (const [dim, size] of sliceSizes.entries()) {
    if (isDynamic(size)) continue;
    const whole = operand.shape[dim]!;
    if (size < 0 || (!isDynamic(whole) && size > whole)) {
      return `slice size (${size}) is out of bounds for operand dimension (${whole}) at index ${dim}`;
    }
    if (dropped.has(dim) && size > 1) return `slice_sizes collapsed dimension ${dim} should <= 1 but got ${size}`;
  }
  return resultProblem(op, sliceSizes);
}

/** Returns what is wrong with the dimensions of the operand that the result does not have. */
function droppedProblem(numbers: GatherDimensionNumbers, rank: number): string | undefined {
  const { collapsedSliceDims, operandBatchingDims, startIndexMap } = numbers;
  if (!isSorted(operandBatchingDims)) {
    return `expects operand_batching_dims to be sorted, got: [${listText(operandBatchingDims)}]`;
  }
  for (const [name, dims] of [
    ['collapsed_slice_dims', collapsedSliceDims] as const,
    ['start_index_map', startIndexMap] as const,
  ]) {
    const all = [...dims, ...operandBatchingDims];
    const repeated = all.find((dim, i) => all.indexOf(dim) < i);
    if (repeated !== undefined) return `has duplicated dimension from ${name} and operand_batching_dims: ${repeated}`;
  }
  for (const [name, dims] of [
    ['collapsed_slice_dims', collapsedSliceDims] as const,
    ['operand_batching_dims', operandBatchingDims] as const,
  ]) {
    const place = dims.findIndex((dim) => dim < 0 || dim >= rank);
    if (place >= 0) return `${name}[${place}]: ${dims[place]!} is out of bounds for operand rank ${rank}`;
  }
  return undefined;
}

/** Returns what is wrong with the dimensions that operand and indices have in common. */
function batchingProblem(
  numbers: GatherDimensionNumbers,
  operand: readonly number[],
  indices: readonly number[],
): string | undefined {
  const { operandBatchingDims, startIndicesBatchingDims, indexVectorDim } = numbers;
  if (hasDuplicates(startIndicesBatchingDims)) {
    return `expects start_indices_batching_dims to not repeat, got: [${listText(startIndicesBatchingDims)}]`;
  }
  const beyond = startIndicesBatchingDims.findIndex((dim) => dim < 0 || dim >= indices.length);
  if (beyond >= 0) {
    return `start_indices_batching_dims[${beyond}]: ${startIndicesBatchingDims[beyond]!} is out of bounds for start indices with rank ${indices.length}`;
  }
  if (startIndicesBatchingDims.includes(indexVectorDim)) {
    return `expects start_indices_batching_dims not to include index_vector_dim ${indexVectorDim}`;
  }
  return batchingSizesProblem(
    ['operand_batching_dims', operandBatchingDims.map((dim) => operand[dim]!)],
    ['start_indices_batching_dims', startIndicesBatchingDims.map((dim) => indices[dim]!)],
  );
}

/** Returns what is wrong with the result. */
function resultProblem(op: GatherOp | DynamicGatherOp, sliceSizes: readonly number[]): string | undefined {
  const { dimensionNumbers: numbers } = op;
  const shape = gatherShape(numbers, ranked(op.startIndices).shape, sliceSizes);
  const beyond = numbers.offsetDims.findIndex((dim) => dim < 0 || dim >= shape.length);
  if (beyond >= 0) {
    return `offset_dims[${beyond}]: ${numbers.offsetDims[beyond]!} is out of bounds for implied result rank ${shape.length}`;
  }
  return typesProblem(op, [RankedTensorType.get(shape, ranked(op.operandValue).elementType)]);
}
