import { add, bitsOf, div, floatsOf, mul, ofBits, polynomial, round, sub } from './float32.ts';

/**
 * Trigonometric functions of f32 up to some size with the rounding errors of glibc 2.36. Source: sinf and cosf after Arm's optimized routines
 * (Copyright (c) 2018, Arm Limited, MIT license), tanf after fdlibm (Copyright (C) 1993 by Sun Microsystems, Inc.: "Permission to use, copy,
 * modify, and distribute this software is freely granted, provided that this notice is preserved.").
 */

/** From here on a multiple of a right angle is found in other ways. */
const limit = 120;
const quarterPi = round(Math.PI / 4);
const sineCoefficients = [-0.16666654943701084, 0.008332178146138854, -0.00019517298981385725] as const;
const cosineCoefficients = [-0.49999999725108224, 0.041666623324344516, -0.001388676379437604, 2.4390450703564542e-5] as const; // prettier-ignore

/** Of a size below 120. */
export const sinf = (x: number): number | undefined => ofQuarters(x, 0);

/** Of a size below 120. */
export const cosf = (x: number): number | undefined => ofQuarters(x, 1);

/** Returns the sine of x and so many right angles. */
function ofQuarters(x: number, added: number): number | undefined {
  const size = Math.abs(x);
  if (size >= limit) return undefined;
  if (size < 2 ** -12) return added === 0 ? x : 1;
  const quarters = size < quarterPi ? 0 : Math.floor(x * (2 / Math.PI) + 0.5);
  const rest = x - quarters * (Math.PI / 2);
  const value = (quarters + added) & 1 ? cosine(rest) : sine(rest);
  return round((quarters + added) & 2 ? -value : value);
}

function sine(x: number): number {
  const [third, fifth, seventh] = sineCoefficients;
  const square = x * x;
  const cube = x * square;
  return x + cube * third + cube * square * (fifth + square * seventh);
}

function cosine(x: number): number {
  const [second, fourth, sixth, eighth] = cosineCoefficients;
  const square = x * x;
  const fourthPower = square * square;
  return 1 + square * second + fourthPower * fourth + fourthPower * square * (sixth + square * eighth);
}

/** A number as the sum of two floats. */
interface Pair {
  readonly high: number;
  readonly low: number;
}

/** Of a size below 120. */
export function tanf(x: number): number | undefined {
  if (Math.abs(x) >= limit) return undefined;
  if (bitsOf(Math.abs(x)) <= 0x3f490fda) return kernel({ high: x, low: 0 }, false);
  const { rest, quarters } = withoutQuarters(Math.abs(x));
  const value = kernel(rest, quarters % 2 === 1);
  return x < 0 ? -value : value;
}

/** A right angle as sums of floats, each more exact; the first of each leaves bits for products. */
const rightAngles = [
  { high: ofBits(0x3fc90f80), low: ofBits(0x37354443), lostBits: 8 },
  { high: ofBits(0x37354400), low: ofBits(0x2e85a308), lostBits: 25 },
  { high: ofBits(0x2e85a300), low: ofBits(0x248d3132), lostBits: Infinity },
] as const;

const exponentOf = (x: number): number => (bitsOf(x) >> 23) & 0xff;

/** Returns a positive number less the nearest multiple of a right angle. */
function withoutQuarters(x: number): { rest: Pair; quarters: number } {
  const isFirst = bitsOf(x) < 0x4016cbe4;
  const quarters = isFirst ? 1 : Math.trunc(add(mul(x, round(2 / Math.PI)), 0.5));
  const mask = isFirst ? 0xfffffff0 : 0xffffff00;
  const isNear = quarters >= 32 || (bitsOf(x) & mask) === (bitsOf(round((quarters * Math.PI) / 2)) & mask);
  let rest = x;
  let error = 0;
  for (const [i, { high, low, lostBits }] of rightAngles.entries()) {
    const before = rest;
    const product = mul(quarters, high);
    rest = sub(before, product);
    error = i === 0 ? mul(quarters, low) : sub(mul(quarters, low), sub(sub(before, rest), product));
    const isExact = exponentOf(x) - exponentOf(sub(rest, error)) <= lostBits;
    if (!isNear || (isFirst ? i === 1 : isExact)) break;
  }
  const high = sub(rest, error);
  return { rest: { high, low: sub(sub(rest, high), error) }, quarters };
}

const tangentCoefficients = floatsOf(3.3333334327e-1, 1.3333334029e-1, 5.3968254477e-2, 2.1869488060e-2, 8.8632395491e-3, 3.5920790397e-3, 1.4562094584e-3, 5.8804126456e-4, 2.4646313977e-4, 7.8179444245e-5, 7.1407252108e-5, -1.8558637748e-5, 2.5907305826e-5); // prettier-ignore
const oddTerms = tangentCoefficients.filter((_, i) => i % 2 === 1);
const evenTerms = tangentCoefficients.filter((_, i) => i > 0 && i % 2 === 0);
const quarterPiHigh = ofBits(0x3f490fda);
const quarterPiLow = ofBits(0x33222168);
const leadingBits = (x: number): number => ofBits(bitsOf(x) & 0xfffff000);

/** Returns the tangent of a number up to pi / 4, or the negative inverse of it. */
function kernel({ high, low }: Pair, isInverse: boolean): number {
  const size = Math.abs(high);
  if (size < 2 ** -12) return isInverse ? div(-1, high) : high;
  const isLarge = bitsOf(size) >= 0x3f2ca140;
  const sign = high < 0 ? -1 : 1;
  const kind = isInverse ? -1 : 1;
  const x = isLarge ? add(sub(quarterPiHigh, size), sub(quarterPiLow, sign * low)) : high;
  const y = isLarge ? 0 : low;
  if (isLarge && Math.abs(x) < 2 ** -13) return sign * kind * sub(1, 2 * kind * x);
  const z = mul(x, x);
  const w = mul(z, z);
  const terms = add(polynomial(w, oddTerms), mul(z, polynomial(w, evenTerms)));
  const cube = mul(z, x);
  const tail = add(add(y, mul(z, add(mul(cube, terms), y))), mul(tangentCoefficients[0]!, cube));
  const tangent = add(x, tail);
  if (isLarge) {
    const quotient = div(mul(tangent, tangent), add(tangent, kind));
    return sign * sub(kind, mul(2, sub(x, sub(quotient, tail))));
  }
  if (!isInverse) return tangent;
  const first = leadingBits(tangent);
  const second = sub(tail, sub(first, x));
  const inverse = div(-1, tangent);
  const leading = leadingBits(inverse);
  return add(leading, mul(inverse, add(add(1, mul(leading, first)), mul(leading, second))));
}
