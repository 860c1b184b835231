/**
 * Floating-point formats: bit pattern to number and back. Formats wider than f64 (f80, f128) take every number exactly; back,
 * they are rounded to a number.
 *
 * A pattern of a constant on its own may have bits above the width, for what LLVM's APFloat tells apart and memory does not: the sign of
 * f8E8M0FNU, infinities and NaN of formats that are all finite, and NaNs without payload. `memoryBits` has no place for them.
 */

/** The parameters of a format. Source: llvm/lib/Support/APFloat.cpp, fltSemantics. */
export interface FloatFormat {
  /** Bits in all. */
  readonly width: number;
  readonly exponentBits: number;
  readonly mantissaBits: number;
  readonly bias: number;
  /** `ieee`: all-ones exponent is infinity or NaN; `fn`: only the all-ones pattern is NaN, no infinity; `fnuz`: also no -0, NaN is 0x80. */
  readonly specials: 'ieee' | 'fn' | 'fnuz' | 'finite';
  /** Whether the integer bit is stored (x87). */
  readonly explicitInteger?: true;
  /** Whether there is a sign bit; only the scale format f8E8M0FNU has none. */
  readonly unsigned?: true;
}

const format = (
  exponentBits: number,
  mantissaBits: number,
  specials: FloatFormat['specials'] = 'ieee',
  bias = 2 ** (exponentBits - 1) - 1,
): FloatFormat => ({ width: 1 + exponentBits + mantissaBits, exponentBits, mantissaBits, bias, specials });

/** The formats of MLIR's float types by keyword. */
export const floatFormat = {
  f4E2M1FN: format(2, 1, 'finite'),
  f6E2M3FN: format(2, 3, 'finite'),
  f6E3M2FN: format(3, 2, 'finite'),
  f8E3M4: format(3, 4),
  f8E4M3: format(4, 3),
  f8E4M3FN: format(4, 3, 'fn'),
  f8E4M3FNUZ: format(4, 3, 'fnuz', 8),
  f8E4M3B11FNUZ: format(4, 3, 'fnuz', 11),
  f8E5M2: format(5, 2),
  f8E5M2FNUZ: format(5, 2, 'fnuz', 16),
  f8E8M0FNU: { ...format(8, 0, 'fn'), width: 8, unsigned: true },
  bf16: format(8, 7),
  f16: format(5, 10),
  tf32: format(8, 10),
  f32: format(8, 23),
  f64: format(11, 52),
  f80: { ...format(15, 63), width: 80, explicitInteger: true },
  f128: format(15, 112),
} as const satisfies Record<string, FloatFormat>;

/**
 * Returns what memory holds of a bit pattern. The sign of f8E8M0FNU, which has none there, takes the place of the highest bit of the exponent.
 * Source: convertIEEEFloatToAPInt of llvm/lib/Support/APFloat.cpp.
 */
export function memoryBits(f: FloatFormat, bits: bigint): bigint {
  const stored = BigInt.asUintN(f.width, bits);
  return f.unsigned && isNegativePattern(f, bits) ? stored | (1n << BigInt(f.width - 1)) : stored;
}

/**
 * Returns the pattern that stands for the same as this one. Only f80 has several: with an exponent but without integer bit they are NaNs, with
 * integer bit but without exponent the numbers of the least exponent.
 * Source: IEEEFloat::initFromF80LongDoubleAPInt of llvm/lib/Support/APFloat.cpp.
 */
export function canonicalBits(f: FloatFormat, bits: bigint): bigint {
  if (!f.explicitInteger) return bits;
  const biased = (bits >> storedBits(f)) & exponentOnes(f);
  if ((biased === 0n) !== ((bits & integerBit(f)) !== 0n)) return bits;
  return bits | (biased === 0n ? 1n << storedBits(f) : exponentOnes(f) << storedBits(f));
}

/** Tells whether a double has all values of the format, which has a sign: sums, products and quotients of them are right when computed in doubles and rounded once. */
export function fitsDouble({ mantissaBits, unsigned }: FloatFormat): boolean {
  return mantissaBits <= floatFormat.f64.mantissaBits && !unsigned;
}

const scratch = new DataView(new ArrayBuffer(8));

/** Returns the bits of the IEEE double `value`. */
export function doubleToBits(value: number): bigint {
  scratch.setFloat64(0, value);
  return scratch.getBigUint64(0);
}

/** Returns the double with these bits. */
export function bitsToDouble(bits: bigint): number {
  scratch.setBigUint64(0, bits);
  return scratch.getFloat64(0);
}

/** Returns `value` rounded to the format, to nearest with ties to even, as its bit pattern; of NaN the quiet one without sign. */
export function encodeFloat(f: FloatFormat, value: number): bigint {
  // Which sign and payload a NaN of the host has is up to its processor.
  if (Number.isNaN(value)) return nanBits(f);
  if (f === floatFormat.f64) return doubleToBits(value);
  if (f === floatFormat.f32) {
    scratch.setFloat32(0, value);
    return BigInt(scratch.getUint32(0));
  }
  const isNegative = value < 0 || Object.is(value, -0);
  if (!Number.isFinite(value)) return overflowBits(f, isNegative);
  const bits = doubleToBits(Math.abs(value));
  const biased = Number(bits >> 52n);
  const fraction = bits & ((1n << 52n) - 1n);
  const significand = biased === 0 ? fraction : fraction | (1n << 52n);
  return roundToFormat(f, isNegative, significand, Math.max(biased, 1) - 1075);
}

/**
 * Returns ±(`significand` * 2^`exponent`) rounded to the format, to nearest with ties to even, as its bit pattern.
 * Source: IEEEFloat::normalize and handleOverflow of llvm/lib/Support/APFloat.cpp.
 */
export function roundToFormat(f: FloatFormat, isNegative: boolean, significand: bigint, exponent: number): bigint {
  const { mantissaBits } = f;
  const minExponent = leastExponent(f);
  let topExponent = bitLength(significand) - 1 + exponent;
  if (topExponent < minExponent) topExponent = minExponent;
  let rounded = shiftRightToEven(significand, topExponent - mantissaBits - exponent);
  if (rounded >> BigInt(mantissaBits + 1) !== 0n) {
    rounded >>= 1n;
    topExponent++;
  }
  if (f.unsigned && rounded === 0n) return 0n;
  if (rounded === 0n) return f.specials === 'fnuz' ? 0n : signBit(f, isNegative);
  const isNormal = rounded >> BigInt(mantissaBits) !== 0n;
  const biased = isNormal ? BigInt(topExponent + f.bias) : 0n;
  const mantissaOnes = (1n << BigInt(mantissaBits)) - 1n;
  const fraction = f.explicitInteger ? rounded : rounded & mantissaOnes;
  const largest = exponentOnes(f);
  if (f.specials === 'ieee' ? biased >= largest : biased > largest) return overflowBits(f, isNegative);
  if (f.specials === 'fn' && biased === largest && fraction === mantissaOnes) return overflowBits(f, isNegative);
  return signBit(f, isNegative) | (biased << storedBits(f)) | fraction;
}

/** Returns what the format has for a value beyond its largest: infinity, NaN, or the largest. */
function overflowBits(f: FloatFormat, isNegative: boolean): bigint {
  if (f.specials === 'fnuz') return nanBits(f);
  const ones = signBit(f, isNegative) | infinityBits(f);
  return f.specials === 'ieee' ? ones : ones | ((1n << BigInt(f.mantissaBits)) - 1n);
}

function nanBits(f: FloatFormat): bigint {
  if (f.specials === 'fnuz') return 1n << BigInt(f.width - 1);
  const ones = infinityBits(f);
  if (f.specials === 'fn') return ones | ((1n << BigInt(f.mantissaBits)) - 1n);
  return ones | (1n << BigInt(f.mantissaBits - 1));
}

/** Returns the bit pattern of an infinity, or of the NaN that stands for it, or of the quiet NaN without sign. */
export function specialBits(f: FloatFormat, parts: Exclude<FloatParts, { readonly kind: 'finite' }>): bigint {
  if (f.specials === 'finite') {
    return parts.kind === 'nan' ? unnamedNaN(f) : unnamedInfinity(f) | signBit(f, parts.isNegative);
  }
  return parts.kind === 'nan' ? nanBits(f) : overflowBits(f, parts.isNegative);
}

/**
 * Returns the quiet NaN that the bit pattern of one in another format becomes: its sign and the first bits of its payload stay where both formats have them.
 * Source: IEEEFloat::convert of llvm/lib/Support/APFloat.cpp.
 */
export function convertNaN(from: FloatFormat, bits: bigint, to: FloatFormat): bigint {
  const quiet = specialBits(to, { kind: 'nan' });
  if (to.specials === 'fnuz') return quiet;
  const sign = signBit(to, from.specials !== 'fnuz' && isNegativePattern(from, bits));
  if (to.specials !== 'ieee') return sign | quiet;
  // Without mantissa there is no bit that says quiet either.
  if (from.mantissaBits === 0) return sign | infinityBits(to) | unnamedNaN(to);
  const mantissa = bits & ((1n << BigInt(from.mantissaBits)) - 1n);
  const gained = BigInt(to.mantissaBits - from.mantissaBits);
  return sign | quiet | (gained >= 0n ? mantissa << gained : mantissa >> -gained);
}

/** Returns the least exponent of normal numbers; a format without sign has no zero and no subnormal numbers. */
export function leastExponent({ unsigned, bias }: FloatFormat): number {
  return (unsigned ? 0 : 1) - bias;
}

/** Tells whether `f` has all finite values of `other`. Source: APFloatBase::isRepresentableBy of llvm/lib/Support/APFloat.cpp. */
export function holdsAll(f: FloatFormat, other: FloatFormat): boolean {
  const greatest = (format: FloatFormat): number => {
    const largest = 2 ** format.exponentBits - 1 - format.bias;
    // Without mantissa, the pattern of the largest exponent is NaN.
    return format.specials === 'ieee' || format.mantissaBits === 0 ? largest - 1 : largest;
  };
  return (
    other.mantissaBits <= f.mantissaBits && greatest(other) <= greatest(f) && leastExponent(other) >= leastExponent(f)
  );
}

/** Returns the bit that is set in negative numbers, above the width where memory has none. */
export const signMask = ({ width, unsigned }: FloatFormat): bigint => 1n << BigInt(unsigned ? width : width - 1);
const signBit = (f: FloatFormat, isNegative: boolean): bigint => (isNegative ? signMask(f) : 0n);
const isNegativePattern = (f: FloatFormat, bits: bigint): boolean => (bits & signMask(f)) !== 0n;
const unnamedInfinity = (f: FloatFormat): bigint => 1n << BigInt(f.width);
const unnamedNaN = (f: FloatFormat): bigint => 2n << BigInt(f.width);
const exponentOnes = (f: FloatFormat): bigint => (1n << BigInt(f.exponentBits)) - 1n;
/** Bits behind the exponent. */
const storedBits = (f: FloatFormat): bigint => BigInt(f.mantissaBits + (f.explicitInteger ? 1 : 0));
const integerBit = (f: FloatFormat): bigint => (f.explicitInteger ? 1n << BigInt(f.mantissaBits) : 0n);
/** All ones in the exponent, nothing behind it. */
const infinityBits = (f: FloatFormat): bigint => (exponentOnes(f) << storedBits(f)) | integerBit(f);

/** Returns the number of bits from the lowest to the highest set one. */
export function bitLength(value: bigint): number {
  if (value === 0n) return 0;
  const hex = value.toString(16);
  return hex.length * 4 - (Math.clz32(parseInt(hex[0]!, 16)) - 28);
}

/** Returns `value` * 2^-`shift`, rounded to nearest with ties to even. */
function shiftRightToEven(value: bigint, shift: number): bigint {
  if (shift <= 0) return value << BigInt(-shift);
  const half = 1n << BigInt(shift - 1);
  const rest = value & ((half << 1n) - 1n);
  const quotient = value >> BigInt(shift);
  return rest > half || (rest === half && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
}

/** A bit pattern taken apart: ±(significand * 2^exponent), an infinity or NaN. */
export type FloatParts =
  | { readonly kind: 'nan' }
  | { readonly kind: 'infinity'; readonly isNegative: boolean }
  | { readonly kind: 'finite'; readonly isNegative: boolean; readonly significand: bigint; readonly exponent: number };

/** Returns what the bit pattern stands for, exactly. */
export function floatParts(f: FloatFormat, bits: bigint): FloatParts {
  const isNegative = isNegativePattern(f, bits);
  bits = canonicalBits(f, bits);
  if ((bits & unnamedNaN(f)) !== 0n) return { kind: 'nan' };
  if (f.specials === 'finite' && (bits & unnamedInfinity(f)) !== 0n) return { kind: 'infinity', isNegative };
  const biased = (bits >> storedBits(f)) & exponentOnes(f);
  const mantissaOnes = (1n << BigInt(f.mantissaBits)) - 1n;
  const fraction = bits & mantissaOnes;
  const isLargest = biased === exponentOnes(f);
  const isWhole = (bits & integerBit(f)) === integerBit(f);
  if (f.specials === 'ieee' && isLargest)
    return fraction === 0n && isWhole ? { kind: 'infinity', isNegative } : { kind: 'nan' };
  if (f.specials === 'fnuz' && bits === nanBits(f)) return { kind: 'nan' };
  if (f.specials === 'fn' && isLargest && fraction === mantissaOnes) return { kind: 'nan' };
  const isNormal = biased !== 0n || f.unsigned === true;
  const significand = isNormal ? fraction | (1n << BigInt(f.mantissaBits)) : fraction;
  const exponent = (biased !== 0n || f.unsigned ? Number(biased) : 1) - f.bias - f.mantissaBits;
  return { kind: 'finite', isNegative, significand, exponent };
}

/** Returns the number that the bit pattern stands for; exact for formats up to 64 bits. */
export function decodeFloat(f: FloatFormat, bits: bigint): number {
  const isInMemory = bits >> BigInt(f.width) === 0n;
  if (isInMemory && f === floatFormat.f64) return bitsToDouble(bits);
  if (isInMemory && f === floatFormat.f32) {
    scratch.setUint32(0, Number(bits));
    return scratch.getFloat32(0);
  }
  const parts = floatParts(f, bits);
  if (parts.kind === 'nan') return NaN;
  const sign = parts.isNegative ? -1 : 1;
  if (parts.kind === 'infinity') return sign * Infinity;
  if (f.width <= 19) return sign * Number(parts.significand) * 2 ** parts.exponent;
  return bitsToDouble(roundToFormat(floatFormat.f64, parts.isNegative, parts.significand, parts.exponent));
}

/** Returns the bit pattern of the largest finite value, or of the one farthest below zero. */
export function largestBits(f: FloatFormat, isNegative: boolean): bigint {
  const ones = infinityBits(f) | ((1n << BigInt(f.mantissaBits)) - 1n);
  const largest = { ieee: infinityBits(f) - 1n, fn: ones - 1n, fnuz: ones, finite: ones }[f.specials];
  return signBit(f, isNegative) | largest;
}
