/**
 * The two 16-bit float formats as bit patterns. Numbers are rounded once, from double precision, to the nearest value and
 * from a tie to the even one; what is too large becomes an infinity, and every NaN the quiet NaN without a sign.
 */

/** Adding and subtracting it rounds a number in [0, 2^52) to an integer, ties to even. */
const roundToInteger = 2 ** 52;

const scratch = new DataView(new ArrayBuffer(8));

/** Returns the bits of `value` in a format with one sign bit, `16 - 1 - fractionBits` exponent bits and `fractionBits`. */
function encode(value: number, fractionBits: number): number {
  const exponentBits = 15 - fractionBits;
  const bias = 2 ** (exponentBits - 1) - 1;
  const infinity = (2 ** exponentBits - 1) << fractionBits;
  if (Number.isNaN(value)) return infinity | (1 << (fractionBits - 1));
  scratch.setFloat64(0, value);
  const high = scratch.getUint16(0);
  const sign = high & 0x8000;
  // A value below the least normal one is counted in the steps of the least exponent: it becomes a subnormal.
  const exponent = Math.max(((high >>> 4) & 0x7ff) - 1023, 1 - bias);
  if (exponent > bias) return sign | infinity;
  const steps = Math.abs(value) * 2 ** (fractionBits - exponent);
  const rounded = steps + roundToInteger - roundToInteger;
  // A rounded-up fraction carries into the exponent, and from the largest exponent into infinity, by plain addition.
  return sign | ((exponent + bias - 1) * 2 ** fractionBits + rounded);
}

/** Returns the IEEE binary16 bits of `value` (1 sign, 5 exponent, 10 fraction bits). */
export function float16Bits(value: number): number {
  return encode(value, 10);
}

/** Returns the bfloat16 bits of `value` (1 sign, 8 exponent, 7 fraction bits). */
export function bfloat16Bits(value: number): number {
  return encode(value, 7);
}

/** Returns the number that IEEE binary16 `bits` stand for. */
export function float16FromBits(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >>> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** Returns the number that bfloat16 `bits` stand for. */
export function bfloat16FromBits(bits: number): number {
  scratch.setUint32(0, (bits & 0xffff) << 16);
  return scratch.getFloat32(0);
}
