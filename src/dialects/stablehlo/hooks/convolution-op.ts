import { type Attribute } from '../../../ir/attribute.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { convolutionDimensions, windowAttributes } from '../assembly/attribute-directives.ts';
import { type AnyConvolution, convolutionShape } from '../convolution-shape.ts';
import { quantizedProductProblem, unlikeFactorsProblem } from '../factor-types.ts';
import { ConstantOp, type ConvolutionOp, type DynamicConvOp } from '../generated/stablehlo-ops.gen.ts';
import { listText } from '../list-text.ts';
import { precisionProblem } from '../precision-problem.ts';
import { quantizedDimensionOf } from '../quantized-axis.ts';
import { ranked, shapeProblem, verifies } from '../verify-problem.ts';

/** Source: verifyConvolutionOp and inferConvolutionOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */
export const convolutionOp = {
  directives: { ConvolutionDimensions: convolutionDimensions, WindowAttributes: windowAttributes },
  verify: verifies(
    operandProblem,
    dimensionProblem,
    featureProblem,
    precisionProblem,
    (op: ConvolutionOp) => resultProblem(op, op.padding),
    elementProblem,
  ),
};

/** The padding is an operand, with two numbers per spatial dimension; sizes are checked where it is a constant. */
export const dynamicConvOp = {
  verify: verifies(operandProblem, dimensionProblem, featureProblem, precisionProblem, paddingProblem, elementProblem),
};

function paddingProblem(op: DynamicConvOp): string | undefined {
  const { shape } = ranked(op.padding);
  const count = op.dimensionNumbers.inputSpatialDimensions.length;
  if (!dimsAgree(shape, [count, 2])) {
    return `expects padding to be of shape [${count}, 2], but got [${listText(shape)}]`;
  }
  const maker = op.padding.definingOp;
  const constant = maker instanceof ConstantOp ? maker.value : undefined;
  return resultProblem(op, constant, constant === undefined);
}

const shapesOf = (op: AnyConvolution) =>
  [op.lhs, op.rhs, op.result()].map(({ type }) => (type as RankedTensorType).shape) as [
    readonly number[],
    readonly number[],
    readonly number[],
  ];

function operandProblem(op: AnyConvolution): string | undefined {
  const [lhs, rhs] = shapesOf(op);
  if (lhs.length !== rhs.length) return 'expects convolution arguments to have same number of dimensions.';
  return lhs.length < 2 ? 'expects convolution arguments to have >= 2 dimensions.' : undefined;
}

function dimensionProblem(op: AnyConvolution): string | undefined {
  const { dimensionNumbers: numbers } = op;
  const [{ length: rank }] = shapesOf(op);
  const places = [
    ['input', [numbers.inputBatchDimension, numbers.inputFeatureDimension], numbers.inputSpatialDimensions],
    ['kernel', [numbers.kernelInputFeatureDimension, numbers.kernelOutputFeatureDimension], numbers.kernelSpatialDimensions],
    ['output', [numbers.outputBatchDimension, numbers.outputFeatureDimension], numbers.outputSpatialDimensions],
  ] as const; // prettier-ignore
  for (const [, named, spatial] of places) {
    if (named.length + spatial.length === rank) continue;
    return `expects convolution arguments to have ${spatial.length + 2} dimensions. Got: ${rank}`;
  }
  for (const [name, named, spatial] of places) {
    const dims = [...named, ...spatial];
    if (dims.some((dim) => dim < 0 || dim >= rank)) {
      return `expects ${name} dimension-numbers to be in-range [0, ${rank}).`;
    }
    if (new Set(dims).size < dims.length)
      return `expects ${name} dimension-numbers to be unique, got {${listText(dims)}}.`;
  }
  return undefined;
}

function featureProblem(op: AnyConvolution): string | undefined {
  const { featureGroupCount: groups, batchGroupCount: batchGroups, dimensionNumbers: numbers } = op;
  const [lhs, rhs] = shapesOf(op);
  if (batchGroups > 1 && groups > 1) {
    return `expects batch_group_count and feature_group_count not to be both greater than 1. Got ${batchGroups} and ${groups} resp.`;
  }
  const batch = lhs[numbers.inputBatchDimension]!;
  const features = lhs[numbers.inputFeatureDimension]!;
  const kernelInput = rhs[numbers.kernelInputFeatureDimension]!;
  const kernelOutput = rhs[numbers.kernelOutputFeatureDimension]!;
  if (!isDynamic(batch) && batch % batchGroups !== 0) {
    return `expects input batch dimension (${batch}) to be divisible by batch_group_count. Got batch_group_count = ${batchGroups}.`;
  }
  if (!isDynamic(features)) {
    if (features % groups !== 0) {
      return `expects input feature dimension (${features}) to be a multiple of feature_group_count. Got feature_group_count = ${groups}.`;
    }
    if (!isDynamic(kernelInput) && features / groups !== kernelInput) {
      return `expects input feature dimension (${features}) / feature_group_count = kernel input feature dimension (${kernelInput}). Got feature_group_count = ${groups}.`;
    }
  }
  if (isDynamic(kernelOutput)) return undefined;
  if (kernelOutput % batchGroups !== 0) {
    return `expects output feature dimension size (${kernelOutput}) to be a multiple of batch_group_count. Got batch_group_count = ${batchGroups}.`;
  }
  return kernelOutput % groups === 0
    ? undefined
    : `expects kernel output feature dimension (${kernelOutput}) to be divisible by feature_group_count. For feature_group_count = ${groups}.`;
}

/** Says that the result has another shape than windows and groups give; spatial sizes are unknown where the padding is. */
function resultProblem(
  op: AnyConvolution,
  padding: Attribute | undefined,
  isPaddingUnknown = false,
): string | undefined {
  const shape = convolutionShape(op, padding, isPaddingUnknown);
  return typeof shape === 'string' ? shape : shapeProblem(op, shape);
}

/** Scales change along the channels of the result, if at all. */
function elementProblem(op: AnyConvolution): string | undefined {
  const { kernelOutputFeatureDimension, outputFeatureDimension } = op.dimensionNumbers;
  const rhsAxis = quantizedDimensionOf(ranked(op.rhs).elementType);
  if (rhsAxis !== undefined && rhsAxis !== kernelOutputFeatureDimension) {
    return 'quantization dimension of rhs should be same with kernel_output_feature_dimension';
  }
  const resultAxis = quantizedDimensionOf(ranked(op.result()).elementType);
  if (resultAxis !== undefined && resultAxis !== outputFeatureDimension) {
    return 'quantization dimension of result should be same with output_feature_dimension';
  }
  return unlikeFactorsProblem(op) ?? quantizedProductProblem(op);
}
