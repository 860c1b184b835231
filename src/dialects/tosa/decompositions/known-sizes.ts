import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';

/** Tells whether all sizes of a convolution are known, but that how many images there are need not be. */
export function hasKnownSizes(input: Value, weight: Value, output: Value): boolean {
  return [input, weight, output].every(
    ({ type }, i) => type instanceof RankedTensorType && !type.shape.slice(i === 1 ? 0 : 1).some(isDynamic),
  );
}
