import {
  bitLength,
  canonicalBits,
  decodeFloat,
  doubleToBits,
  encodeFloat,
  floatFormat,
  floatParts,
  memoryBits,
  roundToFormat,
  type FloatFormat,
} from './float-bits.ts';
import { invariant } from './invariant.ts';
import { singleDecimal } from './single-text.ts';

/** Decimal digits and the power of ten of the last one. */
interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/**
 * Returns the first of MLIR's three spellings that reads back to the same bits: six digits behind the point (`1.000000e+00`), as
 * many as tell neighbours apart (`3.14159274`), or the bits in hexadecimal (`0x7FC00000`). Infinities, NaN and large integers
 * have only the last. Source: printFloatValue in mlir/lib/IR/AsmPrinter.cpp.
 */
export function printFloatBits(f: FloatFormat, bits: bigint): string {
  return decimalFloatText(f, bits) ?? hexadecimalFloatText(f, bits);
}

/** Returns the first of the three spellings of a double that reads back as it. */
export function doubleText(value: number): string {
  return printFloatBits(f64, encodeFloat(f64, value));
}

/** Returns the spelling of a bit pattern that every pattern has. */
export function hexadecimalFloatText(f: FloatFormat, bits: bigint): string {
  return `0x${memoryBits(f, canonicalBits(f, bits)).toString(16).toUpperCase()}`;
}

/** Returns the decimal spelling of a bit pattern, undefined where only the hexadecimal one reads back. */
export function decimalFloatText(f: FloatFormat, bits: bigint): string | undefined {
  const isUsual = f === f64 || f === f32 || f === f16 || f === bf16;
  return (isUsual ? fewDigitsText(decodeFloat(f, bits)) : undefined) ?? anyDecimalText(f, bits);
}

const { f64, f32, f16, bf16 } = floatFormat;
const powersOfTen = Array.from({ length: 13 }, (_, exponent) => 10 ** exponent);

/**
 * Returns the spelling of a number of f16, bf16, f32 or f64 that is one of f32 and that six decimal digits say exactly, as those that people write most
 * often are. Products of a significand of 24 bits and a power of ten up to 10^12, of 28 bits without its factors 2, are exact as double.
 */
export function fewDigitsText(value: number): string | undefined {
  if (Math.fround(value) !== value) return undefined;
  for (let power = 0; power < powersOfTen.length; power++) {
    const scaled = value * powersOfTen[power]!;
    if (!(Math.abs(scaled) < 1e6)) return undefined;
    if (!Number.isInteger(scaled)) continue;
    const digits = String(Math.abs(scaled));
    const sign = scaled < 0 || Object.is(scaled, -0) ? '-' : '';
    return sign + scientific({ digits, exponent: scaled === 0 ? 0 : -power }, shortPrecision);
  }
  return undefined;
}

function anyDecimalText(f: FloatFormat, bits: bigint): string | undefined {
  const parts = floatParts(f, bits);
  if (parts.kind !== 'finite') return undefined;
  const sign = parts.isNegative ? '-' : '';
  const { significand, exponent } = parts;
  if (significand === 0n) return `${sign}0.000000e+00`;
  if (f === f32) {
    const quick = singleDecimal(Math.abs(decodeFloat(f, bits)));
    if (quick) return sign + (quick.isShort ? scientific(quick, shortPrecision) : plain(quick, longPrecision(f)));
  }
  const short = toDecimal(significand, exponent, shortPrecision);
  if (encodeDecimal(f, parts.isNegative, short) === bits) return sign + scientific(short, shortPrecision);
  const precision = longPrecision(f);
  const long = plain(toDecimal(significand, exponent, precision), precision);
  return long.includes('.') ? sign + long : undefined;
}

/**
 * Returns the number as C reads it back exactly, with the digits that every number of the format needs: `1.000000000e+00` of f32. It must be
 * finite. Source: APFloat::toString with neither padding nor truncated zeros, as MLIR's C++ emitter calls it.
 */
export function paddedFloatText(f: FloatFormat, bits: bigint): string {
  const parts = floatParts(f, bits);
  invariant(parts.kind === 'finite', 'the number must be finite');
  const sign = parts.isNegative ? '-' : '';
  const { significand, exponent } = parts;
  if (significand === 0n) return `${sign}0.0e+00`;
  const precision = longPrecision(f);
  return sign + scientific(toDecimal(significand, exponent, precision), precision);
}

/** Returns a number as a constant of type `float` of C++: `1.0f`, `INFINITY`. It is rounded to f32. */
export function floatConstantText(value: number): string {
  const rounded = Math.fround(value);
  if (Number.isNaN(rounded)) return 'NAN';
  if (!Number.isFinite(rounded)) return rounded < 0 ? '-INFINITY' : 'INFINITY';
  return `${paddedFloatText(floatFormat.f32, encodeFloat(floatFormat.f32, rounded))}f`;
}

const shortPrecision = 6;

/** Decimal digits that tell neighbours apart. */
function longPrecision(f: FloatFormat): number {
  return 2 + Math.floor(((f.mantissaBits + 1) * 59) / 196);
}

/**
 * Returns `significand` * 2^`exponent` in at most `precision` digits, without trailing zeros. As in LLVM, digits beyond about the
 * precision are cut off before the rest is rounded half up, so the result may be one below the nearest decimal.
 * Source: toStringImpl and AdjustToPrecision of llvm/lib/Support/APFloat.cpp.
 */
function toDecimal(significand: bigint, exponent: number, precision: number): Decimal {
  while ((significand & 1n) === 0n) {
    significand >>= 1n;
    exponent++;
  }
  if (exponent > 0) {
    significand <<= BigInt(exponent);
    exponent = 0;
  } else significand *= 5n ** BigInt(-exponent);
  const removable = Math.floor(((bitLength(significand) - Math.floor((precision * 196 + 58) / 59)) * 59) / 196);
  if (removable > 0) {
    significand /= 10n ** BigInt(removable);
    exponent += removable;
  }
  const digits = significand.toString();
  const excess = digits.length - precision;
  if (excess <= 0) return withoutTrailingZeros(digits, exponent);
  const kept = digits.slice(0, precision);
  const rounded = digits[precision]! < '5' ? kept : (BigInt(kept) + 1n).toString();
  return withoutTrailingZeros(rounded, exponent + excess);
}

function withoutTrailingZeros(digits: string, exponent: number): Decimal {
  const kept = digits.replace(/0+$/, '');
  return { digits: kept, exponent: exponent + digits.length - kept.length };
}

/** Returns the decimal rounded to the format, to nearest with ties to even, as its bit pattern. */
function encodeDecimal(f: FloatFormat, isNegative: boolean, { digits, exponent }: Decimal): bigint {
  if (f === floatFormat.f64) {
    const value = Number(`${digits}e${exponent}`);
    return doubleToBits(isNegative ? -value : value);
  }
  const numerator = BigInt(digits) * (exponent > 0 ? 10n ** BigInt(exponent) : 1n);
  if (exponent >= 0) return roundToFormat(f, isNegative, numerator, 0);
  const denominator = 10n ** BigInt(-exponent);
  // Enough bits for any format, and one more that says whether something is left.
  const scale = Math.max(0, bitLength(denominator) - bitLength(numerator)) + f.mantissaBits + 4;
  const scaled = numerator << BigInt(scale);
  const quotient = scaled / denominator;
  const isExact = quotient * denominator === scaled;
  return roundToFormat(f, isNegative, (quotient << 1n) | (isExact ? 0n : 1n), -scale - 1);
}

/** `d.dddddde±xx`, with `precision` digits behind the point. */
function scientific({ digits, exponent }: Decimal, precision: number): string {
  const power = exponent + digits.length - 1;
  const exponentText = String(Math.abs(power)).padStart(2, '0');
  return `${digits[0]}.${digits.slice(1).padEnd(precision, '0')}e${power < 0 ? '-' : '+'}${exponentText}`;
}

/** Without an exponent where few zeros are to be filled in, else as `d.dddE±x`. */
function plain({ digits, exponent }: Decimal, precision: number): string {
  const maxPadding = 3;
  const power = exponent + digits.length - 1;
  const isScientific =
    exponent >= 0 ? exponent > maxPadding || digits.length + exponent > precision : power < -maxPadding;
  if (isScientific) return `${digits[0]}.${digits.slice(1) || '0'}E${power < 0 ? '-' : '+'}${Math.abs(power)}`;
  if (exponent >= 0) return digits + '0'.repeat(exponent);
  const whole = exponent + digits.length;
  if (whole > 0) return `${digits.slice(0, whole)}.${digits.slice(whole)}`;
  return `0.${'0'.repeat(-whole)}${digits}`;
}
