import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Context } from '../../../ir/context.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { createRegistry } from '../../registry.ts';
import {
  dataTypeOf,
  elementSizeBytes,
  scalarElementType,
  scalarTypeOf,
  tileShapeOf,
  tileTypeOf,
} from '../element-types.ts';
import { DataType } from '../generated/tt-enums.gen.ts';
import { TileType } from '../generated/tt-types.gen.ts';

const context = new Context(createRegistry());
const int = (width: number, signedness?: 'signed' | 'unsigned') => IntegerType.get(context, width, signedness);

test('scalar types have formats, integers of any signedness', () => {
  assert.is(dataTypeOf(FloatType.get(context, 'bf16')), 'bf16');
  assert.is(dataTypeOf(int(32)), 'u32');
  assert.is(dataTypeOf(int(16, 'signed')), 'u16');
  assert.is(dataTypeOf(int(8, 'unsigned')), 'u8');
});

test('other types have none', () => {
  assert.is(dataTypeOf(FloatType.get(context, 'f64')), undefined);
  assert.is(dataTypeOf(int(1)), 'bf16');
  assert.is(dataTypeOf(int(4)), undefined);
  assert.is(dataTypeOf(IndexType.get(context)), undefined);
  assert.is(tileTypeOf(int(64)), undefined);
});

test('block floats are held in the float with their exponent', () => {
  const kinds = Object.values(DataType).map((dataType) => scalarTypeOf(context, dataType));
  const f16 = FloatType.get(context, 'f16');
  const bf16 = FloatType.get(context, 'bf16');
  assert.equal(kinds.slice(0, 9), [FloatType.get(context, 'f32'), f16, bf16, f16, bf16, f16, bf16, f16, bf16]);
  assert.equal(
    kinds.slice(9),
    [32, 16, 8, 32, 16, 8].map((width) => int(width)),
  );
});

test('tiles are sized as a whole', () => {
  const size = (dataType: DataType, shape = [32, 32]) => elementSizeBytes(TileType.get(context, shape, dataType));
  assert.is(size('f32'), 4096);
  assert.is(size('u16', [16, 32]), 1024);
  assert.is(size('u8'), 1024);
  assert.is(size('bfp_f8'), 1024);
  assert.is(size('bfp_bf4'), 512);
  assert.is(size('bfp_f2'), 256);
});

test('scalars are sized in whole bytes', () => {
  assert.is(elementSizeBytes(int(1)), 1);
  assert.is(elementSizeBytes(FloatType.get(context, 'bf16')), 2);
  assert.is(elementSizeBytes(IndexType.get(context)), 8);
});

test('a tile knows its scalar and its extent', () => {
  const tile = tileTypeOf(FloatType.get(context, 'f32'), { height: 16, width: 32 })!;
  assert.equal(tileShapeOf(tile), { height: 16, width: 32 });
  assert.is(scalarElementType(tile), FloatType.get(context, 'f32'));
  assert.is(tileShapeOf(int(8)), undefined);
});

test.run();
