import { invariant } from '../../support/invariant.ts';

/** Elements that differ by less than this fraction of the largest one are rounding noise around a constant. */
const constantSpread = 2 ** -20;

/**
 * Returns the largest |actual - expected|, 0 for no elements. Two NaN, and two equal infinities, do not differ; one NaN, or an
 * infinity where there is none, differs by Infinity.
 */
export function maxAbsError(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  requireSameLength(actual, expected);
  let max = 0;
  for (let i = 0; i < actual.length; i++) {
    const a = actual[i]!;
    const e = expected[i]!;
    if (Object.is(a, e) || a === e) continue;
    const error = Math.abs(a - e);
    max = Math.max(max, Number.isNaN(error) ? Infinity : error);
  }
  return max;
}

/**
 * Returns Pearson's correlation of two arrays, in [-1, 1]: 1 when one is the other times a positive number, plus a number.
 *
 * - Elements where both are NaN, or the same infinity, say nothing and are left out.
 * - Where only one is NaN or an infinity, or the infinities differ, the result is 0.
 * - Two constant arrays, and arrays without elements, give 1; a constant and one that is not give 0. Noise below 2^-20 of the
 *   largest element counts as constant. How far apart two constants are is for `maxAbsError` to say.
 */
export function pearsonCorrelation(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  requireSameLength(actual, expected);
  const finiteA = new Float64Array(actual.length);
  const finiteE = new Float64Array(actual.length);
  let count = 0;
  for (let i = 0; i < actual.length; i++) {
    const x = actual[i]!;
    const y = expected[i]!;
    if (Number.isFinite(x) && Number.isFinite(y)) {
      finiteA[count] = x;
      finiteE[count] = y;
      count++;
    } else if (!Object.is(x, y)) {
      return 0;
    }
  }
  const a = finiteA.subarray(0, count);
  const e = finiteE.subarray(0, count);
  const constantA = isConstant(a);
  const constantE = isConstant(e);
  if (constantA || constantE) return constantA && constantE ? 1 : 0;
  // Scaled to [-1, 1] first, so that squares neither overflow nor vanish.
  const centeredA = centered(a);
  const centeredE = centered(e);
  // One root of the product, not two roots: an array correlates with itself as exactly 1.
  const correlation = dot(centeredA, centeredE) / Math.sqrt(dot(centeredA, centeredA) * dot(centeredE, centeredE));
  return Math.min(1, Math.max(-1, correlation));
}

/** Returns how many elements are infinite or NaN where what is expected is a number. */
export function countOverflows(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  requireSameLength(actual, expected);
  let count = 0;
  for (let i = 0; i < actual.length; i++) if (!Number.isFinite(actual[i]) && Number.isFinite(expected[i])) count++;
  return count;
}

function isConstant(values: Float64Array): boolean {
  let min = Infinity;
  let max = -Infinity;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return values.length === 0 || max - min <= constantSpread * Math.max(Math.abs(min), Math.abs(max));
}

/** Scales and moves the values, in place, so that the largest is 1 or -1 before their mean becomes 0. */
function centered(values: Float64Array): Float64Array {
  let largest = 0;
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]!));
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const scaled = values[i]! / largest;
    values[i] = scaled;
    sum += scaled;
  }
  const mean = sum / values.length;
  for (let i = 0; i < values.length; i++) values[i]! -= mean;
  return values;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function requireSameLength(a: ArrayLike<number>, b: ArrayLike<number>): void {
  invariant(a.length === b.length, `arrays of ${a.length} and ${b.length} elements cannot be compared`);
}
