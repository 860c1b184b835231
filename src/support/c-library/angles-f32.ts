import { add, bitsOf, div, floatsOf, mul, ofBits, polynomial, round, sqrt, sub } from './float32.ts';

/**
 * Inverse trigonometric functions of f32 with the rounding errors of glibc 2.36. Source: fdlibm (Copyright (C) 1993 by Sun Microsystems, Inc.:
 * "Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved."), and for the
 * inverse sine the polynomial of Cephes that glibc has in its place.
 */

/** The inverse tangents of 0.5, 1, 1.5 and infinity as the sum of two floats, and the places from which each is nearest. */
const knownAngles = [
  { from: 0x3ee00000, high: ofBits(0x3eed6338), low: ofBits(0x31ac3769), reduce: (x: number) => div(sub(mul(2, x), 1), add(2, x)) },
  { from: 0x3f300000, high: ofBits(0x3f490fda), low: ofBits(0x33222168), reduce: (x: number) => div(sub(x, 1), add(x, 1)) },
  { from: 0x3f980000, high: ofBits(0x3f7b985e), low: ofBits(0x33140fb4), reduce: (x: number) => div(sub(x, 1.5), add(1, mul(1.5, x))) },
  { from: 0x401c0000, high: ofBits(0x3fc90fda), low: ofBits(0x33a22168), reduce: (x: number) => div(-1, x) },
]; // prettier-ignore
const rightAngle = knownAngles[3]!;
const evenCoefficients = floatsOf(3.3333334327e-1, 1.4285714924e-1, 9.0908870101e-2, 6.6610731184e-2, 4.9768779427e-2, 1.6285819933e-2); // prettier-ignore
const oddCoefficients = floatsOf(0, -2.0000000298e-1, -1.1111110449e-1, -7.6918758452e-2, -5.8335702866e-2, -3.6531571299e-2); // prettier-ignore

export function atanf(x: number): number {
  const size = Math.abs(x);
  const bits = bitsOf(size);
  if (bits >= 0x4c000000) return x < 0 ? -add(rightAngle.high, rightAngle.low) : add(rightAngle.high, rightAngle.low);
  if (bits < 0x31000000) return x;
  const angle = knownAngles.findLast(({ from }) => bits >= from);
  if (!angle) return sub(x, mul(x, tailOfAngle(x)));
  const rest = angle.reduce(size);
  const value = sub(angle.high, sub(sub(mul(rest, tailOfAngle(rest)), angle.low), rest));
  return x < 0 ? -value : value;
}

/** Returns 1 - atan(x) / x. */
function tailOfAngle(x: number): number {
  const square = mul(x, x);
  const fourth = mul(square, square);
  return add(mul(square, polynomial(fourth, evenCoefficients)), polynomial(fourth, oddCoefficients));
}

const pi = round(Math.PI);
const piLow = round(-8.7422776573e-8);

/** Returns the angle of a point that is not on an axis. */
export function atan2f(y: number, x: number): number {
  if (x === 1) return atanf(y);
  const distance = (bitsOf(Math.abs(y)) - bitsOf(Math.abs(x))) >> 23;
  const angle =
    distance > 60 ? add(round(Math.PI / 2), mul(0.5, piLow)) : x < 0 && distance < -60 ? 0 : atanf(Math.abs(div(y, x)));
  if (x > 0) return y < 0 ? -angle : angle;
  return y < 0 ? sub(sub(angle, piLow), pi) : sub(pi, sub(angle, piLow));
}

const asinCoefficients = floatsOf(0, 1.666675248e-1, 7.495297643e-2, 4.547037598e-2, 2.417951451e-2, 4.21663088e-2);
const halfPi = round(Math.PI / 2);
const halfPiLow = round(-4.37113900018624283e-8);
const quarterPi = round(Math.PI / 4);
/** Drops the last twelve bits, so that the square is exact. */
const leadingBits = (x: number): number => ofBits(bitsOf(x) & 0xfffff000);

/** Of a float between -1 and 1. */
export function asinf(x: number): number {
  const size = Math.abs(x);
  if (size === 1) return add(mul(x, halfPi), mul(x, halfPiLow));
  if (size < 2 ** -27) return x;
  if (size < 0.5) return add(x, mul(x, polynomial(mul(x, x), asinCoefficients)));
  const t = mul(sub(1, size), 0.5);
  const p = polynomial(t, asinCoefficients);
  const s = sqrt(t);
  const angle = bitsOf(size) >= 0x3f79999a ? asinNearOne(s, p) : asinOf(t, s, p);
  return x < 0 ? -angle : angle;
}

const asinNearOne = (s: number, p: number): number => sub(halfPi, sub(mul(2, add(s, mul(s, p))), halfPiLow));

function asinOf(t: number, s: number, p: number): number {
  const w = leadingBits(s);
  const c = div(sub(t, mul(w, w)), add(s, w));
  const correction = sub(mul(mul(2, s), p), sub(halfPiLow, mul(2, c)));
  return sub(quarterPi, sub(correction, sub(quarterPi, mul(2, w))));
}

const acosNumerator = floatsOf(0, 1.6666667163e-1, -3.2556581497e-1, 2.0121252537e-1, -4.0055535734e-2, 7.9153501429e-4, 3.4793309169e-5); // prettier-ignore
const acosDenominator = floatsOf(1, -2.4033949375, 2.0209457874, -6.8828397989e-1, 7.7038154006e-2);
const acosTail = (z: number): number => div(polynomial(z, acosNumerator), polynomial(z, acosDenominator));

/** Of a float between -1 and 1. */
export function acosf(x: number): number {
  const { high, low } = rightAngle;
  if (x === 1) return 0;
  if (x === -1) return add(ofBits(0x40490fda), mul(2, low));
  if (Math.abs(x) <= 2 ** -57) return add(high, low);
  if (Math.abs(x) < 0.5) return sub(high, sub(x, sub(low, mul(x, acosTail(mul(x, x))))));
  const z = mul(sub(1, Math.abs(x)), 0.5);
  const s = sqrt(z);
  const r = acosTail(z);
  if (x < 0) return sub(ofBits(0x40490fda), mul(2, add(s, sub(mul(r, s), low))));
  const leading = leadingBits(s);
  const c = div(sub(z, mul(leading, leading)), add(s, leading));
  return mul(2, add(leading, add(mul(r, s), c)));
}
