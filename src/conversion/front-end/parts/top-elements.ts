import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { maxIndex, tooManyIndices } from './extreme-place.ts';
import { buildGreatestElements, maxGreatest } from './greatest-elements.ts';
import { buildSortedGreatest } from './sorted-greatest.ts';
import { maxPairs, pairsToSort, tooManyPairs } from './sorted-places.ts';

/** How many greatest elements are better searched for one by one, even where the whole can be sorted. */
const fewElements = 64;

/** Makes the greatest elements along the last dimension in order, and where they are: of equal elements the first comes first, NaN before all numbers. */
export type TopBuilder = (
  builder: OpBuilder,
  location: Location,
  input: Value,
  count: number,
  indexType: Type,
) => { readonly values: Value; readonly indices: Value };

/** Tells whether so many of the elements along a dimension are better searched for than taken from the sorted whole. */
export function isSearchBetter({ shape }: RankedTensorType, dim: number, count: number): boolean {
  return count <= fewElements || pairsToSort(shape, dim) > maxPairs;
}

/**
 * Returns what makes the `count` greatest elements along the last dimension of a tensor of integers or floats of static shape, or why nothing does: a few elements are searched
 * for one by one, many are the first of the sorted whole, unless that has too many pairs.
 */
export function topBuilderOf(type: RankedTensorType, count: number): TopBuilder | string {
  if (count < 1) return 'no elements are asked for';
  const isSearched = isSearchBetter(type, type.rank - 1, count);
  if (isSearched && count > maxGreatest) {
    return `more than ${maxGreatest} elements are not searched for, but sorted, and ${tooManyPairs}`;
  }
  if (type.shape.at(-1)! > maxIndex) return tooManyIndices;
  return isSearched ? buildGreatestElements : buildSortedGreatest;
}
