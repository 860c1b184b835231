import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ChunkedList, setAt } from '../chunked-list.ts';

test('a list holds what an array does, over several chunks', () => {
  const list = new ChunkedList<number>();
  const array = Array.from({ length: 10_000 }, (_, i) => i * i);
  for (const element of array) list.push(element);
  const inOrder: number[] = [];
  list.forEach((element, place) => {
    assert.is(element, array[place]);
    inOrder.push(element);
  });
  assert.equal(inOrder, array);
  assert.is(list.length, array.length);
});

test('elements are read and replaced by place, and there is nothing outside', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9000 }), fc.array(fc.nat(10_000), { maxLength: 20 }), (length, places) => {
      const list = new ChunkedList<string>();
      for (let i = 0; i < length; i++) list.push(`${i}`);
      for (const place of places) {
        if (place < length) list.set(place, 'replaced');
        assert.is(list.get(place), place < length ? 'replaced' : undefined);
      }
      assert.is(list.get(-1), undefined);
      assert.is(list.get(length), undefined);
      assert.is(list.length, length);
    }),
    { seed: 1, numRuns: 20 },
  );
});

test('a list that was cleared holds what comes afterwards only', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 6 }), (lengths) => {
      const list = new ChunkedList<number>();
      for (const length of lengths) {
        list.clear();
        const array = Array.from({ length }, (_, i) => length - i);
        for (const element of array) list.push(element);
        const held: number[] = [];
        list.forEach((element) => held.push(element));
        assert.equal(held, array);
        assert.is(list.length, length);
        assert.is(list.get(length), undefined);
      }
    }),
    { seed: 2, numRuns: 30 },
  );
});

test('a list may have gaps', () => {
  const list = new ChunkedList<string | undefined>();
  setAt(list, 5000, 'far');
  setAt(list, 2, 'near');
  assert.equal([list.get(5000), list.get(2), list.get(3), list.length], ['far', 'near', undefined, 5001]);
});

test.run();
