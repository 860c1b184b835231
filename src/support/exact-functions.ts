/**
 * Functions of real numbers to more digits than any float has, in fixed point with big integers, so that the result can be rounded once to
 * the nearest float. Source: the Taylor series of the functions, after the usual reductions of their arguments.
 */

import { bitLength, doubleToBits } from './float-bits.ts';

/** A number significand * 2^exponent. */
export interface Scaled {
  readonly significand: bigint;
  readonly exponent: number;
}

/** Bits behind the point for arguments around 1; the worst cases of f64 need 130. */
const basePrecision = 256;
/** Bits of a result that are kept. What is left of them is noise, without which results that are exact come out so. */
const resultBits = 150;

/** Returns the finite double taken apart. */
function scaled(value: number): Scaled {
  const bits = doubleToBits(Math.abs(value));
  const biased = Number(bits >> 52n);
  const fraction = bits & ((1n << 52n) - 1n);
  const significand = biased === 0 ? fraction : fraction | (1n << 52n);
  return { significand: value < 0 ? -significand : significand, exponent: Math.max(biased, 1) - 1075 };
}

const shift = (value: bigint, by: number): bigint => (by >= 0 ? value << BigInt(by) : value >> BigInt(-by));
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Returns value * 2^exponent without the bits that are noise. */
function withoutNoise(value: bigint, exponent: number): Scaled {
  const excess = bitLength(magnitude(value)) - resultBits;
  if (excess <= 0) return { significand: value, exponent };
  return { significand: (value + (1n << BigInt(excess - 1))) >> BigInt(excess), exponent: exponent + excess };
}

/** Arithmetic on numbers n * 2^-bits that are given as their n. */
class FixedPoint {
  /** Kept for their constants, which cost more than a function. */
  static readonly #byBits = new Map<number, FixedPoint>();
  readonly one: bigint;
  #ln2: bigint | undefined;
  #pi: bigint | undefined;

  private constructor(readonly bits: number) {
    this.one = 1n << BigInt(bits);
  }

  /** Returns the numbers for arguments whose greatest and least power of two these are. */
  static for(...values: readonly number[]): FixedPoint {
    const exponents = values.map((value) => Math.abs(value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value)))));
    const bits = basePrecision + 2 * Math.max(...exponents);
    let found = FixedPoint.#byBits.get(bits);
    if (!found) FixedPoint.#byBits.set(bits, (found = new FixedPoint(bits)));
    return found;
  }

  of(value: number): bigint {
    const { significand, exponent } = scaled(value);
    return shift(significand, exponent + this.bits);
  }

  multiply(a: bigint, b: bigint): bigint {
    return (a * b) >> BigInt(this.bits);
  }

  divide(a: bigint, b: bigint): bigint {
    return (a << BigInt(this.bits)) / b;
  }

  sqrt(a: bigint): bigint {
    const radicand = a << BigInt(this.bits);
    if (radicand === 0n) return 0n;
    let root = 1n << BigInt((bitLength(radicand) + 1) >> 1);
    for (;;) {
      const next = (root + radicand / root) >> 1n;
      if (next >= root) return root;
      root = next;
    }
  }

  get ln2(): bigint {
    return (this.#ln2 ??= 2n * this.#odd(this.one / 3n, 1n));
  }

  get pi(): bigint {
    return (this.#pi ??= 16n * this.#odd(this.one / 5n, -1n) - 4n * this.#odd(this.one / 239n, -1n));
  }

  /** Returns x + s x^3/3 + x^5/5 + s x^7/7 + …, the inverse (hyperbolic) tangent for s = -1 (1). */
  #odd(x: bigint, sign: bigint): bigint {
    const square = this.multiply(x, x);
    let sum = 0n;
    for (let power = x, n = 1n; power !== 0n && power !== -1n; n += 2n) {
      sum += power / n;
      power = sign * this.multiply(power, square);
    }
    return sum;
  }

  /** Returns e^x as a number of about 1 and the power of two that it is to be multiplied with. */
  exp(x: bigint): { value: bigint; exponent: number } {
    const halvings = 8n;
    const power = (x + (this.ln2 >> 1n)) / this.ln2;
    const rest = (x - power * this.ln2) >> halvings;
    let sum = this.one;
    for (let term = rest, n = 2n; term !== 0n && term !== -1n; n++) {
      sum += term;
      term = this.multiply(term, rest) / n;
    }
    for (let i = 0n; i < halvings; i++) sum = this.multiply(sum, sum);
    return { value: sum, exponent: Number(power) };
  }

  /** Returns the natural logarithm of a positive double. */
  log(x: number): bigint {
    const { significand, exponent } = scaled(x);
    const length = bitLength(significand);
    const mantissa = shift(significand, this.bits + 1 - length);
    const isUpper = mantissa * 2n > this.one * 3n;
    const near = isUpper ? mantissa >> 1n : mantissa;
    const power = BigInt(exponent + length - 1 + (isUpper ? 1 : 0));
    return 2n * this.#odd(this.divide(near - this.one, near + this.one), 1n) + power * this.ln2;
  }

  sinAndCos(x: bigint): readonly [bigint, bigint] {
    const quarter = this.pi >> 1n;
    const turns = (2n * x + (x < 0n ? -quarter : quarter)) / (2n * quarter);
    const rest = x - turns * quarter;
    const sums = [0n, 0n, 0n, 0n];
    for (let term = this.one, n = 1n; term !== 0n && term !== -1n; n++) {
      sums[Number((n - 1n) % 4n)]! += term;
      term = this.multiply(term, rest) / n;
    }
    const cos = sums[0]! - sums[2]!;
    const sin = sums[1]! - sums[3]!;
    const places: readonly (readonly [bigint, bigint])[] = [
      [sin, cos],
      [cos, -sin],
      [-sin, -cos],
      [-cos, sin],
    ];
    return places[Number(((turns % 4n) + 4n) % 4n)]!;
  }

  /** Returns the angle of the point (x, y), between -pi and pi. */
  angle(y: bigint, x: bigint): bigint {
    const [a, b] = [magnitude(y), magnitude(x)];
    const acute =
      a > b ? (this.pi >> 1n) - this.#inverseTangent(this.divide(b, a)) : this.#inverseTangent(this.divide(a, b));
    const upper = x < 0n ? this.pi - acute : acute;
    return y < 0n ? -upper : upper;
  }

  /** Returns the inverse tangent of a number from 0 to 1, of an eighth of which the series is short. */
  #inverseTangent(x: bigint): bigint {
    const halve = (t: bigint): bigint => this.divide(t, this.one + this.sqrt(this.one + this.multiply(t, t)));
    return 8n * this.#odd(halve(halve(halve(x))), -1n);
  }
}

function resultOf(fixed: FixedPoint, value: bigint, exponent = 0): Scaled {
  return withoutNoise(value, exponent - fixed.bits);
}

/** Beyond this number e^x is no finite double other than zero. */
const largestExponent = 800;

function expOf(fixed: FixedPoint, x: bigint): Scaled {
  const limit = BigInt(largestExponent) << BigInt(fixed.bits);
  const { value, exponent } = fixed.exp(x > limit ? limit : x < -limit ? -limit : x);
  return resultOf(fixed, value, exponent);
}

/** The functions, of finite doubles for which they are defined. Each result has 150 bits. */
export const exactFunctions = {
  exp: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    return expOf(fixed, fixed.of(x));
  },
  exp2: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    return expOf(fixed, fixed.multiply(fixed.of(x), fixed.ln2));
  },
  log: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    return resultOf(fixed, fixed.log(x));
  },
  log2: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    return resultOf(fixed, fixed.divide(fixed.log(x), fixed.ln2));
  },
  sin: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    return resultOf(fixed, fixed.sinAndCos(fixed.of(x))[0]);
  },
  cos: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    return resultOf(fixed, fixed.sinAndCos(fixed.of(x))[1]);
  },
  tan: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    const [sin, cos] = fixed.sinAndCos(fixed.of(x));
    return resultOf(fixed, fixed.divide(sin, cos));
  },
  asin: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    const sin = fixed.of(x);
    return resultOf(fixed, fixed.angle(sin, fixed.sqrt(fixed.multiply(fixed.one - sin, fixed.one + sin))));
  },
  acos: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    const cos = fixed.of(x);
    return resultOf(fixed, fixed.angle(fixed.sqrt(fixed.multiply(fixed.one - cos, fixed.one + cos)), cos));
  },
  atan: (x: number): Scaled => {
    const fixed = FixedPoint.for(x);
    return resultOf(fixed, fixed.angle(fixed.of(x), fixed.one));
  },
  atan2: (y: number, x: number): Scaled => {
    const fixed = FixedPoint.for(y, x);
    return resultOf(fixed, fixed.angle(fixed.of(y), fixed.of(x)));
  },
  /** Of a positive base. */
  pow: (x: number, y: number): Scaled => {
    const fixed = FixedPoint.for(x, y);
    return expOf(fixed, fixed.multiply(fixed.of(y), fixed.log(x)));
  },
};
