import { countDynamic, isDynamicIndex, staticIndices } from '../../builtin/dynamic-index-list.ts';
import { type Operation } from '../../ir/operation.ts';
import { type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/** Positions in vectors: an index of each of the first dimensions, constants and values. */

/** An index that selects poison. */
export const poisonIndex = -1;

/** An operation on a part of a vector. */
export interface PositionedOp extends Operation {
  readonly dynamicPosition: readonly Value[];
  readonly staticPosition: readonly number[];
}

/** Returns how many indices of the position are marked as values. */
export function countMarks({ properties }: PositionedOp): number {
  return countDynamic(staticIndices(properties.get('static_position')));
}

/** Returns the first of the constant indices that lies outside the vector and does not select poison, -1 where none does. */
export function findIndexOutside({ properties }: PositionedOp, { shape }: VectorType): number {
  return staticIndices(properties.get('static_position')).findIndex(
    (index, dim) => !isDynamicIndex(index) && (index < poisonIndex || index >= shape[dim]!),
  );
}
