import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { maxIndex, tooManyIndices } from './extreme-place.ts';
import { buildGreatestElements } from './greatest-elements.ts';
import { buildSortedGreatest } from './sorted-greatest.ts';
import { maxPairs, pairsToSort } from './sorted-places.ts';

/** How many greatest elements are better searched for one by one than taken from the sorted whole, where all pairs of elements are compared to sort it. */
const fewElements = 64;
/** And where it is sorted step by step, as a search makes about as many operations as a step. */
const maxSearched = 128;

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
  return count <= (pairsToSort(shape, dim) > maxPairs ? maxSearched : fewElements);
}

/**
 * Returns what makes the `count` greatest elements along the last dimension of a tensor of integers or floats of static shape, or why nothing does: a few elements are searched
 * for one by one, many are the first of the sorted whole.
 */
export function topBuilderOf(type: RankedTensorType, count: number): TopBuilder | string {
  if (count < 1) return 'no elements are asked for';
  const isSearched = isSearchBetter(type, type.rank - 1, count);
  // What is sorted counts the elements of all rows.
  if ((isSearched ? type.shape.at(-1)! : product(type.shape)) > maxIndex) return tooManyIndices;
  return isSearched ? buildGreatestElements : buildSortedGreatest;
}
