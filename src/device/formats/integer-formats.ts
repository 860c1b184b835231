import { type ByteViews } from './byte-views.ts';
import { type ElementFormat } from './element-format.ts';

/** Unsigned 32-bit integers. Tile registers hold them as plain integers (`u32` view). */
export const u32Format: ElementFormat = integerFormat('u32', 32, (memory) => memory.u32);
/** Unsigned 16-bit integers; packing keeps the low 16 bits. */
export const u16Format: ElementFormat = integerFormat('u16', 16, (memory) => memory.u16);
/** Unsigned 8-bit integers; packing keeps the low 8 bits. */
export const u8Format: ElementFormat = integerFormat('u8', 8, (memory) => memory.u8);

function integerFormat(
  name: 'u32' | 'u16' | 'u8',
  datumBits: 32 | 16 | 8,
  view: (memory: ByteViews) => Uint32Array | Uint16Array | Uint8Array,
): ElementFormat {
  const shift = Math.log2(datumBits / 8);
  return {
    name,
    kind: 'integer',
    family: 'none',
    datumBits,
    tileSizeBytes: 1024 << shift,
    unpack(memory, offsetBytes, registers, offsetDatums, count) {
      const elements = view(memory);
      const from = offsetBytes >>> shift;
      for (let i = 0; i < count; i++) registers.u32[offsetDatums + i] = elements[from + i]!;
    },
    pack(registers, offsetDatums, memory, offsetBytes, count) {
      const elements = view(memory);
      const to = offsetBytes >>> shift;
      for (let i = 0; i < count; i++) elements[to + i] = registers.u32[offsetDatums + i]!;
    },
    readNumbers(memory, offsetBytes, numbers, offset, count) {
      const elements = view(memory);
      const from = offsetBytes >>> shift;
      for (let i = 0; i < count; i++) numbers[offset + i] = elements[from + i]!;
    },
    writeNumbers(numbers, offset, memory, offsetBytes, count) {
      const elements = view(memory);
      const to = offsetBytes >>> shift;
      for (let i = 0; i < count; i++) elements[to + i] = numbers[offset + i]!;
    },
  };
}
