/** Texts of numbers of f32 by arithmetic of doubles, in place of integers of any size. */

const digitsOfShort = 6;
const digitsOfLong = 9;
const log2Of10 = Math.log2(10);
const scratch = new DataView(new ArrayBuffer(4));

/** Decimal digits, without zeros at the end, and the power of ten of the last one. */
export interface SingleDecimal {
  readonly digits: string;
  readonly exponent: number;
  /** Whether these are the six digits that suffice, not the nine that tell neighbours apart. */
  readonly isShort: boolean;
}

/**
 * Returns the digits that LLVM prints of a positive number of f32: six if they read back to the same number, else nine. LLVM cuts digits off before it
 * rounds half up, so that nothing is rounded where just as many are left. Undefined where doubles do not tell what is left or whether the digits are
 * above the number, which is rare, and for numbers without fraction.
 */
export function singleDecimal(value: number): SingleDecimal | undefined {
  const fractionBits = fractionBitsOf(value);
  if (fractionBits === undefined) return undefined;
  // The number times 10^fractionBits is odd, hence no power of two.
  const exactBits = Math.log2(value) + fractionBits * log2Of10;
  if (Math.abs(exactBits - Math.round(exactBits)) < 1e-9) return undefined;
  const bitLength = Math.floor(exactBits) + 1;
  const short = cutDigits(value, digitsOfShort, bitLength, fractionBits);
  if (short === undefined) return undefined;
  if (Math.fround(Number(short)) === value) return decimal(short, true);
  const long = cutDigits(value, digitsOfLong, bitLength, fractionBits);
  return long === undefined ? undefined : decimal(long, false);
}

/** Returns how many bits stand behind the point of a normal number of f32 that has some. */
function fractionBitsOf(value: number): number | undefined {
  scratch.setFloat32(0, value);
  const bits = scratch.getUint32(0);
  const exponent = bits >>> 23;
  if (exponent === 0 || exponent >= 0xff) return undefined;
  const significand = (bits & 0x7f_ffff) | 0x80_0000;
  const zeros = 31 - Math.clz32(significand & -significand);
  const fractionBits = 150 - exponent - zeros;
  return fractionBits > 0 ? fractionBits : undefined;
}

/**
 * Returns the number with `precision` digits as `d.ddde±x`. `bitLength` is that of the number times 10^`fractionBits`.
 * Source of the digits that are cut off: AdjustToPrecision of llvm/lib/Support/APFloat.cpp.
 */
function cutDigits(value: number, precision: number, bitLength: number, fractionBits: number): string | undefined {
  const rounded = value.toExponential(precision - 1);
  const nearest = Number(rounded);
  if (nearest === value) return undefined;
  const [digits, power] = [rounded.slice(0, precision + 1), Number(rounded.slice(precision + 2))];
  const isRoundedUp = nearest > value;
  if (isRoundedUp && Number(digits) === 1) return undefined;
  const removed = Math.max(0, Math.floor(((bitLength - Math.floor((precision * 196 + 58) / 59)) * 59) / 196));
  const left = power + 1 + fractionBits - removed;
  if (left > precision || (left === precision && !isRoundedUp)) return rounded;
  if (left < precision) return undefined;
  return `${(Number(digits) - 10 ** (1 - precision)).toFixed(precision - 1)}e${power}`;
}

function decimal(text: string, isShort: boolean): SingleDecimal {
  const end = text.indexOf('e');
  const all = text[0] + text.slice(2, end);
  let count = all.length;
  while (all.charCodeAt(count - 1) === 0x30) count--;
  return { digits: all.slice(0, count), exponent: Number(text.slice(end + 1)) - count + 1, isShort };
}
