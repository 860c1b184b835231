/** Returns `2x3`, or `a scalar`. */
export function shapeText(shape: readonly number[]): string {
  return shape.length === 0 ? 'a scalar' : shape.join('x');
}
