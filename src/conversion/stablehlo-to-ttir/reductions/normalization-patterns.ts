import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  BatchNormGradOp,
  BatchNormInferenceOp,
  BatchNormTrainingOp,
} from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import {
  buildElementwise,
  buildNumber,
  buildReduction,
  buildReshape,
  type ElementwiseClass,
  type ReductionClass,
  tensorLike,
} from '../../../dialects/ttir/build.ts';
import {
  AddOp,
  MeanOp,
  MultiplyOp,
  RsqrtOp,
  SubtractOp,
  SumOp,
} from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { hasStaticTensors } from '../../front-end/types/static-tensor-pattern.ts';
import { onlyStaticTensors } from '../../front-end/types/unknown-sizes.ts';
import { HloPattern } from '../hlo-pattern.ts';

/** The numbers of each feature, in a shape that broadcasts to the tensor. */
interface Statistics {
  readonly scale: Value;
  readonly offset: Value;
  readonly variance: Value;
  readonly epsilon: number;
}

/** Makes `rsqrt(variance + epsilon)`. */
function buildInverseDeviation(
  rewriter: ConversionPatternRewriter,
  location: Location,
  variance: Value,
  epsilon: number,
): Value {
  const type = variance.type as RankedTensorType;
  const added = buildNumber(rewriter, location, type.shape, type.elementType, epsilon);
  const raised = buildElementwise(rewriter, location, AddOp, [variance, added], type);
  return buildElementwise(rewriter, location, RsqrtOp, [raised], type);
}

/** Makes `centered * (rsqrt(variance + epsilon) * scale) + offset`. */
function buildNormalized(
  rewriter: ConversionPatternRewriter,
  location: Location,
  centered: Value,
  { scale, offset, variance, epsilon }: Statistics,
): Value {
  const [type, ofFeatures] = [centered.type as RankedTensorType, variance.type as RankedTensorType];
  const inverse = buildInverseDeviation(rewriter, location, variance, epsilon);
  const factor = buildElementwise(rewriter, location, MultiplyOp, [inverse, scale], ofFeatures);
  const scaled = buildElementwise(rewriter, location, MultiplyOp, [centered, factor], type);
  return buildElementwise(rewriter, location, AddOp, [scaled, offset], type);
}

/**
 * Converts `stablehlo.batch_norm_inference` to `(operand - mean) * (rsqrt(variance + epsilon) * scale) + offset`; the numbers of each
 * feature are reshaped so that they broadcast.
 */
class ConvertBatchNormInference extends HloPattern<BatchNormInferenceOp> {
  readonly root = BatchNormInferenceOp;

  override convert(
    op: BatchNormInferenceOp,
    adaptor: BatchNormInferenceOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, epsilon } = op;
    const [features] = shapeOf(adaptor.scale);
    const shape = resultType.shape.map((_, dim) => (dim === op.featureIndex ? features! : 1));
    const reshaped = (value: Value): Value => buildReshape(rewriter, location, value, shape);
    const [scale, offset, mean] = [adaptor.scale, adaptor.offset, adaptor.mean].map(reshaped) as [Value, Value, Value];
    const variance = reshaped(adaptor.variance);
    const centered = buildElementwise(rewriter, location, SubtractOp, [adaptor.operandValue, mean], resultType);
    return buildNormalized(rewriter, location, centered, { scale, offset, variance, epsilon });
  }
}

/** Converts `stablehlo.batch_norm_training`, which normalizes by the mean and the variance of the features over everything else, and returns both. */
class ConvertBatchNormTraining extends OpConversionPattern<BatchNormTrainingOp> {
  readonly root = BatchNormTrainingOp;

  override matchAndRewrite(
    op: BatchNormTrainingOp,
    adaptor: BatchNormTrainingOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location, epsilon, featureIndex } = op;
    const input = adaptor.operandValue;
    if (!hasStaticTensors(op, adaptor)) return rewriter.notifyMatchFailure(op, onlyStaticTensors(op));
    const type = input.type as RankedTensorType;
    const dims = [...type.shape.keys()].filter((dim) => dim !== featureIndex);
    const features = type.shape[featureIndex]!;
    const shape = type.shape.map((size, dim) => (dim === featureIndex ? size : 1));
    const meanOf = (value: Value): Value =>
      buildReduction(rewriter, location, MeanOp, value, dims, tensorLike(value, shape));
    const reshaped = (value: Value): Value => buildReshape(rewriter, location, value, shape);
    const mean = meanOf(input);
    const centered = buildElementwise(rewriter, location, SubtractOp, [input, mean], type);
    const variance = meanOf(buildElementwise(rewriter, location, MultiplyOp, [centered, centered], type));
    const statistics = { scale: reshaped(adaptor.scale), offset: reshaped(adaptor.offset), variance, epsilon };
    const normalized = buildNormalized(rewriter, location, centered, statistics);
    const [means, variances] = [mean, variance].map((value) => buildReshape(rewriter, location, value, [features]));
    rewriter.replaceOp(op, [normalized, means!, variances!]);
    return true;
  }
}

/**
 * Converts `stablehlo.batch_norm_grad`. With c the operand less its mean, r the inverse of the deviation and g the gradient of the output, the gradients are
 * `scale * r * (g - mean(g) - c * r * r * mean(g * c))` of the operand, `r * sum(g * c)` of the scale and `sum(g)` of the offset.
 */
class ConvertBatchNormGrad extends OpConversionPattern<BatchNormGradOp> {
  readonly root = BatchNormGradOp;

  override matchAndRewrite(
    op: BatchNormGradOp,
    adaptor: BatchNormGradOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location, epsilon, featureIndex } = op;
    const { gradOutput: gradient, operandValue: input } = adaptor;
    if (!hasStaticTensors(op, adaptor)) return rewriter.notifyMatchFailure(op, onlyStaticTensors(op));
    const type = input.type as RankedTensorType;
    const dims = [...type.shape.keys()].filter((dim) => dim !== featureIndex);
    const shape = type.shape.map((size, dim) => (dim === featureIndex ? size : 1));
    const ofFeatures = tensorLike(input, shape);
    const make = (op: ElementwiseClass, inputs: readonly Value[], resultType = type): Value =>
      buildElementwise(rewriter, location, op, inputs, resultType);
    const reduced = (op: ReductionClass, value: Value): Value =>
      buildReduction(rewriter, location, op, value, dims, ofFeatures);
    const [scale, mean, variance] = [adaptor.scale, adaptor.mean, adaptor.variance].map((value) =>
      buildReshape(rewriter, location, value, shape),
    ) as [Value, Value, Value];
    const inverse = buildInverseDeviation(rewriter, location, variance, epsilon);
    const centered = make(SubtractOp, [input, mean]);
    const product = make(MultiplyOp, [gradient, centered]);
    const inverseSquare = make(MultiplyOp, [inverse, inverse], ofFeatures);
    const slope = make(MultiplyOp, [inverseSquare, reduced(MeanOp, product)], ofFeatures);
    const level = make(SubtractOp, [gradient, reduced(MeanOp, gradient)]);
    const rest = make(SubtractOp, [level, make(MultiplyOp, [centered, slope])]);
    const ofOperand = make(MultiplyOp, [rest, make(MultiplyOp, [scale, inverse], ofFeatures)]);
    const ofScale = make(MultiplyOp, [inverse, reduced(SumOp, product)], ofFeatures);
    const ofOffset = reduced(SumOp, gradient);
    const [scales, offsets] = [ofScale, ofOffset].map((value) =>
      buildReshape(rewriter, location, value, [type.shape[featureIndex]!]),
    );
    rewriter.replaceOp(op, [ofOperand, scales!, offsets!]);
    return true;
  }
}

/** Returns the patterns for normalizations of batches. */
export function normalizationPatterns(): readonly OpConversionPattern[] {
  return [new ConvertBatchNormInference(), new ConvertBatchNormTraining(), new ConvertBatchNormGrad()];
}
