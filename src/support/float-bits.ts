/**
 * Floating-point formats up to 64 bits: bit pattern to number and back, and printing as LLVM's APFloat does.
 * Wider formats (f80, f128) are converted through f64: exact for every value that f64 has.
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

/** Returns `value` rounded to the format, to nearest with ties to even, as its bit pattern. */
export function encodeFloat(f: FloatFormat, value: number): bigint {
  if (f.width === 32) {
    scratch.setFloat32(0, value);
    return BigInt(scratch.getUint32(0));
  }
  if (f === floatFormat.f64) return doubleToBits(value);
  const { exponentBits, mantissaBits, bias } = f;
  const sign = f.unsigned ? 0n : value < 0 || Object.is(value, -0) ? 1n : 0n;
  const stored = BigInt(mantissaBits + (f.explicitInteger ? 1 : 0));
  const signBit = sign << BigInt(f.width - 1);
  const allOnes = (1n << BigInt(exponentBits)) - 1n;
  const mantissaOnes = (1n << BigInt(mantissaBits)) - 1n;
  const integerBit = f.explicitInteger ? 1n << BigInt(mantissaBits) : 0n;
  if (Number.isNaN(value)) {
    if (f.specials === 'fnuz') return 1n << BigInt(f.width - 1);
    if (f.specials === 'fn') return (allOnes << stored) | mantissaOnes;
    return (allOnes << stored) | integerBit | (1n << BigInt(mantissaBits - 1));
  }
  const infinity =
    f.specials === 'ieee'
      ? signBit | (allOnes << stored) | integerBit
      : f.specials === 'fnuz'
        ? 1n << BigInt(f.width - 1)
        : f.specials === 'fn'
          ? signBit | (allOnes << stored) | mantissaOnes
          : signBit | (allOnes << stored) | mantissaOnes;
  if (!Number.isFinite(value)) return infinity;
  if (value === 0) return f.specials === 'fnuz' ? 0n : signBit;
  const bits = doubleToBits(Math.abs(value));
  let exponent = Number(bits >> 52n) - 1023;
  let significand = bits & ((1n << 52n) - 1n);
  if (exponent === -1023) exponent = -1022;
  else significand |= 1n << 52n;
  // The value is significand * 2^(exponent - 52). Bring it to the format's precision with round half to even.
  while (significand < 1n << 52n) {
    significand <<= 1n;
    exponent--;
  }
  const minExponent = 1 - bias;
  let shift = 52 - mantissaBits + Math.max(0, minExponent - exponent);
  if (exponent < minExponent) exponent = minExponent;
  let rounded: bigint;
  if (shift <= 0) rounded = significand << BigInt(-shift);
  else {
    if (shift > 60) shift = 60;
    const half = 1n << BigInt(shift - 1);
    const rest = significand & ((1n << BigInt(shift)) - 1n);
    rounded = significand >> BigInt(shift);
    if (rest > half || (rest === half && (rounded & 1n) === 1n)) rounded += 1n;
  }
  if (rounded >= 1n << BigInt(mantissaBits + 1)) {
    rounded >>= 1n;
    exponent++;
  }
  const normal = rounded >= 1n << BigInt(mantissaBits);
  const biased = normal ? BigInt(exponent + bias) : 0n;
  const fraction = f.explicitInteger ? rounded : rounded & mantissaOnes;
  if (f.specials === 'ieee' ? biased >= allOnes : biased > allOnes) return infinity;
  if (f.specials === 'fn' && biased === allOnes && fraction === mantissaOnes) return infinity;
  if (rounded === 0n) return f.specials === 'fnuz' ? 0n : signBit;
  return signBit | (biased << stored) | fraction;
}

/** Returns the number that the bit pattern stands for; exact for formats up to 64 bits. */
export function decodeFloat(f: FloatFormat, bits: bigint): number {
  if (f === floatFormat.f64) return bitsToDouble(bits);
  const stored = BigInt(f.mantissaBits + (f.explicitInteger ? 1 : 0));
  const allOnes = (1n << BigInt(f.exponentBits)) - 1n;
  const sign = !f.unsigned && bits >> BigInt(f.width - 1) === 1n ? -1 : 1;
  const biased = (bits >> stored) & allOnes;
  const fraction = bits & ((1n << BigInt(f.mantissaBits)) - 1n);
  if (f.specials === 'ieee' && biased === allOnes) return fraction === 0n ? sign * Infinity : NaN;
  if (f.specials === 'fnuz' && bits === 1n << BigInt(f.width - 1)) return NaN;
  if (f.specials === 'fn' && biased === allOnes && fraction === (1n << BigInt(f.mantissaBits)) - 1n) return NaN;
  if (f.unsigned) return 2 ** (Number(biased) - f.bias);
  const subnormal = biased === 0n;
  const significand = Number(subnormal ? fraction : fraction | (1n << BigInt(f.mantissaBits)));
  const exponent = (subnormal ? 1 : Number(biased)) - f.bias - f.mantissaBits;
  return sign * scale(significand, exponent);
}

// 2 ** exponent alone can underflow although the product does not.
function scale(significand: number, exponent: number): number {
  return exponent < -1000 ? significand * 2 ** -1000 * 2 ** (exponent + 1000) : significand * 2 ** exponent;
}

/**
 * Returns the shortest of MLIR's three spellings that reads back to the same bits: six digits (`1.000000e+00`), all digits
 * that the format can hold (`3.14159274`), or hexadecimal bits (`0x7FC00000`).
 * Source: printFloatValue in mlir/lib/IR/AsmPrinter.cpp, APFloat::toString.
 */
export function printFloatBits(f: FloatFormat, bits: bigint): string {
  const value = decodeFloat(f, bits);
  if (Number.isFinite(value)) {
    const short = scientific(value, 6);
    if (encodeFloat(f, Number(short)) === bits) return short;
    const precision = 2 + Math.floor(((f.mantissaBits + 1) * 59) / 196);
    const long = natural(value, precision);
    if (long.includes('.')) return long;
  }
  return `0x${bits
    .toString(16)
    .toUpperCase()
    .padStart(Math.ceil(f.width / 4), '0')}`;
}

function scientific(value: number, digits: number): string {
  const [mantissa, exponent] = value.toExponential(digits - 1).split('e') as [string, string];
  const sign = Object.is(value, -0) ? '-' : '';
  const power = Number(exponent);
  return `${sign}${mantissa}0e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** APFloat::toString with its default padding of 3: plain where that stays short, else with an exponent. */
function natural(value: number, precision: number): string {
  const maxPadding = 3;
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [mantissa, power] = Math.abs(value)
    .toExponential(Math.min(precision, 101) - 1)
    .split('e') as [string, string];
  const digits = mantissa.replace('.', '').replace(/0+$/, '') || '0';
  const exponent = Number(power) - (digits.length - 1);
  const leading = exponent + digits.length - 1;
  const asScientific =
    exponent >= 0
      ? exponent > maxPadding || digits.length + exponent > precision
      : leading < 0 && -leading > maxPadding;
  if (asScientific) {
    const tail = digits.length === 1 ? '0' : digits.slice(1);
    return `${sign}${digits[0]}.${tail}E${leading < 0 ? '-' : '+'}${Math.abs(leading)}`;
  }
  if (exponent >= 0) return sign + digits + '0'.repeat(exponent);
  const whole = exponent + digits.length;
  if (whole > 0) return `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}`;
  return `${sign}0.${'0'.repeat(-whole)}${digits}`;
}
