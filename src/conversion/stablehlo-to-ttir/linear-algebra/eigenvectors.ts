import { type Value } from '../../../ir/value.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
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

export interface Eigenvectors {
  /** [..., n, n]: columns of length 1, which are orthogonal. */
  readonly vectors: Value;
  /** [..., 1, n], ascending. */
  readonly values: Value;
  /** [..., 1, 1]: how many elements did not become 0, as is so only where they are no numbers. */
  readonly leftOvers: Value;
}

/** Takes a symmetric matrix apart by Jacobi's rotations; of the two triangles only one is read. */
export function buildEigenvectors(m: MatrixBuilder, a: Value, isLower: boolean): Eigenvectors {
  const [size] = sizesOf(a);
  const { matrix, scale } = buildScaled(m, buildSymmetric(m, a, isLower));
  const pairs = buildPairs(m, a);
  let rest = matrix;
  let vectors: Value | undefined;
  for (let sweep = 0; sweep < sweepsOf(size); sweep++) {
    for (const pair of pairs) {
      const diagonal = m.overColumns(ttir.SumOp, m.make(ttir.MultiplyOp, rest, pair.identity));
      const differences = m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, diagonal, pair.differences));
      // Rounding leaves the matrix not quite symmetric; partners are to have the same coupling.
      const doubled = m.make(ttir.AddOp, rest, m.transpose(rest));
      const couplings = m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, doubled, pair.partners));
      const rotation = buildRotation(m, pair, differences, couplings);
      rest = m.product(m.transpose(rotation), m.product(rest, rotation));
      vectors = vectors ? m.product(vectors, rotation) : rotation;
    }
  }
  const diagonal = m.make(ttir.MultiplyOp, buildDiagonal(m, rest), scale);
  const sorting = buildSorting(m, diagonal, 'ascending');
  const columns = vectors ? buildUnitColumns(m, vectors) : m.make(ttir.AddOp, m.zeros(a, 1), m.identity(a, 1, 1));
  return {
    vectors: m.product(columns, sorting),
    values: m.product(diagonal, sorting),
    leftOvers: buildLeftOvers(m, rest),
  };
}

/** Makes the symmetric matrix of which one triangle is given. */
function buildSymmetric(m: MatrixBuilder, a: Value, isLower: boolean): Value {
  const [size] = sizesOf(a);
  const rows = m.counted(a, [0, size]);
  const isGiven = m.truth(isLower ? ttir.GreaterEqualOp : ttir.LessEqualOp, rows, m.transpose(rows));
  return m.choose(isGiven, a, m.transpose(a));
}
