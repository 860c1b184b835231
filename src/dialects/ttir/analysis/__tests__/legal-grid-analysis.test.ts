import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../../../asm/parse-source.ts';
import { printAttribute } from '../../../../asm/printer/print-op.ts';
import { Context } from '../../../../ir/context.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { walk } from '../../../../ir/walk.ts';
import { createRegistry } from '../../../registry.ts';
import { LegalGridAnalysis, type LegalGridInput } from '../legal-grid-analysis.ts';

const input: LegalGridInput = { maxGrid: [8, 8], gridOverrides: new Map(), maxShardedLayouts: 0 };

/** Returns the first operation of that name in a relu of a tensor of `rows` x `columns` that is tiled in DRAM. */
function operation(name: string, rows: number, columns: number): Operation {
  const tiles = `${Math.ceil(rows / 32)}x${Math.ceil(columns / 32)}`;
  const memref = `memref<${tiles}x!tt.tile<32x32, f32>, #tt.memory_space<dram>>`;
  const type = `tensor<${rows}x${columns}xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, ${memref}, interleaved>>`;
  const any = '#tt.operand_constraint<any_device>';
  const module = parseText(
    `func.func @f(%a: ${type}) -> ${type} {
      %0 = tensor.empty() : ${type} loc("here")
      %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [${any}, ${any}]}> : (${type}, ${type}) -> ${type} loc("here")
      %2 = "ttir.to_layout"(%1, %0) : (${type}, ${type}) -> ${type}
      return %2 : ${type}
    }`,
    new Context(createRegistry()),
  )!;
  let found: Operation | undefined;
  walk(module, { before: (op) => void (op.name === name && (found ??= op)) });
  return found!;
}

/** The grid, shard and memory of each layout, in short. */
function summary(op: Operation, options: Partial<LegalGridInput>): string[] {
  return (new LegalGridAnalysis({ ...input, ...options }).layoutsOf(op) ?? []).map((layout) => {
    const text = printAttribute(layout);
    const [, grid, shard, space, memLayout] = /<([\dx]+)>, memref<([\dx]+)x!tt.*memory_space<(\w+)>>, (\w+)/.exec(
      text,
    )!;
    return `${grid} ${shard} ${space} ${memLayout}`;
  });
}

test('an operation of another dialect and a to_layout keep their layout', () => {
  for (const name of ['tensor.empty', 'ttir.to_layout']) {
    assert.equal(summary(operation(name, 64, 128), {}), ['1x1 2x4 dram interleaved']);
  }
});

test('DRAM comes before L1, both interleaved over the whole grid', () => {
  const expected = ['8x8 1x1 dram interleaved', '8x8 1x1 l1 interleaved'];
  assert.equal(summary(operation('ttir.relu', 64, 128), {}), expected);
});

test('sharded layouts divide the tiles evenly, large grids first, blocks first among equals', () => {
  assert.equal(summary(operation('ttir.relu', 64, 128), { maxShardedLayouts: 64 }).slice(2), [
    '2x4 1x1 l1 block_sharded',
    '1x4 2x1 l1 block_sharded',
    '2x2 1x2 l1 block_sharded',
    '1x4 2x1 l1 width_sharded',
    '1x2 2x2 l1 block_sharded',
    '2x1 1x4 l1 block_sharded',
    '2x1 1x4 l1 height_sharded',
    '1x2 2x2 l1 width_sharded',
    '1x1 2x4 l1 block_sharded',
  ]);
});

test('sharded layouts of a row of chips are on the cores of each chip', () => {
  const options = { maxGrid: [2, 8, 8], maxShardedLayouts: 64 };
  const relu = operation('ttir.relu', 64, 96);
  assert.equal(summary(relu, options), [
    '2x8x8 1x1x1 dram interleaved',
    '2x8x8 1x1x1 l1 interleaved',
    '1x2x3 1x1x1 l1 block_sharded',
    '1x1x3 1x2x1 l1 block_sharded',
    '1x1x3 1x2x1 l1 width_sharded',
    '1x2x1 1x1x3 l1 block_sharded',
    '1x2x1 1x1x3 l1 height_sharded',
    '1x1x1 1x2x3 l1 block_sharded',
  ]);
});

test('there are no more sharded layouts than asked for', () => {
  assert.is(summary(operation('ttir.relu', 26880, 26880), { maxShardedLayouts: 64 }).length, 2 + 64);
});

test('a grid for the name of the location is the only choice, for whatever operation', () => {
  const gridOverrides = new Map([['here', [2, 4]]]);
  for (const name of ['tensor.empty', 'ttir.relu']) {
    assert.equal(summary(operation(name, 64, 128), { gridOverrides }), ['2x4 1x1 dram interleaved']);
  }
  assert.equal(summary(operation('ttir.to_layout', 64, 128), { gridOverrides }), ['1x1 2x4 dram interleaved']);
});

test('a grid that nothing fits on leaves no choice', () => {
  const gridOverrides = new Map([['here', [0, 1]]]);
  assert.is(new LegalGridAnalysis({ ...input, gridOverrides }).layoutsOf(operation('ttir.relu', 64, 128)), undefined);
});

test.run();
