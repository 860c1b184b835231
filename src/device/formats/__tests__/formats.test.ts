import { Float16Array } from '@petamoriken/float16';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allocateBytes, byteViews } from '../byte-views.ts';
import { elementFormats } from '../formats.ts';

const all = Object.values(elementFormats);
const runs = { seed: 11, numRuns: 60 };

test('tile sizes are those of the format table', () => {
  const sizes = Object.fromEntries(all.map(({ name, tileSizeBytes }) => [name, tileSizeBytes]));
  assert.equal(sizes, {
    f32: 4096,
    f16: 2048,
    bf16: 2048,
    bfp_f8: 1088,
    bfp_bf8: 1088,
    bfp_f4: 576,
    bfp_bf4: 576,
    bfp_f2: 320,
    bfp_bf2: 320,
    u32: 4096,
    u16: 2048,
    u8: 1024,
    si32: 4096,
    si16: 2048,
    si8: 1024,
  });
});

test('binary32 numbers are written with the bits that they have, of NaNs too', () => {
  const bits = Uint32Array.of(0, 0x7f800001, 0xffbfffff, 0x7fc00000, 0x3f800000);
  const memory = allocateBytes(16);
  elementFormats.f32.writeNumbers(new Float32Array(bits.buffer), 1, memory, 4, 3);
  assert.equal([...memory.u32], [0, 0x7f800001, 0xffbfffff, 0x7fc00000]);
});

test('packing what was unpacked gives the same bytes', () => {
  const random = fc.uint8Array({ minLength: 4096, maxLength: 4096 });
  const registers = allocateBytes(4096);
  const packed = allocateBytes(4096);
  for (const format of all) {
    fc.assert(
      fc.property(random, (bytes) => {
        const memory = byteViews(Uint8Array.from(bytes));
        // NaN payloads and redundant block floats have no canonical form; one trip makes one.
        format.unpack(memory, 0, registers, 0, 1024);
        format.pack(registers, 0, memory, 0, 1024);
        format.unpack(memory, 0, registers, 0, 1024);
        format.pack(registers, 0, packed, 0, 1024);
        const size = format.tileSizeBytes;
        assert.equal(packed.u8.slice(0, size), memory.u8.slice(0, size), format.name);
      }),
      { seed: 13, numRuns: 6 },
    );
  }
});

test('the host reads back what it wrote when the format can hold it', () => {
  const integers = Array.from({ length: 1024 }, (_, i) => (i * 7) % 256);
  const halves = Array.from({ length: 1024 }, (_, i) => ((i % 2) - 0.5) * 2 ** (Math.floor(i / 16) % 8));
  for (const format of all) {
    const signed = integers.map((number) => number - 128);
    const numbers = format.kind !== 'integer' ? halves : format.isSigned ? signed : integers;
    const memory = allocateBytes(4096);
    const back = new Float64Array(1024);
    format.writeNumbers(numbers, 0, memory, 0, 1024);
    format.readNumbers(memory, 0, back, 0, 1024);
    assert.equal(Array.from(back), numbers, format.name);
  }
});

test('rows and offsets are honoured', () => {
  for (const format of all.filter(({ kind }) => kind !== 'block-float')) {
    const memory = allocateBytes(64);
    const bytes = format.datumBits / 8;
    format.writeNumbers([9, 1, 2, 3, 9], 1, memory, 2 * bytes, 3);
    const registers = allocateBytes(16);
    format.unpack(memory, 3 * bytes, registers, 2, 2);
    const view = format.kind === 'integer' ? registers.u32 : registers.f32;
    assert.equal(Array.from(view), [0, 0, 2, 3], format.name);
    format.pack(registers, 2, memory, 0, 1);
    const numbers = [0, 0, 0, 0, 0];
    format.readNumbers(memory, 0, numbers, 0, 5);
    assert.equal(numbers, [2, 0, 1, 2, 3], format.name);
  }
});

test('the sign of a negative integer fills the tile register, and packing keeps the low bits', () => {
  for (const name of ['si32', 'si16', 'si8'] as const) {
    const format = elementFormats[name];
    const memory = allocateBytes(8);
    format.writeNumbers([-2], 0, memory, 0, 1);
    const registers = allocateBytes(4);
    format.unpack(memory, 0, registers, 0, 1);
    assert.is(registers.u32[0], 2 ** 32 - 2, name);
    format.pack(registers, 0, memory, 4, 1);
    assert.equal(memory.u8.subarray(4), memory.u8.subarray(0, 4), name);
  }
});

test('f16 in device memory has no infinities and NaN: the host writes largest numbers, and reads none beyond 65504', () => {
  const { f16 } = elementFormats;
  const memory = allocateBytes(4);
  const written = (value: number): number => {
    f16.writeNumbers([value], 0, memory, 0, 1);
    return memory.u16[0]!;
  };
  const read = (bits: number): number => {
    memory.u16[0] = bits;
    const numbers = [0];
    f16.readNumbers(memory, 0, numbers, 0, 1);
    return numbers[0]!;
  };
  fc.assert(
    fc.property(fc.float({ noNaN: true, min: -65519, max: 65519 }), (value) => {
      assert.is(read(written(value)), new Float16Array([value])[0]);
    }),
    runs,
  );
  assert.equal([Infinity, -Infinity, NaN, -NaN, 1e5, 1e6].map(written), [0x7fff, 0xffff, 0x7fff, 0x7fff, 0x7e1a, 0x7fff]); // prettier-ignore
  assert.equal([0x7bff, 0x7c00, 0xfc00, 0x7e00, 0xffff].map(read), [65504, 65504, -65504, 65504, -65504]);
});

test('f32 bits survive unpack and pack, NaN payloads included', () => {
  const memory = allocateBytes(64);
  memory.u32.set([0x7f800001, 0xffc12345, 0x00000001, 0x80000000]);
  const registers = allocateBytes(64);
  elementFormats.f32.unpack(memory, 0, registers, 0, 16);
  const back = allocateBytes(64);
  elementFormats.f32.pack(registers, 0, back, 0, 16);
  assert.equal(back.u32, memory.u32);
});

test.run();
