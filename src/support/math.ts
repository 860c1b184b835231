/** Returns the least integer that is not below a / b, for b > 0. */
export function ceilDiv(a: number, b: number): number {
  return Math.ceil(a / b);
}

/** Returns the greatest integer that is not above a / b, for b > 0. */
export function floorDiv(a: number, b: number): number {
  return Math.floor(a / b);
}

/** Returns a modulo b in [0, b), for b > 0. */
export function euclideanMod(a: number, b: number): number {
  const r = a % b;
  return r < 0 ? r + b : r;
}

/** Returns the least multiple of `alignment` that is not below `value`. */
export function alignUp(value: number, alignment: number): number {
  return ceilDiv(value, alignment) * alignment;
}

/** Tells whether an integer is 1, 2, 4 and so on. */
export function isPowerOfTwo(value: number): boolean {
  return value > 0 && 2 ** Math.round(Math.log2(value)) === value;
}

/** Returns the product of the numbers, 1 for none. */
export function product(values: readonly number[]): number {
  let result = 1;
  for (let i = 0; i < values.length; i++) result *= values[i]!;
  return result;
}

/** Returns the sum of the numbers, 0 for none. */
export function sum(values: readonly number[]): number {
  let result = 0;
  for (const value of values) result += value;
  return result;
}

/** Returns how far apart in row-major order neighbours along each dimension are: [2, 3, 4] gives [12, 4, 1]. */
export function rowMajorStrides(shape: readonly number[]): number[] {
  const strides = new Array<number>(shape.length);
  let stride = 1;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    strides[dim] = stride;
    stride *= shape[dim]!;
  }
  return strides;
}
