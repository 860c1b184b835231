import { type OpBuilder } from '../../../../ir/builder.ts';
import { type Location } from '../../../../ir/location.ts';
import { type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../number-builder.ts';
import { buildBroadcast, buildConcatenation, buildReshape, buildSliceAlong, shapeOf } from '../../shape-builders.ts';
import { buildComplexProduct, buildQuotient } from './complex-arithmetic.ts';
import { type ComplexParts, mapParts } from './complex-parts.ts';
import { type Expansion } from './expansion.ts';

/**
 * Factors and systems of equations of complex matrices, of real ones with twice as many rows and columns: a + bi is [[a, -b], [b, a]], whose sums, products and
 * transposes are those of the numbers, a transpose that of the conjugate. So a triangular matrix with a real diagonal stays triangular.
 */
export const expandFactorization: Expansion = (op, { builder, partsOf }) => {
  if (!(op instanceof hlo.CholeskyOp || op instanceof hlo.TriangularSolveOp) || shapeOf(op.a).at(-1)! > mostRows)
    return undefined;
  if (op instanceof hlo.CholeskyOp) return [buildCholesky(builder, op, partsOf(op.a))];
  return [buildSolution(builder, op, partsOf(op.a), partsOf(op.b))];
};

/** The most rows of a matrix: the elements of the real one, of which there are four times as many, are counted in doubles. */
const mostRows = 2 ** 24;

/** Makes the factor, whose diagonal is real. */
function buildCholesky(builder: OpBuilder, { location, lower }: hlo.CholeskyOp, parts: ComplexParts): ComplexParts {
  const a = buildReal(builder, location, parts);
  const factor = hlo.CholeskyOp.build(builder, location, { a, lower, resultType: a.type }).result();
  return mapParts(everySecond(builder, location, factor, -2), (part) => everySecond(builder, location, part, -1).real);
}

/** Makes the solution x of op(A) x = b, or of x op(A) = b: of the matrix A' = A / D, where D is the diagonal of A, and so that of A' is 1. */
function buildSolution(builder: OpBuilder, op: hlo.TriangularSolveOp, a: ComplexParts, b: ComplexParts): ComplexParts {
  const { location, leftSide, lower, transposeA } = op;
  const f = new NumberBuilder(builder, location, a.real.type as RankedTensorType);
  const diagonal = op.unitDiagonal ? undefined : mapParts(a, (part) => buildDiagonal(builder, location, part));
  const spread = (parts: ComplexParts, dim: number, shape: readonly number[]): ComplexParts => {
    const dims = shape.map((_, i) => i).filter((i) => i !== shape.length + (dim === -1 ? -2 : -1));
    return mapParts(parts, (part) => buildBroadcast(builder, location, part, dims, shape));
  };
  const one = mapParts(a, () => f.value(1));
  const inverse = diagonal && buildQuotient(f, { ...one, imaginary: f.value(0) }, spread(diagonal, -1, f.type.shape));
  const scaled = inverse ? buildComplexProduct(f, a, inverse) : a;
  // What is left of the imaginary parts of the diagonal by rounding, or is not to be read, would not be triangular.
  const places = (dim: number): Value =>
    hlo.IotaOp.build(builder, location, { iotaDimension: dim, outputType: f.type }).output;
  const isOnDiagonal = f.compare('EQ', places(f.type.rank - 2), places(f.type.rank - 1));
  const imaginary = f.select(isOnDiagonal, 0, scaled.imaginary);
  // The transpose of the real matrix is that of the conjugate.
  const isConjugate = transposeA === 'TRANSPOSE';
  const unit = { real: scaled.real, imaginary: isConjugate ? f.make(hlo.NegOp, imaginary) : imaginary };

  const g = new NumberBuilder(builder, location, b.real.type as RankedTensorType);
  const divide = (parts: ComplexParts): ComplexParts => {
    if (!diagonal) return parts;
    const { real, imaginary } = spread(diagonal, leftSide ? -2 : -1, g.type.shape);
    return buildQuotient(g, parts, {
      real,
      imaginary: transposeA === 'ADJOINT' ? g.make(hlo.NegOp, imaginary) : imaginary,
    });
  };
  // D stands beside b where the transpose or the side puts it in front, else beside x.
  const isFirst = leftSide === (transposeA !== 'NO_TRANSPOSE');
  const given = isFirst ? divide(b) : b;
  // Columns of x are as they are; rows are those of the real matrix, [a, -b].
  const second = leftSide ? given.imaginary : g.make(hlo.NegOp, given.imaginary);
  const dim = leftSide ? -2 : -1;
  const interleaved = buildInterleaved(builder, location, given.real, second, dim);
  const solved = hlo.TriangularSolveOp.build(builder, location, {
    a: buildReal(builder, location, unit),
    b: interleaved,
    leftSide,
    lower,
    unitDiagonal: true,
    transposeA: transposeA === 'NO_TRANSPOSE' ? 'NO_TRANSPOSE' : 'TRANSPOSE',
    resultType: interleaved.type,
  }).result();
  const found = everySecond(builder, location, solved, dim);
  const x = leftSide ? found : { real: found.real, imaginary: g.make(hlo.NegOp, found.imaginary) };
  return isFirst ? x : divide(x);
}

/** Makes the real matrix of twice as many rows and columns: [..., n, m] -> [..., 2n, 2m]. */
function buildReal(builder: OpBuilder, location: Location, { real, imaginary }: ComplexParts): Value {
  const f = new NumberBuilder(builder, location, real.type as RankedTensorType);
  const upper = buildInterleaved(builder, location, real, f.make(hlo.NegOp, imaginary), -1);
  const under = buildInterleaved(builder, location, imaginary, real, -1);
  return buildInterleaved(builder, location, upper, under, -2);
}

/** Makes the elements of two tensors along a dimension in turn. */
function buildInterleaved(builder: OpBuilder, location: Location, first: Value, second: Value, dim: number): Value {
  const shape = shapeOf(first);
  const at = shape.length + dim;
  const [a, b] = [first, second].map((part) => buildReshape(builder, location, part, shape.toSpliced(at + 1, 0, 1)));
  const joined = buildConcatenation(builder, location, [a!, b!], at + 1);
  return buildReshape(builder, location, joined, shape.with(at, 2 * shape[at]!));
}

/** Takes the elements at even places along a dimension, and those at odd ones. */
function everySecond(builder: OpBuilder, location: Location, value: Value, dim: number): ComplexParts {
  const size = shapeOf(value).at(dim)!;
  const from = (begin: number): Value => buildSliceAlong(builder, location, value, dim, [begin, size, 2]);
  return { real: from(0), imaginary: from(1) };
}

/** Takes the diagonal: [..., n, n] -> [..., n]. */
function buildDiagonal(builder: OpBuilder, location: Location, matrix: Value): Value {
  const shape = shapeOf(matrix);
  const size = shape.at(-1)!;
  const flat = buildReshape(builder, location, matrix, [...shape.slice(0, -2), size * size]);
  return buildSliceAlong(builder, location, flat, -1, [0, size * size, size + 1]);
}
