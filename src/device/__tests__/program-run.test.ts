import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../chip.ts';
import { defaultChipDescription } from '../chip-description.ts';
import { type ComputeConfig } from '../compute-config.ts';
import { type ComputeThread } from '../compute-thread.ts';
import { type DataMovementThread } from '../data-movement-thread.ts';
import { byteViews } from '../formats/byte-views.ts';
import { elementFormats } from '../formats/formats.ts';
import { ProgramRun, type ProgramReport } from '../program-run.ts';
import { tilize, untilize } from '../tile-layout.ts';
import { faultOf } from './fault-of.ts';
import { generatorKernel } from './generator-kernel.ts';

const config: ComputeConfig = { mathFidelity: 'hifi4', fp32DestAcc: true };
const format = elementFormats.f32;
const pageSizeBytes = format.tileSizeBytes;

/** Writes an [M, N] matrix as tiles, row-major, interleaved over the channels; tile t is in channel t mod 12. */
function store(chip: Chip, address: number, values: Float32Array, columns: number): void {
  const tile = new Float32Array(1024);
  const tileColumns = columns / 32;
  for (let t = 0; t < values.length / 1024; t++) {
    const row = Math.floor(t / tileColumns);
    tilize(values, row * 32 * columns + (t % tileColumns) * 32, columns, tile, 0);
    const at = address + Math.floor(t / 12) * pageSizeBytes;
    chip.dramChannel(t % 12).memory.write(at, new Uint8Array(tile.buffer), 0, pageSizeBytes);
  }
}

function load(chip: Chip, address: number, rows: number, columns: number): Float32Array {
  const values = new Float32Array(rows * columns);
  const bytes = byteViews(new Uint8Array(pageSizeBytes));
  const tileColumns = columns / 32;
  for (let t = 0; t < values.length / 1024; t++) {
    const at = address + Math.floor(t / 12) * pageSizeBytes;
    chip.dramChannel(t % 12).memory.read(at, bytes.u8, 0, pageSizeBytes);
    const row = Math.floor(t / tileColumns);
    untilize(bytes.f32, 0, values, row * 32 * columns + (t % tileColumns) * 32, columns);
  }
  return values;
}

function* read(thread: DataMovementThread, a: number, b: number, k: number, n: number, row: number): Generator<void> {
  const in0 = thread.core.circularBuffer(0);
  const in1 = thread.core.circularBuffer(1);
  for (let column = 0; column < n; column++) {
    for (let inner = 0; inner < k; inner++) {
      for (const [buffer, address, tile] of [
        [in0, a, row * k + inner] as const,
        [in1, b, inner * n + column] as const,
      ]) {
        while (!thread.cbReserveBack(buffer, 1)) yield;
        const source = thread.dramNocAddress(tile % 12, address + Math.floor(tile / 12) * pageSizeBytes);
        thread.nocAsyncRead(source, buffer.writeAddress, pageSizeBytes);
        thread.nocAsyncReadBarrier();
        thread.cbPushBack(buffer, 1);
      }
    }
  }
}

function* compute(thread: ComputeThread, k: number, n: number): Generator<void> {
  const in0 = thread.core.circularBuffer(0);
  const in1 = thread.core.circularBuffer(1);
  const out = thread.core.circularBuffer(16);
  for (let column = 0; column < n; column++) {
    thread.tileRegsAcquire();
    for (let inner = 0; inner < k; inner++) {
      while (!thread.cbWaitFront(in0, 1)) yield;
      while (!thread.cbWaitFront(in1, 1)) yield;
      thread.matmulTiles(in0, in1, 0, 0, 0);
      thread.cbPopFront(in0, 1);
      thread.cbPopFront(in1, 1);
    }
    thread.tileRegsCommit();
    thread.tileRegsWait();
    while (!thread.cbReserveBack(out, 1)) yield;
    thread.packTile(0, out, 0);
    thread.tileRegsRelease();
    thread.cbPushBack(out, 1);
  }
}

function* write(thread: DataMovementThread, c: number, n: number, row: number): Generator<void> {
  const out = thread.core.circularBuffer(16);
  for (let column = 0; column < n; column++) {
    while (!thread.cbWaitFront(out, 1)) yield;
    const tile = row * n + column;
    const target = thread.dramNocAddress(tile % 12, c + Math.floor(tile / 12) * pageSizeBytes);
    thread.nocAsyncWrite(out.readAddress, target, pageSizeBytes);
    thread.nocAsyncWriteBarrier();
    thread.cbPopFront(out, 1);
  }
}

interface MatmulRun {
  readonly chip: Chip;
  readonly report: ProgramReport;
  readonly c: Float32Array;
}

/** Multiplies [32 m, 32 k] by [32 k, 32 n] with one core per row of tiles. */
function runMatmul(left: Float32Array, right: Float32Array, m: number, k: number, n: number): MatmulRun {
  const chip = new Chip(defaultChipDescription());
  const [a, b, c] = [left.length, right.length, m * n * 1024].map((length) =>
    chip.dramAllocator.allocate(Math.ceil(length / 1024 / 12) * pageSizeBytes),
  ) as [number, number, number];
  store(chip, a, left, k * 32);
  store(chip, b, right, n * 32);
  const run = new ProgramRun(chip);
  const addresses = [0, 1, 16].map((port) => [port, chip.l1Allocator.allocate(2 * pageSizeBytes)] as const);
  for (let row = 0; row < m; row++) {
    const core = chip.core(0, row);
    for (const [port, address] of addresses) {
      core.createCircularBuffer({ port, address, pageSizeBytes, numPages: 2, format });
    }
    run.addDataMovement(core, 0, 'reader', (thread) => generatorKernel(read(thread, a, b, k, n, row)));
    run.addCompute(core, 'matmul', config, (thread) => generatorKernel(compute(thread, k, n)));
    run.addDataMovement(core, 1, 'writer', (thread) => generatorKernel(write(thread, c, n, row)));
  }
  return { chip, report: run.run(), c: load(chip, c, m * 32, n * 32) };
}

const matrix = (rows: number, columns: number, seed: number): Float32Array =>
  Float32Array.from({ length: rows * columns }, (_, i) => ((i * 2654435761 + seed) % 1000) / 500 - 1);

test('reader, compute and writer multiply matrices', () => {
  const [m, k, n] = [2, 3, 2];
  const left = matrix(m * 32, k * 32, 1);
  const right = matrix(k * 32, n * 32, 2);
  const { c, report } = runMatmul(left, right, m, k, n);
  for (let i = 0; i < m * 32; i += 7) {
    for (let j = 0; j < n * 32; j += 5) {
      let sum = 0;
      for (let x = 0; x < k * 32; x++) sum += left[i * k * 32 + x]! * right[x * n * 32 + j]!;
      assert.ok(Math.abs(c[i * n * 32 + j]! - sum) < 1e-4, `element (${i}, ${j})`);
    }
  }
  assert.is(report.threads.length, 6);
  assert.ok(report.cycles > 6 * 64 && report.cycles < 100000, `${report.cycles} cycles`);
  const math = report.threads.find(({ thread }) => thread === 'compute')!.counters['math'];
  assert.is(math, n * k * 64);
});

test('the same program gives the same bytes and cycles', () => {
  const left = matrix(64, 64, 3);
  const right = matrix(64, 32, 4);
  const first = runMatmul(left, right, 2, 2, 1);
  const second = runMatmul(left, right, 2, 2, 1);
  assert.equal(first.c, second.c);
  assert.equal(first.report, second.report);
});

/** A chip with cb_in0 (two f32 tiles) on core (0, 0) and a run on it. */
function oneCore(): { chip: Chip; run: ProgramRun } {
  const chip = new Chip(defaultChipDescription());
  const run = new ProgramRun(chip);
  const address = chip.l1Allocator.allocate(2 * pageSizeBytes);
  chip.core(0, 0).createCircularBuffer({ port: 0, address, pageSizeBytes, numPages: 2, format });
  return { chip, run };
}

test('a deadlock lists every blocked thread and what it waits for', () => {
  const { chip, run } = oneCore();
  const core = chip.core(0, 0);
  run.addDataMovement(core, 0, 'reader', (thread) =>
    generatorKernel(
      (function* () {
        while (!thread.cbReserveBack(core.circularBuffer(0), 1)) yield;
        thread.cbPushBack(core.circularBuffer(0), 1);
        while (!thread.cbReserveBack(core.circularBuffer(0), 2)) yield;
      })(),
      'ttkernel.cb_reserve_back',
    ),
  );
  run.addCompute(core, 'compute', config, (thread) =>
    generatorKernel(
      (function* () {
        while (!thread.cbWaitFront(core.circularBuffer(0), 2)) yield;
      })(),
      'ttkernel.cb_wait_front',
    ),
  );
  const fault = faultOf(() => run.run());
  assert.is(fault.kind, 'deadlock');
  assert.is(
    fault.message,
    "deadlock: chip 0, core (0, 0), noc0, kernel 'reader', op 'ttkernel.cb_reserve_back': " +
      '2 threads wait for what no other thread will do\n' +
      "  core (0, 0), noc0, kernel 'reader', op 'ttkernel.cb_reserve_back' waits in cb_reserve_back: 2 free pages of cb_in0, 1 of 2 are free\n" +
      "  core (0, 0), compute, kernel 'compute', op 'ttkernel.cb_wait_front' waits in cb_wait_front: 2 pages of cb_in0, 1 are pushed",
  );
});

test('a push before the read barrier is a missing barrier', () => {
  const { chip, run } = oneCore();
  const core = chip.core(0, 0);
  chip.dramChannel(0).memory.fill(4096, pageSizeBytes, 1);
  run.addDataMovement(core, 0, 'reader', (thread) =>
    generatorKernel(
      (function* () {
        const buffer = core.circularBuffer(0);
        while (!thread.cbReserveBack(buffer, 1)) yield;
        thread.nocAsyncRead(thread.dramNocAddress(0, 4096), buffer.writeAddress, pageSizeBytes);
        thread.cbPushBack(buffer, 1);
        thread.nocAsyncReadBarrier();
      })(),
      'ttkernel.cb_push_back',
    ),
  );
  const fault = faultOf(() => run.run());
  assert.is(fault.kind, 'missing-barrier');
  assert.is(
    fault.message,
    "missing-barrier: chip 0, core (0, 0), noc0, kernel 'reader', op 'ttkernel.cb_push_back': cb_in0 push of pages that a NoC read still fills",
  );
});

test('a kernel that ends without barrier is at fault', () => {
  const { chip, run } = oneCore();
  const core = chip.core(0, 0);
  chip.dramChannel(0).memory.fill(4096, 64, 1);
  run.addDataMovement(core, 0, 'reader', (thread) =>
    generatorKernel(
      (function* () {
        while (!thread.cbReserveBack(core.circularBuffer(0), 1)) yield;
        thread.nocAsyncRead(thread.dramNocAddress(0, 4096), core.circularBuffer(0).writeAddress, 64);
      })(),
    ),
  );
  const fault = faultOf(() => run.run());
  assert.is(fault.kind, 'missing-barrier');
  assert.match(fault.message, 'noc_async_read_barrier is missing');
});

test('transfers check alignment, bounds, coordinates and written bytes', () => {
  const attempt = (act: (thread: DataMovementThread, l1: number) => void): string => {
    const { chip, run } = oneCore();
    const core = chip.core(0, 0);
    chip.dramChannel(0).memory.fill(4096, 64, 1);
    run.addDataMovement(core, 0, 'reader', (thread) =>
      generatorKernel(
        (function* () {
          while (!thread.cbReserveBack(core.circularBuffer(0), 1)) yield;
          act(thread, core.circularBuffer(0).writeAddress);
        })(),
      ),
    );
    return faultOf(() => run.run()).kind;
  };
  assert.is(
    attempt((t, l1) => t.nocAsyncRead(t.dramNocAddress(0, 4096), l1 + 16, 32)),
    'misaligned',
  );
  assert.is(
    attempt((t, l1) => t.nocAsyncRead(t.dramNocAddress(0, 4096), l1, 96)),
    'uninitialized-read',
  );
  assert.is(
    attempt((t, l1) => t.nocAsyncRead(t.dramNocAddress(0, 2 ** 30 - 32), l1, 64)),
    'out-of-bounds',
  );
  assert.is(
    attempt((t, l1) => t.nocAsyncRead(t.nocAddress(9, 9, 4096), l1, 64)),
    'noc',
  );
  assert.is(
    attempt((t, l1) => t.nocAsyncRead(t.dramNocAddress(0, 4096), l1 + pageSizeBytes, 64)),
    'circular-buffer',
  );
  assert.is(
    attempt((t, l1) => t.nocAsyncWrite(l1, t.dramNocAddress(0, 4096), 64)),
    'uninitialized-read',
  );
});

test('tilize and untilize move a row-major block through Dst', () => {
  const { chip, run } = oneCore();
  const core = chip.core(0, 0);
  const bytes = 4 * pageSizeBytes;
  const [source, tiles, back] = [0, 1, 2].map(() => chip.l1Allocator.allocate(bytes)) as [number, number, number];
  const values = Float32Array.from({ length: 32 * 64 }, (_, i) => i + 0.5);
  core.l1.write(source, new Uint8Array(values.buffer), 0, values.byteLength);
  const ring = (port: number, address: number): void => {
    core.createCircularBuffer({ port, address, pageSizeBytes, numPages: 2, format, aliased: true });
  };
  ring(1, source);
  ring(2, tiles);
  ring(3, back);
  run.addCompute(core, 'relayout', config, (thread) => ({
    run: () => {
      thread.tilizeBlock(core.circularBuffer(1), 2, core.circularBuffer(2));
      thread.untilizeBlock(core.circularBuffer(2), 2, core.circularBuffer(3));
      return true;
    },
    currentOp: () => undefined,
  }));
  run.run();
  const result = new Float32Array(32 * 64);
  core.l1.read(back, new Uint8Array(result.buffer), 0, result.byteLength);
  assert.equal(result, values);
  const tile = new Float32Array(2048);
  core.l1.read(tiles, new Uint8Array(tile.buffer), 0, tile.byteLength);
  assert.is(tile[16], 64.5);
  assert.is(tile[1024], 32.5);
});

test('semaphores order two cores', () => {
  const { chip, run } = oneCore();
  const [first, second] = [chip.core(0, 0), chip.core(0, 1)];
  const address = chip.l1Allocator.allocate(16);
  const semaphore = second.createSemaphore(address, 0);
  run.addDataMovement(second, 0, 'waiter', (thread) =>
    generatorKernel(
      (function* () {
        while (!thread.semaphoreWaitAtLeast(semaphore, 2)) yield;
        thread.semaphoreSet(semaphore, 0);
      })(),
    ),
  );
  run.addDataMovement(first, 0, 'signaller', (thread) => ({
    run: () => {
      thread.semaphoreIncrement(thread.nocAddress(1, 0, address), 1);
      thread.semaphoreIncrement(thread.nocAddress(1, 0, address), 1);
      return true;
    },
    currentOp: () => undefined,
  }));
  const report = run.run();
  assert.is(semaphore.value, 0);
  assert.ok(report.threads[0]!.endCycle > report.threads[1]!.endCycle);
});

test.run();
