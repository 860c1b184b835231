import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LinearConstraints } from '../../../../affine/linear-constraints.ts';
import { DenseOrder } from '../dense-order.ts';
import { projectExactly } from '../legality/exact-projection.ts';
import { sliceBounds } from '../slice-bounds.ts';

const test = suite('slice bounds');

function constraints(
  numDims: number,
  inequalities: readonly (readonly number[])[],
  equalities: readonly (readonly number[])[] = [],
): LinearConstraints {
  const made = new LinearConstraints();
  made.appendDims(numDims);
  made.inequalities = inequalities.map((row) => row.map(BigInt));
  made.equalities = equalities.map((row) => row.map(BigInt));
  return made;
}

/** Returns the bounds of the first of two dims in terms of the second one. */
const boundsOf = (...args: Parameters<typeof constraints>): string[] => {
  const [bound] = sliceBounds(constraints(...args), 0, 1);
  return [String(bound!.lower), String(bound!.upper)];
};

test('an equality gives one index', () => {
  assert.equal(boundsOf(2, [], [[1, 1, -5]]), ['(d0) -> (-d0 + 5)', '(d0) -> (-d0 + 6)']);
  assert.equal(boundsOf(2, [[1, 0, 0]], [[2, -1, 0]]), ['(d0) -> (d0 floordiv 2)', '(d0) -> (d0 floordiv 2 + 1)']);
});

test('two inequalities may be a quotient', () => {
  const rows = [
    [-4, 1, 0],
    [4, -1, 3],
  ];
  assert.equal(boundsOf(2, rows), ['(d0) -> (d0 floordiv 4)', '(d0) -> (d0 floordiv 4 + 1)']);
});

test('an index may be a remainder', () => {
  // d1 = 8 * d2 + d0 and 0 <= d0 < 8.
  const of = constraints(
    3,
    [
      [1, 0, 0, 0],
      [-1, 0, 0, 7],
      [0, 1, 0, 0],
      [0, -1, 0, 63],
    ],
    [[1, -1, 8, 0]],
  );
  const [remainder] = sliceBounds(of, 0, 1);
  assert.is(String(remainder!.lower), '(d0, d1) -> (d0 mod 8)');
});

test('other inequalities are bounds, and constants stand for several of them', () => {
  const window = [
    [1, -1, 1],
    [-1, 1, 1],
  ];
  assert.equal(boundsOf(2, window), ['(d0) -> (d0 - 1)', '(d0) -> (d0 + 2)']);
  const clamped = [...window, [1, 0, 0], [-1, 0, 9]];
  assert.equal(boundsOf(2, [...clamped, [0, 1, 0], [0, -1, 9]]), ['(d0) -> (0)', '(d0) -> (10)']);
});

test('variables go only where no integer is lost', () => {
  const halves = constraints(2, [], [[1, -2, 0]]);
  assert.is(projectExactly(halves, 1), undefined);
  const shifted = projectExactly(
    constraints(
      2,
      [
        [0, 1, 0],
        [0, -1, 9],
      ],
      [[1, -1, -3]],
    ),
    1,
  );
  assert.equal([shifted!.constantBound('lower', 0), shifted!.constantBound('upper', 0)], [3n, 12n]);
});

test('nodes come in the order of buckets', () => {
  const order = new DenseOrder();
  for (let id = 0; id < 4; id++) order.add(id);
  // 37 * 2 is 10 above 64, and 37 * 3 is 47 above it.
  assert.equal(order.ids(), [0, 2, 1, 3]);
  order.delete(2);
  order.add(66);
  assert.equal(order.ids(), [0, 66, 1, 3]);
  for (let id = 100; id < 150; id++) order.add(id);
  assert.is(order.ids().length, 54);
});

test.run();
