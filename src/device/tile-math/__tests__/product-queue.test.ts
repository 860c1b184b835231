/** Products that another thread computes: the same bits, in the order in which they were begun. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mayStartThread } from '../../../support/threads.ts';
import { type ByteViews } from '../../formats/byte-views.ts';
import { elementFormats } from '../../formats/formats.ts';
import { plainTileMath } from '../plain-tile-math.ts';
import { allocateTileArray, type TileArray } from '../tile-array.ts';
import { type MathMode, type TileMath } from '../tile-math.ts';
import { vectorFunctions } from '../wasm/vector-functions.ts';
import { vectorBytes } from '../wasm/vector-memory.ts';
import { fastTileMath } from '../wasm/wasm-tile-math.ts';

const { bf16 } = elementFormats;
const mode: MathMode = { fidelity: 'hifi4', plainProduct: true, dst: 'f32' };
const tiles = 6;
const queue = vectorFunctions?.queue;
const memory = vectorBytes(2048 * tiles);
const registers: TileArray = { ...vectorBytes(4 * 4096), tileCount: 4 };

/** Fills memory with numbers of bf16 between one and two. */
function fillMemory({ u16 }: ByteViews, seed: number): void {
  let state = seed;
  for (let i = 0; i < u16.length; i++) {
    state = (Math.imul(state, 0x2c1b3c6d) + 0x9e3779b9) | 0;
    u16[i] = 0x3f80 | (state >>> 25);
  }
}

/** Adds `count` products to Dst; memory changes before every eighth, as soon as the product before it was begun. */
function multiply(math: TileMath, dst: TileArray, count: number): void {
  for (let i = 0; i < count; i++) {
    const changed = i % 8 === 0;
    if (changed) fillMemory(memory, i);
    const [left, right] = [(i % tiles) * 2048, ((i * 5 + 1) % tiles) * 2048];
    math.matmulInMemory(dst, i % 4, memory, bf16, left, bf16, right, i >= 4, mode, changed);
  }
}

/** Computes products until the other thread takes them, at most a minute. */
function startOtherThread(): void {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    multiply(fastTileMath, registers, 256);
    if (queue?.takesProduct() === true) return;
  }
}

test('there is a queue where a second thread may run', () => {
  assert.is(queue !== undefined, mayStartThread());
  if (queue === undefined) return;
  startOtherThread();
  assert.ok(queue.takesProduct());
});

test('products that another thread computes are those of this one', () => {
  const expected = allocateTileArray(4);
  // More products than the queue holds; memory changes while they are computed.
  multiply(plainTileMath, expected, 1000);
  multiply(fastTileMath, registers, 1000);
  fastTileMath.settle();
  assert.equal([...registers.u32], [...expected.u32]);
});

test('operations on Dst wait for products', () => {
  type Operation = (math: TileMath, dst: TileArray) => void;
  const operations: Readonly<Record<string, Operation>> = {
    fpuBinary: (math, dst) => math.fpuBinary('add', 'none', dst, 0, dst, 1, dst, 2, false, mode),
    reduce: (math, dst) => math.reduce('sum', 'row', dst, 0, dst, 3, 1, false, mode),
    sfpuUnary: (math, dst) => math.sfpuUnary('exp', dst, 3, 0, mode),
    sfpuBinary: (math, dst) => math.sfpuBinary('max', dst, 0, 3, mode),
    typecast: (math, dst) => math.typecast(dst, 3, 'f32', { ...mode, dst: 'u32' }),
    copy: (math, dst) => math.copy(dst, 0, dst, 3, mode),
    copyBroadcast: (math, dst) => math.copyBroadcast('row', dst, 0, dst, 3, mode),
    transpose: (math, dst) => math.transpose(dst, 0, dst, 3, mode),
    fill: (math, dst) => math.fill(dst, 3, 7, mode),
    matmul: (math, dst) => math.matmul(dst, 0, dst, 3, dst, 2, true, mode),
    pack: (math, dst) => {
      const packed = vectorBytes(2048);
      math.pack(bf16, dst, 3, packed, 0);
      dst.u32.set(packed.u32);
    },
  };
  for (const [name, operation] of Object.entries(operations)) {
    const expected = allocateTileArray(4);
    multiply(plainTileMath, expected, 100);
    operation(plainTileMath, expected);
    multiply(fastTileMath, registers, 100);
    operation(fastTileMath, registers);
    fastTileMath.settle();
    assert.equal([...registers.u32], [...expected.u32], name);
  }
});

test('the other thread goes on after it slept', () => {
  const expected = allocateTileArray(4);
  multiply(plainTileMath, expected, 20);
  for (let round = 0; round < 3; round++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    multiply(fastTileMath, registers, 20);
    fastTileMath.settle();
    assert.equal([...registers.u32], [...expected.u32]);
  }
});

test.run();
