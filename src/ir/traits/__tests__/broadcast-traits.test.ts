import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as fc from 'fast-check';
import { isDynamic, kDynamic } from '../../types/shaped-types.ts';
import { broadcastShapes } from '../broadcast-traits.ts';

const shape = fc.array(fc.constantFrom(1, 2, 3, kDynamic), { maxLength: 4 });
const seeded = { seed: 7, numRuns: 300 };

test('shapes broadcast dimension by dimension, aligned at the last one', () => {
  assert.equal(broadcastShapes([4, 1], [1, 8]), [4, 8]);
  assert.equal(broadcastShapes([8], [4, 1]), [4, 8]);
  assert.equal(broadcastShapes([kDynamic, 1], [4, kDynamic]), [4, kDynamic]);
  assert.is(broadcastShapes([4, 2], [4, 3]), undefined);
});

test('the order of the shapes does not matter', () => {
  fc.assert(
    fc.property(shape, shape, (a, b) => assert.equal(broadcastShapes(a, b), broadcastShapes(b, a))),
    seeded,
  );
});

test('a shape broadcasts with itself and with no dimensions to itself', () => {
  fc.assert(
    fc.property(shape, (a) => {
      assert.equal(broadcastShapes(a, a), a);
      assert.equal(broadcastShapes(a, []), a);
    }),
    seeded,
  );
});

test('each size of the result is that of a shape, or known to both as 1', () => {
  fc.assert(
    fc.property(shape, shape, (a, b) => {
      const result = broadcastShapes(a, b);
      if (!result) return;
      assert.is(result.length, Math.max(a.length, b.length));
      result.forEach((size, i) => {
        const sizes = [a, b].map((each) => each[i - result.length + each.length] ?? 1);
        assert.ok(sizes.includes(size));
        if (sizes.some((each) => !isDynamic(each) && each > 1)) assert.ok(size > 1);
      });
    }),
    seeded,
  );
});

test.run();
