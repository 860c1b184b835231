import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../chip.ts';
import { defaultChipDescription } from '../chip-description.ts';
import { type DataMovementThread } from '../data-movement-thread.ts';
import { elementFormats } from '../formats/formats.ts';
import { ProgramRun, type ProgramReport } from '../program-run.ts';
import { faultOf } from './fault-of.ts';

/** Runs one data movement kernel on core (1, 1) of a chip whose DRAM channel 0 holds 4096 bytes of 1 from address 4096 on. */
function move(kernel: (thread: DataMovementThread, l1: number) => void): {
  chip: Chip;
  l1: number;
  report: ProgramReport;
} {
  const chip = new Chip(defaultChipDescription());
  chip.dramChannel(0).memory.fill(4096, 4096, 1);
  const l1 = chip.l1Allocator.allocate(8192);
  const run = new ProgramRun(chip);
  run.addDataMovement(chip.core(1, 1), 0, 'mover', (thread) => ({
    run: () => {
      kernel(thread, l1);
      return true;
    },
    currentOp: () => undefined,
  }));
  return { chip, l1, report: run.run() };
}

const kindOf = (kernel: (thread: DataMovementThread, l1: number) => void): string => faultOf(() => move(kernel)).kind;

test('a read costs issue, start-up and transfer', () => {
  const { report } = move((thread, l1) => {
    thread.nocAsyncRead(thread.dramNocAddress(0, 4096), l1, 2048);
    thread.nocAsyncReadBarrier();
  });
  assert.is(report.cycles, 24 + 270 + Math.ceil(2048 / 22.2));
  assert.equal(report.threads[0]!.counters, {
    bytesRead: 2048,
    bytesWritten: 0,
    dramBytesRead: 2048,
    dramBytesWritten: 0,
    transactions: 1,
  });
});

test('reads before one barrier overlap their latency', () => {
  const { report } = move((thread, l1) => {
    for (let i = 0; i < 4; i++) thread.nocAsyncRead(thread.dramNocAddress(0, 4096), l1 + i * 1024, 1024);
    thread.nocAsyncReadBarrier();
  });
  assert.ok(report.cycles < 2 * (24 + 270 + 47), `${report.cycles}`);
});

test('using data before the barrier is a fault', () => {
  assert.is(
    kindOf((thread, l1) => {
      thread.nocAsyncRead(thread.dramNocAddress(0, 4096), l1, 64);
      thread.loadL1(l1, 4);
    }),
    'missing-barrier',
  );
  assert.is(
    kindOf((thread, l1) => {
      thread.nocAsyncRead(thread.dramNocAddress(0, 4096), l1, 64);
      thread.nocAsyncWrite(l1, thread.dramNocAddress(1, 4096), 64);
    }),
    'missing-barrier',
  );
  assert.is(
    kindOf((thread, l1) => {
      thread.storeL1(l1, 4, 1);
      thread.nocAsyncWrite(l1, thread.dramNocAddress(1, 4096), 4);
      thread.storeL1(l1, 4, 2);
    }),
    'missing-barrier',
  );
  assert.is(
    kindOf((thread, l1) => {
      thread.storeL1(l1, 4, 1);
      thread.nocAsyncWrite(l1, thread.dramNocAddress(1, 4096), 4);
      thread.nocAsyncRead(thread.dramNocAddress(1, 4096), l1 + 64, 4);
    }),
    'missing-barrier',
  );
});

test('loads, stores and fills work on numbers of 1, 2 and 4 bytes', () => {
  const { chip, l1 } = move((thread, address) => {
    thread.fillL1(address, 2, 8, 0x3f80);
    thread.storeL1(address + 4, 1, 0xab);
    assert.is(thread.loadL1(address, 4), 0x3f803f80);
    assert.is(thread.loadL1(address + 4, 2), 0x3fab);
    assert.is(thread.loadL1(address + 5, 1), 0x3f);
  });
  assert.is(chip.core(1, 1).l1.firstUnwritten(l1, 9), l1 + 8);
  assert.is(
    kindOf((thread, address) => thread.storeL1(address + 2, 4, 0)),
    'misaligned',
  );
  assert.is(
    kindOf((thread, address) => thread.loadL1(address, 4)),
    'uninitialized-read',
  );
});

test('multicast reaches every core of the rectangle', () => {
  const { chip, l1 } = move((thread, address) => {
    thread.fillL1(address, 4, 64, 42);
    thread.nocAsyncWriteMulticast(address, { xStart: 0, yStart: 1, xEnd: 2, yEnd: 3 }, address, 64, false);
    thread.nocAsyncWriteBarrier();
  });
  for (const core of chip.cores) {
    const inside = core.x <= 2 && core.y >= 1 && core.y <= 3;
    assert.is(core.l1.firstUnwritten(l1, 64), inside ? -1 : l1);
  }
});

test('DRAM writes need 16-byte congruence, reads 32', () => {
  move((thread, l1) => {
    thread.fillL1(l1, 4, 64, 1);
    thread.nocAsyncWrite(l1, thread.dramNocAddress(1, 4096 + 16), 32);
    thread.nocAsyncWriteBarrier();
  });
  assert.is(
    kindOf((thread, l1) => thread.nocAsyncRead(thread.dramNocAddress(0, 4096 + 16), l1, 32)),
    'misaligned',
  );
  move((thread, l1) => {
    thread.nocAsyncRead(thread.dramNocAddress(0, 4096 + 20), l1 + 20, 12);
    thread.nocAsyncReadBarrier();
  });
});

test('a semaphore multicast sets every core, and an increment of nothing is a fault', () => {
  const chip = new Chip(defaultChipDescription());
  const run = new ProgramRun(chip);
  const address = chip.l1Allocator.allocate(16);
  const semaphores = chip.cores.slice(0, 8).map((core) => core.createSemaphore(address, 0));
  run.addDataMovement(chip.core(0, 0), 1, 'sender', (thread) => ({
    run: () => {
      thread.semaphoreSet(semaphores[0]!, 7);
      thread.semaphoreSetMulticast(semaphores[0]!, { xStart: 0, yStart: 0, xEnd: 7, yEnd: 0 }, address, false);
      return true;
    },
    currentOp: () => undefined,
  }));
  run.run();
  assert.ok(semaphores.every(({ value }) => value === 7));
  assert.is(
    kindOf((thread) => thread.semaphoreIncrement(thread.nocAddress(0, 0, 1024), 1)),
    'noc',
  );
});

test('a signal delivers the writes before it', () => {
  const chip = new Chip(defaultChipDescription());
  const run = new ProgramRun(chip);
  const [sender, receiver] = [chip.core(0, 0), chip.core(0, 1)];
  const address = chip.l1Allocator.allocate(4096);
  const ready = receiver.createSemaphore(address + 2048, 0);
  run.addDataMovement(receiver, 0, 'receiver', (thread) => ({
    run: () => thread.semaphoreWait(ready, 1) && thread.loadL1(address, 4) === 9,
    currentOp: () => undefined,
  }));
  run.addDataMovement(sender, 0, 'sender', (thread) => ({
    run: () => {
      thread.storeL1(address, 4, 9);
      thread.nocAsyncWrite(address, thread.nocAddress(1, 0, address), 4);
      thread.semaphoreIncrement(thread.nocAddress(1, 0, address + 2048), 1);
      thread.nocAsyncWriteBarrier();
      return true;
    },
    currentOp: () => undefined,
  }));
  run.run();
});

test('a thread of a core runs one kernel', () => {
  const chip = new Chip(defaultChipDescription());
  const run = new ProgramRun(chip);
  const add = (): void =>
    run.addDataMovement(chip.core(0, 0), 0, 'reader', () => ({ run: () => true, currentOp: () => undefined }));
  add();
  assert.is(faultOf(add).kind, 'unsupported');
});

test('writing outside of reserved pages of a circular buffer is a fault', () => {
  const chip = new Chip(defaultChipDescription());
  const run = new ProgramRun(chip);
  const core = chip.core(0, 0);
  const address = chip.l1Allocator.allocate(4096);
  core.createCircularBuffer({ port: 8, address, pageSizeBytes: 1024, numPages: 4, format: elementFormats.u8 });
  run.addDataMovement(core, 0, 'filler', (thread) => ({
    run: () => {
      assert.ok(thread.cbReserveBack(core.circularBuffer(8), 2));
      thread.fillL1(address, 4, 2048, 0);
      thread.fillL1(address + 2048, 4, 4, 0);
      return true;
    },
    currentOp: () => undefined,
  }));
  const fault = faultOf(() => run.run());
  assert.is(
    fault.detail,
    `cb_dfl0: write of 4 bytes at L1 address ${address + 2048} is outside of 2 reserved pages, which span [${address}, ${address + 2048})`,
  );
});

test('overwriting what a read in flight takes is a fault', () => {
  const swap = (thread: DataMovementThread, l1: number, source: number, waits: boolean): void => {
    thread.fillL1(l1 + 4096, 4, 64, 7);
    thread.nocAsyncRead(source, l1, 64);
    if (waits) thread.nocAsyncReadBarrier();
    thread.nocAsyncWrite(l1 + 4096, source, 64);
    thread.nocAsyncReadBarrier();
    thread.nocAsyncWriteBarrier();
  };
  const fault = faultOf(() => move((thread, l1) => swap(thread, l1, thread.dramNocAddress(0, 4096), false)));
  assert.is(fault.kind, 'missing-barrier');
  assert.match(
    fault.message,
    'DRAM channel 0 write of 64 bytes at 4096 (0x1000) overlaps the source of a NoC transfer whose barrier has not been passed',
  );
  const { chip, l1 } = move((thread, to) => swap(thread, to, thread.dramNocAddress(0, 4096), true));
  assert.is(chip.core(1, 1).l1.views.u8[l1], 1);
});

test('a store over what a read in flight takes from the own L1 is a fault', () => {
  const copy = (thread: DataMovementThread, l1: number, waits: boolean): void => {
    thread.fillL1(l1, 4, 64, 7);
    thread.nocAsyncRead(thread.l1NocAddress(9, l1), l1 + 1024, 64);
    if (waits) thread.nocAsyncReadBarrier();
    thread.storeL1(l1 + 32, 4, 8);
    thread.nocAsyncReadBarrier();
  };
  assert.is(
    kindOf((thread, l1) => copy(thread, l1, false)),
    'missing-barrier',
  );
  move((thread, l1) => copy(thread, l1, true));
});

test('a core that says that it has read before the barrier lets another one overwrite the source too early', () => {
  const run = (waits: boolean): void => {
    const chip = new Chip(defaultChipDescription());
    const l1 = chip.l1Allocator.allocate(8192);
    chip.dramChannel(0).memory.fill(4096, 4096, 1);
    const program = new ProgramRun(chip);
    const [reader, writer] = [chip.core(0, 0), chip.core(0, 1)];
    const [has, done] = [writer.createSemaphore(l1, 0), reader.createSemaphore(l1, 0)];
    let steps = 0;
    program.addDataMovement(reader, 0, 'reader', (thread) => ({
      run: () => {
        if (steps++ === 0) {
          thread.nocAsyncRead(thread.dramNocAddress(0, 4096), l1 + 1024, 64);
          if (waits) thread.nocAsyncReadBarrier();
          thread.semaphoreIncrement(thread.l1NocAddress(1, l1), 1);
        }
        if (!thread.semaphoreWait(done, 1)) return false;
        thread.nocAsyncReadBarrier();
        return true;
      },
      currentOp: () => undefined,
    }));
    program.addDataMovement(writer, 1, 'writer', (thread) => ({
      run: () => {
        if (!thread.semaphoreWait(has, 1)) return false;
        thread.fillL1(l1 + 1024, 4, 64, 7);
        thread.nocAsyncWrite(l1 + 1024, thread.dramNocAddress(0, 4096), 64);
        thread.nocAsyncWriteBarrier();
        thread.semaphoreIncrement(thread.l1NocAddress(0, l1), 1);
        return true;
      },
      currentOp: () => undefined,
    }));
    program.run();
  };
  assert.match(faultOf(() => run(false)).message, 'overlaps the source of a NoC transfer');
  run(true);
});

test.run();
