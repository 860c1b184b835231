import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReshape } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildExtremePlace } from '../../front-end/parts/extreme-place.ts';
import { greatest } from '../../front-end/reductions/combiners.ts';
import { type MatrixBuilder, sizesOf } from './matrix-builder.ts';

/** A matrix whose rows are permuted as the product of two triangular ones. */
export interface LUFactors {
  /** [..., rows, columns]: the lower one, whose diagonal is ones and not stored, and the upper one. */
  readonly packed: Value;
  /** [..., K, 1] in f32, K being the smaller size: with which row each changed places, one after the other, counted from 0. */
  readonly pivots: Value;
  /** [..., K, 1]: the diagonal of the upper one. */
  readonly diagonal: Value;
}

/**
 * Takes a matrix apart by elimination with partial pivoting, as `getrf` of LAPACK: the row with the largest element, in absolute value, of a column changes places with the first of those
 * that remain, and is taken out of them. A column of zeros is left as it is.
 */
export function buildLU(m: MatrixBuilder, a: Value): LUFactors {
  const [rows, columns] = sizesOf(a);
  const count = Math.min(rows, columns);
  const [done, pivots, diagonal]: Value[][] = [[], [], []];
  let rest = a;
  for (let k = 0; k < count; k++) {
    const size = rows - k;
    const place = buildPlaceOfLargest(m, m.part(rest, [0, size], [k, k + 1]));
    const pivotRow = m.make(ttir.AddOp, place, m.counted(a, [k, k + 1]));
    const swapped = buildSwapped(m, rest, pivotRow, k);
    const first = m.part(swapped, [0, 1]);
    const pivot = m.part(first, [0, 1], [k, k + 1]);
    pivots!.push(pivotRow);
    done!.push(first);
    diagonal!.push(pivot);
    if (size === 1) break;
    const below = m.part(swapped, [1, size]);
    const divisor = m.choose(m.truth(ttir.EqualOp, pivot, m.number(a, 0)), m.number(a, 1), pivot);
    const factors = m.make(ttir.DivOp, m.part(below, [0, size - 1], [k, k + 1]), divisor);
    const parts = k > 0 ? [m.part(below, [0, size - 1], [0, k]), factors] : [factors];
    if (k + 1 < columns) {
      const right = m.part(below, [0, size - 1], [k + 1, columns]);
      parts.push(m.lessProduct(right, factors, m.part(first, [0, 1], [k + 1, columns])));
    }
    rest = m.join(parts, -1);
  }
  if (rows > count) done!.push(rest);
  const joined = (parts: readonly Value[] | undefined): Value => m.join(parts!, -2);
  return { packed: joined(done), pivots: joined(pivots), diagonal: joined(diagonal) };
}

/** Makes the numbers of the rows of a matrix in the order that its pivots give them: [..., rows, 1] in f32. */
export function buildRowOrder(m: MatrixBuilder, a: Value, pivots: Value): Value {
  const [rows] = sizesOf(a);
  const [count] = sizesOf(pivots);
  // The only row stays where it is, in each of the matrices.
  if (rows === 1) return pivots;
  const done: Value[] = [];
  let rest = m.counted(a, [0, rows]);
  for (let k = 0; k < count; k++) {
    const swapped = buildSwapped(m, rest, m.part(pivots, [k, k + 1]), k);
    done.push(m.part(swapped, [0, 1]));
    if (k + 1 < rows) rest = m.part(swapped, [1, rows - k]);
  }
  return m.join(rows > count ? [...done, rest] : done, -2);
}

/** Makes the place in f32, [..., 1, 1], of the element of a column that is the largest in absolute value. */
function buildPlaceOfLargest(m: MatrixBuilder, column: Value): Value {
  const { builder, location } = m;
  const shape = shapeOf(column);
  const sizes = m.make(ttir.AbsOp, column);
  const type = RankedTensorType.get(shape.toSpliced(-2, 1), m.placeType);
  const choice = { extreme: greatest, nanWins: true };
  const place = buildExtremePlace(builder, location, sizes, shape.length - 2, choice, type);
  return buildReshape(builder, location, place, shape.with(-2, 1));
}

/** Swaps the first row, number `first`, and the one with the number that a pivot gives. */
function buildSwapped(m: MatrixBuilder, matrix: Value, pivot: Value, first: number): Value {
  const [rows] = sizesOf(matrix);
  if (rows === 1) return matrix;
  const isThere = m.truth(ttir.EqualOp, m.counted(matrix, [first, first + rows]), pivot);
  const row = m.overRows(ttir.SumOp, m.choose(isThere, matrix, m.number(matrix, 0)));
  const isBelow = m.truth(ttir.EqualOp, m.counted(matrix, [first + 1, first + rows]), pivot);
  return m.join([row, m.choose(isBelow, m.part(matrix, [0, 1]), m.part(matrix, [1, rows]))], -2);
}

/**
 * Makes the number, counted from 1 and in f32, of the first element of a column [..., K, 1] of which `isWrong` holds, or 0: [..., 1, 1].
 */
export function buildFirstFailure(m: MatrixBuilder, column: Value, isWrong: Value): Value {
  const [rows] = sizesOf(column);
  const numbers = m.counted(column, [1, rows + 1]);
  const beyond = m.counted(column, [rows + 1, rows + 2]);
  const first = m.overRows(ttir.MinOp, m.choose(isWrong, numbers, beyond));
  return m.choose(m.truth(ttir.EqualOp, first, beyond), m.counted(column, [0, 1]), first);
}
