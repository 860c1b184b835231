/**
 * The rounding rules of host and device, on bit patterns. All take the bits of an IEEE binary32 number.
 * Source: hardware facts, sections 3.2 and 3.3. Differs: denormals are kept where the FPU would read them as zero, and infinity and
 * NaN stay IEEE in f32 and bf16 where the FPU would take exponent 255 for an ordinary one.
 */

const isNaNBits = (bits: number): boolean => (bits & 0x7fffffff) > 0x7f800000;

/** Returns bf16 bits, to nearest, ties to even: the host's conversion, the packer's default, and how a 16-bit Dst of the B family rounds. */
export function toBf16NearestEven(bits: number): number {
  if (isNaNBits(bits)) return (bits >>> 16) | 0x40;
  return (bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16;
}

/** Returns bf16 bits, truncated: the packer's other selectable conversion. */
export function toBf16Truncated(bits: number): number {
  return isNaNBits(bits) ? (bits >>> 16) | 0x40 : bits >>> 16;
}

/** Returns binary32 bits with the 10 mantissa bits of tf32, truncated: what the unpacker loads into SrcA and SrcB from f32. */
export function toTf32Truncated(bits: number): number {
  return isNaNBits(bits) ? (bits | 0x400000) >>> 0 : (bits & 0xffffe000) >>> 0;
}

/** Returns IEEE binary16 bits, to nearest, ties to even, overflow to infinity: the host's conversion. */
export function toF16NearestEven(bits: number): number {
  if (isNaNBits(bits)) return ((bits >>> 16) & 0x8000) | 0x7e00;
  const rounded = roundMagnitudeToF16(bits & 0x7fffffff);
  return ((bits >>> 16) & 0x8000) | (rounded > 0x7c00 ? 0x7c00 : rounded);
}

/** Returns chip f16 bits, to nearest, ties to even, saturated at 0x7fff (131008), as are NaN of any sign: how a 16-bit Dst of the A family rounds. */
export function toF16Saturated(bits: number): number {
  if (isNaNBits(bits)) return 0x7fff;
  const rounded = roundMagnitudeToF16(bits & 0x7fffffff);
  return ((bits >>> 16) & 0x8000) | (rounded > 0x7fff ? 0x7fff : rounded);
}

/** Returns chip f16 bits, truncated, saturated at 0x7fff (131008), as are NaN of any sign: the packer's conversion from a 32-bit Dst. */
export function toF16Truncated(bits: number): number {
  if (isNaNBits(bits)) return 0x7fff;
  const sign = (bits >>> 16) & 0x8000;
  const magnitude = bits & 0x7fffffff;
  if (magnitude >= 0x38800000) return sign | Math.min((magnitude - 0x38000000) >>> 13, 0x7fff);
  return sign | (magnitude < 0x33800000 ? 0 : f16DenormalSignificand(magnitude) >>> f16DenormalShift(magnitude));
}

/** Returns binary32 bits of a chip f16 number: exponent 31 is an ordinary exponent, so 0x7fff is 131008. */
export function fromChipF16(bits: number): number {
  const exponent = (bits >>> 10) & 31;
  if (exponent === 0) return fromF16Denormal(bits);
  return (((bits & 0x8000) << 16) | (((bits & 0x7fff) << 13) + 0x38000000)) >>> 0;
}

/** Returns binary32 bits of an IEEE binary16 number: exponent 31 is infinity or NaN. */
export function fromIeeeF16(bits: number): number {
  if (((bits >>> 10) & 31) !== 31) return fromChipF16(bits);
  return (((bits & 0x8000) << 16) | 0x7f800000 | ((bits & 0x3ff) << 13)) >>> 0;
}

/** Rounds a binary32 magnitude to binary16; results above 0x7c00 say how far beyond the largest finite number it lies. */
function roundMagnitudeToF16(magnitude: number): number {
  if (magnitude >= 0x38800000) return (magnitude - 0x38000000 + 0xfff + ((magnitude >>> 13) & 1)) >>> 13;
  if (magnitude < 0x33000000) return 0;
  const shift = f16DenormalShift(magnitude);
  const significand = f16DenormalSignificand(magnitude);
  const half = 1 << (shift - 1);
  return (significand + half - 1 + ((significand >>> shift) & 1)) >>> shift;
}

const f16DenormalShift = (magnitude: number): number => 126 - (magnitude >>> 23);
const f16DenormalSignificand = (magnitude: number): number => (magnitude & 0x7fffff) | 0x800000;

function fromF16Denormal(bits: number): number {
  const sign = (bits & 0x8000) << 16;
  const mantissa = bits & 0x3ff;
  if (mantissa === 0) return sign >>> 0;
  const leading = 31 - Math.clz32(mantissa);
  return (sign | ((leading + 103) << 23) | ((mantissa << (23 - leading)) & 0x7fffff)) >>> 0;
}
