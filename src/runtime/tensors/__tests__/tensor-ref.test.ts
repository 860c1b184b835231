import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DataType, type MemoryDesc, type TensorRef } from '../../../target/schema/generated/common.gen.ts';
import { ProgramFixture, type Place } from '../../__tests__/program-fixture.ts';
import { RuntimeError } from '../../runtime-error.ts';
import { type TensorPlan } from '../device-tensor.ts';
import { formatOfDataType, planOfRef } from '../tensor-ref.ts';

const chip = { gridSize: { y: 8, x: 8 } };

function refOf(shape: readonly number[], place: Place, change: Partial<MemoryDesc> = {}): TensorRef {
  const ref = new ProgramFixture().tensor(shape, place);
  const { layout } = ref.desc;
  return { ...ref, desc: { ...ref.desc, layout: { ...layout, memoryDesc: { ...layout.memoryDesc, ...change } } } };
}

function planOf(ref: TensorRef): TensorPlan {
  const target = planOfRef(ref, chip);
  assert.ok(target.kind === 'device');
  return target.plan;
}

test('interleaved tensors are matrices of tiles or rows', () => {
  const tiled = planOf(refOf([2, 5, 40], { space: 'dram', grid: [2, 2] }));
  assert.equal([tiled.rows, tiled.columns, tiled.isTiled, tiled.memory], [10, 40, true, 'dram']);
  assert.equal(tiled.rowStrides, [5, 1]);
  assert.equal(tiled.cores, [
    { y: 0, x: 0 },
    { y: 0, x: 1 },
    { y: 1, x: 0 },
    { y: 1, x: 1 },
  ]);
  const rows = planOf(refOf([7], { space: 'l1', isTiled: false }));
  assert.equal([rows.rows, rows.columns, rows.isTiled, rows.memory], [1, 7, false, 'l1']);
  assert.equal(planOfRef(refOf([7], { space: 'host' }), chip), { kind: 'host', shape: [7], format: 'f32' });
});

test('shards of L1 tensors are on the cores of their grid', () => {
  const place: Place = { space: 'l1', grid: [2, 3], isSharded: true };
  const { shards } = planOf(refOf([128, 96], place));
  assert.equal(shards, {
    gridRows: 2,
    gridColumns: 3,
    pageRows: 2,
    pageColumns: 1,
    rowElems: 1,
    cores: [0, 1].flatMap((y) => [0, 1, 2].map((x) => ({ y, x }))),
    banks: [0, 1, 2, 8, 9, 10],
  });
  const tall = planOf(refOf([192, 32], place, { shape: [1, 1], memoryLayout: 'HeightSharded' })).shards!;
  assert.equal([tall.gridRows, tall.gridColumns], [6, 1]);
  assert.equal(tall.banks, [0, 1, 2, 8, 9, 10]);
  const rows = planOf(refOf([90, 96], { ...place, isTiled: false })).shards!;
  assert.equal([rows.gridRows, rows.gridColumns, rows.pageRows, rows.pageColumns, rows.rowElems], [2, 3, 45, 1, 32]);
  // 40 of 80 rows per shard are two rows of tiles; as the shards are whole tiles, the first has 64 rows.
  const uneven = planOf(refOf([80, 32], { ...place, grid: [2, 1] })).shards!;
  assert.equal([uneven.gridRows, uneven.pageRows], [2, 2]);
});

test('shards of a mesh of chips have a dim for the chips in front', () => {
  const place: Place = { space: 'l1', grid: [2, 3], isSharded: true };
  const shardsOf = (shape: readonly number[], shard: readonly number[]) =>
    planOf(refOf(shape, place, { shape: shard })).shards!;
  assert.equal(shardsOf([128, 96], [1, 2, 1]), shardsOf([128, 96], [2, 1]));
  const whole = shardsOf([5, 64, 96], [5, 2, 1]);
  assert.equal([whole.gridRows, whole.gridColumns, whole.pageRows], [1, 3, 10]);
  assert.equal(whole, shardsOf([5, 64, 96], [320, 2, 1]));
});

test('a tensor in a single bank', () => {
  assert.is(planOf(refOf([64, 64], { space: 'dram' }, { memoryLayout: 'SingleBank' })).singleBank, 0);
  const ref = refOf([64, 64], { space: 'l1', grid: [1, 1] }, { memoryLayout: 'SingleBank' });
  const { layout } = ref.desc;
  const coreRangeSet = [{ loc: { y: 2, x: 3 }, size: { y: 1, x: 1 } }];
  assert.is(planOf({ ...ref, desc: { ...ref.desc, layout: { ...layout, coreRangeSet } } }).singleBank, 19);
});

test('layouts that the runtime does not have are refused', () => {
  const dram: Place = { space: 'dram' };
  const sharded: Place = { space: 'l1', grid: [2, 2], isSharded: true };
  const problem = (ref: TensorRef): string => {
    try {
      planOfRef(ref, chip);
    } catch (error) {
      if (error instanceof RuntimeError) return error.message;
      throw error;
    }
    return 'no problem';
  };
  const small = refOf([64, 64], dram, { tileShape: { y: 16, x: 16 } });
  assert.is(problem(small), 'tensor 1 (64x64) has tiles of 16x16; the runtime has 32x32');
  const block = refOf([64, 64], { space: 'dram', isTiled: false }, { dataType: 'BFP_Float8' });
  assert.is(problem(block), 'tensor 1 (64x64) has bfp_f8 without tiles');
  assert.is(
    problem(refOf([64, 64], dram, { memoryLayout: 'BlockSharded' })),
    'tensor 1 (64x64) has the memory layout BlockSharded in DRAM; only L1 can be sharded',
  );
  assert.is(problem(refOf([64, 64], sharded, { shape: [0, 1] })), 'tensor 1 (64x64) has shards of 0x1');
  assert.is(problem(refOf([64, 64], sharded, { shape: [1] })), 'tensor 1 (64x64) has shards of rank 1');
  assert.is(
    problem(refOf([5, 64, 64], sharded, { shape: [2, 1, 1] })),
    'tensor 1 (5x64x64) has shards of 2x1x1, and more than one of them in a column',
  );
  assert.is(problem(refOf([96, 96], sharded, { shape: [1, 1] })), 'tensor 1 (96x96) has 3x3 shards, but 4 cores');
  const ref = refOf([4, 64], { space: 'dram', grid: [9, 1] });
  assert.is(problem(ref), 'tensor 1 (4x64) has core (8, 0), outside of the 8x8 grid');
  const withLayout = (change: Partial<TensorRef['desc']['layout']>, shape = [4, 64]): TensorRef => {
    const base = refOf(shape, dram);
    return { ...base, desc: { ...base.desc, layout: { ...base.desc.layout, ...change } } };
  };
  assert.is(problem(withLayout({ stride: [64] })), 'tensor 1 (4x64) has 1 stride');
  const uneven = withLayout({ stride: [65, 8, 1] }, [2, 4, 8]);
  assert.is(problem(uneven), 'tensor 1 (2x4x8) has rows of different lengths');
  assert.is(problem(withLayout({ stride: [-1, 1] })), 'tensor 1 (4x64) has strides -1, 1');
  // Layouts are shared in binaries: the strides may be those of a tensor with longer rows.
  assert.equal(planOf(withLayout({ stride: [320, 80, 1] }, [2, 4, 8])).rowStrides, [4, 1]);
  // Tensors of TTMetal may have rows in the order of a linear map, those of TTNN have them in that of the dims.
  const swapped = withLayout({ stride: [8, 16, 1] }, [2, 4, 8]);
  assert.equal(planOf(swapped).rowStrides, [4, 1]);
  const { plan: anyOrder } = planOfRef(swapped, chip, 'any') as { readonly plan: TensorPlan };
  assert.equal([anyOrder.rowStrides, anyOrder.rows], [[1, 2], 8]);
  const apart = withLayout({ stride: [2 ** 23, 8, 1] }, [2, 4, 8]);
  assert.is(problem(apart), 'tensor 1 (2x4x8) has rows beyond the 2097152 elements that it has memory for');
  assert.is(problem(withLayout({ stride: [64, 2] })), 'tensor 1 (4x64) has a last dim whose stride is not 1');
  assert.is(problem(withLayout({ coreRangeSet: [] })), 'tensor 1 (4x64) has no cores');
  const host = refOf([4, 64], { space: 'host' });
  assert.is(
    problem({ ...host, desc: { ...host.desc, shape: [8, 64] } }),
    'tensor 1 (8x64) has more elements than the 256 that it has memory for',
  );
  const range = (y: number, x: number, rows: number, columns: number): string =>
    problem(withLayout({ coreRangeSet: [{ loc: { y, x }, size: { y: rows, x: columns } }] }));
  assert.is(range(0, 0, -1, -1), 'tensor 1 (4x64) has a range of -1x-1 cores');
  assert.is(range(-1, 0, 1, 1), 'tensor 1 (4x64) has core (-1, 0), outside of the 8x8 grid');
  assert.is(
    range(0, 0, 2 ** 31 - 1, 2 ** 31 - 1),
    'tensor 1 (4x64) has core (2147483646, 2147483646), outside of the 8x8 grid',
  );
});

test('every data type has a format, integers one with a sign and one without', () => {
  const floats: readonly DataType[] = ['Float32', 'Float16', 'BFloat16', 'BFP_Float8', 'BFP_BFloat8', 'BFP_Float4'];
  const others: readonly DataType[] = ['BFP_BFloat4', 'BFP_Float2', 'BFP_BFloat2', 'UInt32', 'UInt16', 'UInt8'];
  const formats = (types: readonly DataType[], isSigned?: boolean) =>
    types.map((type) => formatOfDataType(type, isSigned));
  assert.equal(formats(floats), ['f32', 'f16', 'bf16', 'bfp_f8', 'bfp_bf8', 'bfp_f4']);
  assert.equal(formats(others), ['bfp_bf4', 'bfp_f2', 'bfp_bf2', 'u32', 'u16', 'u8']);
  assert.equal(formats(others.slice(3), true), ['si32', 'si16', 'si8']);
});

test.run();
