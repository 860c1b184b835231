import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { goldenTensor } from '../golden-tensor.ts';
import { matmul } from '../matmul.ts';

test('a product by hand', () => {
  const a = goldenTensor([2, 3], [1, 2, 3, 4, 5, 6]);
  const b = goldenTensor([3, 2], [7, 8, 9, 10, 11, 12]);
  assert.equal(matmul(a, b), goldenTensor([2, 2], [58, 64, 139, 154]));
});

test('batches are multiplied one by one, and one matrix serves all batches', () => {
  const a = goldenTensor([2, 1, 2], [1, 2, 3, 4]);
  assert.equal(matmul(a, goldenTensor([2, 2, 1], [1, 1, 2, 2])), goldenTensor([2, 1, 1], [3, 14]));
  assert.equal(matmul(a, goldenTensor([1, 2, 1], [1, 10])), goldenTensor([2, 1, 1], [21, 43]));
});

test('wrong shapes are bugs of the caller', () => {
  const matrix = goldenTensor([2, 3], [1, 2, 3, 4, 5, 6]);
  assert.throws(() => matmul(matrix, matrix), /inner dimensions 3 and 2/);
  assert.throws(() => matmul(matrix, goldenTensor([3], [1, 2, 3])), /rank 2 or more/);
});

const size = fc.integer({ min: 1, max: 4 });

test('every element is the sum over k of a[b, c, i, k] * b[b, c, k, j]', () => {
  fc.assert(
    fc.property(size, size, size, size, size, fc.nat(1000), (batch, heads, m, k, n, seed) => {
      const a = Float64Array.from({ length: batch * heads * m * k }, (_, i) => ((i * 7 + seed) % 11) - 5);
      const b = Float64Array.from({ length: batch * heads * k * n }, (_, i) => ((i * 5 + seed) % 13) - 6);
      const result = matmul(goldenTensor([batch, heads, m, k], a), goldenTensor([batch, heads, k, n], b));
      assert.equal(result.shape, [batch, heads, m, n]);
      for (let matrix = 0; matrix < batch * heads; matrix++) {
        for (let i = 0; i < m; i++) {
          for (let j = 0; j < n; j++) {
            let sum = 0;
            for (let t = 0; t < k; t++) sum += a[(matrix * m + i) * k + t]! * b[(matrix * k + t) * n + j]!;
            assert.is(result.data[(matrix * m + i) * n + j], sum);
          }
        }
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});

test.run();
