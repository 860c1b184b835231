import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ReduceOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise } from '../../../dialects/ttir/build.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { type Combiner } from '../../front-end/reductions/combiners.ts';
import { buildReduced, reductionProblem } from '../../front-end/windows/build-combined.ts';
import { splatNumber } from '../../../dialects/stablehlo/splat-number.ts';
import { staticNumbersProblem } from '../hlo-pattern.ts';
import { combinerOf, combinerOfResult } from './combiners.ts';

/**
 * Converts a reduction by one operation, or of several tensors by one operation each. What it starts with is combined with the result unless it changes nothing.
 * Differs: all dimensions are reduced, and what the reduction starts with counts, where upstream reduces the first dimension only and
 * drops it. Source: ttmlir-facts, section 3.7.
 */
export class ConvertReduce extends OpConversionPattern<ReduceOp> {
  readonly root = ReduceOp;

  override matchAndRewrite(op: ReduceOp, adaptor: ReduceOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const unsupported = staticNumbersProblem(op, adaptor);
    if (unsupported !== undefined) return rewriter.notifyMatchFailure(op, unsupported);
    const combiners: Combiner[] = [];
    for (const i of op.results.keys()) {
      const combiner = combinerOfReduced(op, i);
      if (typeof combiner === 'string') return rewriter.notifyMatchFailure(op, combiner);
      combiners.push(combiner);
    }
    rewriter.replaceOp(
      op,
      combiners.map((combiner, i) => buildReducedInput(op, adaptor, i, combiner, rewriter)),
    );
    return true;
  }
}

/** Returns how an input is reduced, or why it cannot be. */
function combinerOfReduced(op: ReduceOp, i: number): Combiner | string {
  const { elementType } = op.result(i).type as RankedTensorType;
  const combiner = op.numResults === 1 ? combinerOf(op.body, elementType) : combinerOfResult(op.body, i, elementType);
  if (!combiner) return 'TTIR has no reduction by this computation';
  return reductionProblem(combiner, shapeOf(op.inputs[i]!), op.dimensions) ?? combiner;
}

function buildReducedInput(
  { location, dimensions, resultTypes, initValues }: ReduceOp,
  adaptor: ReduceOp,
  i: number,
  combiner: Combiner,
  rewriter: ConversionPatternRewriter,
): Value {
  const resultType = resultTypes[i] as RankedTensorType;
  const input = castElements(rewriter, location, adaptor.inputs[i]!, resultType.elementType);
  const init = adaptor.initValues[i]!;
  const reduced =
    dimensions.length === 0 ? input : buildReduced(rewriter, location, combiner, input, dimensions, resultType);
  if (splatNumber(initValues[i]!) === combiner.neutral(resultType.elementType)) return reduced;
  return buildElementwise(rewriter, location, combiner.pair, [reduced, init], resultType);
}
