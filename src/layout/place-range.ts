import { type AffineExpr } from '../affine/affine-expr.ts';
import { AffineMap } from '../affine/affine-map.ts';
import { affineRange } from '../affine/affine-range.ts';
import { linearForm } from '../affine/linear-form.ts';
import { ConstantIntRanges } from '../support/constant-int-ranges.ts';
import { product } from '../support/math.ts';
import { forEachIndex } from './index-space.ts';
import { evalShape } from './linear-map.ts';

/** The least and the greatest value, inclusive. */
type Range = readonly [least: number, greatest: number];

/** Tensors of more elements are not gone through one by one. */
const mostElements = 1 << 20;

const indexWidth = 64;

/**
 * Returns what is wrong with a linear map whose last index is not the greatest place in every physical dim, or whose least is below 0:
 * shards are as large as the last index says, so that other elements would be outside of them. `(-d0 + 63, d1)` has all rows of 64 but
 * the last there. Undefined when all are inside. The map must be defined at the last index.
 */
export function placesProblem(linear: AffineMap, shape: readonly number[]): string | undefined {
  if (shape.includes(0)) return undefined;
  const extents = evalShape(linear, shape);
  for (let i = 0; i < linear.numResults; i++) {
    const last = extents[i]! - 1;
    const [least, greatest] = rangeOf(linear.result(i), shape, last);
    if (least >= 0 && greatest <= last) continue;
    return `result ${i} of the linear map goes from ${least} to ${greatest}, but must go from 0 to ${last}, what it is at the last index of ${shape.join('x')}`;
  }
  return undefined;
}

/** Returns what the expression lies between at the indices of the shape. For large tensors that are not laid out by sums it may lie between fewer. */
function rangeOf(expr: AffineExpr, shape: readonly number[], last: number): Range {
  const form = linearForm(expr, shape.length);
  if (form) {
    const steps = form.coefficients.map((coefficient, dim) => coefficient * (shape[dim]! - 1));
    const sum = (bound: (step: number) => number): number => steps.reduce((a, step) => a + bound(step), form.constant);
    return [sum((step) => Math.min(0, step)), sum((step) => Math.max(0, step))];
  }
  const dims = shape.map((size) => ConstantIntRanges.signed(indexWidth, 0n, BigInt(size) - 1n));
  const { smin, smax } = affineRange(expr, dims, []);
  const bounds: Range = [Number(smin), Number(smax)];
  if ((bounds[0] >= 0 && bounds[1] <= last) || product(shape) > mostElements) return bounds;
  return exactRange(expr, shape);
}

/** Returns what the expression is at least and at most, at any index. */
function exactRange(expr: AffineExpr, shape: readonly number[]): Range {
  const map = AffineMap.get(shape.length, 0, [expr]);
  let [least, greatest] = [Infinity, -Infinity];
  forEachIndex(shape, (index) => {
    const [place] = map.eval(index);
    least = Math.min(least, place!);
    greatest = Math.max(greatest, place!);
  });
  return [least, greatest];
}
