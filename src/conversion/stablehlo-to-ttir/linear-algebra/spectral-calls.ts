import { buildEigenvectors } from './eigenvectors.ts';
import { maxRotatedColumns } from './jacobi-rotations.ts';
import { type MatrixCall, partsOf } from './matrix-call.ts';
import { buildSingularValues, type WantedVectors } from './singular-values.ts';

/** `syevd`: eigenvectors, of which JAX always asks, eigenvalues, ascending, and how many elements did not become 0. */
export const symmetricEigenvectors: MatrixCall = {
  numOperands: 1,
  maxCount: maxRotatedColumns,
  resultShapes([a]) {
    const { batch, rows, columns } = partsOf(a!);
    return rows === columns ? [a!, [...batch, rows], batch] : undefined;
  },
  build(m, [a], config) {
    const { vectors, values, leftOvers } = buildEigenvectors(m, a!, config.character('uplo') !== 'U');
    return [vectors, values, leftOvers];
  },
};

/** `Eigh`: eigenvectors and eigenvalues; a 1 comes first in its configuration where the lower triangle is read. Source: `_eigh_jacobi_lowering_rule` of JAX. */
export const eigenvectors: MatrixCall = {
  numOperands: 1,
  maxCount: maxRotatedColumns,
  resultShapes([a]) {
    const { batch, rows, columns } = partsOf(a!);
    return rows === columns ? [a!, [...batch, rows]] : undefined;
  },
  build(m, [a], { list }) {
    const { vectors, values } = buildEigenvectors(m, a!, list[0] !== '0');
    return [vectors, values];
  },
};

/** Which vectors `gesdd` is asked for; the code for those that overwrite the operand is none of a call without side effects. */
const wantedVectors: ReadonlyMap<string | undefined, WantedVectors> = new Map([
  ['A', 'all'],
  ['S', 'some'],
  ['N', 'none'],
]);

/**
 * `gesdd`: what is left of the matrix, singular values, descending, vectors to the left and right, and how many products of columns did not become 0. Vectors that are not computed have the shape of all
 * or of some of them.
 */
export const singularValues: MatrixCall = {
  numOperands: 1,
  maxCount: maxRotatedColumns,
  resultShapes([a], { character, resultShapes }) {
    const { batch, rows, columns, count } = partsOf(a!);
    const wanted = wantedVectors.get(character('mode'));
    if (!wanted) return undefined;
    const isSquare = wanted === 'none' ? resultShapes[2]?.at(-1) === rows && resultShapes[3]?.at(-2) === columns : wanted === 'all'; // prettier-ignore
    const [left, right] = isSquare ? [rows, columns] : [count, count];
    return [a!, [...batch, count], [...batch, rows, left], [...batch, right, columns], batch];
  },
  build(m, [a], { character }) {
    const { values, left, right, leftOvers } = buildSingularValues(m, a!, wantedVectors.get(character('mode'))!);
    // LAPACK destroys the matrix.
    return [undefined, values, left, right, leftOvers];
  },
};
