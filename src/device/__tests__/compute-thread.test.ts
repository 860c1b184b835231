import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../chip.ts';
import { defaultChipDescription } from '../chip-description.ts';
import { type ComputeConfig } from '../compute-config.ts';
import { type ComputeThread } from '../compute-thread.ts';
import { type DeviceFault } from '../faults.ts';
import { allocateBytes } from '../formats/byte-views.ts';
import { type FormatName } from '../formats/element-format.ts';
import { elementFormats } from '../formats/formats.ts';
import { ProgramRun } from '../program-run.ts';
import { rowMajorToTile, tileIndex } from '../tile-layout.ts';
import { faultOf } from './fault-of.ts';

type Element = (row: number, column: number) => number;

interface Bench {
  /** Input buffers hold `inputs` (one tile each) from port 0 on, `cb_out0` takes four tiles. */
  readonly inputs: readonly Element[];
  readonly format?: FormatName;
  readonly outFormat?: FormatName;
  readonly outPageSizeBytes?: number;
  readonly config?: Partial<ComputeConfig>;
}

/** Runs a compute kernel over aliased buffers and returns how to read the output tiles, and the math cycles. */
function compute(
  bench: Bench,
  kernel: (thread: ComputeThread) => void,
): { readonly out: (row: number, column: number, tile?: number) => number; readonly math: number } {
  const chip = new Chip(defaultChipDescription());
  const core = chip.core(0, 0);
  const run = new ProgramRun(chip);
  const format = elementFormats[bench.format ?? 'f32'];
  const outFormat = elementFormats[bench.outFormat ?? bench.format ?? 'f32'];
  bench.inputs.forEach((element, port) => {
    const numbers = new Float64Array(1024);
    for (let i = 0; i < 1024; i++) numbers[rowMajorToTile[i]!] = element(i >> 5, i & 31);
    const bytes = allocateBytes(format.tileSizeBytes);
    format.writeNumbers(numbers, 0, bytes, 0, 1024);
    const address = chip.l1Allocator.allocate(format.tileSizeBytes);
    core.l1.write(address, bytes.u8, 0, format.tileSizeBytes);
    const pageSizeBytes = format.tileSizeBytes;
    core.createCircularBuffer({ port, address, pageSizeBytes, numPages: 1, format, aliased: true });
  });
  const pageSizeBytes = bench.outPageSizeBytes ?? outFormat.tileSizeBytes;
  const address = chip.l1Allocator.allocate(4 * pageSizeBytes);
  core.createCircularBuffer({ port: 16, address, pageSizeBytes, numPages: 4, format: outFormat, aliased: true });
  const config: ComputeConfig = { mathFidelity: 'hifi4', fp32DestAcc: true, ...bench.config };
  run.addCompute(core, 'kernel', config, (thread) => ({
    run: () => {
      kernel(thread);
      return true;
    },
    currentOp: () => undefined,
  }));
  const report = run.run();
  const out = (row: number, column: number, tile = 0): number => {
    const bytes = allocateBytes(pageSizeBytes);
    core.l1.read(address + tile * pageSizeBytes, bytes.u8, 0, pageSizeBytes);
    const numbers = new Float64Array(1024);
    outFormat.readNumbers(bytes, 0, numbers, 0, 1024);
    return numbers[tileIndex(row, column)]!;
  };
  return { out, math: report.threads[0]!.counters['math']! };
}

/** Wraps math and pack of one Dst tile in the protocol. */
const intoOut = (thread: ComputeThread, math: () => void, page = 0): void => {
  thread.tileRegsAcquire();
  math();
  thread.tileRegsCommit();
  thread.tileRegsWait();
  thread.packTile(0, thread.core.circularBuffer(16), page);
  thread.tileRegsRelease();
};

const cb = (thread: ComputeThread, port: number) => thread.core.circularBuffer(port);

test('a chain of operations stays in Dst: exp(-(a + row of b)), then its row sums', () => {
  const a: Element = (row, column) => row / 32 + column / 64;
  const b: Element = (_row, column) => column / 8;
  const { out } = compute({ inputs: [a, b, () => 0.5] }, (thread) => {
    intoOut(thread, () => {
      thread.binaryTiles('add', 'row', cb(thread, 0), cb(thread, 1), 0, 0, 0);
      thread.sfpuUnary('negative', 0);
      thread.sfpuUnary('exp', 0);
    });
    intoOut(thread, () => thread.reduceTile('sum', 'row', cb(thread, 16), cb(thread, 2), 0, 0, 0), 1);
  });
  let sum = 0;
  for (let column = 0; column < 32; column++) {
    const expected = Math.exp(-(a(5, column) + b(5, column)));
    assert.ok(Math.abs(out(5, column) - expected) < 1e-6);
    sum += expected / 2;
  }
  assert.ok(Math.abs(out(5, 0, 1) - sum) < 1e-5);
  assert.is(out(5, 1, 1), 0);
});

test('f32 accumulates exactly with 32-bit Dst and in bf16 without', () => {
  const kernel = (thread: ComputeThread): void => intoOut(thread, () => thread.copyTile(cb(thread, 0), 0, 0));
  const inputs = [() => 1 / 3];
  assert.is(compute({ inputs }, kernel).out(0, 0), Math.fround(1 / 3));
  assert.is(compute({ inputs, config: { fp32DestAcc: false } }, kernel).out(0, 0), 0.333984375);
  const half = compute({ inputs, format: 'f16', outFormat: 'f32', config: { fp32DestAcc: false } }, kernel);
  assert.is(half.out(0, 0), 0.333251953125);
});

test('full source precision multiplies f32 exactly, hardware precision in tf32 phases', () => {
  const x = 1 + 2 ** -12;
  const kernel = (thread: ComputeThread): void =>
    intoOut(thread, () => thread.binaryTiles('mul', 'none', cb(thread, 0), cb(thread, 1), 0, 0, 0));
  const inputs = [() => x, () => 1];
  assert.is(compute({ inputs }, kernel).out(0, 0), x);
  assert.is(compute({ inputs, config: { sourcePrecision: 'hardware' } }, kernel).out(0, 0), 1);
});

test('bf16 matmul is exact in hifi4 and coarser in lofi; math cycles follow the phases', () => {
  const a: Element = (row, column) => (row === column ? 1.0078125 : 0);
  const b: Element = () => 1.0078125;
  const kernel = (thread: ComputeThread): void =>
    intoOut(thread, () => thread.matmulTiles(cb(thread, 0), cb(thread, 1), 0, 0, 0));
  const hifi4 = compute({ inputs: [a, b], format: 'bf16', outFormat: 'f32' }, kernel);
  assert.is(hifi4.out(3, 3), 1.0078125 ** 2);
  assert.is(hifi4.math, 64);
  const lofi = compute({ inputs: [a, b], format: 'bf16', outFormat: 'f32', config: { mathFidelity: 'lofi' } }, kernel);
  assert.is(lofi.out(3, 3), 1);
  assert.is(lofi.math, 16);
});

test('matmul accumulates over calls, and can transpose its right operand', () => {
  const a: Element = (row, column) => (row === column ? 1 : 0);
  const b: Element = (row, column) => row * 32 + column;
  const { out } = compute({ inputs: [a, b] }, (thread) =>
    intoOut(thread, () => {
      thread.matmulTiles(cb(thread, 0), cb(thread, 1), 0, 0, 0);
      thread.matmulTiles(cb(thread, 0), cb(thread, 1), 0, 0, 0, true);
    }),
  );
  assert.is(out(2, 5), 2 * 32 + 5 + 5 * 32 + 2);
});

test('fill, broadcast, transpose and maximum', () => {
  const { out } = compute({ inputs: [(row, column) => row - column] }, (thread) => {
    intoOut(thread, () => {
      thread.transposeTile(cb(thread, 0), 0, 0);
      thread.fillTile(1, 3);
      thread.sfpuBinary('max', 0, 1);
    });
    intoOut(thread, () => thread.broadcastTile('col', cb(thread, 0), 0, 0), 1);
  });
  assert.is(out(10, 2), 3);
  assert.is(out(2, 10), 8);
  assert.is(out(7, 30, 1), 7);
});

test('unpack, math and acquire_dst may be spelled out', () => {
  const { out } = compute({ inputs: [() => 2, () => 5] }, (thread) => {
    thread.acquireDst();
    thread.unpackAB(cb(thread, 0), 0, cb(thread, 1), 0);
    thread.binarySources('sub', 'none', 0, false);
    thread.binarySources('mul', 'none', 0, true);
    thread.packTile(0, cb(thread, 16), 2);
    thread.releaseDst();
  });
  assert.is(out(31, 31, 2), 7);
});

test('integers pass through Dst unchanged', () => {
  const large: Element = (row, column) => 2 ** 31 + row * 32 + column;
  const { out } = compute({ inputs: [large], format: 'u32' }, (thread) =>
    intoOut(thread, () => thread.copyTile(cb(thread, 0), 0, 0)),
  );
  assert.is(out(31, 30), 2 ** 31 + 1022);
});

test('block floats go in and out', () => {
  const { out } = compute({ inputs: [(row) => row - 16], format: 'bfp_bf8' }, (thread) =>
    intoOut(thread, () => thread.binaryTiles('add', 'none', cb(thread, 0), cb(thread, 0), 0, 0, 0)),
  );
  assert.is(out(20, 3), 8);
});

test('mistakes of compute kernels are faults', () => {
  const fault = (kernel: (thread: ComputeThread) => void, bench: Partial<Bench> = {}): DeviceFault =>
    faultOf(() => compute({ inputs: [() => 1], ...bench }, kernel));
  assert.is(fault((t) => t.copyTile(cb(t, 0), 0, 0)).kind, 'dst-protocol');
  assert.is(
    fault((t) => t.tileRegsAcquire()).detail,
    'the kernel ends while it holds Dst: tile_regs_release is missing',
  );
  assert.is(
    fault((t) => intoOut(t, () => t.copyTile(cb(t, 0), 0, 4))).detail,
    'Dst tile 4 does not exist: one acquire gives 4 tiles',
  );
  assert.is(fault((t) => intoOut(t, () => t.copyTile(cb(t, 0), 1, 0))).kind, 'circular-buffer');
  assert.is(fault((t) => intoOut(t, () => t.copyTile(cb(t, 16), 0, 0))).kind, 'uninitialized-read');
  assert.is(fault((t) => intoOut(t, () => t.sfpuUnary('exp', 0))).kind, 'uninitialized-read');
  assert.is(fault((t) => intoOut(t, () => undefined)).kind, 'uninitialized-read');
  assert.is(fault((t) => intoOut(t, () => t.sfpuUnary('no_such', 0))).kind, 'unsupported');
  assert.is(fault((t) => t.untilizeBlock(cb(t, 0), 1, cb(t, 16)), { outFormat: 'bfp_bf8' }).kind, 'unsupported');
  assert.match(fault((t) => t.tilizeBlock(cb(t, 0), 1, cb(t, 16)), { format: 'bfp_bf8' }).detail, 'no row-major form');
  const small = fault((t) => t.untilizeBlock(cb(t, 0), 1, cb(t, 16)), {
    format: 'bf16',
    outFormat: 'f32',
    outPageSizeBytes: 2048,
  });
  assert.is(small.detail, 'cb_out0: 1 pages of 2048 bytes do not hold a row-major block of 4096');
  const narrow = fault((t) => intoOut(t, () => t.copyTile(cb(t, 0), 0, 0)), { outPageSizeBytes: 2048 });
  assert.is(narrow.detail, 'cb_out0: pages of 2048 bytes do not hold a f32 tile of 4096');
  const named = fault((t) => t.tileRegsWait());
  assert.match(named.message, "dst-protocol: chip 0, core (0, 0), compute, kernel 'kernel': tile_regs_wait");
});

test('integers are computed as integers, and cast to floats and back', () => {
  const bench: Bench = { inputs: [(row, column) => row * 2 ** 24 + column], format: 'u32' };
  const { out } = compute(bench, (thread) => {
    const { core } = thread;
    thread.cbWaitFront(core.circularBuffer(0), 1);
    thread.tileRegsAcquire();
    thread.copyTile(core.circularBuffer(0), 0, 0);
    thread.copyTile(core.circularBuffer(0), 0, 1);
    thread.sfpuBinary('add', 0, 1);
    thread.sfpuUnary('integer_to_float', 1);
    thread.sfpuUnary('mul_unary', 1, 0.5);
    thread.sfpuUnary('float_to_integer', 1);
    thread.tileRegsCommit();
    thread.tileRegsWait();
    thread.packTile(0, core.circularBuffer(16), 0);
    thread.packTile(1, core.circularBuffer(16), 1);
    thread.tileRegsRelease();
  });
  assert.is(out(3, 5), 6 * 2 ** 24 + 10);
  assert.is(out(0, 7, 1), 3);
  const fault = faultOf(() =>
    compute(bench, (thread) => {
      thread.cbWaitFront(thread.core.circularBuffer(0), 1);
      thread.tileRegsAcquire();
      thread.copyTile(thread.core.circularBuffer(0), 0, 0);
      thread.sfpuUnary('exp', 0);
    }),
  );
  assert.is(fault.detail, "no function 'exp' of one integer");
});

test.run();
