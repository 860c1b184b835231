import { AffineMap } from '../affine/affine-map.ts';
import { linearForm } from '../affine/linear-form.ts';
import { counted } from '../support/counted.ts';
import { evalShape, hasExactPlaces, hasUnknownSize } from './linear-map.ts';
import { placesProblem } from './place-range.ts';
import { dividedShardShape, scalarShardShape, tiledShardShape, type TensorLayout } from './tensor-layout.ts';

/** Returns the extent of the physical dims in scalars, without padding. Source: facts, section 4.3. */
export function physicalShape(layout: TensorLayout, shape: readonly number[]): number[] {
  return evalShape(layout.linear, shape);
}

/**
 * Returns for each logical dim the distance in scalars between neighbours in the unpadded row-major physical tensor.
 * [64, 128] gives [128, 1]; [2, 3, 64, 128] collapsed to 2 dims gives [24576, 8192, 128, 1]. A dim in several results
 * gets the stride of the first of them. Source: facts, section 4.3.
 */
export function logicalStrides(layout: TensorLayout, shape: readonly number[]): number[] {
  const { linear } = layout;
  const extents = physicalShape(layout, shape);
  const origin = linear.eval(shape.map(() => 0));
  const strides = shape.map(() => 0);
  let volume = 1;
  for (let i = linear.numResults - 1; i >= 0; i--) {
    const result = AffineMap.get(linear.numDims, 0, [linear.result(i)]);
    for (let dim = 0; dim < shape.length; dim++) {
      if (!result.isFunctionOfDim(dim)) continue;
      const [value] = result.eval(shape.map((_, other) => Number(other === dim)));
      strides[dim] = volume * (value! - origin[i]!);
    }
    volume *= extents[i]!;
  }
  return strides;
}

/** Tells whether `logicalStrides` say where every element is, which they do where each physical dim is a sum of multiples of dims. */
export function isStrided({ linear }: TensorLayout): boolean {
  return linear.results.every((result) => linearForm(result, linear.numDims)?.constant === 0);
}

/**
 * Returns the physical shape with its last two dims in tiles, of the tensor as a whole: [53, 63] in 32x32 tiles is
 * [2, 2]. The sum over shards may be more, as every shard is padded. Source: facts, section 4.3.
 */
export function tiledShape(layout: TensorLayout, shape: readonly number[]): number[] {
  return tiledShardShape(physicalShape(layout, shape), layout.tile);
}

/** Returns the map between dims that a tiled layout projects with: the identity on its physical dims. */
export function identityTileLinearMap(layout: TensorLayout): AffineMap {
  return AffineMap.getMultiDimIdentityMap(layout.linear.numResults);
}

/** What is wrong with a tensor of which a size is not known. */
export const unknownSizeProblem = 'sizes of tensors on devices must be known';

/**
 * Returns what is wrong with the layout for a tensor of the given shape, in words fit for a diagnostic; undefined when
 * it is right. Every other function of this folder may assume a layout that passes.
 */
export function checkLayout(layout: TensorLayout, shape: readonly number[]): string | undefined {
  const { linear, grid, shardShape, tile } = layout;
  if (hasUnknownSize(shape)) return unknownSizeProblem;
  if (linear.numDims !== shape.length) {
    return `linear map has ${counted(linear.numDims, 'dim')}, but the tensor has rank ${shape.length}`;
  }
  if (linear.numSymbols > 0) return `linear map must not have symbols, but has ${linear.numSymbols}`;
  if (linear.numResults !== grid.length) {
    return `linear map has ${counted(linear.numResults, 'result')}, but the grid has rank ${grid.length}`;
  }
  if (shardShape.length !== grid.length) {
    return `memref has rank ${shardShape.length}, but the grid has rank ${grid.length}`;
  }
  if (hasUnknownSize(shardShape)) return 'sizes of memrefs in layouts must be known';
  if (!hasExactPlaces(scalarShardShape(layout))) return 'sizes of the memref multiply to 2^53 scalars or more';
  if (grid.some((size) => size < 1)) return `grid dims must be positive, but the grid is ${grid.join('x')}`;
  if (tile !== undefined && grid.length < 2) return 'a memref of tiles must have at least rank 2';
  const needed = tiledShardShape(dividedShardShape(linear, shape, grid), tile);
  if (!needed.every(Number.isSafeInteger)) return `linear map is undefined at the last index of ${shape.join('x')}`;
  if (needed.some((size, dim) => size > shardShape[dim]!)) {
    return `memref shape ${shardShape.join('x')} is smaller than the shard, which needs ${needed.join('x')}`;
  }
  return placesProblem(linear, shape);
}
