/**
 * Integers of 64 bits as JavaScript numbers: sizes of dimensions, strides and offsets. Those beyond 2^53 are kept where a number is
 * exact. The largest of all, 2^63 - 1, is kept as 2^63, which is none of them; its negative is not kept, as -2^63 is one. Constants of affine expressions are
 * kept otherwise: see affine/int64.ts.
 */

/** Any integer of 64 bits: the number that stands for it, or the integer itself where none does. Equal ones are the same by `===`. */
export type StaticIndex = number | bigint;

const largest = 2 ** 63;
const exactLargest = 2n ** 63n - 1n;
const largestText = String(exactLargest);

/** Returns the number that the decimal digits spell, undefined for one beyond 64 bits or one that no JavaScript number is. */
export function parseInt64(digits: string): number | undefined {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : numberOfInt64(BigInt(digits));
}

/** Returns the number that stands for the integer, undefined likewise. */
export function numberOfInt64(integer: bigint): number | undefined {
  const value = Number(integer);
  if (Number.isSafeInteger(value)) return value;
  if (integer === exactLargest) return largest;
  return value < largest && BigInt(value) === integer ? value : undefined;
}

/** Returns the integer as a number, which takes less time and memory, below 2^53 in magnitude, else as it is. */
export function safeOrExact(integer: bigint): number | bigint {
  const value = Number(integer);
  return Number.isSafeInteger(value) ? value : integer;
}

/** Returns the integer as a static index. */
export function staticIndex(integer: bigint): StaticIndex {
  return numberOfInt64(integer) ?? integer;
}

/** Returns the sum, wrapped to 64 bits. */
export function wrappingAdd(a: StaticIndex, b: StaticIndex): StaticIndex {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (areSafe(a, b, sum)) return sum;
  }
  return staticIndex(BigInt.asIntN(64, exactInt64(a) + exactInt64(b)));
}

/** Returns the product, wrapped to 64 bits. */
export function wrappingMultiply(a: StaticIndex, b: StaticIndex): StaticIndex {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (areSafe(a, b, product)) return product;
  }
  return staticIndex(BigInt.asIntN(64, exactInt64(a) * exactInt64(b)));
}

function areSafe(a: number, b: number, result: number): boolean {
  return Number.isSafeInteger(result) && Number.isSafeInteger(a) && Number.isSafeInteger(b);
}

/** Returns the negative of the number that the decimal digits spell; undefined likewise. */
export function parseNegatedInt64(digits: string): number | undefined {
  const value = parseInt64(digits);
  return value === undefined || value === largest ? undefined : -value;
}

/** Returns the decimal digits of the integer. */
export function int64Text(value: StaticIndex): string {
  if (Number.isSafeInteger(value)) return String(value);
  return value === largest ? largestText : BigInt(value).toString();
}

/** Returns the integer that the number stands for, wrapped to 64 bits if it is beyond, as a product of sizes may be. */
export function exactInt64(value: StaticIndex): bigint {
  return value === largest ? exactLargest : BigInt.asIntN(64, BigInt(value));
}
