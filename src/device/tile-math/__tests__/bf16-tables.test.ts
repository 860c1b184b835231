import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bitsToFloat, floatToBits } from '../../formats/byte-views.ts';
import { bf16Table } from '../bf16-tables.ts';

test('entries are computed once', () => {
  let calls = 0;
  const double = (x: number): number => (calls++, 2 * x);
  const { lookUp } = bf16Table('double', 0, double);
  for (let i = 0; i < 3; i++) assert.is(bitsToFloat(lookUp(floatToBits(1.5) >>> 16)), 3);
  assert.is(calls, 1);
  assert.is(bf16Table('double', 0, double).lookUp, lookUp);
});

test('parameters have tables of their own, negative zero too', () => {
  const multiply = (x: number, y: number): number => x * y;
  const one = floatToBits(1) >>> 16;
  for (const parameter of [0, -0, 2]) {
    assert.is(bitsToFloat(bf16Table('multiply', parameter, multiply).lookUp(one)), parameter);
  }
});

test('old tables make room for new ones, and results stay the same', () => {
  const add = (x: number, y: number): number => x + y;
  for (let parameter = 0; parameter < 40; parameter++) {
    assert.is(bitsToFloat(bf16Table('add', parameter, add).lookUp(floatToBits(1) >>> 16)), 1 + parameter);
  }
});

test.run();
