import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { buildReduction, type ReductionClass } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type Extreme, greatest, least } from '../front-end/reductions/combiners.ts';
import { buildReductionOfNumbers } from '../front-end/reductions/ignored-nan.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';

type Reduction = tosa.ReduceSumOp | tosa.ReduceMaxOp;

/** Converts a reduction of one dimension, which stays with size 1; `extreme` is it where NaN can be ignored. */
class ConvertReduction extends StaticTensorPattern<Reduction> {
  constructor(
    override readonly root: new (...args: never[]) => Reduction,
    readonly target: ReductionClass,
    readonly extreme?: Extreme,
  ) {
    super();
  }

  override convert(
    op: Reduction,
    adaptor: Reduction,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location } = op;
    if (this.extreme && 'nanMode' in op && op.nanMode === 'IGNORE') {
      return buildReductionOfNumbers(rewriter, location, this.extreme, adaptor.input, [op.axis], resultType);
    }
    return buildReduction(rewriter, location, this.target, adaptor.input, [op.axis], resultType);
  }
}

/** Returns the patterns for reductions. */
export function reductionPatterns(): readonly OpConversionPattern[] {
  return [
    new ConvertReduction(tosa.ReduceSumOp, ttir.SumOp),
    new ConvertReduction(tosa.ReduceMaxOp, ttir.MaxOp, greatest),
    new ConvertReduction(tosa.ReduceMinOp, ttir.MinOp, least),
    new ConvertReduction(tosa.ReduceProductOp, ttir.ProdOp),
    new ConvertReduction(tosa.ReduceAllOp, ttir.ReduceAndOp),
    new ConvertReduction(tosa.ReduceAnyOp, ttir.ReduceOrOp),
  ];
}
