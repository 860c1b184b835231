import { bitsToFloat, floatToBits, type ByteViews } from './byte-views.ts';
import { type ElementFormat } from './element-format.ts';
import { fromChipF16, toBf16NearestEven, toF16Saturated, toF16Truncated } from './rounding.ts';

/** IEEE binary32. Unpacking and packing copy bits; a conversion to tf32 for SrcA and SrcB belongs to tile math. */
export const f32Format: ElementFormat = {
  name: 'f32',
  kind: 'float',
  family: 'b',
  datumBits: 32,
  tileSizeBytes: 4096,
  unpack: (memory, offsetBytes, registers, offsetDatums, count) =>
    copyWords(memory.u32, offsetBytes >>> 2, registers.u32, offsetDatums, count),
  pack: (registers, offsetDatums, memory, offsetBytes, count) =>
    copyWords(registers.u32, offsetDatums, memory.u32, offsetBytes >>> 2, count),
  readNumbers(memory, offsetBytes, numbers, offset, count) {
    const from = offsetBytes >>> 2;
    for (let i = 0; i < count; i++) numbers[offset + i] = memory.f32[from + i]!;
  },
  writeNumbers(numbers, offset, memory, offsetBytes, count) {
    const to = offsetBytes >>> 2;
    if (numbers instanceof Float32Array) {
      copyWords(new Uint32Array(numbers.buffer, numbers.byteOffset + 4 * offset, count), 0, memory.u32, to, count);
      return;
    }
    for (let i = 0; i < count; i++) memory.f32[to + i] = numbers[offset + i]!;
  },
};

/** bfloat16: the upper half of binary32. The packer rounds to nearest even. */
export const bf16Format: ElementFormat = {
  name: 'bf16',
  kind: 'float',
  family: 'b',
  datumBits: 16,
  tileSizeBytes: 2048,
  unpack(memory, offsetBytes, registers, offsetDatums, count) {
    const { u16 } = memory;
    const { u32 } = registers;
    const from = offsetBytes >>> 1;
    for (let i = 0; i < count; i++) u32[offsetDatums + i] = u16[from + i]! << 16;
  },
  pack(registers, offsetDatums, memory, offsetBytes, count) {
    const { u16 } = memory;
    const { u32 } = registers;
    const to = offsetBytes >>> 1;
    for (let i = 0; i < count; i++) u16[to + i] = toBf16NearestEven(u32[offsetDatums + i]!);
  },
  readNumbers(memory, offsetBytes, numbers, offset, count) {
    const from = offsetBytes >>> 1;
    for (let i = 0; i < count; i++) numbers[offset + i] = bitsToFloat(memory.u16[from + i]! << 16);
  },
  writeNumbers: (numbers, offset, memory, offsetBytes, count) =>
    writeHalves(numbers, offset, memory, offsetBytes, count, toBf16NearestEven),
};

/**
 * binary16. On chip exponent 31 is an ordinary exponent (largest number 131008), there are neither infinities nor NaN, and the packer
 * truncates and saturates. The host writes infinities as the largest number with their sign and NaN as the largest number, as the packer does, and
 * reads what is beyond 65504 as 65504 with its sign.
 * Source: hardware facts, sections 3.2 and 3.3.
 */
export const f16Format: ElementFormat = {
  name: 'f16',
  kind: 'float',
  family: 'a',
  datumBits: 16,
  tileSizeBytes: 2048,
  unpack(memory, offsetBytes, registers, offsetDatums, count) {
    const { u16 } = memory;
    const { u32 } = registers;
    const from = offsetBytes >>> 1;
    for (let i = 0; i < count; i++) u32[offsetDatums + i] = fromChipF16(u16[from + i]!);
  },
  pack(registers, offsetDatums, memory, offsetBytes, count) {
    const { u16 } = memory;
    const { u32 } = registers;
    const to = offsetBytes >>> 1;
    for (let i = 0; i < count; i++) u16[to + i] = toF16Truncated(u32[offsetDatums + i]!);
  },
  readNumbers(memory, offsetBytes, numbers, offset, count) {
    const from = offsetBytes >>> 1;
    for (let i = 0; i < count; i++) numbers[offset + i] = bitsToFloat(fromChipF16(clampF16(memory.u16[from + i]!)));
  },
  writeNumbers: (numbers, offset, memory, offsetBytes, count) =>
    writeHalves(numbers, offset, memory, offsetBytes, count, toF16Saturated),
};

/** Turns the chip's numbers beyond the largest IEEE number into that. */
function clampF16(bits: number): number {
  return (bits & 0x7fff) > 0x7bff ? (bits & 0x8000) | 0x7bff : bits;
}

/** Copies 32-bit words; a loop because it beats `set(subarray)` for single rows and faces, and keeps NaN payloads. */
function copyWords(source: Uint32Array, from: number, target: Uint32Array, to: number, count: number): void {
  if (count >= 256) target.set(source.subarray(from, from + count), to);
  else for (let i = 0; i < count; i++) target[to + i] = source[from + i]!;
}

function writeHalves(
  numbers: ArrayLike<number>,
  offset: number,
  memory: ByteViews,
  offsetBytes: number,
  count: number,
  round: (bits: number) => number,
): void {
  const to = offsetBytes >>> 1;
  const { u16 } = memory;
  if (numbers instanceof Float32Array) {
    const bits = new Uint32Array(numbers.buffer, numbers.byteOffset + 4 * offset, count);
    for (let i = 0; i < count; i++) u16[to + i] = round(bits[i]!);
    return;
  }
  for (let i = 0; i < count; i++) u16[to + i] = round(floatToBits(numbers[offset + i]!));
}
