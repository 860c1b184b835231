import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sameContent } from '../same-content.ts';

test('trees with the same content', () => {
  assert.ok(sameContent({ a: [1, { b: 2n }], c: undefined }, { a: [1, { b: 2n }] }));
  assert.ok(sameContent(new Uint8Array([1, 2]), new Uint8Array([1, 2])));
  assert.ok(sameContent(NaN, NaN));
});

test('trees that differ', () => {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1, 2], [1]],
    [[1], { 0: 1 }],
    [new Uint8Array([1]), new Uint8Array([2])],
    [null, {}],
    [1, '1'],
  ];
  for (const [a, b] of pairs) assert.not(sameContent(a, b));
});

test.run();
