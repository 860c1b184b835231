import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { ReduceOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise } from '../../dialects/ttir/build.ts';
import { buildReduced, reductionProblem } from '../front-end/build-combined.ts';
import { splatNumber } from './constant-values.ts';
import { HloPattern } from './hlo-pattern.ts';
import { combinerOf } from './combiners.ts';

/**
 * Converts a reduction by one operation. What it starts with is combined with the result unless it changes nothing.
 * Differs: all dimensions are reduced, and what the reduction starts with counts, where upstream reduces the first dimension only and
 * drops it. Source: ttmlir-facts, section 3.7.
 */
export class ConvertReduce extends HloPattern<ReduceOp> {
  readonly root = ReduceOp;

  override convert(
    op: ReduceOp,
    adaptor: ReduceOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, dimensions } = op;
    const { firstOp } = op.body.firstBlock!;
    if (!firstOp || firstOp === op.body.firstBlock!.lastOp) {
      return rewriter.notifyMatchFailure(op, 'Expecting StableHLO Reduce OP to have a body operation defined.');
    }
    const combiner = combinerOf(op.body, resultType.elementType);
    if (!combiner) return rewriter.notifyMatchFailure(op, 'TTIR has no reduction by this computation');
    const [input] = adaptor.inputs;
    const [init] = adaptor.initValues;
    const problem = reductionProblem(combiner, shapeOf(input!), dimensions);
    if (problem) return rewriter.notifyMatchFailure(op, problem);
    const reduced =
      dimensions.length === 0 ? input! : buildReduced(rewriter, location, combiner, input!, dimensions, resultType);
    if (splatNumber(op.initValues[0]!) === combiner.neutral(resultType.elementType)) return reduced;
    return buildElementwise(rewriter, location, combiner.pair, [reduced, init!], resultType);
  }
}
