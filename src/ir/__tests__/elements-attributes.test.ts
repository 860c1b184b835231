import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  DenseElementsAttr,
  DenseStringElementsAttr,
  denseFromNumbers,
  splatElements,
} from '../attributes/elements-attributes.ts';
import { littleEndian } from '../../support/little-endian.ts';
import { IntegerAttr } from '../attributes/scalar-attributes.ts';
import { Context } from '../context.ts';
import { DialectRegistry } from '../dialect.ts';
import { OpaqueType } from '../types/composite-types.ts';
import { IntegerType } from '../types/scalar-types.ts';
import { RankedTensorType } from '../types/shaped-types.ts';

const context = new Context(new DialectRegistry({}));

test('an integer is stored with zeros beyond the width of its type, however it was made', () => {
  const i5 = IntegerType.get(context, 5);
  const type = RankedTensorType.get([2], i5);
  const made = splatElements(type, IntegerAttr.get(i5, -1));
  assert.equal([...made.bytes], [0b11111]);
  assert.is(denseFromNumbers(type, [-1, -1]), made);
  assert.is(DenseElementsAttr.get(type, Uint8Array.of(31, 31)), made);
});

test('wide integers are stored and read back, least significant byte first', () => {
  const i128 = IntegerType.get(context, 128);
  const value = -0x0102030405060708090a0b0c0d0e0fn;
  const made = splatElements(RankedTensorType.get([1], i128), IntegerAttr.get(i128, value));
  assert.equal([...made.bytes], [...littleEndian(BigInt.asUintN(128, value), 16)]);
  assert.is(made.bytes[0], 0x100 - 0x0f);
  assert.is(made.bitsAt(0), BigInt.asUintN(128, value));
  assert.is(made.attributeAt(0), IntegerAttr.get(i128, value));
});

test('a constant without elements may be a splat, as it was written', () => {
  const type = RankedTensorType.get([0], IntegerType.get(context, 32));
  assert.is(DenseElementsAttr.get(type, new Uint8Array(4)).isSplat, true);
  assert.is(DenseElementsAttr.get(type, new Uint8Array(0)).isSplat, false);
  const strings = RankedTensorType.get([0], OpaqueType.get(context, 'foo', 'string'));
  assert.is(DenseStringElementsAttr.get(strings, []).isSplat, false);
});

test('elements that processors have are read as numbers, signed as their type says', () => {
  const at = (type: IntegerType, bytes: number[]): unknown =>
    DenseElementsAttr.get(RankedTensorType.get([1], type), Uint8Array.from(bytes)).exactNumberAt(0);
  for (const width of [8, 16, 32] as const) {
    const ones = new Array<number>(width / 8).fill(0xff);
    assert.is(at(IntegerType.get(context, width), ones), -1);
    assert.is(at(IntegerType.get(context, width, 'unsigned'), ones), 2 ** width - 1);
  }
  const i64 = IntegerType.get(context, 64);
  assert.is(at(i64, [0xfe, ...new Array<number>(7).fill(0xff)]), -2);
  assert.is(at(i64, [1, 0, 0, 0, 0, 0, 0x1f, 0]), 0x1f * 2 ** 48 + 1);
  assert.is(at(i64, [0, 0, 0, 0, 0, 0, 0x20, 0]), undefined);
  assert.is(at(IntegerType.get(context, 48), [1, 2, 3, 4, 5, 6]), undefined);
});

test.run();
