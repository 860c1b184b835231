import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Location } from '../../ir/location.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { ConvolutionOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { windowDimensions, type WindowDimension } from '../../dialects/stablehlo/window.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildInto, buildPermutation, buildReshape } from '../../dialects/ttir/build.ts';
import { Conv2dOp, ReverseOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { HloPattern } from './hlo-pattern.ts';
import { imageWindowAttributes } from './image-window.ts';

/** A dimension that a window of one element slides over: what a convolution of one spatial dimension lacks. */
const trivial: WindowDimension = {
  size: 1,
  stride: 1,
  paddingLow: 0,
  paddingHigh: 0,
  baseDilation: 1,
  windowDilation: 1,
};

/**
 * Converts a convolution of one or two spatial dimensions to a `ttir.conv2d`, which takes images [N, H, W, C] and filters
 * [O, C / groups, KH, KW] and gives [N, OH, OW, O]. Dimensions in another order are permuted before and behind; with one spatial dimension H is 1.
 */
export class ConvertConvolution extends HloPattern<ConvolutionOp> {
  readonly root = ConvolutionOp;

  override convert(
    op: ConvolutionOp,
    adaptor: ConvolutionOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, dimensionNumbers: numbers } = op;
    const spatialRank = numbers.inputSpatialDimensions.length;
    if (spatialRank !== 1 && spatialRank !== 2) {
      return rewriter.notifyMatchFailure(op, 'only convolutions of one or two spatial dimensions are supported');
    }
    const window = windowOf(op);
    if (op.batchGroupCount !== 1) return rewriter.notifyMatchFailure(op, 'TTIR has no groups of the batch');
    if (!window || window.some(({ baseDilation }) => baseDilation !== 1)) {
      return rewriter.notifyMatchFailure(op, 'TTIR does not dilate the image');
    }
    if (window.some(({ paddingLow, paddingHigh }) => paddingLow < 0 || paddingHigh < 0)) {
      return rewriter.notifyMatchFailure(op, 'padding is negative');
    }
    const image = buildPermutation(rewriter, location, adaptor.lhs, [
      numbers.inputBatchDimension,
      ...numbers.inputSpatialDimensions,
      numbers.inputFeatureDimension,
    ]);
    const filters = buildPermutation(rewriter, location, reversedFilters(rewriter, op, adaptor.rhs), [
      numbers.kernelOutputFeatureDimension,
      numbers.kernelInputFeatureDimension,
      ...numbers.kernelSpatialDimensions,
    ]);
    const outputDims = [
      numbers.outputBatchDimension,
      ...numbers.outputSpatialDimensions,
      numbers.outputFeatureDimension,
    ];
    const ordered = outputDims.map((dim) => resultType.shape[dim]!);
    const type = RankedTensorType.get(ordered, resultType.elementType);
    const convolved = buildConv2d(rewriter, location, image, filters, window, op.featureGroupCount, type);
    const back = resultType.shape.map((_, dim) => outputDims.indexOf(dim));
    return buildPermutation(rewriter, location, convolved, back);
  }
}

/** Returns the window; it was verified. */
function windowOf(op: ConvolutionOp): readonly WindowDimension[] | undefined {
  const shape = shapeOf(op.rhs);
  const window = windowDimensions(
    op.dimensionNumbers.kernelSpatialDimensions.map((dim) => shape[dim]!),
    {
      strides: op.windowStrides,
      padding: op.padding instanceof DenseElementsAttr ? op.padding : undefined,
      baseDilations: op.lhsDilation,
      windowDilations: op.rhsDilation,
    },
  );
  return typeof window === 'string' ? undefined : window;
}

/** Returns the filters, reversed along the spatial dimensions for which the operation says so. */
function reversedFilters(rewriter: ConversionPatternRewriter, op: ConvolutionOp, filters: Value): Value {
  const { kernelSpatialDimensions: spatial } = op.dimensionNumbers;
  const dimensions = spatial.filter((_, i) => op.windowReversal?.[i] === true);
  if (dimensions.length === 0) return filters;
  return buildInto(rewriter, op.location, ReverseOp, { input: filters, dimensions }, filters.type as RankedTensorType);
}

/** Makes the convolution of an image [N, W, C] or [N, H, W, C] with filters [O, C / groups, KW] or [O, C / groups, KH, KW]. */
function buildConv2d(
  rewriter: ConversionPatternRewriter,
  location: Location,
  image: Value,
  filters: Value,
  window: readonly WindowDimension[],
  groups: number,
  resultType: RankedTensorType,
): Value {
  const withHeight = (shape: readonly number[], place: number): number[] =>
    shape.length === 4 ? [...shape] : shape.toSpliced(place, 0, 1);
  const input = buildReshape(rewriter, location, image, withHeight(shapeOf(image), 1));
  const weight = buildReshape(rewriter, location, filters, withHeight(shapeOf(filters), 2));
  const type = RankedTensorType.get(withHeight(resultType.shape, 1), resultType.elementType);
  const [height, width] = window.length === 2 ? window : [trivial, window[0]!];
  const steps = imageWindowAttributes(height!, width!);
  const result = buildInto(rewriter, location, Conv2dOp, { input, weight, groups, ...steps }, type);
  return buildReshape(rewriter, location, result, resultType.shape);
}
