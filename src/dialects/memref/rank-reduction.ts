import { stridedForm } from '../../ir/types/memref-layout.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type StaticIndex } from '../../support/int64.ts';

/** Which dimensions of a view a type of smaller rank leaves out. Source: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */

/**
 * Returns whether each dimension of `original` is left out in `reduced`, or undefined when that cannot be. Only dimensions whose `sizes` are the
 * constant 1 are, and those whose stride is gone.
 */
export function droppedDims(
  original: MemRefType,
  reduced: MemRefType,
  sizes: readonly StaticIndex[],
): boolean[] | undefined {
  const wanted = original.rank - reduced.rank;
  const unit = sizes.map((size) => size === 1);
  if (wanted === 0) return unit.map(() => false);
  if (count(unit) === wanted) return unit;
  const from = stridedForm(original);
  const to = stridedForm(reduced);
  if (!from || !to) return undefined;
  const dropped = droppedByStride(unit, from.strides, to.strides);
  return dropped && count(dropped) === wanted ? dropped : undefined;
}

const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

/** A dimension of size 1 is left out when its stride occurs less often in the smaller type. */
function droppedByStride(
  unit: readonly boolean[],
  original: readonly number[],
  reduced: readonly number[],
): boolean[] | undefined {
  const left = occurrences(original);
  const there = occurrences(reduced);
  const dropped = [...unit];
  for (const [dim, isUnit] of unit.entries()) {
    if (!isUnit) continue;
    const stride = original[dim]!;
    const [a, b] = [left.get(stride)!, there.get(stride) ?? 0];
    if (a < b) return undefined;
    if (a > b) left.set(stride, a - 1);
    else dropped[dim] = false;
  }
  return dropped;
}

function occurrences(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns whether each dimension with one of `sizes` has none in `reduced`, whose dimensions are each the first that fits. */
export function droppedByPosition(sizes: readonly StaticIndex[], reduced: readonly number[]): boolean[] {
  let next = 0;
  return sizes.map((size) => {
    const isDropped = size !== reduced[next];
    if (!isDropped) next++;
    return isDropped;
  });
}
