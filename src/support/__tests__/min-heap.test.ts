import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MinHeap } from '../min-heap.ts';

test('a heap gives the least number first, whenever it was put in', () => {
  const action = fc.option(fc.integer({ min: -20, max: 20 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const heap = new MinHeap();
      let numbers: number[] = [];
      for (const number of actions) {
        if (number === undefined) {
          assert.is(heap.pop(), numbers[0]);
          numbers = numbers.slice(1);
        } else {
          heap.push(number);
          numbers = [...numbers, number].sort((a, b) => a - b);
        }
      }
      for (const number of [...numbers, undefined]) assert.is(heap.pop(), number);
    }),
    { seed: 1 },
  );
});

test.run();
