import { type Value } from '../../../ir/value.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildReflectionProduct, buildReflections } from './householder-factors.ts';
import {
  buildDiagonal,
  buildLeftOvers,
  buildPairs,
  buildRotation,
  buildScaled,
  buildSorting,
  buildUnitColumns,
  sweepsOf,
} from './jacobi-rotations.ts';
import { type MatrixBuilder, sizesOf } from './matrix-builder.ts';

/** Which singular vectors are wanted: none, as many as there are values, or all that complete them. */
export type WantedVectors = 'none' | 'some' | 'all';

export interface SingularValues {
  /** [..., 1, K], descending, K being the smaller size. */
  readonly values: Value;
  /** [..., rows, K or rows]: columns that are orthogonal, of length 1. */
  readonly left?: Value | undefined;
  /** [..., K or columns, columns]: rows that are orthogonal, of length 1. */
  readonly right?: Value | undefined;
  /** [..., 1, 1]: how many products of columns did not become 0, as is so only where they are no numbers. */
  readonly leftOvers: Value;
}

/** Takes a matrix apart as `left * diagonal * right`. */
export function buildSingularValues(m: MatrixBuilder, a: Value, wanted: WantedVectors): SingularValues {
  const [rows, columns] = sizesOf(a);
  if (rows >= columns) return buildOfColumns(m, a, wanted);
  const { values, left, right, leftOvers } = buildOfColumns(m, m.transpose(a), wanted);
  return { values, left: right && m.transpose(right), right: left && m.transpose(left), leftOvers };
}

/**
 * Rotates pairs of columns, of which there are not more than rows, until they are orthogonal, by Hestenes' one-sided variant of Jacobi's method: their lengths are the singular values. The left vectors are
 * those of a QR factorization of these columns: it is the diagonal of lengths, but for signs, and its orthogonal factor is one also where lengths are 0.
 */
function buildOfColumns(m: MatrixBuilder, a: Value, wanted: WantedVectors): SingularValues {
  const [rows, columns] = sizesOf(a);
  const { matrix, scale } = buildScaled(m, a);
  const pairs = buildPairs(m, a);
  // What is below the rows of the matrix collects the rotations.
  const unit = m.make(ttir.AddOp, m.zeros(a, columns), m.identity(a, columns, columns));
  let stack = m.join([matrix, unit], -2);
  for (let sweep = 0; sweep < sweepsOf(columns); sweep++) {
    for (const pair of pairs) {
      const top = m.part(stack, [0, rows]);
      const differences = m.product(buildSquares(m, top), pair.differences);
      const partners = m.product(top, pair.partners);
      const coupling = m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, top, partners));
      const rotation = buildRotation(m, pair, differences, m.make(ttir.AddOp, coupling, coupling));
      stack = m.product(stack, rotation);
    }
  }
  const turned = m.part(stack, [0, rows]);
  const rotations = m.part(stack, [rows, rows + columns]);
  // Rounding changes the lengths of both parts alike.
  const lengths = m.make(ttir.DivOp, buildSquares(m, turned), buildSquares(m, rotations));
  const values = m.make(ttir.MultiplyOp, m.make(ttir.SqrtOp, lengths), scale);
  const sorting = buildSorting(m, values, 'descending');
  const found = {
    values: m.product(values, sorting),
    leftOvers: buildLeftOvers(m, m.product(m.transpose(turned), turned)),
  };
  if (wanted === 'none') return found;
  const right = m.transpose(m.product(buildUnitColumns(m, rotations), sorting));
  const left = buildLeft(m, m.product(turned, sorting), wanted === 'all' ? rows : columns);
  return { ...found, left, right };
}

/** Makes the squares of the lengths of columns: [..., 1, columns]. */
function buildSquares(m: MatrixBuilder, matrix: Value): Value {
  return m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, matrix, matrix));
}

/** Makes `count` orthogonal columns of length 1, the first of which have the directions of those of a matrix. */
function buildLeft(m: MatrixBuilder, matrix: Value, count: number): Value {
  const [rows, columns] = sizesOf(matrix);
  const { packed, factors } = buildReflections(m, matrix);
  const diagonal = buildDiagonal(m, m.part(packed, [0, columns]));
  const isOpposite = m.truth(ttir.LessThanOp, diagonal, m.number(matrix, 0));
  const signs = m.choose(isOpposite, m.number(matrix, -1), m.number(matrix, 1));
  const added = count - columns;
  if (added === 0) return m.make(ttir.MultiplyOp, buildReflectionProduct(m, { packed, factors }), signs);
  const wide = m.join([packed, m.zeros(packed, rows, added)], -1);
  const product = buildReflectionProduct(m, { packed: wide, factors });
  const [first, others] = [m.part(product, [0, rows], [0, columns]), m.part(product, [0, rows], [columns, count])];
  return m.join([m.make(ttir.MultiplyOp, first, signs), others], -1);
}
