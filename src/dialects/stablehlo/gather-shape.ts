import { type GatherDimensionNumbers } from './generated/stablehlo-attributes.gen.ts';

/**
 * Returns the shape of what is gathered: that of the indices without the dimension of index vectors, with the slices' dimensions put in at offset_dims.
 * With indices of [5, 1], slices of [3, 1, 4] and offset_dims = [0, 2], collapsed_slice_dims = [1], index_vector_dim = 1 it is [3, 5, 4].
 */
export function gatherShape(
  numbers: GatherDimensionNumbers,
  indices: readonly number[],
  sliceSizes: readonly number[],
): number[] {
  const dropped = new Set([...numbers.collapsedSliceDims, ...numbers.operandBatchingDims]);
  const batch = indices.filter((_, dim) => dim !== numbers.indexVectorDim);
  const offsets = sliceSizes.filter((_, dim) => !dropped.has(dim));
  const isOffset = new Set(numbers.offsetDims);
  let nextBatch = 0;
  let nextOffset = 0;
  return Array.from({ length: batch.length + offsets.length }, (_, dim) =>
    isOffset.has(dim) ? offsets[nextOffset++]! : batch[nextBatch++]!,
  );
}
