import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bitsToFloat, floatToBits } from '../../../device/formats/byte-views.ts';
import { faultText, loadInt, runText } from './kernel-text.ts';

/** A reader that pushes one tile of 3.0 to cb_in0 and one of 2.0 to cb_in1. */
const reader = `func.func @reader(%in0: !in0, %in1: !in1) {
  %c1 = arith.constant 1 : i32
  %three = arith.constant ${floatToBits(3)} : i32
  %two = arith.constant ${floatToBits(2)} : i32
  "ttkernel.cb_reserve_back"(%in0, %c1) : (!in0, i32) -> ()
  "ttkernel.cb_reserve_back"(%in1, %c1) : (!in1, i32) -> ()
  %p0 = "ttkernel.get_write_ptr"(%in0) : (!in0) -> i32
  %p1 = "ttkernel.get_write_ptr"(%in1) : (!in1) -> i32
  %size = "ttkernel.get_tile_size"(%in0) : (!in0) -> i32
  "ttkernel.fill_l1"(%three, %p0, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
  "ttkernel.fill_l1"(%two, %p1, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
  "ttkernel.cb_push_back"(%in0, %c1) : (!in0, i32) -> ()
  "ttkernel.cb_push_back"(%in1, %c1) : (!in1, i32) -> ()
  "ttkernel.return"() : () -> ()
}
`;

const protocols = {
  halves: {
    begin: '"ttkernel.tile_regs_acquire"() : () -> ()',
    middle: '"ttkernel.tile_regs_commit"() : () -> ()\n"ttkernel.tile_regs_wait"() : () -> ()',
    end: '"ttkernel.tile_regs_release"() : () -> ()',
  },
  whole: { begin: '"ttkernel.acquire_dst"() : () -> ()', middle: '', end: '"ttkernel.release_dst"() : () -> ()' },
};

/** Returns the first element that a compute kernel packs after `body`, which works on the tiles of 3.0 and 2.0. */
function computed(body: string, { begin, middle, end }: (typeof protocols)['halves'] = protocols.halves): number {
  const { chip } = runText(`${reader}
    func.func @compute(%in0: !in0, %in1: !in1, %out: !out, %scaler: !scaler) {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      "ttkernel.cb_wait_front"(%in0, %c1) : (!in0, i32) -> ()
      "ttkernel.cb_wait_front"(%in1, %c1) : (!in1, i32) -> ()
      "ttkernel.cb_reserve_back"(%out, %c1) : (!out, i32) -> ()
      ${begin}
      ${body}
      ${middle}
      "ttkernel.pack_tile"(%c0, %out, %c0) : (i32, !out, i32) -> ()
      ${end}
      "ttkernel.cb_push_back"(%out, %c1) : (!out, i32) -> ()
      "ttkernel.return"() : () -> ()
    }`);
  return bitsToFloat(loadInt(chip, 17408) >>> 0);
}

const twoTiles = '(%in0, %in1, %c0, %c0, %c0)';
const twoTypes = '(!in0, !in1, i32, i32, i32) -> ()';

test('operations on two tiles', () => {
  assert.is(computed(`"ttkernel.add_tiles"${twoTiles} : ${twoTypes}`), 5);
  assert.is(computed(`"ttkernel.sub_tiles"${twoTiles} : ${twoTypes}`), 1);
  assert.is(computed(`"ttkernel.mul_tiles"${twoTiles} : ${twoTypes}`), 6);
  assert.is(computed(`"ttkernel.matmul_tiles"${twoTiles} : ${twoTypes}`), 192);
  assert.is(computed(`"ttkernel.matmul_tiles"${twoTiles} <{transpose}> : ${twoTypes}`), 192);
  for (const [name, expected] of [
    ['add', 5],
    ['sub', 1],
    ['mul', 6],
  ] as const) {
    const op = `"ttkernel.${name}_tiles_bcast"${twoTiles} <{bcast_type = #ttkernel.bcast_type<col>}> : ${twoTypes}`;
    assert.is(computed(op), expected);
  }
  const reduce = `"ttkernel.reduce_tile"${twoTiles} <{reduce_dim = #ttkernel.reduce_dim<row>, reduce_type = #ttkernel.reduce_type<sum>}>`;
  assert.is(computed(`${reduce} : ${twoTypes}`), 192);
});

test('operations on one tile and in Dst', () => {
  const copy = '"ttkernel.copy_tile"(%in0, %c0, %c0) : (!in0, i32, i32) -> ()';
  const second = '"ttkernel.copy_tile"(%in1, %c0, %c1) : (!in1, i32, i32) -> ()';
  assert.is(computed(copy), 3);
  assert.is(computed('"ttkernel.transpose_wh_tile"(%in0, %c0, %c0) : (!in0, i32, i32) -> ()'), 3);
  assert.is(
    computed(
      '"ttkernel.unary_bcast"(%in0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<row>}> : (!in0, i32, i32) -> ()',
    ),
    3,
  );
  assert.is(computed('"ttkernel.fill_tile"(%c0) <{value = 1.5 : f32}> : (i32) -> ()'), 1.5);
  assert.is(computed(`${copy}\n"ttkernel.unary_tile"(%c0) <{function = "square"}> : (i32) -> ()`), 9);
  assert.is(
    computed(`${copy}\n"ttkernel.unary_tile"(%c0) <{function = "mul_unary", parameter = 0.5 : f32}> : (i32) -> ()`),
    1.5,
  );
  assert.is(
    computed(`${copy}\n${second}\n"ttkernel.binary_tile"(%c0, %c1) <{function = "div"}> : (i32, i32) -> ()`),
    1.5,
  );
});

test('unpack and math spelled out, with all of Dst', () => {
  const unpack = '"ttkernel.unpack_ab"(%in0, %c0, %in1, %c0) : (!in0, i32, !in1, i32) -> ()';
  for (const [name, expected] of [
    ['add', 5],
    ['sub', 1],
    ['mul', 6],
    ['matmul', 192],
  ] as const) {
    assert.is(computed(`${unpack}\n"ttkernel.${name}"(%c0) : (i32) -> ()`, protocols.whole), expected, name);
  }
});

test('tilize and untilize blocks of rows', () => {
  const { chip } = runText(`
    !result = !ttkernel.cb<cb_out1, 41984, memref<2x1024xf32, #l1>, 4096, 1>
    func.func @reader(%rows: !rows) {
      %c1 = arith.constant 1 : i32
      %seven = arith.constant ${floatToBits(7)} : i32
      "ttkernel.cb_reserve_back"(%rows, %c1) : (!rows, i32) -> ()
      %p = "ttkernel.get_write_ptr"(%rows) : (!rows) -> i32
      %size = "ttkernel.get_tile_size"(%rows) : (!rows) -> i32
      "ttkernel.fill_l1"(%seven, %p, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
      "ttkernel.cb_push_back"(%rows, %c1) : (!rows, i32) -> ()
      "ttkernel.return"() : () -> ()
    }
    func.func @compute(%rows: !rows, %tiles: !in0, %result: !result) {
      %c1 = arith.constant 1 : i32
      "ttkernel.cb_wait_front"(%rows, %c1) : (!rows, i32) -> ()
      "ttkernel.cb_reserve_back"(%tiles, %c1) : (!in0, i32) -> ()
      "ttkernel.tilize_block"(%rows, %c1, %tiles) : (!rows, i32, !in0) -> ()
      "ttkernel.cb_push_back"(%tiles, %c1) : (!in0, i32) -> ()
      "ttkernel.cb_pop_front"(%rows, %c1) : (!rows, i32) -> ()
      "ttkernel.cb_wait_front"(%tiles, %c1) : (!in0, i32) -> ()
      "ttkernel.cb_reserve_back"(%result, %c1) : (!result, i32) -> ()
      "ttkernel.untilize_block"(%tiles, %c1, %result) : (!in0, i32, !result) -> ()
      "ttkernel.cb_push_back"(%result, %c1) : (!result, i32) -> ()
      "ttkernel.return"() : () -> ()
    }`);
  assert.is(bitsToFloat(loadInt(chip, 1024) >>> 0), 7);
  assert.is(bitsToFloat(loadInt(chip, 41984) >>> 0), 7);
});

/** Two cores: the first writes 42 to both and then tells the second by a semaphore. */
const twoCores = {
  cores: [
    { y: 0, x: 0 },
    { y: 0, x: 1 },
  ],
  semaphores: [65536, 65552],
};

test('cores exchange data by multicast and semaphores', () => {
  const text = `func.func @reader() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %x = "ttkernel.my_x"() : () -> i32
    %y = "ttkernel.my_y"() : () -> i32
    %isFirst = arith.cmpi eq, %x, %c0 : i32
    %ready = "ttkernel.get_semaphore"(%c0) : (i32) -> i32
    %done = "ttkernel.get_semaphore"(%c1) : (i32) -> i32
    %data = arith.constant 4096 : i32
    %target = arith.constant 8192 : i32
    %c16 = arith.constant 16 : i32
    scf.if %isFirst {
      %value = arith.constant 42 : i32
      "ttkernel.fill_l1"(%value, %data, %c16) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
      %all = "ttkernel.get_noc_multicast_addr"(%c0, %y, %c1, %y, %target) : (i32, i32, i32, i32, i32) -> !ttkernel.noc_addr
      "ttkernel.noc_async_write_multicast"(%data, %all, %c16, %c2) <{loopback_src}> : (i32, !ttkernel.noc_addr, i32, i32) -> ()
      "ttkernel.noc_async_write_barrier"() : () -> ()
      "ttkernel.noc_semaphore_set"(%ready, %c1) : (i32, i32) -> ()
      %others = "ttkernel.get_noc_multicast_addr"(%c0, %y, %c1, %y, %ready) : (i32, i32, i32, i32, i32) -> !ttkernel.noc_addr
      "ttkernel.noc_semaphore_set_multicast"(%ready, %others, %c1) : (i32, !ttkernel.noc_addr, i32) -> ()
      "ttkernel.noc_semaphore_wait_min"(%done, %c1) : (i32, i32) -> ()
    } else {
      "ttkernel.noc_semaphore_wait"(%ready, %c1) : (i32, i32) -> ()
      %got = "ttkernel.load_from_l1"(%target) <{element_bytes = 4 : i32}> : (i32) -> i32
      %next = arith.addi %got, %c1 : i32
      "ttkernel.store_to_l1"(%next, %data) <{element_bytes = 4 : i32}> : (i32, i32) -> ()
      %first = "ttkernel.get_noc_addr"(%c0, %y, %done) : (i32, i32, i32) -> !ttkernel.noc_addr
      "ttkernel.noc_semaphore_inc"(%first, %c1) : (!ttkernel.noc_addr, i32) -> ()
    }
    "ttkernel.return"() : () -> () }`;
  const { chip, report } = runText(text, twoCores);
  assert.equal([loadInt(chip, 8192, 0, 0), loadInt(chip, 8192, 0, 1), loadInt(chip, 4096, 0, 1)], [42, 42, 43]);
  assert.is(report.threads.length, 2);
  const wrong = text.replace('(%data, %all, %c16, %c2)', '(%data, %all, %c16, %c16)');
  assert.match(faultText(wrong, twoCores), /noc: .* a multicast to 16 cores has a rectangle of 2$/);
});

test('a reader and a writer move pages between memories', () => {
  const { chip, report } = runText(
    `
    func.func @reader(%in0: !in0, %n: i32) {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      scf.for %i = %c0 to %n step %c1 : i32 {
        "ttkernel.cb_reserve_back"(%in0, %c1) : (!in0, i32) -> ()
        %p = "ttkernel.get_write_ptr"(%in0) : (!in0) -> i32
        %size = "ttkernel.get_tile_size"(%in0) : (!in0) -> i32
        "ttkernel.fill_l1"(%i, %p, %size) <{element_bytes = 4 : i32}> : (i32, i32, i32) -> ()
        "ttkernel.cb_push_back"(%in0, %c1) : (!in0, i32) -> ()
      }
      "ttkernel.return"() : () -> ()
    }
    func.func @writer(%in0: !in0, %n: i32) {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %base = arith.constant 65536 : i32
      scf.for %i = %c0 to %n step %c1 : i32 {
        "ttkernel.cb_wait_front"(%in0, %c1) : (!in0, i32) -> ()
        %p = "ttkernel.get_read_ptr"(%in0) : (!in0) -> i32
        %size = "ttkernel.get_tile_size"(%in0) : (!in0) -> i32
        %dram = "ttkernel.get_noc_addr_from_bank_id"(%i, %base) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr
        "ttkernel.noc_async_write"(%p, %dram, %size) : (i32, !ttkernel.noc_addr, i32) -> ()
        %core = "ttkernel.get_noc_addr_from_bank_id"(%i, %base) <{dram = false}> : (i32, i32) -> !ttkernel.noc_addr
        "ttkernel.noc_async_write"(%p, %core, %size) : (i32, !ttkernel.noc_addr, i32) -> ()
        "ttkernel.noc_async_write_barrier"() : () -> ()
        "ttkernel.cb_pop_front"(%in0, %c1) : (!in0, i32) -> ()
      }
      "ttkernel.return"() : () -> ()
    }`,
    { args: { reader: [5], writer: [5] } },
  );
  for (let i = 0; i < 5; i++) {
    const word = new Uint8Array(4);
    chip.dramChannel(i).memory.read(65536 + 40, word, 0, 4);
    assert.equal([...word], [i, 0, 0, 0]);
    assert.is(loadInt(chip, 65536 + 4092, 0, i), i);
  }
  const [readerReport, writerReport] = report.threads;
  assert.is(writerReport!.counters['bytesWritten'], 2 * 5 * 4096);
  assert.ok(readerReport!.endCycle <= writerReport!.endCycle);
});

test.run();
