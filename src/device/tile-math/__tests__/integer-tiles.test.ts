import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowMajorToTile, tileIndex } from '../../tile-layout.ts';
import { plainTileMath as math } from '../plain-tile-math.ts';
import { allocateTileArray, type TileArray } from '../tile-array.ts';
import { type MathMode } from '../tile-math.ts';
import { binaryFunctions, unaryFunctions } from '../elementwise-functions.ts';
import { integerBinaryFunction, integerUnaryFunction } from '../integer-functions.ts';

const mode: MathMode = { fidelity: 'hifi4', plainProduct: false, dst: 'u32' };
const floats: MathMode = { ...mode, dst: 'f32' };

/** Returns one tile whose element (r, c) is `value(r, c)`. */
function tileOf(value: (row: number, column: number) => number): TileArray {
  const tile = allocateTileArray(1);
  for (let i = 0; i < 1024; i++) tile.u32[rowMajorToTile[i]!] = value(i >> 5, i & 31);
  return tile;
}

const at = (tile: TileArray, row: number, column: number): number => tile.u32[tileIndex(row, column)]!;
const large = (row: number, column: number): number => (row * 0x9e3779b1 + column * 0x85ebca6b) >>> 0;

test('products of matrices are exact modulo 2^32, and add up', () => {
  const [left, right] = [tileOf(large), tileOf((row, column) => large(column, row + 7))];
  const dst = tileOf(() => 5);
  math.matmul(dst, 0, left, 0, right, 0, true, mode);
  for (const [i, j] of [
    [0, 0],
    [17, 3],
    [31, 31],
  ] as const) {
    let sum = 5n;
    for (let k = 0; k < 32; k++) sum += BigInt(at(left, i, k)) * BigInt(at(right, k, j));
    assert.is(at(dst, i, j), Number(sum & 0xffff_ffffn));
  }
  math.matmul(
    dst,
    0,
    tileOf(() => 1),
    0,
    tileOf((_, column) => column),
    0,
    false,
    mode,
  );
  assert.is(at(dst, 9, 4), 128);
});

test('sums, differences and products of the matrix engine, with broadcast', () => {
  const [a, b] = [tileOf(large), tileOf((row, column) => row + 100 * column)];
  const dst = allocateTileArray(1);
  math.fpuBinary('sub', 'col', dst, 0, b, 0, a, 0, false, mode);
  assert.is(at(dst, 3, 8), (803 - at(a, 3, 0)) >>> 0);
  math.fpuBinary('mul', 'none', dst, 0, a, 0, b, 0, false, mode);
  assert.is(at(dst, 3, 8), Math.imul(at(a, 3, 8), 803) >>> 0);
  math.fpuBinary(
    'add',
    'scalar',
    dst,
    0,
    b,
    0,
    tileOf(() => 2),
    0,
    true,
    mode,
  );
  assert.is(at(dst, 3, 8), (Math.imul(at(a, 3, 8), 803) + 805) >>> 0);
});

test('reductions wrap, and the largest of unsigned numbers wins', () => {
  const source = tileOf((row, column) => (column === 5 ? 0xffff_ffff : row));
  const dst = allocateTileArray(1);
  math.reduce('sum', 'row', dst, 0, source, 0, 1, false, mode);
  assert.is(at(dst, 4, 0), (31 * 4 - 1) >>> 0);
  assert.is(at(dst, 4, 1), 0);
  math.reduce('sum', 'row', dst, 0, source, 0, 1, true, mode);
  assert.is(at(dst, 4, 0), (2 * (31 * 4 - 1)) >>> 0);
  math.reduce('max', 'col', dst, 0, source, 0, 1, false, mode);
  assert.equal([at(dst, 0, 4), at(dst, 0, 5), at(dst, 1, 5)], [31, 0xffff_ffff, 0]);
  math.reduce(
    'sum',
    'scalar',
    dst,
    0,
    tileOf(() => 3),
    0,
    2,
    false,
    mode,
  );
  assert.is(at(dst, 0, 0), 6 * 1024);
});

test('floats become integers toward zero, modulo 2^32, and integers floats', () => {
  const numbers = [1.9, -1.9, 2 ** 32 + 4096, NaN, Infinity, -0.5];
  const tile = allocateTileArray(1);
  tile.f32.set(numbers);
  math.typecast(tile, 0, 'f32', mode, 0);
  assert.equal([...tile.u32.subarray(0, 6)], [1, 2 ** 32 - 1, 4096, 0, 0, 0]);
  math.typecast(tile, 0, 'u32', floats, 0);
  assert.equal([...tile.f32.subarray(0, 6)], [1, 2 ** 32, 4096, 0, 0, 0]);
  tile.u32.set([2 ** 32 - 1, 2 ** 31, 7]);
  math.typecast(tile, 0, 'si32', floats, 0);
  assert.equal([...tile.f32.subarray(0, 3)], [-1, -(2 ** 31), 7]);
});

test('floats beyond the integers of so many bits become the nearest of them', () => {
  const numbers = [300.7, -300.7, 1e10, -Infinity, NaN, 127.5, -0.9, -128.5];
  const cast = (bits: number): number[] => {
    const tile = allocateTileArray(1);
    tile.f32.set(numbers);
    math.typecast(tile, 0, 'f32', mode, bits);
    return [...tile.u32.subarray(0, numbers.length)].map((word) => (bits < 0 ? word | 0 : word));
  };
  assert.equal(cast(8), [255, 0, 255, 0, 0, 127, 0, 0]);
  assert.equal(cast(-8), [127, -128, 127, -128, 0, 127, 0, -128]);
  assert.equal(cast(32), [300, 0, 2 ** 32 - 1, 0, 0, 127, 0, 0]);
  assert.equal(cast(-32), [300, -300, 2 ** 31 - 1, -(2 ** 31), 0, 127, 0, -128]);
});

test('functions of integers have the names of functions of floats, and agree with them on small numbers', () => {
  for (const [integers, small] of [
    ['u32', [0, 1, 2, 3, 7]],
    ['si32', [0, 1, 2, -3, 7, -7]],
  ] as const) {
    for (const [name, { reference, ofIntegers }] of Object.entries(unaryFunctions)) {
      const evaluate = integerUnaryFunction(name, integers);
      if (!evaluate || ofIntegers) continue;
      for (const x of small) assert.is(evaluate(x, 2) >>> 0, reference(x, 2) >>> 0, `${name}(${x}) of ${integers}`);
    }
    for (const [name, { reference, ofIntegers }] of Object.entries(binaryFunctions)) {
      const evaluate = integerBinaryFunction(name, integers);
      if (!evaluate || ofIntegers) continue;
      for (const a of small)
        for (const b of small)
          assert.is(evaluate(a, b) >>> 0, reference(a, b) >>> 0, `${name}(${a}, ${b}) of ${integers}`);
    }
  }
  const power = integerBinaryFunction('power', 'si32')!;
  assert.is(power(3, 40) >>> 0, Number((3n ** 40n) & 0xffff_ffffn));
  assert.equal([power(-1, -3), power(-1, -2), power(1, -5), power(2, -1)], [-1, 1, 1, 0]);
});

test('a tile of Dst is filled and takes functions of integers', () => {
  const dst = allocateTileArray(2);
  math.fill(dst, 0, 7, mode);
  math.fill(dst, 1, 9, mode);
  math.sfpuBinary('sub', dst, 0, 1, mode);
  assert.is(dst.u32[1000], 2 ** 32 - 2);
  math.sfpuUnary('negative', dst, 0, 0, mode);
  assert.is(dst.u32[1000], 2);
});

test.run();
