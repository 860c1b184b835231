/** Positions as one number, in row-major order. */

/** Returns the number of the position in these sizes; positions of less indices count as if zeros followed. */
export function linearize(position: readonly number[], sizes: readonly number[]): number {
  return sizes.reduce((place, size, dim) => place * size + (position[dim] ?? 0), 0);
}

/** Returns the position of the number in these sizes. */
export function delinearize(place: number, sizes: readonly number[]): readonly number[] {
  const position: number[] = [];
  let rest = place;
  for (let dim = sizes.length - 1; dim >= 0; dim--) {
    position[dim] = dim === 0 ? rest : rest % sizes[dim]!;
    rest = Math.floor(rest / sizes[dim]!);
  }
  return position;
}
