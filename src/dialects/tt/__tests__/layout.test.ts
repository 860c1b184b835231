import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { printAttribute } from '../../../asm/printer/print-op.ts';
import { Context } from '../../../ir/context.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { createRegistry } from '../../registry.ts';
import { tileTypeOf } from '../element-types.ts';
import { type LayoutAttr } from '../generated/tt-attributes.gen.ts';
import { MemorySpace, TensorMemoryLayout } from '../generated/tt-enums.gen.ts';
import { TileType } from '../generated/tt-types.gen.ts';
import {
  fromTensorLayout,
  isSharded,
  isTiled,
  layoutOf,
  makeLayout,
  memorySpaceOf,
  scalarShardShape,
  scalarTypeOfLayout,
  toTensorLayout,
  withElementType,
  withGrid,
  withMemoryLayout,
  withMemorySpace,
  type MakeLayoutOptions,
} from '../layout.ts';

const context = new Context(createRegistry());
const f32 = FloatType.get(context, 'f32');
const tile = tileTypeOf(f32)!;
const l1 = MemorySpace.DeviceL1;

const text = (layout: LayoutAttr | undefined): string => (layout ? printAttribute(layout) : 'none');
const make = (shape: readonly number[], options?: MakeLayoutOptions): LayoutAttr => makeLayout(shape, f32, options)!;

test('a layout is by default on one core in host memory', () => {
  assert.is(
    text(make([64, 128])),
    '#tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>',
  );
});

test('dims are collapsed, the grid divides what is left', () => {
  assert.is(
    text(make([2, 3, 64, 128], { grid: [2, 4], memorySpace: l1 })),
    '#tt.layout<(d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3), undef, <2x4>, memref<192x32xf32, #tt.memory_space<l1>>>',
  );
});

test('collapse intervals, padding and memory layout are taken over', () => {
  const layout = make([2, 3, 64, 128], {
    grid: [1, 1, 1],
    collapseIntervals: [[1, -1]],
    oob: 'zero',
    memorySpace: MemorySpace.DeviceDRAM,
    memLayout: TensorMemoryLayout.Interleaved,
  });
  assert.is(
    text(layout),
    '#tt.layout<(d0, d1, d2, d3) -> (d0, d1 * 64 + d2, d3), zero, <1x1x1>, memref<2x192x128xf32, #tt.memory_space<dram>>, interleaved>',
  );
});

test('the grid divides before tiles do', () => {
  const bfp = TileType.get(context, [32, 32], 'bfp_bf8');
  const layout = makeLayout([2, 3, 64, 128], bfp, { grid: [2, 4], memorySpace: l1 })!;
  assert.equal(layout.memref.shape, [6, 1]);
  assert.equal(scalarShardShape(layout), [192, 32]);
  assert.ok(isTiled(layout));
  assert.is(scalarTypeOfLayout(layout), FloatType.get(context, 'bf16'));
});

test('dims that the grid leaves out give no layout', () => {
  assert.is(makeLayout([64, 128], f32, { grid: [1] }), undefined);
  assert.is(makeLayout([64], tile, { grid: [1] }), undefined);
});

test('a layout goes to the engine and back', () => {
  const layouts = [
    make([53, 63], { grid: [3, 2], memorySpace: l1, oob: 'neginf' }),
    makeLayout([64, 128], tile, { memorySpace: l1, memLayout: TensorMemoryLayout.BlockSharded })!,
    make([128], { grid: [1, 4] }),
  ];
  for (const layout of layouts) {
    assert.is(fromTensorLayout(toTensorLayout(layout), layout.memref.elementType), layout);
  }
  assert.equal(toTensorLayout(layouts[1]!).tile, { height: 32, width: 32 });
  assert.is(toTensorLayout(layouts[1]!).elementSizeBytes, 4096);
});

test('another grid rebuilds map and shard', () => {
  const layout = make([8, 96, 32], { grid: [1, 1], memorySpace: l1 });
  assert.is(
    text(withGrid(layout, [8, 96, 32], [1, 1, 1])),
    '#tt.layout<(d0, d1, d2) -> (d0 * 96 + d1, d1, d2), undef, <1x1x1>, memref<768x96x32xf32, #tt.memory_space<l1>>>',
  );
  assert.equal(withGrid(layout, [8, 96, 32], [8, 1])!.memref.shape, [96, 32]);
  assert.is(withGrid(layout, [8, 96, 32], [1]), undefined);
});

test('tilizing and untilizing keeps the padding of tiles', () => {
  const layout = make([1, 10], { memorySpace: l1 });
  const tilized = withElementType(layout, tile);
  assert.equal(tilized.memref.shape, [1, 1]);
  assert.equal(withElementType(tilized, f32).memref.shape, [32, 32]);
});

test('memory space and memory layout change alone', () => {
  const layout = make([64, 128], { grid: [2, 2] });
  const moved = withMemorySpace(layout, l1);
  assert.is(memorySpaceOf(moved), l1);
  assert.is(withMemorySpace(moved, MemorySpace.System), layout);
  assert.not(isSharded(moved));
  assert.ok(isSharded(withMemoryLayout(moved, TensorMemoryLayout.HeightSharded)));
});

test('the layout of a tensor type is its encoding', () => {
  const layout = make([64, 128]);
  assert.is(layoutOf(RankedTensorType.get([64, 128], f32, layout)), layout);
  assert.is(layoutOf(RankedTensorType.get([64, 128], f32)), undefined);
  assert.is(layoutOf(f32), undefined);
});

test.run();
