import { type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { type IndexSums } from './index-sums.ts';
import { type LinearSum } from './linear-sum.ts';

/** From where to where a slice reaches in a dimension, as far as that is known. */
interface Extent {
  readonly start: LinearSum;
  readonly end: LinearSum | undefined;
}

/** Where a slice is. */
export interface SlicePlace {
  /** The same text for slices that are known to be the same. */
  readonly key: string;
  readonly extents: readonly Extent[];
}

/** Returns where a slice is. */
export function placeOf({ offsets, sizes, strides }: MixedSlice, sums: IndexSums): SlicePlace {
  const text = [...offsets, ...sizes, ...strides].map((index) => {
    const { varying, constant } = sums.of(index);
    return `${varying}+${constant}`;
  });
  const extents = offsets.map((offset, i) => ({
    start: sums.of(offset),
    end: sums.endOf(offset, sizes[i]!, strides[i]!),
  }));
  return { key: text.join(' '), extents };
}

/** Tells whether two slices of a tensor are known to have no element in common. Source: ValueBoundsConstraintSet::areOverlappingSlices of mlir/lib/Interfaces/ValueBoundsOpInterface.cpp. */
function areDisjoint(a: SlicePlace, b: SlicePlace): boolean {
  return a.extents.some((extent, i) => endsBefore(extent, b.extents[i]!) || endsBefore(b.extents[i]!, extent));
}

function endsBefore({ end }: Extent, { start }: Extent): boolean {
  const overlap = end?.minus(start);
  return overlap !== undefined && overlap <= 0n;
}

/** Returns those of the slices of a tensor that may have elements in common with another one of them. All are different. */
export function findOverlapping(places: readonly SlicePlace[]): Set<SlicePlace> {
  const overlapping = new Set<SlicePlace>();
  const compare = (a: SlicePlace, b: SlicePlace): void => {
    if ((overlapping.has(a) && overlapping.has(b)) || areDisjoint(a, b)) return;
    overlapping.add(a).add(b);
  };
  const dim = mostVariedDim(places);
  const byStart = new Map<string | undefined, SlicePlace[]>();
  for (const place of places) {
    const varying = place.extents[dim]?.start.varying;
    const group = byStart.get(varying);
    if (group) group.push(place);
    else byStart.set(varying, [place]);
  }
  const groups = [...byStart.values()];
  groups.forEach((group, i) => {
    compareInOrder(group, dim, compare);
    for (const other of groups.slice(i + 1)) for (const a of group) for (const b of other) compare(a, b);
  });
  return overlapping;
}

/** Returns the dimension in which most slices start elsewhere, which tells them apart best. */
function mostVariedDim(places: readonly SlicePlace[]): number {
  const counts = places[0]!.extents.map((_, dim) => {
    return new Set(places.map(({ extents }) => `${extents[dim]!.start.varying}+${extents[dim]!.start.constant}`)).size;
  });
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

/** Compares slices that start at constant distances, but not those that start behind the end of another with it. */
function compareInOrder(
  group: readonly SlicePlace[],
  dim: number,
  compare: (a: SlicePlace, b: SlicePlace) => void,
): void {
  const starts = group.map((place) => ({ place, extent: place.extents[dim] }));
  starts.sort((a, b) => Number(a.extent?.start.minus(b.extent!.start) ?? 0n));
  starts.forEach(({ place, extent }, i) => {
    for (let j = i + 1; j < starts.length; j++) {
      const next = starts[j]!;
      if (extent && endsBefore(extent, next.extent!)) break;
      compare(place, next.place);
    }
  });
}
