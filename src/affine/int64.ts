/**
 * Exact 64-bit signed arithmetic for affine constants. A value is a `number` when it is a safe integer and a `bigint`
 * otherwise, so everyday arithmetic never touches bigint. Every operation but those that wrap returns undefined where the
 * mathematical result does not exist or does not fit into 64 bits. Sizes, strides and offsets of types have numbers beyond 2^53 as well, and special ones:
 * see support/int64.ts.
 */

/** A 64-bit signed integer: a `number` when safe (magnitude below 2^53), else a `bigint`. */
export type Int64 = number | bigint;

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/**
 * Returns an integer of 53 bits as the engine keeps small integers, never as -0. Numbers that were computed as floating point numbers would else change the
 * fields in which they end, and what is compiled for these.
 */
function compact(value: number): number {
  const low = value | 0;
  return low === value ? low : value;
}

/** Returns `value` in the canonical form, or undefined when it is not an integer of 64 bits. */
export function toInt64(value: number | bigint): Int64 | undefined {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return compact(value);
    if (!Number.isInteger(value)) return undefined;
    value = BigInt(value);
  }
  if (value < INT64_MIN || value > INT64_MAX) return undefined;
  const asNumber = Number(value);
  return Number.isSafeInteger(asNumber) ? asNumber : value;
}

/** Returns a + b. */
export function addInt64(a: Int64, b: Int64): Int64 | undefined {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return compact(sum);
  }
  return toInt64(BigInt(a) + BigInt(b));
}

/** Returns a * b. */
export function mulInt64(a: Int64, b: Int64): Int64 | undefined {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return compact(product);
  }
  return toInt64(BigInt(a) * BigInt(b));
}

/** Returns a + b, wrapped to 64 bits. */
export function wrapAddInt64(a: Int64, b: Int64): Int64 {
  return addInt64(a, b) ?? wrapped(BigInt(a) + BigInt(b));
}

/** Returns a * b, wrapped to 64 bits. */
export function wrapMulInt64(a: Int64, b: Int64): Int64 {
  return mulInt64(a, b) ?? wrapped(BigInt(a) * BigInt(b));
}

const wrapped = (value: bigint): Int64 => toInt64(BigInt.asIntN(64, value))!;

/** Returns a - b, wrapped to 64 bits. */
export function wrapSubInt64(a: Int64, b: Int64): Int64 {
  return wrapAddInt64(a, wrapMulInt64(b, -1));
}

/** Returns a - b * (a / b rounded towards zero), for b != 0. */
export function remInt64(a: Int64, b: Int64): Int64 {
  if (typeof a === 'number' && typeof b === 'number') return compact(a % b);
  return toInt64(BigInt(a) % BigInt(b))!;
}

/** Returns -a. */
export function negInt64(a: Int64): Int64 | undefined {
  return mulInt64(a, -1);
}

/** Returns a / b rounded towards minus infinity. */
export function floorDivInt64(a: Int64, b: Int64): Int64 | undefined {
  if (b === 0) return undefined;
  if (typeof a === 'number' && typeof b === 'number') return compact(Math.floor(a / b));
  const [n, d] = [BigInt(a), BigInt(b)];
  const truncated = n / d;
  return toInt64(n % d !== 0n && n < 0n !== d < 0n ? truncated - 1n : truncated);
}

/** Returns a / b rounded towards plus infinity. */
export function ceilDivInt64(a: Int64, b: Int64): Int64 | undefined {
  if (b === 0) return undefined;
  if (typeof a === 'number' && typeof b === 'number') return compact(Math.ceil(a / b));
  const [n, d] = [BigInt(a), BigInt(b)];
  const truncated = n / d;
  return toInt64(n % d !== 0n && n < 0n === d < 0n ? truncated + 1n : truncated);
}

/** Returns a modulo b in [0, b); undefined unless b is positive, as MLIR leaves other moduli undefined. */
export function modInt64(a: Int64, b: Int64): Int64 | undefined {
  if (b <= 0) return undefined;
  if (typeof a === 'number' && typeof b === 'number') {
    const remainder = a % b;
    return compact(remainder < 0 ? remainder + b : remainder);
  }
  const d = BigInt(b);
  const remainder = BigInt(a) % d;
  return toInt64(remainder < 0n ? remainder + d : remainder);
}

/** Returns whether `divisor` is not 0 and divides `value`. */
export function isMultipleOfInt64(value: Int64, divisor: Int64): boolean {
  if (divisor === 0) return false;
  if (typeof value === 'number' && typeof divisor === 'number') return value % divisor === 0;
  return BigInt(value) % BigInt(divisor) === 0n;
}

/** Returns |a|; undefined for -2^63. */
export function absInt64(a: Int64): Int64 | undefined {
  return a < 0 ? negInt64(a) : a;
}

/** Returns the greatest common divisor of two values that are not negative; gcd(0, b) = b. */
export function gcdInt64(a: Int64, b: Int64): Int64 {
  if (typeof a === 'number' && typeof b === 'number') {
    let divisor = a;
    for (let rest = b; rest !== 0;) {
      const next = divisor % rest;
      divisor = rest;
      rest = next;
    }
    return compact(divisor);
  }
  let [x, y] = [BigInt(a), BigInt(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return toInt64(x) ?? 1;
}
