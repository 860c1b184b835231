import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bitsToFloat, floatToBits } from '../../formats/byte-views.ts';
import { toBf16NearestEven } from '../../formats/rounding.ts';
import { rowMajorToTile, tileIndex } from '../../tile-layout.ts';
import { type MathFidelity } from '../fidelity.ts';
import { plainTileMath as math } from '../plain-tile-math.ts';
import { allocateTileArray, type TileArray } from '../tile-array.ts';
import { type Broadcast, type DstFormat, type MathMode } from '../tile-math.ts';

const mode = (fidelity: MathFidelity, plainProduct: boolean, dst: DstFormat): MathMode => ({
  fidelity,
  plainProduct,
  dst,
});
const exact = mode('hifi4', true, 'f32');
const toBf16 = (value: number): number => bitsToFloat(toBf16NearestEven(floatToBits(value)) << 16);

/** Returns one tile whose element (r, c) is `value(r, c)`. */
function tileOf(value: (row: number, column: number) => number): TileArray {
  const tile = allocateTileArray(1);
  for (let i = 0; i < 1024; i++) tile.f32[rowMajorToTile[i]!] = value(i >> 5, i & 31);
  return tile;
}

/** Deterministic numbers in [-1, 1) with full mantissas. */
function noise(seed: number): (row: number, column: number) => number {
  return (row, column) => {
    let x = Math.imul(row * 32 + column + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
    return (x ^ (x >>> 13)) / 2 ** 31;
  };
}

const at = (tile: TileArray, row: number, column: number, index = 0): number =>
  tile.f32[index * 1024 + tileIndex(row, column)]!;

/** The documented order, written naively: phases, two passes of sixteen products, one rounding each. */
function matmulByContract(
  left: TileArray,
  right: TileArray,
  old: number,
  row: number,
  column: number,
  parts: readonly ((x: number, y: number) => number)[],
  round: (value: number) => number,
): number {
  let result = old;
  for (const part of parts) {
    for (let pass = 0; pass < 2; pass++) {
      let sum = 0;
      for (let k = pass * 16; k < pass * 16 + 16; k++) sum += part(at(left, row, k), at(right, k, column));
      result = round(Math.fround(result + sum));
    }
  }
  return result;
}

const masked = (value: number, mask: number): number => bitsToFloat((floatToBits(value) & mask) >>> 0);
const aHigh = (x: number): number => masked(x, 0xfff80000);
const aLow = (x: number): number => masked(x, 0xffffc000) - aHigh(x);
const bHigh = (x: number): number => masked(x, 0xfffe0000);
const bLow = (x: number): number => masked(x, 0xffffe000) - bHigh(x);
/** Phases of matmul: in0 is SrcB, in1 is SrcA. */
const matmulPhases: readonly ((x: number, y: number) => number)[] = [
  (x, y) => bHigh(x) * aHigh(y),
  (x, y) => bHigh(x) * aLow(y),
  (x, y) => bLow(x) * aHigh(y),
  (x, y) => bLow(x) * aLow(y),
];

test('matmul follows its documented order bit for bit, for every fidelity and Dst', () => {
  const left = tileOf(noise(1));
  const right = tileOf(noise(2));
  const start = tileOf(noise(3));
  for (const dstFormat of ['f32', 'bf16'] as const) {
    const round = dstFormat === 'f32' ? (x: number) => x : toBf16;
    for (const [fidelity, phases] of [
      ['lofi', 1],
      ['hifi2', 2],
      ['hifi3', 3],
      ['hifi4', 4],
      ['plain', 0],
    ] as const) {
      const parts = phases === 0 ? [(x: number, y: number) => x * y] : matmulPhases.slice(0, phases);
      const dst = allocateTileArray(2);
      math.copy(dst, 1, start, 0, mode('hifi4', true, dstFormat));
      const olds = dst.f32.slice(1024);
      const how = fidelity === 'plain' ? mode('hifi4', true, dstFormat) : mode(fidelity, false, dstFormat);
      math.matmul(dst, 1, left, 0, right, 0, true, how);
      for (let i = 0; i < 1024; i += 37) {
        const [row, column] = [i >> 5, i & 31];
        const expected = matmulByContract(left, right, olds[tileIndex(row, column)]!, row, column, parts, round);
        assert.is(at(dst, row, column, 1), expected, `${fidelity} ${dstFormat} (${row}, ${column})`);
      }
      assert.is(dst.f32[0], 0);
    }
  }
});

test('matmul without accumulation forgets the old tile, and the identity changes nothing', () => {
  const left = tileOf(noise(4));
  const identity = tileOf((row, column) => (row === column ? 1 : 0));
  const dst = tileOf(() => 99);
  math.matmul(dst, 0, left, 0, identity, 0, false, exact);
  assert.equal(dst.f32, left.f32);
});

test('four phases are exact for bf16 operands', () => {
  const left = tileOf((r, c) => toBf16(noise(5)(r, c)));
  const right = tileOf((r, c) => (r === c ? toBf16(noise(6)(r, c)) : 0));
  const dst = allocateTileArray(2);
  math.matmul(dst, 0, left, 0, right, 0, false, exact);
  math.matmul(dst, 1, left, 0, right, 0, false, mode('hifi4', false, 'f32'));
  assert.equal(dst.f32.slice(0, 1024), dst.f32.slice(1024));
});

test('fidelity error shrinks with the phases', () => {
  const left = tileOf(noise(7));
  const right = tileOf(noise(8));
  const dst = allocateTileArray(2);
  math.matmul(dst, 0, left, 0, right, 0, false, exact);
  const errors = (['lofi', 'hifi2', 'hifi3', 'hifi4'] as const).map((fidelity) => {
    math.matmul(dst, 1, left, 0, right, 0, false, mode(fidelity, false, 'f32'));
    let error = 0;
    for (let i = 0; i < 1024; i++) error = Math.max(error, Math.abs(dst.f32[i]! - dst.f32[1024 + i]!));
    return error;
  });
  assert.ok(errors[0]! > errors[1]! && errors[1]! > errors[2]! && errors[2]! > errors[3]!, errors.join(' '));
  assert.ok(errors[0]! < 0.5 && errors[3]! < 0.02, errors.join(' '));
});

test('elementwise operations broadcast the right operand', () => {
  const a = tileOf(noise(9));
  const b = tileOf(noise(10));
  const dst = allocateTileArray(1);
  const pick: Readonly<Record<Broadcast, (row: number, column: number) => number>> = {
    none: (row, column) => at(b, row, column),
    row: (_row, column) => at(b, 0, column),
    col: (row) => at(b, row, 0),
    scalar: () => at(b, 0, 0),
  };
  const compute = {
    add: (x: number, y: number) => x + y,
    sub: (x: number, y: number) => x - y,
    mul: (x: number, y: number) => x * y,
  };
  for (const operation of ['add', 'sub', 'mul'] as const) {
    for (const broadcast of ['none', 'row', 'col', 'scalar'] as const) {
      math.fpuBinary(operation, broadcast, dst, 0, a, 0, b, 0, false, exact);
      for (let i = 0; i < 1024; i++) {
        const [row, column] = [i >> 5, i & 31];
        const expected = Math.fround(compute[operation](at(a, row, column), pick[broadcast](row, column)));
        assert.is(at(dst, row, column), expected, `${operation} ${broadcast}`);
      }
    }
  }
});

test('elementwise operations may work in place and accumulate', () => {
  const a = tileOf(() => 3);
  math.fpuBinary('mul', 'none', a, 0, a, 0, a, 0, false, mode('hifi2', false, 'f32'));
  assert.is(a.f32[5], 9);
  math.fpuBinary(
    'add',
    'none',
    a,
    0,
    tileOf(() => 1),
    0,
    tileOf(() => 2),
    0,
    true,
    exact,
  );
  assert.is(a.f32[700], 12);
  math.fpuBinary(
    'mul',
    'none',
    a,
    0,
    tileOf(() => 2),
    0,
    tileOf(() => 2),
    0,
    true,
    mode('lofi', false, 'f32'),
  );
  assert.is(a.f32[700], 16);
});

test('elementwise multiply splits in0 as SrcA and in1 as SrcB', () => {
  const x = 1 + 2 ** -5;
  const dst = allocateTileArray(1);
  const one = tileOf(() => 1);
  math.fpuBinary(
    'mul',
    'none',
    dst,
    0,
    tileOf(() => x),
    0,
    one,
    0,
    false,
    mode('lofi', false, 'f32'),
  );
  assert.is(dst.f32[0], 1);
  math.fpuBinary(
    'mul',
    'none',
    dst,
    0,
    one,
    0,
    tileOf(() => x),
    0,
    false,
    mode('lofi', false, 'f32'),
  );
  assert.is(dst.f32[0], x);
});

test('Dst rounds to its format', () => {
  const dst = allocateTileArray(1);
  const third = tileOf(() => 1 / 3);
  math.copy(dst, 0, third, 0, mode('hifi4', true, 'bf16'));
  assert.is(dst.f32[0], 0.333984375);
  math.copy(dst, 0, third, 0, mode('hifi4', true, 'f16'));
  assert.is(dst.f32[0], 0.333251953125);
  math.fill(dst, 0, 1e6, mode('hifi4', true, 'f16'));
  assert.is(dst.f32[0], 131008);
});

test('reductions gather rows, columns or everything', () => {
  const source = tileOf((row, column) => row * 100 + column);
  const dst = tileOf(() => 7);
  math.reduce('sum', 'row', dst, 0, source, 0, 0.5, false, exact);
  for (let row = 0; row < 32; row++) {
    assert.is(at(dst, row, 0), (row * 3200 + 496) / 2);
    assert.is(at(dst, row, 1), 0);
  }
  math.reduce('max', 'col', dst, 0, source, 0, 1, false, exact);
  for (let column = 0; column < 32; column++) assert.is(at(dst, 0, column), 3100 + column);
  assert.is(at(dst, 1, 0), 0);
  math.reduce('avg', 'scalar', dst, 0, source, 0, 1 / 1024, false, exact);
  assert.is(at(dst, 0, 0), 1565.5);
  math.reduce('sum', 'scalar', dst, 0, source, 0, 1 / 1024, true, exact);
  assert.is(at(dst, 0, 0), 3131);
  math.reduce(
    'max',
    'row',
    dst,
    0,
    tileOf((row) => -row - 1),
    0,
    1,
    false,
    exact,
  );
  assert.is(at(dst, 4, 0), -5);
  math.reduce(
    'max',
    'row',
    dst,
    0,
    tileOf((row) => row - 9),
    0,
    1,
    true,
    exact,
  );
  assert.is(at(dst, 4, 0), -5);
  assert.is(at(dst, 20, 0), 11);
});

test('a NaN is the maximum of its line, wherever it is', () => {
  const line = tileOf((row, column) => (row === column || row === 3 + column ? NaN : row));
  const dst = allocateTileArray(1);
  math.reduce('max', 'row', dst, 0, line, 0, 1, false, exact);
  assert.ok(Number.isNaN(at(dst, 0, 0)) && Number.isNaN(at(dst, 31, 0)));
  const numbers = tileOf((row) => row);
  math.reduce('max', 'row', dst, 0, numbers, 0, 1, true, exact);
  assert.ok(Number.isNaN(at(dst, 0, 0)));
  math.reduce('max', 'row', dst, 0, numbers, 0, 1, false, exact);
  math.reduce('max', 'row', dst, 0, line, 0, 1, true, exact);
  assert.ok(Number.isNaN(at(dst, 0, 0)));
});

test('moves keep every bit', () => {
  const source = allocateTileArray(1);
  for (let i = 0; i < 1024; i++) source.u32[i] = Math.imul(i, 0x9e3779b1);
  const dst = allocateTileArray(2);
  math.copy(dst, 1, source, 0, exact);
  assert.equal(dst.u32.slice(1024), source.u32);
  math.transpose(dst, 0, source, 0, exact);
  math.transpose(dst, 0, dst, 0, exact);
  assert.equal(dst.u32.slice(0, 1024), source.u32);
  math.copyBroadcast('col', dst, 0, source, 0, exact);
  assert.is(dst.u32[tileIndex(20, 31)], source.u32[tileIndex(20, 0)]);
});

test('binary SFPU operations combine two tiles of Dst', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true }), fc.float({ noNaN: true, min: Math.fround(1e-3) }), (x, y) => {
      const expected = {
        max: Math.max(x, y),
        min: Math.min(x, y),
        add: x + y,
        sub: x - y,
        mul: x * y,
        div: x / y,
        ge: Number(x >= y),
      };
      for (const [operation, value] of Object.entries(expected)) {
        const dst = allocateTileArray(2);
        dst.f32.fill(x, 0, 1024).fill(y, 1024);
        math.sfpuBinary(operation, dst, 0, 1, exact);
        const result = dst.f32[77]!;
        assert.ok(result === Math.fround(value) || Number.isNaN(result), operation);
      }
    }),
    { seed: 2, numRuns: 30 },
  );
});

test.run();
