import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { MatrixBuilder, maxRows, tooManyRows } from './matrix-builder.ts';
import { buildCholesky, buildTriangularSolution } from './triangular-matrices.ts';

/** Patterns for operations on triangular matrices. Source: the StableHLO specification 1.5. */

/** A matrix of complex numbers is a real one with twice as many rows by now. */
const tooLarge = `${tooManyRows()}; of complex numbers, of at most ${maxRows / 2}`;

/** Converts `stablehlo.triangular_solve` of known size. */
class ConvertTriangularSolve extends HloPattern<hlo.TriangularSolveOp> {
  readonly root = hlo.TriangularSolveOp;

  override convert(
    op: hlo.TriangularSolveOp,
    { a, b }: hlo.TriangularSolveOp,
    rewriter: ConversionPatternRewriter,
  ): Value | false {
    if (shapeOf(a).at(-1)! > maxRows) return rewriter.notifyMatchFailure(op, tooLarge);
    const { leftSide, lower, unitDiagonal } = op;
    // The adjoint matrix of real numbers is the transposed one.
    const isTransposed = op.transposeA !== 'NO_TRANSPOSE';
    const form = { leftSide, lower, unitDiagonal, isTransposed };
    return buildTriangularSolution(new MatrixBuilder(rewriter, op.location), a, b, form);
  }
}

/** Converts `stablehlo.cholesky` of known size. */
class ConvertCholesky extends HloPattern<hlo.CholeskyOp> {
  readonly root = hlo.CholeskyOp;

  override convert(op: hlo.CholeskyOp, { a }: hlo.CholeskyOp, rewriter: ConversionPatternRewriter): Value | false {
    if (shapeOf(a).at(-1)! > maxRows) return rewriter.notifyMatchFailure(op, tooLarge);
    return buildCholesky(new MatrixBuilder(rewriter, op.location), a, op.lower);
  }
}

/** Returns the patterns for operations on triangular matrices. */
export function triangularPatterns(): readonly OpConversionPattern[] {
  return [new ConvertTriangularSolve(), new ConvertCholesky()];
}
