import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { goldenTensor } from '../golden-tensor.ts';
import { reduce, type ReductionName } from '../reduction.ts';
import { softmax } from '../softmax.ts';

const input = goldenTensor([2, 3], [1, 5, 3, -4, -6, -5]);

test('sum, mean and max over one dimension, by hand', () => {
  assert.equal(reduce('sum', input, { dims: [-1], keepDim: true }), goldenTensor([2, 1], [9, -15]));
  assert.equal(reduce('mean', input, { dims: [1], keepDim: false }), goldenTensor([2], [3, -5]));
  assert.equal(reduce('max', input, { dims: [0], keepDim: true }), goldenTensor([1, 3], [1, 5, 3]));
  assert.equal(reduce('max', input, { dims: [-1], keepDim: false }), goldenTensor([2], [5, -4]));
});

test('without dimensions, or with an empty list, everything is folded', () => {
  assert.equal(reduce('sum', input, { keepDim: false }), goldenTensor([], [-6]));
  assert.equal(reduce('mean', input, { keepDim: true }), goldenTensor([1, 1], [-1]));
  assert.equal(reduce('max', input, { dims: [], keepDim: true }), goldenTensor([1, 1], [5]));
});

test('NaN in, NaN out, and nothing folds to the neutral element', () => {
  assert.ok(Number.isNaN(reduce('max', goldenTensor([2], [NaN, 1]), { keepDim: false }).data[0]));
  const empty = goldenTensor([1, 0], []);
  assert.equal([...reduce('sum', empty, { dims: [1], keepDim: false }).data], [0]);
  assert.equal([...reduce('max', empty, { dims: [1], keepDim: false }).data], [-Infinity]);
  assert.ok(Number.isNaN(reduce('mean', empty, { dims: [1], keepDim: false }).data[0]));
});

test('a dimension that does not exist is a bug of the caller', () => {
  assert.throws(() => reduce('sum', input, { dims: [2], keepDim: true }), /dimension 2 is not one of rank 2/);
});

test('any set of dimensions folds as naive loops over four dimensions do', () => {
  const size = fc.integer({ min: 1, max: 3 });
  const dims = fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 });
  const names = fc.constantFrom<ReductionName>('max', 'mean', 'sum');
  fc.assert(
    fc.property(fc.tuple(size, size, size, size), dims, names, fc.boolean(), (shape, folded, name, keepDim) => {
      const data = Float64Array.from({ length: shape[0] * shape[1] * shape[2] * shape[3] }, (_, i) => (i * 37) % 17);
      const groups = new Map<string, number[]>();
      for (let i = 0, at = 0; i < shape[0]; i++) {
        for (let j = 0; j < shape[1]; j++) {
          for (let k = 0; k < shape[2]; k++) {
            for (let l = 0; l < shape[3]; l++) {
              const key = [i, j, k, l].map((index, dim) => (folded.includes(dim) ? 0 : index)).join();
              groups.set(key, [...(groups.get(key) ?? []), data[at++]!]);
            }
          }
        }
      }
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
      const expected = [...groups.values()].map((values) =>
        name === 'max' ? Math.max(...values) : name === 'sum' ? sum(values) : sum(values) / values.length,
      );
      // Negative dimensions name the same ones.
      const signed = folded.map((dim, i) => (i % 2 === 0 ? dim : dim - 4));
      const result = reduce(name, goldenTensor(shape, data), { dims: signed, keepDim });
      assert.equal([...result.data], expected);
      const kept = shape.flatMap((length, dim) => (!folded.includes(dim) ? [length] : keepDim ? [1] : []));
      assert.equal(result.shape, kept);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('softmax by hand', () => {
  const logs = goldenTensor([2, 2], [Math.log(1), Math.log(3), Math.log(2), Math.log(2)]);
  const rows = softmax(logs, -1);
  assert.ok([0.25, 0.75, 0.5, 0.5].every((value, i) => Math.abs(rows.data[i]! - value) < 1e-15));
  const columns = softmax(logs, 0);
  assert.ok([1 / 3, 0.6, 2 / 3, 0.4].every((value, i) => Math.abs(columns.data[i]! - value) < 1e-15));
});

test('softmax of huge numbers does not overflow', () => {
  assert.equal([...softmax(goldenTensor([1, 3], [1e300, 1e300, -1e300]), 1).data], [0.5, 0.5, 0]);
});

test('softmax sums to 1 along its dimension, and does not change when a number is added', () => {
  const size = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(fc.tuple(size, size, size), fc.integer({ min: -3, max: 2 }), (shape, dim) => {
      const data = Float64Array.from({ length: shape[0] * shape[1] * shape[2] }, (_, i) => ((i * 29) % 13) / 4);
      const result = softmax(goldenTensor(shape, data), dim);
      for (const total of reduce('sum', result, { dims: [dim], keepDim: false }).data) {
        assert.ok(Math.abs(total - 1) < 1e-14);
      }
      const shifted = softmax(
        goldenTensor(
          shape,
          data.map((value) => value + 8),
        ),
        dim,
      );
      assert.equal(shifted, result);
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('sums, means and products of integers are kept modulo 2^32, with or without a sign', () => {
  const integers = (name: 'mean' | 'prod' | 'sum', isSigned: boolean, ...numbers: number[]): number =>
    reduce(name, goldenTensor([numbers.length], numbers), { keepDim: false, integers: { isSigned } }).data[0]!;
  const most = 2 ** 32 - 1;
  assert.is(integers('sum', false, most, 3), 2);
  assert.is(integers('mean', false, most, 5), 2);
  assert.is(integers('mean', true, 2 ** 31 - 1, 3), -(2 ** 30) + 1);
  assert.is(integers('prod', false, most, most), 1);
  assert.is(integers('prod', true, 65537, 65539, 3), 65537 * 65539 * 3 - 3 * 2 ** 32);
});

test.run();
