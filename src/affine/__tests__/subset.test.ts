import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LinearConstraints } from '../linear-constraints.ts';
import { complement, divisionOf, isSubset } from '../subset.ts';

const test = suite('subset');

/** Returns constraints of `numDims` dims and as many local variables as the rows have more. */
function constraints(
  numDims: number,
  inequalities: readonly (readonly number[])[],
  equalities: readonly (readonly number[])[] = [],
): LinearConstraints {
  const made = new LinearConstraints();
  made.appendDims(numDims);
  const [row] = [...inequalities, ...equalities];
  for (let i = numDims; i < row!.length - 1; i++) made.appendLocal();
  made.inequalities = inequalities.map((each) => each.map(BigInt));
  made.equalities = equalities.map((each) => each.map(BigInt));
  return made;
}

const range = (first: number, last: number) =>
  constraints(1, [
    [1, -first],
    [-1, last],
  ]);

/** The even numbers: d0 = 2 * q with q = d0 floordiv 2. */
const even = constraints(
  1,
  [
    [1, -2, 0],
    [-1, 2, 1],
  ],
  [[1, -2, 0]],
);

test('compares ranges', () => {
  assert.is(isSubset(range(2, 5), range(0, 5)), true);
  assert.is(isSubset(range(0, 5), range(2, 5)), false);
  assert.is(isSubset(range(0, 6), range(0, 5)), false);
  assert.is(isSubset(range(3, 2), range(8, 9)), true);
});

test('takes local variables that are divisions', () => {
  const fours = constraints(1, [[1, 0, 0]], [[1, -4, 0]]);
  assert.is(isSubset(fours, even), true);
  assert.is(isSubset(range(0, 1), even), false);
  // Nothing says that the variable is one quotient.
  assert.is(isSubset(range(0, 1), fours), undefined);
});

test('finds quotients that two inequalities say', () => {
  const rows = [
    [1n, -3n, 1n],
    [-1n, 3n, 1n],
  ];
  const division = divisionOf(rows, 1, (column) => column === 0);
  assert.equal(division && [division.dividend, division.divisor], [[1n, 0n, 1n], 3n]);
  assert.is(
    divisionOf(rows, 1, () => false),
    undefined,
  );
  // These are too far apart.
  assert.is(
    divisionOf([rows[0]!, [-1n, 3n, 2n]], 1, () => true),
    undefined,
  );
});

test('inverts inequalities', () => {
  assert.equal(complement([2n, -1n, 3n]), [-2n, 1n, -4n]);
});

test('forgets variables and what kinds they are', () => {
  const of = constraints(2, [
    [1, -1, 0],
    [-1, 1, 2],
    [0, 1, 0],
    [0, -1, 9],
  ]);
  of.projectOut(1, 1);
  assert.equal([of.numDims, of.numLocals], [1, 0]);
  assert.equal([of.constantBound('lower', 0), of.constantBound('upper', 0)], [0n, 11n]);
});

test('drops local variables that an equality gives', () => {
  const of = constraints(1, [[0, 1, -3]], [[1, -1, 2]]);
  of.removeRedundantLocals();
  assert.equal([of.numLocals, of.equalities, of.inequalities], [0, [], [[1n, -1n]]]);
});

test.run();
