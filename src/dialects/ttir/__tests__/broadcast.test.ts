import { test } from 'uvu';
import * as assert from 'uvu/assert';
import fc from 'fast-check';
import { kDynamic } from '../../../ir/types/shaped-types.ts';
import { broadcastShapes } from '../broadcast.ts';

test('shapes are aligned at their last dims', () => {
  assert.equal(broadcastShapes([4, 1], [8]), [4, 8]);
  assert.equal(broadcastShapes([8], [4, 1]), [4, 8]);
  assert.equal(broadcastShapes([], [2, 3]), [2, 3]);
  assert.is(broadcastShapes([2, 3], [2]), undefined);
});

test('a dynamic size gives way to a known one', () => {
  assert.equal(broadcastShapes([kDynamic, 3], [5, 1]), [5, 3]);
  assert.equal(broadcastShapes([kDynamic], [1]), [kDynamic]);
  assert.equal(broadcastShapes([kDynamic], [kDynamic]), [kDynamic]);
});

const shape = fc.array(fc.constantFrom(1, 2, 3), { maxLength: 4 });

test('the order does not matter, and a shape absorbs itself', () => {
  fc.assert(
    fc.property(shape, shape, (a, b) => {
      const both = broadcastShapes(a, b);
      assert.equal(both, broadcastShapes(b, a));
      if (both) assert.equal(broadcastShapes(both, a), both);
    }),
    { seed: 7 },
  );
});

test.run();
