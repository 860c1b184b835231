/** Tells whether both lists have the same elements. */
export function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Returns 0, 1 and so on, less than `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Returns how many of the first elements `isBefore` holds of, in a list in which it holds of none behind the first that it does not hold of. Takes logarithmic time. */
export function countBefore<T>(list: readonly T[], isBefore: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
