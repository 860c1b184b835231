/**
 * Arithmetic on floats of formats that are wider than a double, on the integers that they are made of: the result is exact, or so close that
 * it rounds as the exact one does. Source: llvm/lib/Support/APFloat.cpp.
 */
import { bitLength, type FloatFormat, type FloatParts, roundToFormat, specialBits } from './float-bits.ts';

type Finite = FloatParts & { readonly kind: 'finite' };

/** Returns what two floats are combined in. */
export type WideFolder = (a: FloatParts, b: FloatParts) => FloatParts;

const nan: FloatParts = { kind: 'nan' };
const infinity = (isNegative: boolean): FloatParts => ({ kind: 'infinity', isNegative });
const zero = (isNegative: boolean): FloatParts => ({ kind: 'finite', isNegative, significand: 0n, exponent: 0 });

const isZero = (a: FloatParts): boolean => a.kind === 'finite' && a.significand === 0n;
const negated = (a: FloatParts): FloatParts => (a.kind === 'nan' ? a : { ...a, isNegative: !a.isNegative });

/** Returns both significands, with their signs, as they are under the lesser exponent. */
function aligned(a: Finite, b: Finite): readonly [a: bigint, b: bigint, exponent: number] {
  const exponent = Math.min(a.exponent, b.exponent);
  const shifted = (parts: Finite): bigint => {
    const magnitude = parts.significand << BigInt(parts.exponent - exponent);
    return parts.isNegative ? -magnitude : magnitude;
  };
  return [shifted(a), shifted(b), exponent];
}

const finite = (value: bigint, exponent: number, isZeroNegative: boolean): FloatParts => ({
  kind: 'finite',
  isNegative: value === 0n ? isZeroNegative : value < 0n,
  significand: value < 0n ? -value : value,
  exponent,
});

export const add: WideFolder = (a, b) => {
  if (a.kind === 'nan' || b.kind === 'nan') return nan;
  if (a.kind === 'infinity') return b.kind === 'infinity' && a.isNegative !== b.isNegative ? nan : a;
  if (b.kind === 'infinity') return b;
  const [x, y, exponent] = aligned(a, b);
  return finite(x + y, exponent, a.isNegative && b.isNegative);
};

export const subtract: WideFolder = (a, b) => add(a, negated(b));

export const multiply: WideFolder = (a, b) => {
  if (a.kind === 'nan' || b.kind === 'nan') return nan;
  const isNegative = a.isNegative !== b.isNegative;
  if (a.kind === 'infinity' || b.kind === 'infinity') return isZero(a) || isZero(b) ? nan : infinity(isNegative);
  return {
    kind: 'finite',
    isNegative,
    significand: a.significand * b.significand,
    exponent: a.exponent + b.exponent,
  };
};

/** More bits than any format has, so that what is cut off a quotient only says whether there was something. */
const quotientBits = 256;

export const divide: WideFolder = (a, b) => {
  if (a.kind === 'nan' || b.kind === 'nan') return nan;
  const isNegative = a.isNegative !== b.isNegative;
  if (a.kind === 'infinity') return b.kind === 'infinity' ? nan : infinity(isNegative);
  if (b.kind === 'infinity') return zero(isNegative);
  if (b.significand === 0n) return a.significand === 0n ? nan : infinity(isNegative);
  const shift = quotientBits + Math.max(0, bitLength(b.significand) - bitLength(a.significand));
  const dividend = a.significand << BigInt(shift);
  const quotient = dividend / b.significand;
  const rest = quotient * b.significand === dividend ? 0n : 1n;
  const significand = (quotient << 1n) | rest;
  return { kind: 'finite', isNegative, significand, exponent: a.exponent - b.exponent - shift - 1 };
};

/** The rest has the sign of the dividend. */
export const remainder: WideFolder = (a, b) => {
  if (a.kind === 'nan' || b.kind === 'nan' || a.kind === 'infinity' || isZero(b)) return nan;
  if (b.kind === 'infinity') return a;
  const [x, y, exponent] = aligned(a, b);
  return finite(x % y, exponent, a.isNegative);
};

/** Returns the order of the two: negative, 0 or positive; NaN where there is none. */
export function compareParts(a: FloatParts, b: FloatParts): number {
  if (a.kind === 'nan' || b.kind === 'nan') return NaN;
  if (a.kind === 'finite' && b.kind === 'finite') {
    const [x, y] = aligned(a, b);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  const rank = (parts: typeof a | typeof b): number => (parts.kind === 'finite' ? 0 : parts.isNegative ? -1 : 1);
  return rank(a) - rank(b);
}

/** Returns the folder for the greater one, or the lesser; of zeros, the negative one is less. */
const extremum =
  (direction: 1 | -1): WideFolder =>
  (a, b) => {
    if (a.kind === 'nan' || b.kind === 'nan') return nan;
    const order = direction * compareParts(a, b);
    if (order !== 0) return order > 0 ? a : b;
    return a.isNegative === direction < 0 ? a : b;
  };

export const maximum = extremum(1);
export const minimum = extremum(-1);

/** Returns the integer that is left of the float where its fraction is cut off; undefined of what is not finite. */
export function truncated(a: FloatParts): bigint | undefined {
  if (a.kind !== 'finite') return undefined;
  const { significand, exponent } = a;
  const magnitude = exponent >= 0 ? significand << BigInt(exponent) : significand >> BigInt(-exponent);
  return a.isNegative ? -magnitude : magnitude;
}

/** How floats become integers; `even` is to the nearest one, of two the even one. */
export type Rounding = 'down' | 'up' | 'even';

/** Returns the integer that the float is rounded to, which keeps its sign when it is 0. */
export function roundedToInteger(a: FloatParts, rounding: Rounding): FloatParts {
  if (a.kind !== 'finite' || a.exponent >= 0) return a;
  const one = 1n << BigInt(-a.exponent);
  const value = a.isNegative ? -a.significand : a.significand;
  const below = value >> BigInt(-a.exponent);
  const rest = value - below * one;
  const isNearer = 2n * rest > one || (2n * rest === one && (below & 1n) === 1n);
  const goesUp = rounding === 'up' ? rest > 0n : rounding === 'even' && isNearer;
  return finite(goesUp ? below + 1n : below, 0, a.isNegative);
}

/** Returns the float rounded to the format, to nearest with ties to even, as its bit pattern. */
export function roundParts(f: FloatFormat, a: FloatParts): bigint {
  return a.kind === 'finite' ? roundToFormat(f, a.isNegative, a.significand, a.exponent) : specialBits(f, a);
}
