import { AffineDimExpr, type AffineExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { linearForm } from '../../../affine/linear-form.ts';

/** A map, and the shape of the operand that is indexed with it. */
export interface IndexedShape {
  readonly map: AffineMap;
  readonly shape: readonly number[];
}

/**
 * Splits dimensions of an operand that several loops count over as a whole, as its digits: (d0, d1) -> (d0 * 4 + d1) of [12] is (d0, d1) -> (d0, d1) of [3, 4] for loops
 * of 3 and 4. Undefined where there are none.
 */
export function splitDimensions(
  { results, numDims }: AffineMap,
  shape: readonly number[],
  ranges: readonly number[],
): IndexedShape | undefined {
  const split = results.map((result, dim) =>
    result instanceof AffineDimExpr ? undefined : digitsOf(result, shape[dim]!, ranges),
  );
  if (split.every((digits) => !digits)) return undefined;
  const parts = split.map((digits, dim) =>
    digits
      ? { exprs: digits.map((loop) => getAffineDimExpr(loop)), sizes: digits.map((loop) => ranges[loop]!) }
      : { exprs: [results[dim]!], sizes: [shape[dim]!] },
  );
  return {
    map: AffineMap.get(numDims, 0, parts.flatMap(({ exprs }) => exprs)), // prettier-ignore
    shape: parts.flatMap(({ sizes }) => sizes),
  };
}

/** Returns the loops whose numbers are the digits of an index, the highest first, which counts over a dimension of `size`; loops of one iteration are none. */
function digitsOf(expr: AffineExpr, size: number, ranges: readonly number[]): readonly number[] | undefined {
  const form = linearForm(expr, ranges.length);
  if (!form || form.constant !== 0) return undefined;
  const { coefficients } = form;
  const loops = ranges.flatMap((range, loop) => (coefficients[loop] !== 0 && range !== 1 ? [loop] : []));
  loops.sort((a, b) => coefficients[a]! - coefficients[b]!);
  let place = 1;
  for (const loop of loops) {
    if (coefficients[loop] !== place) return undefined;
    place *= ranges[loop]!;
  }
  return place === size && loops.length > 0 ? loops.toReversed() : undefined;
}
