import { DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { IntegerAttr, StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { isSameList } from '../../../support/lists.ts';
import { type CustomCallOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildReshape } from '../../../dialects/ttir/build.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { onlyStaticTensors } from '../../front-end/types/unknown-sizes.ts';
import { buildReflectionProduct, buildReflections } from './householder-factors.ts';
import { buildFirstFailure, buildLU, buildRowOrder } from './lu-factors.ts';
import { MatrixBuilder, maxRows, sizesOf, tooManyRows } from './matrix-builder.ts';
import { type MatrixCall, type MatrixCallConfig, partsOf } from './matrix-call.ts';
import { eigenvectors, singularValues, symmetricEigenvectors } from './spectral-calls.ts';
import { buildCholesky, buildTriangularSolution } from './triangular-matrices.ts';

/**
 * Calls of linear algebra, which frameworks make instead of operations: of LAPACK on a host, of XLA's own names elsewhere. Source: jax/_src/lax/linalg.py, of which
 * calls on a host are named after the element type, as `lapack_sgetrf_ffi`.
 */

/** `potrf`: the factor, and of which leading part it would not exist. */
const cholesky: MatrixCall = {
  numOperands: 1,
  resultShapes(shapes) {
    const { batch, rows, columns } = partsOf(shapes[0]!);
    return rows === columns ? [shapes[0]!, batch] : undefined;
  },
  build(m, [a], { character }) {
    const [rows] = sizesOf(a!);
    const factor = buildCholesky(m, a!, character('uplo') !== 'U');
    const diagonal = m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, factor, m.identity(a!, rows, rows)));
    // Roots of what is negative are no numbers, and nothing behind them is one.
    const column = m.transpose(diagonal);
    const isPositive = m.truth(ttir.GreaterThanOp, column, m.number(a!, 0));
    return [factor, buildFirstFailure(m, column, m.truth(ttir.LogicalNotOp, isPositive))];
  },
};

const triangularSolve: MatrixCall = {
  numOperands: 2,
  resultShapes([a, b], { character }) {
    const { batch, rows, columns } = partsOf(a!);
    const size = b!.at(character('side') === 'R' ? -1 : -2);
    return rows === columns && size === rows && isSameList(b!.slice(0, -2), batch) ? [b!] : undefined;
  },
  build(m, [a, b], { character }) {
    const form = {
      leftSide: character('side') !== 'R',
      lower: character('uplo') === 'L',
      unitDiagonal: character('diag') === 'U',
      isTransposed: character('trans_x') !== 'N',
    };
    return [buildTriangularSolution(m, a!, b!, form)];
  },
};

/** `getrf`: both factors, with which row each changed places, counted from 1, and the first pivot that is zero. */
const factorsOnHost: MatrixCall = {
  numOperands: 1,
  resultShapes(shapes) {
    const { batch, count } = partsOf(shapes[0]!);
    return [shapes[0]!, [...batch, count], batch];
  },
  build(m, [a]) {
    const { packed, pivots, diagonal } = buildLU(m, a!);
    const isZero = m.truth(ttir.EqualOp, diagonal, m.number(a!, 0));
    return [packed, m.make(ttir.AddOp, pivots, m.counted(a!, [1, 2])), buildFirstFailure(m, diagonal, isZero)];
  },
};

/** `LuDecomposition`: both factors, with which row each changed places, counted from 0, and which row each is. */
const factors: MatrixCall = {
  numOperands: 1,
  resultShapes(shapes) {
    const { batch, rows, count } = partsOf(shapes[0]!);
    return [shapes[0]!, [...batch, count], [...batch, rows]];
  },
  build(m, [a]) {
    const { packed, pivots } = buildLU(m, a!);
    return [packed, pivots, buildRowOrder(m, a!, pivots)];
  },
};

const reflections: MatrixCall = {
  numOperands: 1,
  resultShapes(shapes) {
    const { batch, count } = partsOf(shapes[0]!);
    return [shapes[0]!, [...batch, count]];
  },
  build(m, [a]) {
    const { packed, factors } = buildReflections(m, a!);
    return [packed, factors];
  },
};

const reflectionProduct: MatrixCall = {
  numOperands: 2,
  resultShapes([a, taus]) {
    const { batch, rows, columns } = partsOf(a!);
    const fits = isSameList(taus!.slice(0, -1), batch) && taus!.at(-1)! <= columns && columns <= rows;
    return fits ? [a!] : undefined;
  },
  build(m, [packed, factors]) {
    const shape = [...shapeOf(factors!), 1];
    return [
      buildReflectionProduct(m, { packed: packed!, factors: buildReshape(m.builder, m.location, factors!, shape) }),
    ];
  },
};

/** For each call, the element type is a part of its name. */
const callsOfLapack: ReadonlyMap<string, MatrixCall> = new Map([
  ['potrf', cholesky],
  ['trsm', triangularSolve],
  ['getrf', factorsOnHost],
  ['geqrf', reflections],
  ['orgqr', reflectionProduct],
  ['syevd', symmetricEigenvectors],
  ['gesdd', singularValues],
  ['gesvd', singularValues],
]);

const callsOfXla: ReadonlyMap<string, MatrixCall> = new Map([
  ['LuDecomposition', factors],
  ['Qr', reflections],
  ['Eigh', eigenvectors],
  ['ProductOfElementaryHouseholderReflectors', reflectionProduct],
]);

/** Returns what a call of linear algebra computes; nothing where no such call is known by the name. */
export function matrixCallOf(name: string): MatrixCall | undefined {
  const [, ofLapack] = /^lapack_[sd](\w+)_ffi$/.exec(name) ?? [];
  return ofLapack === undefined ? callsOfXla.get(name) : callsOfLapack.get(ofLapack);
}

/** Reads what a call is configured with: the code of a character is an integer of a dictionary. */
function configOf(op: CustomCallOp): MatrixCallConfig {
  const config = op.getAttr('mhlo.backend_config') ?? op.getAttr('backend_config');
  return {
    character(name) {
      const code = config instanceof DictionaryAttr ? config.value.get(name) : undefined;
      return code instanceof IntegerAttr ? String.fromCharCode(Number(code.value)) : undefined;
    },
    list: config instanceof StringAttr ? config.value.split(',') : [],
    resultShapes: op.resultTypes.map((type) => (type as RankedTensorType).shape),
  };
}

/** Makes the results of a call; returns why it cannot be converted as text. */
export function buildMatrixCall(
  rewriter: ConversionPatternRewriter,
  op: CustomCallOp,
  operands: readonly Value[],
  call: MatrixCall,
): readonly Value[] | string {
  const types = [...operands.map(({ type }) => type), ...op.resultTypes];
  if (!types.every((type) => type instanceof RankedTensorType && type.hasStaticShape)) return onlyStaticTensors(op);
  const shapes = operands.map(shapeOf);
  const [first] = operands.map(({ type }) => type as RankedTensorType);
  if (!first || first.rank < 2 || !(first.elementType instanceof FloatType)) return 'it takes a matrix of floats';
  const config = configOf(op);
  const expected = shapes.length === call.numOperands ? call.resultShapes(shapes, config) : undefined;
  const { resultShapes } = config;
  const areExpected = expected?.length === resultShapes.length && expected.every((shape, i) => isSameList(shape, resultShapes[i]!)); // prettier-ignore
  if (!areExpected) return 'its operands or results have other shapes than what is called by that name';
  const { maxCount = maxRows } = call;
  if (partsOf(shapes[0]!).count > maxCount) return tooManyRows(maxCount);
  if (shapes.some((shape) => shape.includes(0))) return 'empty matrices are not supported';
  const results = call.build(new MatrixBuilder(rewriter, op.location), operands, config);
  return results.map((result, i) => {
    const { shape, elementType } = op.resultTypes[i] as RankedTensorType;
    if (!result) return buildConstant(rewriter, op.location, shape, elementType, [0]);
    return buildReshape(rewriter, op.location, castElements(rewriter, op.location, result, elementType), shape);
  });
}
