import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildTranspose,
  type ElementwiseClass,
  tensorLike,
} from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice } from '../front-end/build-update.ts';
import { HloPattern } from './hlo-pattern.ts';

/** Patterns for operations on triangular matrices, column after column. Source: the StableHLO specification 1.5. */

/** Most rows of a matrix: each is some operations. */
const maxRows = 64;

/** Why larger matrices are not converted. */
const tooLarge = `matrices of at most ${maxRows} rows are supported, because each is written out`;

/** From one index to less than another. */
type Range = readonly [begin: number, end: number];

/** Builds operations on matrices [..., rows, columns]. */
class MatrixBuilder {
  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
  ) {}

  /** Makes the part of some rows and, unless of all, columns. */
  part(matrix: Value, rows: Range, columns: Range = [0, shapeOf(matrix).at(-1)!]): Value {
    const batch = shapeOf(matrix).slice(0, -2);
    const begins = [...batch.map(() => 0), rows[0], columns[0]];
    return buildSlice(this.builder, this.location, matrix, begins, [...batch, rows[1], columns[1]]);
  }

  /** Makes an elementwise operation; a row and a column give a matrix. */
  make(op: ElementwiseClass, ...inputs: readonly Value[]): Value {
    const shapes = inputs.map(shapeOf);
    const shape = shapes[0]!.map((_, dim) => shapes.map((sizes) => sizes[dim]!).find((size) => size !== 1) ?? 1);
    return buildElementwise(this.builder, this.location, op, inputs, tensorLike(inputs[0]!, shape));
  }

  /** Makes `matrix - column * row`. */
  lessProduct(matrix: Value, column: Value, row: Value): Value {
    return this.make(ttir.SubtractOp, matrix, this.make(ttir.MultiplyOp, column, row));
  }

  /** Joins matrices: below each other along dimension -2, beside each other along -1. */
  join(inputs: readonly Value[], along: -1 | -2): Value {
    if (inputs.length === 1) return inputs[0]!;
    const shape = shapeOf(inputs[0]!);
    const size = inputs.reduce((sum, input) => sum + shapeOf(input).at(along)!, 0);
    const dim = shape.length + along;
    const type = tensorLike(inputs[0]!, shape.with(along, size));
    return buildInto(this.builder, this.location, ttir.ConcatOp, { inputs, dim }, type);
  }

  /** Makes `count` zeros above a column. */
  zerosAbove(column: Value, count: number): Value {
    if (count === 0) return column;
    const { elementType } = column.type as RankedTensorType;
    const zeros = buildConstant(this.builder, this.location, shapeOf(column).with(-2, count), elementType, [0]);
    return this.join([zeros, column], -2);
  }

  transpose(matrix: Value): Value {
    const { length } = shapeOf(matrix);
    return buildTranspose(this.builder, this.location, matrix, length - 2, length - 1);
  }
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

/** Converts `stablehlo.triangular_solve` of known size; a matrix on the right is one on the left of what is transposed. */
class ConvertTriangularSolve extends HloPattern<hlo.TriangularSolveOp> {
  readonly root = hlo.TriangularSolveOp;

  override convert(
    op: hlo.TriangularSolveOp,
    { a, b }: hlo.TriangularSolveOp,
    rewriter: ConversionPatternRewriter,
  ): Value | false {
    if (shapeOf(a).at(-1)! > maxRows) return rewriter.notifyMatchFailure(op, tooLarge);
    const m = new MatrixBuilder(rewriter, op.location);
    const { leftSide, lower, unitDiagonal } = op;
    // The adjoint matrix of real numbers is the transposed one.
    const isTransposed = (op.transposeA !== 'NO_TRANSPOSE') === leftSide;
    const matrix = isTransposed ? m.transpose(a) : a;
    const right = leftSide ? b : m.transpose(b);
    const solution = buildSolution(m, matrix, right, lower !== isTransposed, unitDiagonal);
    return leftSide ? solution : m.transpose(solution);
  }
}

/** Makes the lower triangular matrix whose product with its transpose is `a`, of which what is above the diagonal is not read. */
function buildCholesky(m: MatrixBuilder, a: Value): Value {
  const size = shapeOf(a).at(-1)!;
  if (size === 0) return a;
  const columns: Value[] = [];
  let rest = a;
  for (let i = 0; i < size; i++) {
    const count = size - i;
    const diagonal = m.make(ttir.SqrtOp, m.part(rest, [0, 1], [0, 1]));
    const below = count > 1 ? m.make(ttir.DivOp, m.part(rest, [1, count], [0, 1]), diagonal) : undefined;
    columns.push(m.zerosAbove(m.join(below ? [diagonal, below] : [diagonal], -2), i));
    if (below) rest = m.lessProduct(m.part(rest, [1, count], [1, count]), below, m.transpose(below));
  }
  return m.join(columns, -1);
}

/** Converts `stablehlo.cholesky` of known size; the other triangle of the result is zeros. */
class ConvertCholesky extends HloPattern<hlo.CholeskyOp> {
  readonly root = hlo.CholeskyOp;

  override convert(op: hlo.CholeskyOp, { a }: hlo.CholeskyOp, rewriter: ConversionPatternRewriter): Value | false {
    if (shapeOf(a).at(-1)! > maxRows) return rewriter.notifyMatchFailure(op, tooLarge);
    const m = new MatrixBuilder(rewriter, op.location);
    return op.lower ? buildCholesky(m, a) : m.transpose(buildCholesky(m, m.transpose(a)));
  }
}

/** Returns the patterns for operations on triangular matrices. */
export function triangularPatterns(): readonly OpConversionPattern[] {
  return [new ConvertTriangularSolve(), new ConvertCholesky()];
}
