/** Arithmetic of f32, each operation of which rounds, as C's on floats does, and the bits of floats. */

export const round = Math.fround;
export const add = (a: number, b: number): number => Math.fround(a + b);
export const sub = (a: number, b: number): number => Math.fround(a - b);
export const mul = (a: number, b: number): number => Math.fround(a * b);
export const div = (a: number, b: number): number => Math.fround(a / b);
export const sqrt = (a: number): number => Math.fround(Math.sqrt(a));

const floats = new Float32Array(1);
const words = new Int32Array(floats.buffer);

/** Returns the bits of a float as a signed integer. */
export function bitsOf(value: number): number {
  floats[0] = value;
  return words[0]!;
}

/** Returns the float with the bits. */
export function ofBits(bits: number): number {
  words[0] = bits;
  return floats[0]!;
}

/** Returns c0 + z * (c1 + z * (c2 + …)), from the inside outwards. */
export function polynomial(z: number, coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => add(mul(sum, z), coefficient), 0);
}

/** Returns the coefficients as the floats that C reads. */
export const floatsOf = (...values: readonly number[]): readonly number[] => values.map(Math.fround);
