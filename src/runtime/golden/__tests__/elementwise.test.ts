import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { broadcast, broadcastShapes } from '../broadcast.ts';
import { binary, unary } from '../elementwise.ts';
import { goldenTensor } from '../golden-tensor.ts';

const vector = (...data: number[]) => goldenTensor([data.length], data);
const list = (data: Float64Array) => [...data];

test('every unary op, by hand', () => {
  const input = vector(-4, 0, 0.25);
  assert.equal(list(unary('abs', input).data), [4, 0, 0.25]);
  assert.equal(list(unary('negative', input).data), [4, -0, -0.25]);
  assert.equal(list(unary('relu', input).data), [0, 0, 0.25]);
  assert.equal(list(unary('recip', input).data), [-0.25, Infinity, 4]);
  assert.equal(list(unary('sqrt', vector(0, 0.25, 9)).data), [0, 0.5, 3]);
  assert.equal(list(unary('exp', vector(0, 1, -Infinity)).data), [1, Math.E, 0]);
  assert.equal(list(unary('sigmoid', vector(0, -1000, 1000)).data), [0.5, 0, 1]);
  assert.ok(Math.abs(unary('sigmoid', vector(Math.log(3))).data[0]! - 0.75) < 1e-15);
  assert.ok(Number.isNaN(unary('sqrt', vector(-1)).data[0]));
  assert.ok(Number.isNaN(unary('relu', vector(NaN)).data[0]));
});

test('every binary op, by hand', () => {
  const a = vector(6, -1, 2);
  const b = vector(3, 4, 2);
  assert.equal(list(binary('add', a, b).data), [9, 3, 4]);
  assert.equal(list(binary('sub', a, b).data), [3, -5, 0]);
  assert.equal(list(binary('mul', a, b).data), [18, -4, 4]);
  assert.equal(list(binary('div', a, b).data), [2, -0.25, 1]);
  assert.equal(list(binary('max', a, b).data), [6, 4, 2]);
  assert.equal(list(binary('ge', a, b).data), [1, 0, 1]);
  assert.equal(list(binary('ge', vector(NaN), vector(NaN)).data), [0]);
});

test('a bias row is added to every row', () => {
  const sum = binary('add', goldenTensor([2, 3], [1, 2, 3, 4, 5, 6]), goldenTensor([1, 3], [10, 20, 30]));
  assert.equal(sum, goldenTensor([2, 3], [11, 22, 33, 14, 25, 36]));
});

test('both operands may repeat', () => {
  const difference = binary('sub', goldenTensor([2, 1], [10, 20]), goldenTensor([3], [1, 2, 3]));
  assert.equal(difference, goldenTensor([2, 3], [9, 8, 7, 19, 18, 17]));
});

test('shapes broadcast as in NumPy', () => {
  assert.equal(broadcastShapes([4, 1, 3], [2, 1]), [4, 2, 3]);
  assert.equal(broadcastShapes([], [2, 1]), [2, 1]);
  assert.equal(broadcastShapes([0, 3], [1, 1]), [0, 3]);
  assert.throws(() => broadcastShapes([2, 3], [2]), /not broadcast compatible/);
  assert.throws(() => broadcast(goldenTensor([2], [1, 2]), [1]), /does not broadcast to/);
});

const shapes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 });

test('broadcast repeats each element where the index of a dimension of size 1 is ignored', () => {
  const cases = shapes.chain((shape) =>
    fc.tuple(
      fc.constant(shape),
      fc.array(fc.boolean(), { minLength: shape.length, maxLength: shape.length }),
      fc.nat(shape.length),
    ),
  );
  fc.assert(
    fc.property(cases, ([shape, ones, dropped]) => {
      const inputShape = shape.map((size, dim) => (ones[dim] ? 1 : size)).slice(dropped);
      const volume = inputShape.reduce((a, b) => a * b, 1);
      const input = goldenTensor(
        inputShape,
        Array.from({ length: volume }, (_, i) => i),
      );
      const result = broadcast(input, shape);
      for (let i = 0; i < result.data.length; i++) {
        let [rest, expected, stride] = [i, 0, 1];
        for (let dim = shape.length - 1; dim >= 0; dim--) {
          const at = rest % shape[dim]!;
          rest = Math.floor(rest / shape[dim]!);
          if (dim < dropped) continue;
          expected += Math.min(at, inputShape[dim - dropped]! - 1) * stride;
          stride *= inputShape[dim - dropped]!;
        }
        assert.is(result.data[i], expected);
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});

test.run();
