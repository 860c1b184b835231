import { sliceBoundsError } from '../builtin/offset-size-stride.ts';
import { type Attribute } from '../ir/attribute.ts';
import { isDynamic, isSize } from '../ir/types/shaped-types.ts';
import { type Value } from '../ir/value.ts';
import { type StaticIndex } from '../support/int64.ts';
import { isSameList } from '../support/lists.ts';
import { constantIndex, mixedIndices, type MixedIndex, staticParts, withConstants } from './mixed-indices.ts';

/** Offsets, sizes and strides, each a constant or a value. */
export interface MixedSlice {
  readonly offsets: readonly MixedIndex[];
  readonly sizes: readonly MixedIndex[];
  readonly strides: readonly MixedIndex[];
}

/** An operation on a slice: values, and arrays with marks for them. */
interface SliceOp {
  readonly properties: ReadonlyMap<string, Attribute>;
  readonly offsets: readonly Value[];
  readonly sizes: readonly Value[];
  readonly strides: readonly Value[];
}

/** Returns offsets, sizes and strides of an operation on a slice. */
export function mixedSlice({ properties, offsets, sizes, strides }: SliceOp): MixedSlice {
  return {
    offsets: mixedIndices(properties.get('static_offsets'), offsets),
    sizes: mixedIndices(properties.get('static_sizes'), sizes),
    strides: mixedIndices(properties.get('static_strides'), strides),
  };
}

/** Tells whether two slices are known to be the same. Source: isEqualConstantIntOrValue of mlir/lib/Dialect/Utils/StaticValueUtils.cpp. */
export function areSameSlices(a: MixedSlice, b: MixedSlice): boolean {
  return areSame(a.offsets, b.offsets) && areSame(a.sizes, b.sizes) && areSame(a.strides, b.strides);
}

function areSame(a: readonly MixedIndex[], b: readonly MixedIndex[]): boolean {
  return a.length === b.length && a.every((index, i) => isSame(index, b[i]!));
}

function isSame(a: MixedIndex, b: MixedIndex): boolean {
  if (a === b) return true;
  const constant = constantIndex(a);
  return constant !== undefined && constant === constantIndex(b);
}

/** Tells whether the slice does not leave a shape, as far as both are known. */
export function isInBounds({ offsets, sizes, strides }: MixedSlice, shape: readonly number[]): boolean {
  const slice = { offsets: staticParts(offsets), sizes: staticParts(sizes), strides: staticParts(strides) };
  return sliceBoundsError(slice, shape) === undefined;
}

/**
 * Returns the slice of a shape with constants for the values that are known, undefined when there are none. Only the first of the lists that
 * has such values changes, the next time comes the next; when the slice would leave the shape, none does. `takesStride` tells which strides
 * may be constants.
 * Source: OpWithOffsetSizesAndStridesConstantArgumentFolder of mlir/Interfaces/ViewLikeInterface.h.
 */
export function withConstantParts(
  slice: MixedSlice,
  shape: readonly number[],
  takesStride: (stride: StaticIndex) => boolean = () => true,
): MixedSlice | undefined {
  const folded = withFirstConstants(slice, takesStride);
  return folded && isInBounds(folded, shape) ? folded : undefined;
}

function withFirstConstants(slice: MixedSlice, takesStride: (stride: StaticIndex) => boolean): MixedSlice | undefined {
  const offsets = withConstants(slice.offsets, (value) => value >= 0);
  if (!isSameList(offsets, slice.offsets)) return { ...slice, offsets };
  // Differs: mlir-opt also takes sizes that types cannot have here, as 2^53 + 1.
  const sizes = withConstants(slice.sizes, isSize);
  if (!isSameList(sizes, slice.sizes)) return { ...slice, sizes };
  const strides = withConstants(slice.strides, takesStride);
  return isSameList(strides, slice.strides) ? undefined : { ...slice, strides };
}

/** Tells whether the slice is known to be all of a static shape. Source: foldIdentityOffsetSizeAndStrideOpInterface of TensorOps.cpp. */
export function isWholeSlice({ offsets, sizes, strides }: MixedSlice, shape: readonly number[]): boolean {
  return (
    shape.every((extent, i) => !isDynamic(extent) && constantIndex(sizes[i]!) === extent) &&
    offsets.every((offset) => constantIndex(offset) === 0) &&
    strides.every((stride) => constantIndex(stride) === 1)
  );
}
