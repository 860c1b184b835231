import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { concat, embedding, reshape, transpose } from '../data-movement.ts';
import { goldenTensor } from '../golden-tensor.ts';

const iota = (...shape: number[]) =>
  goldenTensor(
    shape,
    Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, i) => i),
  );

test('transpose of a matrix and of outer dimensions, by hand', () => {
  assert.equal(transpose(iota(2, 3), 0, 1), goldenTensor([3, 2], [0, 3, 1, 4, 2, 5]));
  assert.equal(transpose(iota(2, 1, 2), 0, -1), goldenTensor([2, 1, 2], [0, 2, 1, 3]));
  assert.equal(transpose(iota(2, 3), 1, 1), iota(2, 3));
});

test('transpose moves element [i, j, k, l] to the place with two indices swapped, and back', () => {
  const size = fc.integer({ min: 1, max: 3 });
  const dim = fc.integer({ min: -4, max: 3 });
  fc.assert(
    fc.property(fc.tuple(size, size, size, size), dim, dim, (shape, dim0, dim1) => {
      const input = iota(...shape);
      const result = transpose(input, dim0, dim1);
      assert.equal(transpose(result, dim1, dim0), input);
      const swap = (index: readonly number[]) => {
        const swapped = [...index];
        [swapped[(dim0 + 4) % 4], swapped[(dim1 + 4) % 4]] = [index[(dim1 + 4) % 4]!, index[(dim0 + 4) % 4]!];
        return swapped;
      };
      assert.equal(result.shape, swap(shape));
      const flat = (index: readonly number[], of: readonly number[]) => index.reduce((at, i, d) => at * of[d]! + i, 0);
      const last = shape.map((length) => length - 1);
      for (const index of [[0, 0, 0, 0], last, last.map((i, d) => (d % 2 === 0 ? i : 0))]) {
        assert.is(result.data[flat(swap(index), result.shape)], input.data[flat(index, shape)]);
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('reshape keeps the order of elements and computes one size', () => {
  assert.equal(reshape(iota(2, 6), [3, 4]), iota(3, 4));
  assert.equal(reshape(iota(2, 6), [-1, 2, 2]), iota(3, 2, 2));
  assert.equal(reshape(iota(1), []), iota());
  assert.throws(() => reshape(iota(2, 6), [5, 2]), /12 elements do not fill/);
  assert.throws(() => reshape(iota(2, 6), [-1, -1]), /at most one size of -1/);
});

test('concat by hand', () => {
  const a = goldenTensor([2, 2], [1, 2, 3, 4]);
  const b = goldenTensor([2, 1], [5, 6]);
  assert.equal(concat([a, b, a], 1), goldenTensor([2, 5], [1, 2, 5, 1, 2, 3, 4, 6, 3, 4]));
  assert.equal(concat([a, goldenTensor([1, 2], [5, 6])], -2), goldenTensor([3, 2], [1, 2, 3, 4, 5, 6]));
  assert.equal(concat([a], 0), a);
  assert.throws(() => concat([a, b], 0), /do not concatenate at 0/);
  assert.throws(() => concat([], 0), /needs an input/);
});

test('concat along a dimension is concat along the first one, transposed', () => {
  const size = fc.integer({ min: 1, max: 3 });
  fc.assert(
    fc.property(size, size, size, size, fc.integer({ min: 0, max: 2 }), (p, q, r, extra, dim) => {
      const a = iota(p, q, r);
      const b = iota(...[p, q, r].with(dim, extra));
      const direct = concat([a, b], dim);
      const detour = transpose(concat([transpose(a, 0, dim), transpose(b, 0, dim)], 0), 0, dim);
      assert.equal(direct, detour);
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('embedding takes the rows that the indices name', () => {
  const weight = goldenTensor([3, 2], [0, 1, 10, 11, 20, 21]);
  const expected = goldenTensor([2, 2, 2], [20, 21, 0, 1, 10, 11, 20, 21]);
  assert.equal(embedding(goldenTensor([2, 2], [2, 0, 1, 2]), weight), expected);
  assert.throws(() => embedding(goldenTensor([1], [3]), weight), /no row 3 in 3 rows/);
  assert.throws(() => embedding(goldenTensor([1], [0.5]), weight), /no row 0.5/);
});

test('a tensor has as many elements as its shape says', () => {
  assert.throws(() => goldenTensor([2, 2], [1, 2, 3]), /3 elements do not fill a tensor of shape \[2, 2\]/);
});

test.run();
