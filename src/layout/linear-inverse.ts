import { compileAffineMap } from '../affine/compile-affine.ts';
import { type AffineMap } from '../affine/affine-map.ts';
import { linearForm, type LinearForm } from '../affine/linear-form.ts';
import { product } from '../support/math.ts';
import { forEachIndex } from './index-space.ts';
import { evalShape } from './linear-map.ts';

/** Returns the index that the map sends to the given results, undefined when there is none. */
export type LinearInverse = (results: ArrayLike<number>) => number[] | undefined;

/** The digits of a mixed-radix number: dims with falling weights, each above the sum of all that follow. */
interface Digits {
  readonly result: number;
  readonly constant: number;
  readonly dims: readonly { readonly dim: number; readonly weight: number }[];
}

/** Reads a linear form as a mixed-radix number; undefined when one value could stand for two indices. */
function asDigits(form: LinearForm, result: number, shape: readonly number[]): Digits | undefined {
  const dims = form.coefficients
    .map((weight, dim) => ({ dim, weight }))
    .filter(({ dim, weight }) => weight !== 0 && shape[dim]! > 1)
    .sort((a, b) => a.weight - b.weight);
  let reach = 0;
  for (const { dim, weight } of dims) {
    if (weight <= reach) return undefined;
    reach += weight * (shape[dim]! - 1);
  }
  return { result, constant: form.constant, dims: dims.reverse() };
}

/** Writes the index whose digits make up the value; false when no index does. */
function readDigits(digits: Digits, value: number, shape: readonly number[], index: number[]): boolean {
  let rest = value - digits.constant;
  for (const { dim, weight } of digits.dims) {
    const digit = Math.floor(rest / weight);
    if (digit < 0 || digit >= shape[dim]!) return false;
    index[dim] = digit;
    rest -= digit * weight;
  }
  return rest === 0;
}

function invertByDigits(map: AffineMap, shape: readonly number[]): LinearInverse | undefined {
  const digits: Digits[] = [];
  for (const [result, expr] of map.results.entries()) {
    const form = linearForm(expr, map.numDims);
    const read = form && asDigits(form, result, shape);
    if (read !== undefined) digits.push(read);
  }
  const known = new Set(digits.flatMap((each) => each.dims.map(({ dim }) => dim)));
  if (shape.some((size, dim) => size > 1 && !known.has(dim))) return undefined;
  const evaluate = compileAffineMap(map);
  const check: number[] = [];
  return (results) => {
    const index = shape.map(() => 0);
    if (!digits.every((each) => readDigits(each, results[each.result] ?? NaN, shape, index))) return undefined;
    evaluate(index, [], check);
    return check.every((value, i) => value === results[i]) ? index : undefined;
  };
}

/** The largest number of elements for which an inverse is found by trying every index. */
const maxEnumerated = 1 << 22;

function invertByEnumeration(map: AffineMap, shape: readonly number[]): LinearInverse | undefined {
  if (product(shape) > maxEnumerated) return undefined;
  const evaluate = compileAffineMap(map);
  const indices = new Map<string, number[]>();
  const results: number[] = [];
  forEachIndex(shape, (index) => {
    evaluate(index, [], results);
    indices.set(results.join(), [...index]);
  });
  if (indices.size < product(shape)) return undefined;
  return (values) => indices.get(Array.prototype.join.call(values));
}

/**
 * Returns the inverse of the map over a shape; undefined when two indices have the same image, so the layout would
 * store two elements in one place. Maps whose results are linear with separable strides, as all collapsed dims are,
 * invert by division; (d0, d1) -> (d0 * 32 + d1) over [2, 8] sends 35 to [1, 3] and 9, in the gap, to undefined.
 * Other maps are tabulated, up to 4 Mi elements (undefined beyond).
 */
export function invertLinearMap(map: AffineMap, shape: readonly number[]): LinearInverse | undefined {
  if (product(shape) === 0) return () => undefined;
  if (evalShape(map, shape).some((extent) => !Number.isSafeInteger(extent))) return undefined;
  return invertByDigits(map, shape) ?? invertByEnumeration(map, shape);
}
