import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  exactInt64,
  int64Text,
  parseInt64,
  parseNegatedInt64,
  staticIndex,
  wrappingAdd,
  wrappingMultiply,
} from '../int64.ts';

test('numbers that are exact print as they were read', () => {
  for (const digits of ['0', '9007199254740991', '1152921504606846976', '9223372036854775807']) {
    assert.is(int64Text(parseInt64(digits)!), digits);
  }
  assert.is(int64Text(-5), '-5');
});

test('numbers that are beyond 64 bits or would be rounded are refused', () => {
  for (const digits of ['9007199254740993', '9223372036854775808', '99999999999999999999']) {
    assert.is(parseInt64(digits), undefined, digits);
  }
});

test('a negative number of 64 bits is its digits, or refused', () => {
  assert.is(parseNegatedInt64('9007199254740991'), Number.MIN_SAFE_INTEGER);
  assert.is(parseNegatedInt64('1152921504606846976'), -(2 ** 60));
  for (const digits of ['9007199254740993', '9223372036854775807', '9223372036854775808']) {
    assert.is(parseNegatedInt64(digits), undefined);
  }
});

test('a number stands for an integer of 64 bits, wrapped if it must be', () => {
  assert.is(exactInt64(parseInt64('9223372036854775807')!), 9223372036854775807n);
  assert.is(exactInt64(-5), -5n);
  assert.is(exactInt64(2 ** 64 + 4096), 4096n);
});

test('a static index is a number where one is exact, and the integer elsewhere', () => {
  for (const integer of [-5n, 2n ** 60n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n) + 1n, -(2n ** 63n)]) {
    const index = staticIndex(integer);
    assert.is(typeof index, [-(2n ** 63n) + 1n, 2n ** 53n + 1n].includes(integer) ? 'bigint' : 'number');
    assert.is(exactInt64(index), integer);
    assert.is(int64Text(index), String(integer));
  }
});

test('sums and products of static indices wrap to 64 bits', () => {
  const odd = staticIndex(2n ** 53n + 1n);
  assert.is(wrappingAdd(odd, -2), Number.MAX_SAFE_INTEGER);
  assert.is(wrappingAdd(2 ** 63, 1), -(2 ** 63));
  assert.is(wrappingAdd(2, 3), 5);
  assert.is(wrappingMultiply(odd, 1), odd);
  assert.is(wrappingMultiply(odd, 0), 0);
  assert.is(wrappingMultiply(2 ** 32, 2 ** 32), 0);
  assert.is(wrappingMultiply(2 ** 31, 2 ** 31 + 1), 2 ** 62 + 2 ** 31);
});

test.run();
