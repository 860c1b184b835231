import { type ByteViews } from './byte-views.ts';
import { type ElementFormat, type IntegerFormatName } from './element-format.ts';

/** Unsigned 32-bit integers. Tile registers hold them as plain integers (`u32` view). */
export const u32Format: ElementFormat = integerFormat('u32', 32, (memory) => memory.u32);
/** Unsigned 16-bit integers; packing keeps the low 16 bits. */
export const u16Format: ElementFormat = integerFormat('u16', 16, (memory) => memory.u16);
/** Unsigned 8-bit integers; packing keeps the low 8 bits. */
export const u8Format: ElementFormat = integerFormat('u8', 8, (memory) => memory.u8);
/** Integers of 32 bits in two's complement. */
export const si32Format: ElementFormat = integerFormat('si32', 32, (memory) => memory.u32);
/** Integers of 16 bits in two's complement: the sign fills tile registers, packing keeps the low 16 bits. */
export const si16Format: ElementFormat = integerFormat('si16', 16, (memory) => memory.u16);
/** Integers of 8 bits in two's complement: the sign fills tile registers, packing keeps the low 8 bits. */
export const si8Format: ElementFormat = integerFormat('si8', 8, (memory) => memory.u8);

function integerFormat(
  name: IntegerFormatName,
  datumBits: 32 | 16 | 8,
  view: (memory: ByteViews) => Uint32Array | Uint16Array | Uint8Array,
): ElementFormat {
  const shift = Math.log2(datumBits / 8);
  const isSigned = name.startsWith('s');
  // Shifts that bring the sign of an element to the first of 32 bits and back.
  const signShift = 32 - datumBits;
  return {
    name,
    kind: 'integer',
    isSigned,
    family: 'none',
    datumBits,
    tileSizeBytes: 1024 << shift,
    unpack(memory, offsetBytes, registers, offsetDatums, count) {
      const elements = view(memory);
      const from = offsetBytes >>> shift;
      for (let i = 0; i < count; i++) registers.u32[offsetDatums + i] = elements[from + i]!;
      if (!isSigned || signShift === 0) return;
      const { u32 } = registers;
      for (let i = offsetDatums; i < offsetDatums + count; i++) u32[i] = (u32[i]! << signShift) >> signShift;
    },
    pack(registers, offsetDatums, memory, offsetBytes, count) {
      const elements = view(memory);
      const to = offsetBytes >>> shift;
      for (let i = 0; i < count; i++) elements[to + i] = registers.u32[offsetDatums + i]!;
    },
    readNumbers(memory, offsetBytes, numbers, offset, count) {
      const elements = view(memory);
      const from = offsetBytes >>> shift;
      if (isSigned)
        for (let i = 0; i < count; i++) numbers[offset + i] = (elements[from + i]! << signShift) >> signShift;
      else for (let i = 0; i < count; i++) numbers[offset + i] = elements[from + i]!;
    },
    writeNumbers(numbers, offset, memory, offsetBytes, count) {
      const elements = view(memory);
      const to = offsetBytes >>> shift;
      for (let i = 0; i < count; i++) elements[to + i] = numbers[offset + i]!;
    },
  };
}
