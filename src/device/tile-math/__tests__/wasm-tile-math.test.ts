/** Tile arithmetic with vectors against the plain one: the same bits, for every input. */
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allocateBytes, floatToBits, type ByteViews } from '../../formats/byte-views.ts';
import { elementFormats } from '../../formats/formats.ts';
import { plainTileMath } from '../plain-tile-math.ts';
import { allocateTileArray, type TileArray } from '../tile-array.ts';
import { type MathMode } from '../tile-math.ts';
import { vectorBytes } from '../wasm/vector-memory.ts';
import { fastTileMath } from '../wasm/wasm-tile-math.ts';

const { bf16, f32 } = elementFormats;
const plainMode: MathMode = { fidelity: 'hifi4', plainProduct: true, dst: 'f32' };

/** Patterns at which arithmetic changes: zeros, denormals, the ends of the range, infinities, NaNs, ties of rounding to bf16. */
const edges = [0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x00800000, 0x3f800000, 0xbf800000, 0x3f808000, 0x3f818000, 0x3f807fff, 0x7f7fffff, 0xff7fffff, 0x7f7f8000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffffffff]; // prettier-ignore

/** Fills tiles with patterns that a seed chooses. `edgeShare` of 256 are of the list above. */
function fill(tiles: TileArray, seed: number, edgeShare: number): void {
  let state = seed | 0;
  const next = (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state ^ (state >>> 13)) >>> 0;
  };
  for (let i = 0; i < tiles.u32.length; i++) {
    const bits = next();
    const isEdge = (next() & 255) < edgeShare;
    // Exponents around one, so that sums round and cancel.
    tiles.u32[i] = isEdge ? edges[bits % edges.length]! : (bits & 0x80ffffff) | (0x3c000000 + (bits & 0x03000000));
  }
}

/** Returns tiles in memory that `allocate` gives. */
function tilesIn(allocate: (sizeBytes: number) => ByteViews, tileCount: number): TileArray {
  return { ...allocate(tileCount * 4096), tileCount };
}

/** Returns the bits of tiles; every NaN is one, as which of them an operation gives is the machine's choice. */
function bitsOf({ u32 }: TileArray): Uint32Array {
  return u32.map((bits) => ((bits & 0x7fffffff) > 0x7f800000 ? 0x7fc00000 : bits));
}

test('this machine has vectors', () => {
  assert.is(fastTileMath.name, 'vectors');
});

test('products of tiles', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom(0, 1, 64),
      fc.boolean(),
      fc.boolean(),
      (seed, share, accumulate, shared) => {
        const [dst, left, right] = [allocateTileArray(3), allocateTileArray(2), allocateTileArray(2)];
        fill(left, seed, share);
        fill(right, seed + 1, share);
        fill(dst, seed + 2, share);
        const expected = allocateTileArray(3);
        expected.u32.set(dst.u32);
        plainTileMath.matmul(expected, 2, left, 1, right, 0, accumulate, plainMode);
        if (shared) {
          const { in0, in1 } = fastTileMath.sources;
          in0.u32.set(left.u32.subarray(1024));
          in1.u32.set(right.u32.subarray(0, 1024));
          fastTileMath.matmul(dst, 2, in0, 0, in1, 0, accumulate, plainMode);
        } else {
          fastTileMath.matmul(dst, 2, left, 1, right, 0, accumulate, plainMode);
        }
        assert.equal(bitsOf(dst), bitsOf(expected));
      },
    ),
    { numRuns: 60 },
  );
});

test('products in phases, or into a Dst of 16 bits, are the plain ones', () => {
  const modes: readonly MathMode[] = [
    { fidelity: 'hifi2', plainProduct: false, dst: 'f32' },
    { fidelity: 'hifi4', plainProduct: true, dst: 'bf16' },
    { fidelity: 'hifi4', plainProduct: true, dst: 'f16' },
  ];
  for (const mode of modes) {
    const { in0, in1 } = fastTileMath.sources;
    fill(in0, 1, 0);
    fill(in1, 2, 0);
    const [dst, expected] = [allocateTileArray(1), allocateTileArray(1)];
    fastTileMath.matmul(dst, 0, in0, 0, in1, 0, false, mode);
    plainTileMath.matmul(expected, 0, in0, 0, in1, 0, false, mode);
    assert.equal(dst.u32, expected.u32);
  }
});

test('products of tiles in memory', () => {
  for (const allocate of [allocateBytes, vectorBytes]) {
    const memory = allocate(8192);
    for (const [leftFormat, rightFormat] of [
      [bf16, bf16],
      [bf16, f32],
      [f32, bf16],
    ] as const) {
      // prettier-ignore
      for (const accumulate of [false, true]) {
        const [dst, expected] = [tilesIn(allocate, 2), allocateTileArray(2)];
        fill({ ...memory, tileCount: 1 }, 5, 3);
        fill(dst, 6, 0);
        expected.u32.set(dst.u32);
        fastTileMath.matmulInMemory(dst, 1, memory, leftFormat, 4096, rightFormat, 0, accumulate, plainMode, true);
        plainTileMath.matmulInMemory(expected, 1, memory, leftFormat, 4096, rightFormat, 0, accumulate, plainMode, true);
        assert.equal(bitsOf(dst), bitsOf(expected));
      }
    }
  }
});

test('products of tiles that were unpacked before, until memory changes', () => {
  const tiles = 6;
  for (const allocate of [allocateBytes, vectorBytes]) {
    const memory = allocate(2048 * tiles);
    const [dst, expected] = [tilesIn(allocate, 1), allocateTileArray(1)];
    for (const seed of [1, 2]) {
      fill({ ...memory, tileCount: 3 }, seed, 0);
      // The upper halves are numbers of bf16 around one.
      for (let i = 0; i < memory.u16.length; i += 2) memory.u16[i] = memory.u16[i + 1]!;
      dst.u32.fill(0);
      expected.u32.fill(0);
      for (let left = 0; left < tiles; left++) {
        for (let right = 0; right < tiles; right++) {
          const changed = left === 0 && right === 0;
          fastTileMath.matmulInMemory(dst, 0, memory, bf16, left * 2048, bf16, right * 2048, true, plainMode, changed);
          plainTileMath.matmulInMemory(expected, 0, memory, bf16, left * 2048, bf16, right * 2048, true, plainMode, true); // prettier-ignore
        }
      }
      assert.equal(dst.u32, expected.u32);
    }
  }
});

test('all that is done in the memory of vectors is what is done elsewhere', () => {
  const memory = vectorBytes(4096);
  const [tiles, expected] = [tilesIn(vectorBytes, 3), allocateTileArray(3)];
  const packed = allocateBytes(4096);
  fill(tiles, 21, 20);
  expected.u32.set(tiles.u32);
  for (const [math, registers] of [
    [fastTileMath, tiles],
    [plainTileMath, expected],
  ] as const) {
    math.fpuBinary('add', 'none', registers, 1, registers, 0, registers, 2, false, plainMode);
    math.fpuBinary('mul', 'col', registers, 2, registers, 1, registers, 0, false, plainMode);
    math.matmul(registers, 0, registers, 1, registers, 2, true, plainMode);
    math.matmul(registers, 1, registers, 0, registers, 2, false, plainMode);
  }
  assert.equal(bitsOf(tiles), bitsOf(expected));
  fastTileMath.pack(bf16, tiles, 1, memory, 2048);
  bf16.pack(tiles, 1024, packed, 2048, 1024);
  assert.equal(memory.u8, packed.u8);
  fastTileMath.unpack(bf16, memory, 2048, tiles);
  bf16.unpack(packed, 2048, expected, 0, 1024);
  assert.equal(tiles.u32.subarray(0, 1024), expected.u32.subarray(0, 1024));
});

test('sums, differences and products of elements', () => {
  for (const operation of ['add', 'sub', 'mul'] as const) {
    for (const broadcast of ['none', 'row', 'col', 'scalar'] as const) {
      for (const [accumulate, share] of [
        [false, 0],
        [false, 128],
        [true, 3],
      ] as const) {
        // prettier-ignore
        const [dst, a, b] = [allocateTileArray(2), allocateTileArray(2), allocateTileArray(2)];
        [a, b, dst].forEach((tiles, i) => fill(tiles, 11 + i, share));
        const expected = allocateTileArray(2);
        expected.u32.set(dst.u32);
        plainTileMath.fpuBinary(operation, broadcast, expected, 1, a, 0, b, 1, accumulate, plainMode);
        fastTileMath.fpuBinary(operation, broadcast, dst, 1, a, 0, b, 1, accumulate, plainMode);
        assert.equal(bitsOf(dst), bitsOf(expected));
      }
    }
  }
});

test('functions of one element, of bf16 numbers and of others', () => {
  for (const [functionName, parameter] of [
    ['gelu', 0],
    ['exp', 0],
    ['relu', 0],
    ['leaky_relu', 0.5],
    ['leaky_relu', 0.25],
  ] as const) {
    // prettier-ignore
    const [tiles, expected] = [allocateTileArray(2), allocateTileArray(2)];
    for (let round = 0; round < 2; round++) {
      fill(tiles, 9, 64);
      for (let i = 0; i < tiles.u32.length; i += 2) tiles.u32[i]! &= 0xffff0000;
      expected.u32.set(tiles.u32);
      fastTileMath.sfpuUnary(functionName, tiles, 1, parameter, plainMode);
      plainTileMath.sfpuUnary(functionName, expected, 1, parameter, plainMode);
      assert.equal(bitsOf(tiles), bitsOf(expected));
    }
  }
});

test('every bf16 number is unpacked, into sources and elsewhere', () => {
  const memory = allocateBytes(65536 * 2);
  for (let i = 0; i < 65536; i++) memory.u16[i] = i;
  const expected = allocateTileArray(1);
  const { in0, in1 } = fastTileMath.sources;
  for (const target of [in0, in1, allocateTileArray(1)]) {
    for (let tile = 0; tile < 64; tile++) {
      fastTileMath.unpack(bf16, memory, tile * 2048, target);
      bf16.unpack(memory, tile * 2048, expected, 0, 1024);
      assert.equal(target.u32, expected.u32);
    }
  }
});

test('tiles are packed into bf16, to nearest even', () => {
  const tiles = allocateTileArray(2);
  const [packed, expected] = [allocateBytes(8192), allocateBytes(8192)];
  for (let seed = 0; seed < 50; seed++) {
    fill(tiles, seed, seed);
    for (let tile = 0; tile < 2; tile++) {
      fastTileMath.pack(bf16, tiles, tile, packed, 2048 + tile * 2048);
      bf16.pack(tiles, tile * 1024, expected, 2048 + tile * 2048, 1024);
    }
    assert.equal(packed.u8, expected.u8);
  }
});

test('rows are packed into bf16 and other formats as elements are', () => {
  const numbers = allocateTileArray(3);
  fill(numbers, 3, 64);
  for (const format of [bf16, f32]) {
    for (const count of [1, 16, 17, 32, 33, 95, 2048, 2049, 3000]) {
      for (const [from, row] of [
        [0, 0],
        [7, 15],
        [72, 31],
      ] as const) {
        const [packed, expected] = [vectorBytes(98 * format.tileSizeBytes), allocateBytes(98 * format.tileSizeBytes)];
        for (const bytes of [packed, expected]) bytes.u8.fill(1);
        fastTileMath.packRow(format, numbers.f32, from, count, packed, format.tileSizeBytes, row);
        for (let i = 0; i < count; i++) {
          const [tile, column] = [1 + (i >> 5), i & 31];
          const datum = (row >> 4) * 512 + (column >> 4) * 256 + (row & 15) * 16 + (column & 15);
          const at = tile * format.tileSizeBytes + (datum * format.datumBits) / 8;
          format.writeNumbers(numbers.f32, from + i, expected, at, 1);
        }
        assert.equal(packed.u8, expected.u8);
      }
    }
  }
});

test('other formats are packed and unpacked as they are', () => {
  const tile = allocateTileArray(1);
  fill(tile, 7, 10);
  const memory = allocateBytes(4096);
  fastTileMath.pack(f32, tile, 0, memory, 0);
  assert.equal(memory.u32, tile.u32);
  memory.u32[5] = floatToBits(1.5);
  fastTileMath.unpack(f32, memory, 0, fastTileMath.sources.in1);
  assert.is(fastTileMath.sources.in1.f32[5], 1.5);
});

test.run();
