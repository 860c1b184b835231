/** Calls `visit` for every index of the shape in row-major order. The array is reused: copy it to keep it. */
export function forEachIndex(shape: readonly number[], visit: (index: readonly number[]) => void): void {
  if (shape.some((size) => size <= 0)) return;
  const index = shape.map(() => 0);
  for (;;) {
    visit(index);
    let dim = shape.length - 1;
    while (dim >= 0 && ++index[dim]! === shape[dim]) index[dim--] = 0;
    if (dim < 0) return;
  }
}

/** Returns the row-major position of an index: [1, 2] in [3, 4] is 6. */
export function linearize(index: readonly number[], shape: readonly number[]): number {
  return shape.reduce((position, size, dim) => position * size + (index[dim] ?? 0), 0);
}

/** Returns the index at a row-major position: 6 in [3, 4] is [1, 2]. */
export function delinearize(position: number, shape: readonly number[]): number[] {
  const index: number[] = [];
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    const size = shape[dim]!;
    index.unshift(position % size);
    position = Math.floor(position / size);
  }
  return index;
}

/** Returns whether the index has one coordinate per dim, each inside the shape. */
export function isInside(index: readonly number[], shape: readonly number[]): boolean {
  return index.length === shape.length && index.every((i, dim) => i >= 0 && i < shape[dim]!);
}
