import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { DivOp, type MulOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReduction } from '../../../dialects/ttir/build.ts';
import { MeanOp, SumOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { splatNumber } from '../../../dialects/stablehlo/splat-number.ts';
import { HloPattern } from '../hlo-pattern.ts';

/** Converts a sum over dimensions that is divided by the number of its elements, or multiplied by its reciprocal, to a `ttir.mean`. */
export class ConvertMean extends HloPattern<DivOp | MulOp> {
  override readonly benefit = 2;

  constructor(override readonly root: typeof DivOp | typeof MulOp) {
    super();
  }

  override convert(
    op: DivOp | MulOp,
    adaptor: DivOp | MulOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { definingOp: sum } = adaptor.lhs;
    if (!(sum instanceof SumOp)) return rewriter.notifyMatchFailure(op, 'the first operand is not a sum');
    const dims = sum.dimArg ?? shapeOf(sum.input).map((_, dim) => dim);
    const count = dims.reduce((size, dim) => size * shapeOf(sum.input)[dim]!, 1);
    const number = splatNumber(op.rhs);
    const isMean =
      op instanceof DivOp ? number === count : number !== undefined && Math.fround(number) === Math.fround(1 / count);
    if (!isMean) return rewriter.notifyMatchFailure(op, 'the second operand is not the number of elements');
    // Where the sum itself is used too, it stays, and the quotient of it is cheaper.
    if (!op.lhs.hasOneUse) return rewriter.notifyMatchFailure(op, 'the sum is used elsewhere');
    const { definingOp: init } = sum.output;
    const mean = buildReduction(rewriter, op.location, MeanOp, sum.input, dims, resultType, sum.keepDim);
    rewriter.eraseOp(sum);
    if (init?.useEmpty) rewriter.eraseOp(init);
    return mean;
  }
}
