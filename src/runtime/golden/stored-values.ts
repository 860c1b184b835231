import { allocateBytes } from '../../device/formats/byte-views.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { signedBits, toNearestInteger } from '../../device/tile-math/integer-functions.ts';
import { alignUp } from '../../support/math.ts';
import { type GoldenTensor } from './golden-tensor.ts';
import { wrapped } from './integers.ts';

/** The largest number that the host reads from an f16, beyond which the chip goes on up to 131008. */
const largestHostF16 = 65504;

/** Returns a result of the reference as what it is stored as: integers are kept modulo 2^bits. */
export function storedAs(format: FormatName, tensor: GoldenTensor): GoldenTensor {
  const { kind, datumBits, isSigned } = elementFormats[format];
  return kind === 'integer' ? wrapped(tensor, datumBits, isSigned) : tensor;
}

/** Returns what was computed in floats as a format has it: of integers those that are nearest, toward zero; NaN is 0. */
export function castTo(format: FormatName, tensor: GoldenTensor): GoldenTensor {
  const elementFormat = elementFormats[format];
  if (elementFormat.kind !== 'integer') return tensor;
  return { ...tensor, data: tensor.data.map(toNearestInteger(signedBits(elementFormat))) };
}

/** Returns a reference whose values beyond the range of a format, too large or too small, are what the chip makes of such results. */
export function inRange(format: FormatName, { shape, data }: GoldenTensor): GoldenTensor {
  if (elementFormats[format].kind !== 'float') return storedAs(format, { shape, data });
  const values = chipValues(format, data);
  const [largest] = chipValues(format, [3.4e38]) as unknown as readonly [number];
  const isBeyond = (value: number, rounded: number): boolean =>
    !Number.isFinite(rounded) || !(Math.abs(value) <= Math.min(largest, 2 * Math.abs(rounded)));
  return { shape, data: data.map((value, i) => (isBeyond(value, values[i]!) ? values[i]! : value)) };
}

/** Returns values as the host reads them: an f16 of the chip ends at 65504 then, and NaN, which has become the largest number there, is 65504. */
export function readByHost(format: FormatName, { shape, data }: GoldenTensor): GoldenTensor {
  if (format !== 'f16') return { shape, data };
  const clamped = (value: number): number => Math.max(-largestHostF16, Math.min(largestHostF16, value));
  return { shape, data: data.map((value) => (Number.isNaN(value) ? largestHostF16 : clamped(value))) };
}

/** Bits of the fraction in formats whose elements are rounded one by one. */
const fractionBits: Readonly<Partial<Record<FormatName, number>>> = { f32: 23, f16: 10, bf16: 7 };

/**
 * Returns `actual` with what is expected in place of elements that are within one step of the format of it. Where all elements are nearly the same, as what
 * softmax makes of equal ones, the differences between them are rounding alone, and would correlate with nothing.
 */
export function withoutRounding(format: FormatName, actual: Float64Array, expected: Float64Array): Float64Array {
  const bits = fractionBits[format];
  if (bits === undefined) return actual;
  return actual.map((value, i) => {
    const other = expected[i]!;
    // An exponent that is too large by one where log2 rounds up makes the step twice as large.
    return Math.abs(value - other) <= 2 ** (Math.floor(Math.log2(Math.abs(other))) - bits) ? other : value;
  });
}

/** Returns the numbers that the chip holds after packing values to a format. */
function chipValues(format: FormatName, values: ArrayLike<number>): Float32Array {
  const { datumBits, pack, unpack } = elementFormats[format];
  const registers = allocateBytes(4 * values.length);
  registers.f32.set(values);
  const memory = allocateBytes(alignUp((values.length * datumBits) / 8, 4));
  pack(registers, 0, memory, 0, values.length);
  unpack(memory, 0, registers, 0, values.length);
  return registers.f32;
}
