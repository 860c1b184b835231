import { sliceBoundsError } from '../builtin/offset-size-stride.ts';
import { type Attribute } from '../ir/attribute.ts';
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

export function areSameSlices(a: MixedSlice, b: MixedSlice): boolean {
  return isSameList(a.offsets, b.offsets) && isSameList(a.sizes, b.sizes) && isSameList(a.strides, b.strides);
}

/** Tells whether the slice does not leave a shape, as far as both are known. */
export function isInBounds({ offsets, sizes, strides }: MixedSlice, shape: readonly number[]): boolean {
  const slice = { offsets: staticParts(offsets), sizes: staticParts(sizes), strides: staticParts(strides) };
  return sliceBoundsError(slice, shape) === undefined;
}

/**
 * Returns the slice of a shape with constants for the values that are known, undefined when there are none. Only the first of the lists that
 * has such values changes, the next time comes the next; when the slice would leave the shape, none does.
 * Source: OpWithOffsetSizesAndStridesConstantArgumentFolder of mlir/Interfaces/ViewLikeInterface.h.
 */
export function withConstantParts(slice: MixedSlice, shape: readonly number[]): MixedSlice | undefined {
  const folded = withFirstConstants(slice);
  return folded && isInBounds(folded, shape) ? folded : undefined;
}

function withFirstConstants(slice: MixedSlice): MixedSlice | undefined {
  const accepted = (value: StaticIndex): boolean => value >= 0;
  const offsets = withConstants(slice.offsets, accepted);
  if (!isSameList(offsets, slice.offsets)) return { ...slice, offsets };
  const sizes = withConstants(slice.sizes, accepted);
  if (!isSameList(sizes, slice.sizes)) return { ...slice, sizes };
  if (slice.strides.some((stride) => constantIndex(stride) === 0)) return undefined;
  const strides = withConstants(slice.strides);
  return isSameList(strides, slice.strides) ? undefined : { ...slice, strides };
}
