import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../../../device/chip.ts';
import { defaultChipDescription } from '../../../device/chip-description.ts';
import { faultText, type TextProgram } from './kernel-text.ts';

/** Two cores, whose runtime argument is their number. */
const twoCores: TextProgram = {
  cores: [
    { y: 0, x: 0 },
    { y: 0, x: 1 },
  ],
  argsOfCores: [[0], [1]],
};

/** A reader kernel with an argument for the first circular buffer, and constants 0, 1, 4096 and 8192. */
const reader = (body: string): string => `func.func @reader(%in: !in0) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %size = arith.constant 4096 : i32
  ${body}
  "ttkernel.return"() : () -> ()
}
`;

test('a thread that waits for pages that nobody pushes is a deadlock', () => {
  const text = `${reader('"ttkernel.cb_reserve_back"(%in, %c1) : (!in0, i32) -> ()')}
    func.func @compute(%in: !in0, %out: !out) {
      %c2 = arith.constant 2 : i32
      "ttkernel.cb_wait_front"(%in, %c2) : (!in0, i32) -> ()
      "ttkernel.return"() : () -> ()
    }
    func.func @writer(%out: !out) {
      %c1 = arith.constant 1 : i32
      "ttkernel.cb_wait_front"(%out, %c1) : (!out, i32) -> ()
      "ttkernel.return"() : () -> ()
    }`;
  assert.is(
    faultText(text),
    `deadlock: chip 0, core (0, 0), compute, kernel 'compute', op 'ttkernel.cb_wait_front', at k.mlir:19:7: 2 threads wait for what no other thread will do
  core (0, 0), compute, kernel 'compute', op 'ttkernel.cb_wait_front', at k.mlir:19:7 waits in cb_wait_front: 2 pages of cb_in0, 0 are pushed
  core (0, 0), noc1, kernel 'writer', op 'ttkernel.cb_wait_front', at k.mlir:24:7 waits in cb_wait_front: 1 page of cb_out0, 0 are pushed`,
  );
});

const read = (offset: number, target: string): string => `
  %from = arith.constant ${offset} : i32
  %noc = "ttkernel.get_noc_addr_from_bank_id"(%c3, %from) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr
  "ttkernel.cb_reserve_back"(%in, %c1) : (!in0, i32) -> ()
  %to = "ttkernel.get_write_ptr"(%in) : (!in0) -> i32
  "ttkernel.noc_async_read"(%noc, ${target}, %size) : (!ttkernel.noc_addr, i32, i32) -> ()
  "ttkernel.noc_async_read_barrier"() : () -> ()`;

const readSite = "chip 0, core (0, 0), noc0, kernel 'reader', op 'ttkernel.noc_async_read', at k.mlir:18:3";

test('a read beyond a DRAM channel is out of bounds', () => {
  assert.is(
    faultText(reader(read(2 ** 30 - 32, '%to'))),
    `out-of-bounds: ${readSite}: DRAM channel 3 read of 4096 bytes at 1073741792 (0x3fffffe0) leaves its 1073741824 (0x40000000) bytes`,
  );
});

test('addresses that differ modulo the alignment are misaligned', () => {
  assert.is(
    faultText(reader(read(4112, '%to'))),
    `misaligned: ${readSite}: read between 4112 (0x1010) and L1 address 1024 (0x400), which differ modulo 32`,
  );
});

test('DRAM that nothing was written to cannot be read', () => {
  assert.is(
    faultText(reader(read(4096, '%to'))),
    `uninitialized-read: ${readSite}: DRAM channel 3 read of 4096 bytes at 4096 (0x1000): byte 4096 (0x1000) was never written`,
  );
});

test('a bank that does not exist cannot be addressed', () => {
  const text = reader(read(4096, '%to').replace('%c3, %from', '%size, %from'));
  assert.is(
    faultText(text),
    "noc: chip 0, core (0, 0), noc0, kernel 'reader', op 'ttkernel.get_noc_addr_from_bank_id', at k.mlir:15:10: DRAM channel 4096 does not exist: there are 12",
  );
});

test('pages are pushed only after they were reserved', () => {
  assert.is(
    faultText(reader('"ttkernel.cb_push_back"(%in, %c1) : (!in0, i32) -> ()')),
    "circular-buffer: chip 0, core (0, 0), noc0, kernel 'reader', op 'ttkernel.cb_push_back', at k.mlir:13:3: cb_in0: push of 1 page, but 0 are reserved",
  );
});

test('a kernel that ends with a write in flight lacks a barrier', () => {
  const text = reader(`
    "ttkernel.fill_l1"(%c1, %size, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
    %noc = "ttkernel.get_noc_addr_from_bank_id"(%c3, %size) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr
    "ttkernel.noc_async_write"(%size, %noc, %size) : (i32, !ttkernel.noc_addr, i32) -> ()`);
  const message = faultText(text.replaceAll('%in: !in0', ''));
  assert.is(
    message,
    "missing-barrier: chip 0, core (0, 0), noc0, kernel 'reader', op 'ttkernel.return', at k.mlir:17:3: the kernel ends with 1 NoC writes in flight: noc_async_write_barrier is missing",
  );
});

test('Dst is acquired before it is used, and what is packed was computed', () => {
  const compute = (body: string): string => `func.func @compute(%out: !out) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    "ttkernel.cb_reserve_back"(%out, %c1) : (!out, i32) -> ()
    ${body}
    "ttkernel.return"() : () -> ()
  }`;
  const site = (op: string, place: string): string =>
    `chip 0, core (0, 0), compute, kernel 'compute', op 'ttkernel.${op}', at k.mlir:${place}`;
  assert.is(
    faultText(compute('"ttkernel.fill_tile"(%c0) <{value = 1.0 : f32}> : (i32) -> ()')),
    `dst-protocol: ${site('fill_tile', '12:5')}: math uses Dst without tile_regs_acquire`,
  );
  assert.is(
    faultText(
      compute(`"ttkernel.tile_regs_acquire"() : () -> ()
      "ttkernel.tile_regs_commit"() : () -> ()
      "ttkernel.tile_regs_wait"() : () -> ()
      "ttkernel.pack_tile"(%c0, %out, %c0) : (i32, !out, i32) -> ()`),
    ),
    `uninitialized-read: ${site('pack_tile', '15:7')}: Dst tile 0 is packed, but nothing was written to it since tile_regs_acquire`,
  );
  assert.is(
    faultText(
      compute(`"ttkernel.tile_regs_acquire"() : () -> ()
      "ttkernel.fill_tile"(%c0) <{value = 1.0 : f32}> : (i32) -> ()
      "ttkernel.unary_tile"(%c0) <{function = "frobnicate"}> : (i32) -> ()`),
    ),
    `unsupported: ${site('unary_tile', '14:7')}: no function 'frobnicate' of one element`,
  );
});

test('kernels must agree about a circular buffer', () => {
  const text = `func.func @reader(%in: !in0) { "ttkernel.return"() : () -> () }
    func.func @compute(%in: !ttkernel.cb<cb_in0, 2048, memref<2x!tt.tile<32x32, f32>, #l1>, 4096, 1>) { "ttkernel.return"() : () -> () }`;
  assert.is(faultText(text), "circular-buffer: kernel 'compute': kernels give cb_in0 different types");
});

/** Fills the pages of !in0 at 1024 with ones and hands `count` of them over; the consumer is \`writer\`. */
const producer = (count: number): string => `
  %count = arith.constant ${count} : i32
  %bytes = arith.constant ${4096 * count} : i32
  "ttkernel.cb_reserve_back"(%in, %count) : (!in0, i32) -> ()
  %p = "ttkernel.get_write_ptr"(%in) : (!in0) -> i32
  "ttkernel.fill_l1"(%c1, %p, %bytes) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
  "ttkernel.cb_push_back"(%in, %count) : (!in0, i32) -> ()`;

const consumer = (body: string): string => `func.func @writer(%in: !in0) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %size = arith.constant 4096 : i32
  ${body}
  "ttkernel.return"() : () -> ()
}`;

const site = (thread: string, kernel: string, op: string, place: string): string =>
  `chip 0, core (0, 0), ${thread}, kernel '${kernel}', op 'ttkernel.${op}', at k.mlir:${place}`;

/** Returns a chip whose DRAM channel 3 has numbers in its first 64 KiB. */
function filledChip(): Chip {
  const chip = new Chip(defaultChipDescription());
  chip.dramChannel(3).memory.fill(0, 2 ** 16, 1);
  return chip;
}

test('bytes that a NoC read brings are neither read nor handed over before its barrier', () => {
  const start = read(4096, '%to').replace('"ttkernel.noc_async_read_barrier"() : () -> ()', '');
  assert.is(
    faultText(reader(`${start}\n%x = "ttkernel.load_from_l1"(%to) <{element_bytes = 4 : i32}> : (i32) -> i32`), {
      chip: filledChip(),
    }),
    `missing-barrier: ${site('noc0', 'reader', 'load_from_l1', '20:6')}: L1 read of 4 bytes at 1024 (0x400) overlaps a NoC transfer whose barrier has not been passed`,
  );
  assert.is(
    faultText(reader(`${start}\n"ttkernel.cb_push_back"(%in, %c1) : (!in0, i32) -> ()`), { chip: filledChip() }),
    `missing-barrier: ${site('noc0', 'reader', 'cb_push_back', '20:1')}: cb_in0 push of pages that a NoC read still fills`,
  );
});

test('bytes that a NoC read takes are not overwritten before its barrier', () => {
  const start = read(4096, '%to');
  const barrier = '"ttkernel.noc_async_read_barrier"() : () -> ()';
  const write = `
    "ttkernel.fill_l1"(%c1, %other, %c64) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
    "ttkernel.noc_async_write"(%other, %noc, %c64) : (i32, !ttkernel.noc_addr, i32) -> ()
    "ttkernel.noc_async_write_barrier"() : () -> ()`;
  const text = (before: string): string =>
    `%c64 = arith.constant 64 : i32\n%other = arith.constant 65536 : i32\n${before}${write}`;
  assert.is(
    faultText(reader(text(start.replace(barrier, ''))), { chip: filledChip() }),
    `missing-barrier: ${site('noc0', 'reader', 'noc_async_write', '23:5')}: DRAM channel 3 write of 64 bytes at 4096 (0x1000) overlaps the source of a NoC transfer whose barrier has not been passed`,
  );
  const chip = filledChip();
  assert.is(faultText(reader(text(start)), { chip }), 'no fault');
});

test('pages are reserved once until they are pushed', () => {
  const reserve = '"ttkernel.cb_reserve_back"(%in, %c1) : (!in0, i32) -> ()';
  assert.is(
    faultText(reader(`${reserve}\n${reserve}`)),
    `circular-buffer: ${site('noc0', 'reader', 'cb_reserve_back', '14:1')}: cb_in0: reserve of 1 page, but 1 are reserved and not pushed`,
  );
});

test('pages are popped only after they were waited for', () => {
  assert.is(
    faultText(consumer('"ttkernel.cb_pop_front"(%in, %c1) : (!in0, i32) -> ()')),
    `circular-buffer: ${site('noc1', 'writer', 'cb_pop_front', '14:3')}: cb_in0: pop of 1 page, but 0 were waited for`,
  );
});

test('what a consumer reads is not written, by its own core or another', () => {
  const text = `${reader(`${producer(2)}
    "ttkernel.store_to_l1"(%c1, %p) <{element_bytes = 4 : i32}> : (i32, i32) -> ()`)}
    ${consumer('"ttkernel.cb_wait_front"(%in, %c2) : (!in0, i32) -> ()')}`;
  assert.is(
    faultText(text),
    `circular-buffer: ${site('noc0', 'reader', 'store_to_l1', '20:5')}: cb_in0: write of 4 bytes at L1 address 1024 is outside of 0 reserved pages, which span [1024, 1024)`,
  );
  // Core (0, 1) writes where core (0, 0), which it outlasts, has its oldest page.
  const other = `func.func @reader(%in: !in0) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %me = "ttkernel.get_arg_val"(%c0) : (i32) -> i32
    %first = arith.cmpi eq, %me, %c0 : i32
    %page = arith.constant 1024 : i32
    %bytes = arith.constant 4096 : i32
    "ttkernel.cb_reserve_back"(%in, %c1) : (!in0, i32) -> ()
    %p = "ttkernel.get_write_ptr"(%in) : (!in0) -> i32
    "ttkernel.fill_l1"(%c1, %p, %bytes) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
    scf.if %first {
      "ttkernel.cb_push_back"(%in, %c1) : (!in0, i32) -> ()
    } else {
      %zero = arith.constant 0 : i32
      %steps = arith.constant 100 : i32
      scf.for %i = %zero to %steps step %c1 : i32 {
        "ttkernel.fill_l1"(%c1, %p, %bytes) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
      }
      %noc = "ttkernel.get_noc_addr_from_bank_id"(%c0, %page) <{dram = false}> : (i32, i32) -> !ttkernel.noc_addr
      "ttkernel.noc_async_write"(%p, %noc, %bytes) : (i32, !ttkernel.noc_addr, i32) -> ()
      "ttkernel.noc_async_write_barrier"() : () -> ()
    }
    "ttkernel.return"() : () -> ()
  }
  func.func @writer(%in: !in0) {
    %c1 = arith.constant 1 : i32
    %c0 = arith.constant 0 : i32
    %me = "ttkernel.get_arg_val"(%c0) : (i32) -> i32
    %first = arith.cmpi eq, %me, %c0 : i32
    scf.if %first {
      "ttkernel.cb_wait_front"(%in, %c1) : (!in0, i32) -> ()
    }
    "ttkernel.return"() : () -> ()
  }`;
  assert.match(
    faultText(other, twoCores),
    /^circular-buffer: chip 0, core \(0, 1\), noc0, .*: cb_in0: write of 4096 bytes at L1 address 1024 by another core touches 1 page being read, which span \[1024, 5120\)$/,
  );
});

test('two cores that access the same bytes are ordered by a semaphore, or race', () => {
  const write = `
    %noc = "ttkernel.get_noc_addr_from_bank_id"(%c3, %size) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr
    "ttkernel.cb_reserve_back"(%in, %c1) : (!in0, i32) -> ()
    %p = "ttkernel.get_write_ptr"(%in) : (!in0) -> i32
    "ttkernel.fill_l1"(%c1, %p, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
    "ttkernel.noc_async_write"(%p, %noc, %size) : (i32, !ttkernel.noc_addr, i32) -> ()
    "ttkernel.noc_async_write_barrier"() : () -> ()`;
  const both = faultText(reader(write), twoCores);
  assert.match(
    both,
    /^race: chip 0, core \(0, 1\), noc0, kernel 'reader', op 'ttkernel.noc_async_write', at k.mlir:\d+:5: DRAM channel 3 write of 4096 bytes at 4096 \(0x1000\) by core \(0, 1\): core \(0, 0\) writes some of them in the same program, and no semaphore orders the two$/,
  );
  /** Core (0, 0) writes, and core (0, 1) reads after `order`. */
  const writeThenRead = (signal: string, wait: string): string =>
    reader(`
      %zero = arith.constant 0 : i32
      %me = "ttkernel.get_arg_val"(%zero) : (i32) -> i32
      %first = arith.cmpi eq, %me, %zero : i32
      %noc = "ttkernel.get_noc_addr_from_bank_id"(%c3, %size) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr
      "ttkernel.cb_reserve_back"(%in, %c1) : (!in0, i32) -> ()
      %p = "ttkernel.get_write_ptr"(%in) : (!in0) -> i32
      %sem = "ttkernel.get_semaphore"(%zero) : (i32) -> i32
      scf.if %first {
        "ttkernel.fill_l1"(%c1, %p, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
        "ttkernel.noc_async_write"(%p, %noc, %size) : (i32, !ttkernel.noc_addr, i32) -> ()
        "ttkernel.noc_async_write_barrier"() : () -> ()
        ${signal}
      } else {
        ${wait}
        "ttkernel.noc_async_read"(%noc, %p, %size) : (!ttkernel.noc_addr, i32, i32) -> ()
        "ttkernel.noc_async_read_barrier"() : () -> ()
      }`);
  const withSemaphore = { ...twoCores, semaphores: [65536] };
  const delay = `%steps = arith.constant 100 : i32
    scf.for %i = %zero to %steps step %c1 : i32 {
      "ttkernel.fill_l1"(%c1, %p, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
    }`;
  assert.match(
    faultText(writeThenRead('', delay), withSemaphore),
    /^race: .* read of 4096 bytes .* core \(0, 0\) writes/,
  );
  const signal = `%there = "ttkernel.get_noc_addr_from_bank_id"(%c1, %sem) <{dram = false}> : (i32, i32) -> !ttkernel.noc_addr
    "ttkernel.noc_semaphore_inc"(%there, %c1) : (!ttkernel.noc_addr, i32) -> ()`;
  const wait = '"ttkernel.noc_semaphore_wait"(%sem, %c1) : (i32, i32) -> ()';
  assert.is(faultText(writeThenRead(signal, wait), withSemaphore), 'no fault');
});

test('what another core writes to a core races with what that does with it, or a semaphore orders the two', () => {
  /** Core (0, 0) writes to core (0, 1), which signals nothing, and does something with the bytes after `order`. */
  const sent = (own: string, signal = '', wait = ''): string => {
    const text = reader(`
      %zero = arith.constant 0 : i32
      %there = arith.constant 200000 : i32
      %me = "ttkernel.get_arg_val"(%zero) : (i32) -> i32
      %first = arith.cmpi eq, %me, %zero : i32
      %sem = "ttkernel.get_semaphore"(%zero) : (i32) -> i32
      scf.if %first {
        %noc = "ttkernel.get_noc_addr_from_bank_id"(%c1, %there) <{dram = false}> : (i32, i32) -> !ttkernel.noc_addr
        "ttkernel.fill_l1"(%c1, %there, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
        "ttkernel.noc_async_write"(%there, %noc, %size) : (i32, !ttkernel.noc_addr, i32) -> ()
        "ttkernel.noc_async_write_barrier"() : () -> ()
        ${signal}
      } else {
        ${wait}
        ${own}
      }`);
    return faultText(text.replaceAll('%in: !in0', ''), { ...twoCores, semaphores: [65536] });
  };
  const signal = `%to = "ttkernel.get_noc_addr_from_bank_id"(%c1, %sem) <{dram = false}> : (i32, i32) -> !ttkernel.noc_addr
    "ttkernel.noc_semaphore_inc"(%to, %c1) : (!ttkernel.noc_addr, i32) -> ()`;
  const wait = '"ttkernel.noc_semaphore_wait"(%sem, %c1) : (i32, i32) -> ()';
  const far =
    '%far = "ttkernel.get_noc_addr_from_bank_id"(%c3, %size) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr';
  for (const [what, own] of [
    ['read', '%v = "ttkernel.load_from_l1"(%there) <{element_bytes = 4 : i32}> : (i32) -> i32'],
    ['write', '"ttkernel.store_to_l1"(%c1, %there) <{element_bytes = 4 : i32}> : (i32, i32) -> ()'],
    [
      'read',
      `${far}
      "ttkernel.noc_async_write"(%there, %far, %size) : (i32, !ttkernel.noc_addr, i32) -> ()
      "ttkernel.noc_async_write_barrier"() : () -> ()`,
    ],
  ] as const) {
    assert.match(sent(own), `L1 ${what} of `);
    assert.match(
      sent(own),
      /^race: chip 0, core \(0, 1\), noc0, .* at 200000 \(0x30d40\) by core \(0, 1\): core \(0, 0\) writes some of them in the same program/,
    );
    assert.is(sent(own, signal, wait), 'no fault');
  }
});

test('pages are read only after they were waited for', () => {
  const text = `${reader(producer(1))}
    func.func @writer(%in: !in0) {
      %p = "ttkernel.get_read_ptr"(%in) : (!in0) -> i32
      %v = "ttkernel.load_from_l1"(%p) <{element_bytes = 4 : i32}> : (i32) -> i32
      "ttkernel.return"() : () -> ()
    }`;
  assert.match(
    faultText(text),
    /^circular-buffer: .*'writer', op 'ttkernel.load_from_l1', .*: cb_in0: read of 4 bytes at L1 address 1024 is outside of 0 pages waited for/,
  );
});

test('every thread counts the pages of a circular buffer for itself', () => {
  const use = (first: string, second: string, numPages: number): string => `
    "ttkernel.${first}"(%in, %c${numPages}) : (!in0, i32) -> ()
    "ttkernel.${second}"(%in, %c${numPages}) : (!in0, i32) -> ()`;
  const kernel = (name: string, body: string): string => `func.func @${name}(%in: !in0) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    ${body}
    "ttkernel.return"() : () -> ()
  }\n`;
  const fill = (numPages: number): string => use('cb_reserve_back', 'cb_push_back', numPages);
  const empty = (numPages: number): string => use('cb_wait_front', 'cb_pop_front', numPages);
  assert.match(
    faultText(kernel('reader', fill(1)) + kernel('writer', fill(1))),
    /^circular-buffer: chip 0, core \(0, 0\), noc1, kernel 'writer', op 'ttkernel.cb_reserve_back', at k.mlir:\d+:5: cb_in0: noc1 would fill page 0, but page 1 is next: noc0 filled those before$/,
  );
  assert.match(
    faultText(kernel('reader', fill(2)) + kernel('writer', empty(1)) + kernel('compute', empty(1))),
    /^circular-buffer: .*'ttkernel.cb_wait_front', .*: cb_in0: \w+ would read page 0, but page 1 is next: \w+ popped those before$/,
  );
  // After a whole round both are at page 0.
  assert.is(
    faultText(kernel('reader', fill(2)) + kernel('writer', empty(2) + fill(2)) + kernel('compute', '')),
    'no fault',
  );
});

test('a buffer is not accessed after it was deallocated', () => {
  const chip = filledChip();
  const address = chip.dramAllocator.allocate(8192);
  chip.dramAllocator.deallocate(address);
  assert.is(
    faultText(reader(read(4096, '%to')), { chip }),
    `use-after-free: ${readSite}: DRAM channel 3 read of 4096 bytes at 4096 (0x1000), where a buffer was that has been deallocated`,
  );
});

test('a page that is packed is reserved', () => {
  const text = `func.func @compute(%out: !out) {
    %c0 = arith.constant 0 : i32
    "ttkernel.tile_regs_acquire"() : () -> ()
    "ttkernel.fill_tile"(%c0) <{value = 1.0 : f32}> : (i32) -> ()
    "ttkernel.tile_regs_commit"() : () -> ()
    "ttkernel.tile_regs_wait"() : () -> ()
    "ttkernel.pack_tile"(%c0, %out, %c0) : (i32, !out, i32) -> ()
    "ttkernel.return"() : () -> ()
  }`;
  assert.is(
    faultText(text),
    `circular-buffer: ${site('compute', 'compute', 'pack_tile', '14:5')}: cb_out0: write of page 0, but 0 are reserved`,
  );
});

test.run();
