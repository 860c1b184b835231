/**
 * Integers of 64 bits as JavaScript numbers: sizes of dimensions, strides and offsets. Those beyond 2^53 are kept where a number is
 * exact. The largest of all, 2^63 - 1, is kept as 2^63, which is none of them; its negative is not kept, as -2^63 is one.
 */

const largest = 2 ** 63;
const largestText = String(2n ** 63n - 1n);

/** Returns the number that the decimal digits spell, undefined for one beyond 64 bits or one that no JavaScript number is. */
export function parseInt64(digits: string): number | undefined {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : numberOfInt64(BigInt(digits));
}

/** Returns the number that stands for the integer, undefined likewise. */
export function numberOfInt64(integer: bigint): number | undefined {
  if (integer === 2n ** 63n - 1n) return largest;
  const value = Number(integer);
  return value < largest && BigInt(value) === integer ? value : undefined;
}

/** Returns the negative of the number that the decimal digits spell; undefined likewise. */
export function parseNegatedInt64(digits: string): number | undefined {
  const value = parseInt64(digits);
  return value === undefined || value === largest ? undefined : -value;
}

/** Returns the decimal digits of the number. */
export function int64Text(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  return value === largest ? largestText : BigInt(value).toString();
}

/** Returns the integer that the number stands for, wrapped to 64 bits if it is beyond, as a product of sizes may be. */
export function exactInt64(value: number): bigint {
  return value === largest ? 2n ** 63n - 1n : BigInt.asIntN(64, BigInt(value));
}
