import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { BatchNormInferenceOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { isReshapeRank, shapeOf } from '../../dialects/tt/shapes.ts';
import { buildConstant, buildElementwise, buildReshape, reshapeRanks } from '../../dialects/ttir/build.ts';
import { AddOp, MultiplyOp, RsqrtOp, SubtractOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { HloPattern } from './hlo-pattern.ts';

/**
 * Converts `stablehlo.batch_norm_inference` to `(operand - mean) * (rsqrt(variance + epsilon) * scale) + offset`; the numbers of each
 * feature are reshaped so that they broadcast.
 */
export class ConvertBatchNormInference extends HloPattern<BatchNormInferenceOp> {
  readonly root = BatchNormInferenceOp;

  override convert(
    op: BatchNormInferenceOp,
    adaptor: BatchNormInferenceOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const { rank, elementType } = resultType;
    if (!isReshapeRank(rank)) return rewriter.notifyMatchFailure(op, reshapeRanks);
    const [features] = shapeOf(adaptor.scale);
    const shape = resultType.shape.map((_, dim) => (dim === op.featureIndex ? features! : 1));
    const type = RankedTensorType.get(shape, elementType);
    const [scale, offset, mean, variance] = [adaptor.scale, adaptor.offset, adaptor.mean, adaptor.variance].map(
      (value) => buildReshape(rewriter, location, value, shape),
    );
    const ones = shape.map(() => 1);
    const epsilon = buildConstant(rewriter, location, ones, elementType, [op.epsilon]);
    const raised = buildElementwise(rewriter, location, AddOp, [variance!, epsilon], type);
    const inverse = buildElementwise(rewriter, location, RsqrtOp, [raised], type);
    const factor = buildElementwise(rewriter, location, MultiplyOp, [inverse, scale!], type);
    const centered = buildElementwise(rewriter, location, SubtractOp, [adaptor.operandValue, mean!], resultType);
    const scaled = buildElementwise(rewriter, location, MultiplyOp, [centered, factor], resultType);
    return buildElementwise(rewriter, location, AddOp, [scaled, offset!], resultType);
  }
}
