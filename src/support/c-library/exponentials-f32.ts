import { add, bitsOf, div, floatsOf, mul, ofBits, polynomial, round, sub } from './float32.ts';

/**
 * Exponentials and logarithms of f32 with the rounding errors of glibc 2.36. Source: expf and logf after Arm's optimized routines
 * (Copyright (c) 2017-2018, Arm Limited, MIT license), the others after fdlibm (Copyright (C) 1993 by Sun Microsystems, Inc.: "Permission to
 * use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.").
 */

const bytes = new DataView(new ArrayBuffer(8));

/** Returns the double with the bits. */
function doubleOfBits(bits: bigint): number {
  bytes.setBigUint64(0, bits);
  return bytes.getFloat64(0);
}

/** So many powers of two from 1 to 2 are known. */
const expSteps = 32;
/** Added to a double, this leaves its integer in the lowest bits. */
const integerShift = 1.5 * 2 ** 52;
/** 2^(x / 32) - 1 for small x is this of x^3, x^2 and x. */
const expCoefficients = [
  doubleOfBits(0x3fac6af84b912394n) / expSteps ** 3,
  doubleOfBits(0x3fcebfce50fac4f3n) / expSteps ** 2,
  doubleOfBits(0x3fe62e42ff0c52d6n) / expSteps,
] as const;
const stepsPerE = expSteps * Math.LOG2E;

/** Returns e^x. */
export function expf(x: number): number {
  const steps = stepsPerE * x;
  const whole = steps + integerShift - integerShift;
  const rest = steps - whole;
  const step = ((whole % expSteps) + expSteps) % expSteps;
  const scale = 2 ** (step / expSteps) * 2 ** ((whole - step) / expSteps);
  const square = rest * rest;
  const value = (expCoefficients[0] * rest + expCoefficients[1]) * square + (expCoefficients[2] * rest + 1);
  return round(value * scale);
}

/** 1 / c and log(c) for c near the middle of each sixteenth of the numbers from 0.7 to 1.4, as bits of doubles. */
const logTable = [
  [0x3ff661ec79f8f3ben, 0xbfd57bf7808caaden],
  [0x3ff571ed4aaf883dn, 0xbfd2bef0a7c06ddbn],
  [0x3ff49539f0f010b0n, 0xbfd01eae7f513a67n],
  [0x3ff3c995b0b80385n, 0xbfcb31d8a68224e9n],
  [0x3ff30d190c8864a5n, 0xbfc6574f0ac07758n],
  [0x3ff25e227b0b8ea0n, 0xbfc1aa2bc79c8100n],
  [0x3ff1bb4a4a1a343fn, 0xbfba4e76ce8c0e5en],
  [0x3ff12358f08ae5ban, 0xbfb1973c5a611cccn],
  [0x3ff0953f419900a7n, 0xbfa252f438e10c1en],
  [0x3ff0000000000000n, 0x0000000000000000n],
  [0x3fee608cfd9a47acn, 0x3faaa5aa5df25984n],
  [0x3feca4b31f026aa0n, 0x3fbc5e53aa362eb4n],
  [0x3feb2036576afce6n, 0x3fc526e57720db08n],
  [0x3fe9c2d163a1aa2dn, 0x3fcbc2860d224770n],
  [0x3fe886e6037841edn, 0x3fd1058bc8a07ee1n],
  [0x3fe767dcf5534862n, 0x3fd4043057b6ee09n],
].map(([inverse, log]) => ({ inverse: doubleOfBits(inverse!), log: doubleOfBits(log!) }));
/** log(1 + r) - r for small r is this of r^4, r^3 and r^2. */
const logCoefficients = [0xbfd00ea348b88334n, 0x3fd5575b0be00b6an, 0xbfdffffef20a4123n].map(doubleOfBits);
/** The bits of the least number whose logarithm is taken without a power of two. */
const logOffset = 0x3f330000;

/** Returns the natural logarithm of a positive float. */
export function logf(x: number): number {
  const isSubnormal = x < 2 ** -126;
  const bits = isSubnormal ? bitsOf(mul(x, 2 ** 23)) - (23 << 23) : bitsOf(x);
  const difference = (bits - logOffset) | 0;
  const { inverse, log } = logTable[(difference >> 19) & 15]!;
  const power = difference >> 23;
  const r = ofBits(bits - (difference & 0xff800000)) * inverse - 1;
  const start = log + power * Math.LN2;
  const square = r * r;
  const tail = (logCoefficients[0]! * square + (logCoefficients[1]! * r + logCoefficients[2]!)) * square;
  return round(tail + (start + r));
}

const ln2High = round(6.9313812256e-1);
const ln2Low = round(9.0580006145e-6);
const expm1Coefficients = floatsOf(1, -3.3333335072e-2, 1.5873016091e-3, -7.9365076090e-5, 4.0082177293e-6, -2.0109921195e-7); // prettier-ignore

/** Returns e^x - 1. */
export function expm1f(x: number): number {
  const size = bitsOf(Math.abs(x));
  if (size >= 0x42b17218 && x > 0) return Infinity;
  if (size >= 0x4195b844 && x < 0) return -1;
  if (size < 0x33000000) return x;
  const { power, high, low } = withoutPowers(x, size);
  const y = sub(high, low);
  const error = sub(sub(high, y), low);
  const half = mul(0.5, y);
  const square = mul(y, half);
  const r = polynomial(square, expm1Coefficients);
  const t = sub(3, mul(r, half));
  const e = mul(square, div(sub(r, t), sub(6, mul(y, t))));
  if (power === 0) return sub(y, sub(mul(y, e), square));
  const rest = sub(sub(mul(y, sub(e, error)), error), square);
  if (power === -1) return sub(mul(0.5, sub(y, rest)), 0.5);
  if (power === 1) return y < -0.25 ? mul(-2, sub(rest, add(y, 0.5))) : add(1, mul(2, sub(y, rest)));
  if (power <= -2 || power > 56) return sub(scaled(sub(1, sub(rest, y)), power), 1);
  const isSmall = power < 23;
  const one = round(isSmall ? 1 - 2 ** -power : 2 ** -power);
  return scaled(isSmall ? sub(one, sub(rest, y)) : add(sub(y, add(rest, one)), 1), power);
}

/** Returns x = power * ln 2 + high - low with a small rest. */
function withoutPowers(x: number, size: number): { power: number; high: number; low: number } {
  if (size <= 0x3eb17218) return { power: 0, high: x, low: 0 };
  const sign = Math.sign(x);
  if (size < 0x3f851592) return { power: sign, high: sub(x, sign * ln2High), low: sign * ln2Low };
  const power = Math.trunc(add(mul(round(Math.LOG2E), x), sign * 0.5));
  return { power, high: sub(x, mul(power, ln2High)), low: mul(power, ln2Low) };
}

const scaled = (value: number, power: number): number => ofBits((bitsOf(value) + (power << 23)) | 0);

const log1pCoefficients = floatsOf(0, 6.6666668653e-1, 4.0000000596e-1, 2.8571429849e-1, 2.2222198546e-1, 1.8183572590e-1, 1.5313838422e-1, 1.4798198640e-1); // prettier-ignore

/** Returns the natural logarithm of 1 + x, of a float that is greater than -1. */
export function log1pf(x: number): number {
  const size = bitsOf(Math.abs(x));
  if (size < 0x31000000) return size < 0x24800000 ? x : sub(x, mul(mul(x, x), 0.5));
  const isNear = x > 0 ? size < 0x3ed413d7 : bitsOf(x) <= (0xbe95f61f | 0);
  const { power, f, error, isExact } = isNear ? { power: 0, f: x, error: 0, isExact: false } : fractionOf(x);
  const halfSquare = mul(mul(0.5, f), f);
  const high = mul(power, ln2High);
  const low = add(mul(power, ln2Low), error);
  if (isExact) {
    if (f === 0) return power === 0 ? 0 : add(high, low);
    const r = mul(halfSquare, sub(1, mul(round(2 / 3), f)));
    return power === 0 ? sub(f, r) : sub(high, sub(sub(r, low), f));
  }
  const s = div(f, add(2, f));
  const r = polynomial(mul(s, s), log1pCoefficients);
  const product = mul(s, add(halfSquare, r));
  if (power === 0) return sub(f, sub(halfSquare, product));
  return sub(high, sub(sub(halfSquare, add(product, low)), f));
}

/** Returns 1 + x = 2^power * (1 + f), and what rounding left of it, relative to it; exact when the fraction has no bits. */
function fractionOf(x: number): { power: number; f: number; error: number; isExact: boolean } {
  const isLarge = bitsOf(x) >= 0x5a000000;
  const sum = isLarge ? x : add(1, x);
  const power = (bitsOf(sum) >> 23) - 127;
  const error = isLarge ? 0 : div(power > 0 ? sub(1, sub(sum, x)) : sub(x, sub(sum, 1)), sum);
  const mantissa = bitsOf(sum) & 0x007fffff;
  if (mantissa < 0x3504f7) {
    return { power, f: sub(ofBits(mantissa | 0x3f800000), 1), error, isExact: mantissa === 0 };
  }
  const isExact = (0x00800000 - mantissa) >> 2 === 0;
  return { power: power + 1, f: sub(ofBits(mantissa | 0x3f000000), 1), error, isExact };
}
