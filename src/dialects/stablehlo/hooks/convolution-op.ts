import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { convolutionDimensions, windowAttributes } from '../assembly/attribute-directives.ts';
import { type ConvDimensionNumbers } from '../generated/stablehlo-attributes.gen.ts';
import { type ConvolutionOp } from '../generated/stablehlo-ops.gen.ts';
import { listText } from '../list-text.ts';
import { windowDimensions, windowedSize } from '../window.ts';

/** Source: verifyConvolutionOp and inferConvolutionOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */
export const convolutionOp = {
  directives: { ConvolutionDimensions: convolutionDimensions, WindowAttributes: windowAttributes },

  verify(op: ConvolutionOp): LogicalResult {
    const problem = operandProblem(op) ?? dimensionProblem(op.dimensionNumbers, op) ?? featureProblem(op);
    if (problem !== undefined) return op.emitOpError(problem);
    return verifyResult(op);
  },
};

const shapesOf = (op: ConvolutionOp) =>
  [op.lhs, op.rhs, op.result()].map(({ type }) => (type as RankedTensorType).shape) as [
    readonly number[],
    readonly number[],
    readonly number[],
  ];

function operandProblem(op: ConvolutionOp): string | undefined {
  const [lhs, rhs] = shapesOf(op);
  if (lhs.length !== rhs.length) return 'expects convolution arguments to have same number of dimensions.';
  return lhs.length < 2 ? 'expects convolution arguments to have >= 2 dimensions.' : undefined;
}

function dimensionProblem(numbers: ConvDimensionNumbers, op: ConvolutionOp): string | undefined {
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

function featureProblem(op: ConvolutionOp): string | undefined {
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

function verifyResult(op: ConvolutionOp): LogicalResult {
  const { dimensionNumbers: numbers } = op;
  const [lhs, rhs, result] = shapesOf(op);
  const window = windowDimensions(
    numbers.kernelSpatialDimensions.map((dim) => rhs[dim]!),
    {
      strides: op.windowStrides,
      padding: op.padding,
      baseDilations: op.lhsDilation,
      windowDilations: op.rhsDilation,
    },
  );
  if (typeof window === 'string') return op.emitOpError(window);
  const shape = [...lhs];
  const batch = lhs[numbers.inputBatchDimension]!;
  shape[numbers.outputBatchDimension] = isDynamic(batch) ? batch : batch / op.batchGroupCount;
  shape[numbers.outputFeatureDimension] = rhs[numbers.kernelOutputFeatureDimension]!;
  numbers.outputSpatialDimensions.forEach((dim, i) => {
    shape[dim] = windowedSize(lhs[numbers.inputSpatialDimensions[i]!]!, window[i]!);
  });
  if (dimsAgree(shape, result)) return true;
  return op.emitOpError(
    `inferred shape '[${listText(shape)}]' is incompatible with return type of operation '${op.context.printType(op.result().type)}'`,
  );
}
