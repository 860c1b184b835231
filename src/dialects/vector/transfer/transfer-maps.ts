import { type AffineMap } from '../../../affine/affine-map.ts';

/** Questions about maps from the dimensions of memory to those of vectors. Source: mlir/lib/IR/AffineMap.cpp. */

/** Tells whether result `i` is 0 or the dimension that the minor identity has there: (d0, d1, d2) -> (0, d2). */
export function isMinorIdentityWithBroadcasting({ numDims, numResults, results }: AffineMap): boolean {
  const start = numDims - numResults;
  if (start < 0) return false;
  return results.every(
    (result, i) =>
      (result.kind === 'constant' && result.exact === 0) || (result.kind === 'dim' && result.position === start + i),
  );
}

/**
 * Returns where the results have to go for a minor identity with zeros, undefined where no order makes one: for (d0, d1) -> (d1, 0, 0, d0) that is [3, 0, 1, 2].
 * Source: AffineMap::isPermutationOfMinorIdentityWithBroadcasting.
 */
export function permutationToMinorIdentity({ numDims, numResults, results }: AffineMap): number[] | undefined {
  const shift = numResults - numDims;
  const permutation: number[] = [];
  const taken = new Set<number>();
  for (const [i, result] of results.entries()) {
    if (result.kind === 'constant' && result.exact === 0) continue;
    if (result.kind !== 'dim' || result.position + shift < 0) return undefined;
    permutation[i] = result.position + shift;
    taken.add(permutation[i]);
  }
  let next = 0;
  for (let i = 0; i < numResults; i++) {
    if (permutation[i] !== undefined) continue;
    while (taken.has(next)) next++;
    permutation[i] = next++;
  }
  return permutation;
}
