import { isDynamic } from '../ir/types/shaped-types.ts';
import { product } from '../support/math.ts';

/** Groups of dimensions of the expanded type, one per dimension of the collapsed type. */
export type Reassociation = readonly (readonly number[])[];

/**
 * Finds how dimensions become fewer where both shapes are made of the same groups. Source: findCollapsingReassociation and
 * getReassociationIndicesForCollapse of mlir/Dialect/Utils/ReshapeOpsUtils.h and .cpp.
 */

/** Returns the groups that make `target` of `source`; `sourceGroups[i]` and `targetGroups[i]` have the same elements. */
export function collapsingReassociation(
  sourceGroups: Reassociation,
  targetGroups: Reassociation,
  source: readonly number[],
  target: readonly number[],
): Reassociation | undefined {
  if (sourceGroups.length === 0) return collapseGroups(source, target);
  const all: number[][] = [];
  for (const [i, group] of sourceGroups.entries()) {
    const from = group.map((dim) => source[dim]!);
    const to = targetGroups[i]!.map((dim) => target[dim]!);
    const groups = from.length === to.length ? sameGroups(from, to) : collapseGroups(from, to);
    if (!groups) return undefined;
    all.push(...groups.map((dims) => dims.map((dim) => group[0]! + dim)));
  }
  return all;
}

function sameGroups(source: readonly number[], target: readonly number[]): number[][] | undefined {
  const isSame = source.every((size, dim) => size === target[dim]) && source.filter(isDynamic).length < 2;
  return isSame ? source.map((_, dim) => [dim]) : undefined;
}

/**
 * Returns which dimensions of `source` become each of `target`: [2, 3, 4] to [6, 4] is [[0, 1], [2]]. Known sizes are matched from both
 * ends, a dynamic one takes what is between. Dimensions of size 1 that are left belong to the last group.
 */
function collapseGroups(source: readonly number[], target: readonly number[]): number[][] | undefined {
  const front: number[][] = [];
  let start = 0;
  for (const size of target) {
    if (isDynamic(size)) break;
    const group: number[] = [];
    while (start < source.length && product(group.map((dim) => source[dim]!)) !== size && !isDynamic(source[start]!)) {
      group.push(start++);
    }
    if (group.length === 0 && source[start] === 1) group.push(start++);
    if (group.length === 0 || product(group.map((dim) => source[dim]!)) !== size) return undefined;
    front.push(group);
  }
  if (front.length === target.length) {
    for (; start < source.length; start++) {
      if (source[start] !== 1) return undefined;
      front.at(-1)?.push(start);
    }
    return front;
  }
  const back: number[][] = [];
  let end = source.length;
  for (const size of target.slice(front.length + 1).reverse()) {
    const group: number[] = [];
    while (end > start && product(group.map((dim) => source[dim]!)) !== size && !isDynamic(source[end - 1]!)) {
      group.unshift(--end);
    }
    if (group.length === 0 || product(group.map((dim) => source[dim]!)) !== size) return undefined;
    back.unshift(group);
  }
  const middle = Array.from({ length: end - start }, (_, i) => start + i);
  return middle.some((dim) => isDynamic(source[dim]!)) ? [...front, middle, ...back] : undefined;
}
