import { range } from '../../../support/lists.ts';
import { type Value } from '../../../ir/value.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type MatrixBuilder, sizesOf } from './matrix-builder.ts';

/** Rotations of pairs of columns, as Jacobi's methods make them. Those of pairs that have no column in common are one orthogonal matrix, so that a step is some products of matrices. */

/** Most columns that are rotated: the rotations of a matrix of 32 are about 8000 operations. */
export const maxRotatedColumns = 32;

/** Which columns are rotated together, for each of `count`; one that is left over is its own partner. */
type Pairing = readonly number[];

/**
 * Returns pairings in which each column meets each other once, as players of a tournament do who sit in a circle of which one stays: of 4, [3, 2, 1, 0], [2, 3, 0, 1] and [1, 0, 3, 2].
 */
export function pairingsOf(count: number): readonly Pairing[] {
  // Of an odd count, who meets the one that is not there is left over.
  const seats = count + (count % 2);
  return range(seats - 1).map((round) => {
    const circle = [0, ...range(seats - 1).map((i) => 1 + ((i + seats - 1 - round) % (seats - 1)))];
    const partners = range(count);
    for (const [seat, player] of circle.entries()) {
      const other = circle[seats - 1 - seat]!;
      if (player < count && other < count) partners[player] = other;
    }
    return partners;
  });
}

/** A pairing as what TTIR computes with. */
export interface Pairs {
  /** [..., n, n]: 1 where a row is the partner of a column. */
  readonly partners: Value;
  /** [..., n, n]: what makes, of a row of numbers of columns, that of the partner less that of the column itself. */
  readonly differences: Value;
  /** [..., 1, n]: hardly more than 0, and the opposite for the partner: to which side equal ones turn. */
  readonly sides: Value;
  /** [..., n, n] and [..., 1, 1], of all pairs the same. */
  readonly identity: Value;
  readonly one: Value;
}

/** Sides are as good as 0 beside numbers that count, of matrices whose largest element is about 1, and their squares are 0. */
const side = 1e-30;

/** Makes the pairs of a sweep, in which each column meets each other. */
export function buildPairs(m: MatrixBuilder, like: Value): readonly Pairs[] {
  const columns = sizesOf(like)[1];
  if (columns === 1) return [];
  const each = range(columns);
  const [identity, one] = [m.identity(like, columns, columns), m.number(like, 1)];
  return pairingsOf(columns).map((pairing) => {
    const partners = each.flatMap((i) => pairing.map((partner, j) => Number(partner === i && i !== j)));
    const differences = partners.map((is, place) => {
      const [i, j] = [Math.floor(place / columns), place % columns];
      return is - Number(i === j && pairing[j] !== j);
    });
    const sides = pairing.map((partner, j) => (j < partner ? side : -side));
    return {
      partners: m.known(like, [columns, columns], partners),
      differences: m.known(like, [columns, columns], differences),
      sides: m.known(like, [1, columns], sides),
      identity,
      one,
    };
  });
}

/** Returns how often each pair is rotated until nothing changes in f32: the error squares in each of the last sweeps, and those before grow with the logarithm. Measured with matrices of all kinds. */
export function sweepsOf(columns: number): number {
  return 5 + Math.ceil(Math.log2(columns));
}

/**
 * Makes the matrix [..., n, n] that rotates pairs of columns from the right. For each column, `differences` [..., 1, n] has what the diagonal, where a symmetric matrix is to become a diagonal one, has for
 * the partner more than for itself, and `couplings` twice the element that becomes 0: with the angle a, tan(2 a) = coupling / difference. Of tan(a) = t the smaller is taken:
 *
 *     t = coupling / (difference ± √(difference² + coupling²)),  cos(a) = 1 / √(1 + t²)
 *
 * Partners have exactly opposite differences and equal couplings, so that the rotation is orthogonal also where both are only what rounding left.
 */
export function buildRotation(m: MatrixBuilder, pairs: Pairs, differences: Value, couplings: Value): Value {
  const square = (value: Value): Value => m.make(ttir.MultiplyOp, value, value);
  const turned = m.make(ttir.AddOp, differences, pairs.sides);
  const length = m.make(ttir.SqrtOp, m.make(ttir.AddOp, square(turned), square(couplings)));
  const signed = m.make(ttir.MultiplyOp, m.make(ttir.SignOp, turned), length);
  const tangent = m.make(ttir.DivOp, couplings, m.make(ttir.AddOp, turned, signed));
  const cosine = m.make(ttir.RsqrtOp, m.make(ttir.AddOp, square(tangent), pairs.one));
  return m.make(ttir.MultiplyOp, m.lessProduct(pairs.identity, pairs.partners, tangent), cosine);
}

/** Makes a matrix whose largest element is 1 in absolute value, so that squares stay numbers, and what it was: [..., 1, 1]. */
export function buildScaled(m: MatrixBuilder, a: Value): { matrix: Value; scale: Value } {
  const largest = m.overColumns(ttir.MaxOp, m.overRows(ttir.MaxOp, m.make(ttir.AbsOp, a)));
  const scale = m.choose(m.truth(ttir.EqualOp, largest, m.number(a, 0)), m.number(a, 1), largest);
  return { matrix: m.make(ttir.DivOp, a, scale), scale };
}

/** Makes columns of length 1: rounded rotations change lengths a little. */
export function buildUnitColumns(m: MatrixBuilder, matrix: Value): Value {
  const squares = m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, matrix, matrix));
  return m.make(ttir.MultiplyOp, matrix, m.make(ttir.RsqrtOp, squares));
}

/** Makes the diagonal of a square matrix: [..., 1, n]. */
export function buildDiagonal(m: MatrixBuilder, matrix: Value): Value {
  return m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, matrix, m.identity(matrix, ...sizesOf(matrix))));
}

/** Makes the matrix [..., n, n] that puts columns in the order of their numbers [..., 1, n], as a factor on the right; equal ones stay in order. */
export function buildSorting(m: MatrixBuilder, numbers: Value, order: 'ascending' | 'descending'): Value {
  const [, count] = sizesOf(numbers);
  const [zero, one] = [m.number(numbers, 0), m.number(numbers, 1)];
  const column = m.transpose(numbers);
  const counted = m.counted(numbers, [0, count]);
  const places = m.transpose(counted);
  const isBefore = m.truth(order === 'ascending' ? ttir.LessThanOp : ttir.GreaterThanOp, column, numbers);
  const isFirst = m.truth(
    ttir.LogicalAndOp,
    m.truth(ttir.EqualOp, column, numbers),
    m.truth(ttir.LessThanOp, counted, places),
  );
  const before = m.choose(m.truth(ttir.LogicalOrOp, isBefore, isFirst), one, zero);
  const place = m.transpose(m.overRows(ttir.SumOp, before));
  return m.choose(m.truth(ttir.EqualOp, place, places), one, zero);
}

/** How much of the largest element of the diagonal may be left beside it: more than rounding leaves, and nothing that is seen in f32 when it is squared. */
const leftOver = 2 ** -14;

/** Makes how many elements above the diagonal of what should be a diagonal matrix are not 0, or no numbers: [..., 1, 1]. */
export function buildLeftOvers(m: MatrixBuilder, matrix: Value): Value {
  const [rows, columns] = sizesOf(matrix);
  const above = range(rows * columns).map((place) => Number(Math.floor(place / columns) < place % columns));
  const others = m.make(ttir.AbsOp, m.make(ttir.MultiplyOp, matrix, m.known(matrix, [rows, columns], above)));
  const largest = m.overColumns(ttir.MaxOp, m.make(ttir.AbsOp, buildDiagonal(m, matrix)));
  const isSmall = m.truth(ttir.LessEqualOp, others, m.make(ttir.MultiplyOp, largest, m.number(matrix, leftOver)));
  const counts = m.choose(isSmall, m.number(matrix, 0), m.number(matrix, 1));
  return m.overColumns(ttir.SumOp, m.overRows(ttir.SumOp, counts));
}
