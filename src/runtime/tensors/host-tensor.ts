import { type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { allocateBytes, bitsToFloat, floatToBits } from '../../device/formats/byte-views.ts';
import { fromIeeeF16, toF16NearestEven } from '../../device/formats/rounding.ts';
import { signedBits, toNearestInteger } from '../../device/tile-math/integer-functions.ts';
import { counted } from '../../support/counted.ts';
import { alignUp, product } from '../../support/math.ts';
import { RuntimeError } from '../runtime-error.ts';

/** Numbers that every element of a format fits exactly. */
export type HostValues = Float32Array | Float64Array;

/** A tensor in host memory: `values` are product(shape) numbers of the format, row-major. Shape [] is a single number. */
export interface HostTensor {
  readonly shape: readonly number[];
  readonly format: FormatName;
  readonly values: HostValues;
}

/** Elements that a tensor in host memory may have: about what one array of numbers can hold. */
const maxHostElems = 2 ** 30;

/** Throws RuntimeError for a shape that is none, or too large for the host. */
export function checkHostSize(shape: readonly number[]): void {
  if (shape.some((size) => size < 0)) throw new RuntimeError(`${shape.join('x')} is no shape`);
  if (product(shape) > maxHostElems) {
    throw new RuntimeError(
      `a tensor of ${shape.join('x')} is too large: the host holds up to ${maxHostElems} elements`,
    );
  }
}

/** Tells whether numbers of a format are integers of 32 bits, more than an f32 holds. */
export function isWord(format: FormatName): boolean {
  return format === 'u32' || format === 'si32';
}

/** Returns an array for `count` numbers of a format. Throws RuntimeError when there is no memory for it. */
export function hostValues(format: FormatName, count: number): HostValues {
  try {
    return isWord(format) ? new Float64Array(count) : new Float32Array(count);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RuntimeError(`the host has no memory for ${counted(count, 'element')}`, { cause: error });
  }
}

/**
 * Returns the tensor of the given numbers, rounded to the format (floats to nearest even, integers modulo 2^bits). Throws RuntimeError for a format that
 * there is not, and for too many or too few numbers.
 */
export function hostTensor(shape: readonly number[], format: FormatName, numbers: ArrayLike<number>): HostTensor {
  if (!Object.hasOwn(elementFormats, format)) {
    throw new RuntimeError(`unknown format '${format}' (there are ${Object.keys(elementFormats).join(', ')})`);
  }
  if (numbers.length !== product(shape)) {
    throw new RuntimeError(`${numbers.length} numbers do not fill a tensor of ${shape.join('x')}`);
  }
  if (format === 'f32') return { shape, format, values: Float32Array.from(numbers) };
  return { shape, format, values: roundTo(format, numbers) };
}

/** Returns the tensor in another format: of floats that become integers, those that are nearest, toward zero, as on the device. */
export function convertTensor(tensor: HostTensor, format: FormatName): HostTensor {
  if (tensor.format === format) return tensor;
  const { shape, values } = tensor;
  const elementFormat = elementFormats[format];
  const becomesInteger = elementFormat.kind === 'integer' && elementFormats[tensor.format].kind !== 'integer';
  const numbers = becomesInteger ? Float64Array.from(values, toNearestInteger(signedBits(elementFormat))) : values;
  return hostTensor(shape, format, numbers);
}

function roundTo(format: FormatName, numbers: ArrayLike<number>): HostValues {
  const { kind, datumBits, writeNumbers, readNumbers } = elementFormats[format];
  const values = hostValues(format, numbers.length);
  if (kind === 'block-float') {
    // The exponents that a tile shares depend on the layout: rounding happens where the tensor becomes tiles.
    values.set(Float32Array.from(numbers));
    return values;
  }
  if (format === 'f16') {
    // The host's f16 is IEEE's, with infinities and NaN; that of the chip, which `writeNumbers` writes, has none.
    for (let i = 0; i < numbers.length; i++) values[i] = ieeeF16(numbers[i]!);
    return values;
  }
  const bytes = allocateBytes(alignUp((numbers.length * datumBits) / 8, 4));
  writeNumbers(numbers, 0, bytes, 0, numbers.length);
  readNumbers(bytes, 0, values, 0, numbers.length);
  return values;
}

function ieeeF16(value: number): number {
  return bitsToFloat(fromIeeeF16(toF16NearestEven(floatToBits(value))));
}
