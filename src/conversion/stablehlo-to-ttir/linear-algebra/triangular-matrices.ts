import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type MatrixBuilder, type Range } from './matrix-builder.ts';

/** Equations of triangular matrices, and factors that are such, row after row. */

/** What is known about equations of a triangular matrix, in the terms of `stablehlo.triangular_solve`. */
export interface TriangularForm {
  /** Whether the matrix stands to the left of the unknown. */
  readonly leftSide: boolean;
  readonly lower: boolean;
  readonly unitDiagonal: boolean;
  readonly isTransposed: boolean;
}

/** Makes x of `a x = b`, or `x a = b`; a matrix on the right is one on the left of what is transposed. */
export function buildTriangularSolution(m: MatrixBuilder, a: Value, b: Value, form: TriangularForm): Value {
  const { leftSide, lower, unitDiagonal } = form;
  const isTransposed = form.isTransposed === leftSide;
  const matrix = isTransposed ? m.transpose(a) : a;
  const right = leftSide ? b : m.transpose(b);
  const solution = buildSolution(m, matrix, right, lower !== isTransposed, unitDiagonal);
  return leftSide ? solution : m.transpose(solution);
}

/** Makes x of `a x = b`: each row, once it is known, is taken out of the equations of those that remain. */
function buildSolution(m: MatrixBuilder, a: Value, b: Value, isLower: boolean, hasUnitDiagonal: boolean): Value {
  const size = shapeOf(a).at(-1)!;
  if (size === 0) return b;
  const rows: Value[] = [];
  let rest = b;
  for (let step = 0; step < size; step++) {
    const i = isLower ? step : size - 1 - step;
    const count = size - step;
    const [first, others]: [Range, Range] = isLower
      ? [
          [0, 1],
          [1, count],
        ]
      : [
          [count - 1, count],
          [0, count - 1],
        ];
    const right = m.part(rest, first);
    const row = hasUnitDiagonal ? right : m.make(ttir.DivOp, right, m.part(a, [i, i + 1], [i, i + 1]));
    rows.push(row);
    if (count === 1) break;
    const column = m.part(a, isLower ? [i + 1, size] : [0, i], [i, i + 1]);
    rest = m.lessProduct(m.part(rest, others), column, row);
  }
  return m.join(isLower ? rows : rows.toReversed(), -2);
}

/** Makes the triangular matrix whose product with its transpose is `a`, of which the other triangle is not read; that of the result is zeros. */
export function buildCholesky(m: MatrixBuilder, a: Value, isLower: boolean): Value {
  return isLower ? buildLowerFactor(m, a) : m.transpose(buildLowerFactor(m, m.transpose(a)));
}

function buildLowerFactor(m: MatrixBuilder, a: Value): Value {
  const size = shapeOf(a).at(-1)!;
  if (size === 0) return a;
  const columns: Value[] = [];
  let rest = a;
  for (let i = 0; i < size; i++) {
    const count = size - i;
    const diagonal = m.make(ttir.SqrtOp, m.part(rest, [0, 1], [0, 1]));
    const below = count > 1 ? m.make(ttir.DivOp, m.part(rest, [1, count], [0, 1]), diagonal) : undefined;
    const zeros = i > 0 ? [m.zeros(diagonal, i)] : [];
    columns.push(m.join([...zeros, diagonal, ...(below ? [below] : [])], -2));
    if (below) rest = m.lessProduct(m.part(rest, [1, count], [1, count]), below, m.transpose(below));
  }
  return m.join(columns, -1);
}
