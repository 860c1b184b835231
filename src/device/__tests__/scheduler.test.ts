import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../chip.ts';
import { defaultChipDescription } from '../chip-description.ts';
import { type DataMovementThread } from '../data-movement-thread.ts';
import { elementFormats } from '../formats/formats.ts';
import { ProgramRun, type ProgramReport } from '../program-run.ts';
import { faultOf } from './fault-of.ts';
import { generatorKernel } from './generator-kernel.ts';

const pageSizeBytes = 64;

function* produce(thread: DataMovementThread, pages: number, block: number): Generator<void> {
  const buffer = thread.core.circularBuffer(0);
  for (let page = 0; page < pages; page += block) {
    while (!thread.cbReserveBack(buffer, block)) yield;
    const source = thread.dramNocAddress(page % 12, 4096);
    for (let i = 0; i < block; i++) thread.nocAsyncRead(source, buffer.writeAddress + i * pageSizeBytes, pageSizeBytes);
    thread.nocAsyncReadBarrier();
    thread.cbPushBack(buffer, block);
  }
}

function* consume(thread: DataMovementThread, pages: number, target: number): Generator<void> {
  const buffer = thread.core.circularBuffer(0);
  for (let page = 0; page < pages; page++) {
    while (!thread.cbWaitFront(buffer, 1)) yield;
    thread.nocAsyncWrite(buffer.readAddress, thread.dramNocAddress(0, target + page * pageSizeBytes), pageSizeBytes);
    thread.nocAsyncWriteBarrier();
    thread.cbPopFront(buffer, 1);
  }
}

/** Runs a producer and a consumer on several cores, with the threads added in the given order. */
function run(cores: number, blocks: number, block: number, consumersFirst: boolean): ProgramReport {
  const chip = new Chip(defaultChipDescription());
  for (const channel of chip.dramChannels) channel.memory.fill(4096, pageSizeBytes, channel.index);
  const address = chip.l1Allocator.allocate(2 * block * pageSizeBytes);
  const program = new ProgramRun(chip);
  const pages = blocks * block;
  for (let i = 0; i < cores; i++) {
    const core = chip.core(Math.floor(i / 8), i % 8);
    core.createCircularBuffer({ port: 0, address, pageSizeBytes, numPages: 2 * block, format: elementFormats.u8 });
  }
  const addConsumer = (i: number): void =>
    program.addDataMovement(chip.cores[i]!, 1, 'consumer', (thread) =>
      generatorKernel(consume(thread, pages, 65536 + i * pages * pageSizeBytes)),
    );
  for (let i = 0; i < cores; i++) {
    if (consumersFirst) addConsumer(i);
    program.addDataMovement(chip.cores[i]!, 0, 'producer', (thread) => generatorKernel(produce(thread, pages, block)));
    if (!consumersFirst) addConsumer(i);
  }
  return program.run();
}

test('the same program gives the same cycles, whatever its shape', () => {
  const shape = fc.tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 4 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(shape, ([cores, blocks, block, consumersFirst]) => {
      assert.equal(run(cores, blocks, block, consumersFirst), run(cores, blocks, block, consumersFirst));
    }),
    { seed: 41, numRuns: 25 },
  );
});

test('times pass through circular buffers, not through the order of simulation', () => {
  assert.is(run(1, 5, 2, true).cycles, run(1, 5, 2, false).cycles);
});

test('cores that share a DRAM channel wait for each other', () => {
  const alone = run(1, 4, 4, false).cycles;
  const crowd = run(64, 4, 4, false).cycles;
  assert.ok(crowd > alone, `${crowd} cycles with 64 cores, ${alone} with one`);
});

test('a kernel that stops without waiting is a bug of the interpreter', () => {
  const chip = new Chip(defaultChipDescription());
  const program = new ProgramRun(chip);
  program.addDataMovement(chip.core(0, 0), 0, 'lazy', () => ({ run: () => false, currentOp: () => undefined }));
  assert.throws(() => program.run(), "kernel 'lazy' stopped without waiting for anything");
});

test('other errors of a kernel pass through unchanged', () => {
  const chip = new Chip(defaultChipDescription());
  const program = new ProgramRun(chip);
  program.addDataMovement(chip.core(0, 0), 0, 'broken', () => ({
    run: () => {
      throw new RangeError('mine');
    },
    currentOp: () => undefined,
  }));
  assert.throws(
    () => program.run(),
    (error: unknown) => error instanceof RangeError,
  );
});

test('after a fault the chip can run the next program', () => {
  const chip = new Chip(defaultChipDescription());
  const address = chip.l1Allocator.allocate(pageSizeBytes);
  const attempt = (): void => {
    const program = new ProgramRun(chip);
    const core = chip.core(0, 0);
    core.createCircularBuffer({ port: 0, address, pageSizeBytes, numPages: 1, format: elementFormats.u8 });
    program.addDataMovement(core, 0, 'reader', (thread) => ({
      run: () => thread.cbWaitFront(core.circularBuffer(0), 1),
      currentOp: () => ({ opText: 'ttkernel.cb_wait_front', location: 'loc("k.mlir":4:3)' }),
    }));
    program.run();
  };
  const first = faultOf(attempt);
  assert.is(first.kind, 'deadlock');
  assert.is(first.site.location, 'loc("k.mlir":4:3)');
  assert.is(faultOf(attempt).message, first.message);
});

test.run();
