import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readNumberList } from '../parser/number-list.ts';

test('nested lists give their numbers, their shape and where they end', () => {
  const { end, shape, values, isInteger } = readNumberList('x [[1, -2 ],\n [30,4]]>', 2)!;
  assert.is(end, 21);
  assert.equal(shape, [2, 2]);
  assert.equal([...values], [1, -2, 30, 4]);
  assert.ok(isInteger);
});

test('floats are rounded as the language rounds them', () => {
  const float = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((value) => value.toExponential(6)),
    fc.tuple(fc.integer({ min: -9999999, max: 9999999 }), fc.nat(9999999)).map(([a, b]) => `${a}.${b}`),
    fc.constantFrom('0.0', '-0.0', '1.', '12.5E3', '1.0e22', '123456789012345.0e-7'),
  );
  fc.assert(
    fc.property(fc.array(float, { minLength: 1 }), (texts) => {
      const list = readNumberList(`[${texts.join(', ')}]`, 0);
      if (!list) return fc.pre(false);
      assert.not(list.isInteger);
      assert.equal(
        [...list.values].map((value) => (Object.is(value, -0) ? '-0' : String(value))),
        texts.map((text) => (Object.is(Number(text), -0) ? '-0' : String(Number(text)))),
      );
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('what is no plain list of numbers of one kind is left to others', () => {
  const lists = [
    ...[
      '[]',
      '[[]]',
      '[1',
      '[1,]',
      '[,1]',
      '[1 2]',
      '[1] ]'.slice(0, 2),
      '[true]',
      '["a"]',
      '[(1, 2)]',
      '[a]',
      '[-]',
      '[1,',
    ],
    ...[
      '[[1], 2]',
      '[1, [2]]',
      '[[1, 2], [3]]',
      '[[1], [[2]]]',
      '[1, 2.0]',
      '[2.0, 1]',
      '[-0]',
      '[0x10]',
      '[1e5]',
      '[1.e]',
    ],
    ...['[1.5e+]', '[1.0e24]', '[1234567890123456]', '[1.0f]', '[1 // one\n]', '[1.2.3]', '', '1'],
  ];
  for (const list of lists) assert.is(readNumberList(list, 0), undefined, list);
});

test.run();
