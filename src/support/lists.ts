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
