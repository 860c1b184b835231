import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Location } from '../../../ir/location.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { ConvolutionOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { windowDimensions, type WindowDimension } from '../../../dialects/stablehlo/window.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReshape } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { Conv2dOp, ReverseOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildPadding, type Padding } from '../../front-end/parts/build-padding.ts';
import { buildVolumeConvolution, type VolumeWindow } from '../../front-end/windows/volume-convolution.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { imageWindowAttributes } from './image-window.ts';

/** A dimension that a window of one element slides over: what a convolution of less than two spatial dimensions lacks. */
const trivial: WindowDimension = {
  size: 1,
  stride: 1,
  paddingLow: 0,
  paddingHigh: 0,
  baseDilation: 1,
  windowDilation: 1,
};

/**
 * Converts a convolution of at most two spatial dimensions to a `ttir.conv2d`, which takes images [N, H, W, C] and filters
 * [O, C / groups, KH, KW] and gives [N, OH, OW, O], one of three to several. Dimensions in another order are permuted before and behind; with less
 * than two spatial dimensions H is 1, and so is W with none. Images that are dilated are padded between elements, groups of the batch become groups of the channels.
 */
export class ConvertConvolution extends HloPattern<ConvolutionOp> {
  readonly root = ConvolutionOp;

  override convert(
    op: ConvolutionOp,
    adaptor: ConvolutionOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, dimensionNumbers: numbers, batchGroupCount: batchGroups } = op;
    const inputDims = [numbers.inputBatchDimension, ...numbers.inputSpatialDimensions, numbers.inputFeatureDimension];
    const spatialRank = inputDims.length - 2;
    if (spatialRank > 3) {
      return rewriter.notifyMatchFailure(op, 'only convolutions of at most three spatial dimensions are supported');
    }
    const window = windowOf(op);
    if (!window) return rewriter.notifyMatchFailure(op, 'the window is not known');
    const ordered = buildPermutation(rewriter, location, adaptor.lhs, inputDims);
    const [image, padded] = buildSpreadImage(rewriter, location, ordered, window);
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
    const type = RankedTensorType.get(outputDims.map((dim) => resultType.shape[dim]!), resultType.elementType); // prettier-ignore
    const input = buildBatchGroups(rewriter, location, image, batchGroups);
    const groups = op.featureGroupCount * batchGroups;
    const convolved =
      spatialRank === 3
        ? buildVolumeConvolution(rewriter, location, input, filters, volumeWindow(padded, groups), type)
        : buildConv2d(rewriter, location, input, filters, padded, groups, type);
    const back = resultType.shape.map((_, dim) => outputDims.indexOf(dim));
    return buildPermutation(rewriter, location, convolved, back);
  }
}

/** Tells whether TTIR slides a window like that. */
function isPlain({ baseDilation, paddingLow, paddingHigh }: WindowDimension): boolean {
  return baseDilation === 1 && paddingLow >= 0 && paddingHigh >= 0;
}

/** Returns how an image [N, .., C] is padded along spatial dimensions for which TTIR has no window. */
function spreadPadding(window: readonly WindowDimension[]): Padding {
  const along = (size: (dimension: WindowDimension) => number): number[] => [
    0,
    ...window.map((dimension) => (isPlain(dimension) ? 0 : size(dimension))),
    0,
  ];
  return {
    low: along(({ paddingLow }) => paddingLow),
    high: along(({ paddingHigh }) => paddingHigh),
    interior: along(({ baseDilation }) => baseDilation - 1),
  };
}

/** Pads an image [N, .., C] where TTIR has no window that does; returns it with the window that is left. */
function buildSpreadImage(
  rewriter: ConversionPatternRewriter,
  location: Location,
  image: Value,
  window: readonly WindowDimension[],
): readonly [image: Value, window: readonly WindowDimension[]] {
  if (window.every(isPlain)) return [image, window];
  const padded = window.map((dimension) =>
    isPlain(dimension) ? dimension : { ...dimension, baseDilation: 1, paddingLow: 0, paddingHigh: 0 },
  );
  return [buildPadding(rewriter, location, image, spreadPadding(window), 0), padded];
}

/** Makes groups of images, [G * N, .., C], groups of channels, [N, .., G * C]. */
function buildBatchGroups(
  rewriter: ConversionPatternRewriter,
  location: Location,
  image: Value,
  groups: number,
): Value {
  if (groups === 1) return image;
  const [batch, ...rest] = shapeOf(image) as [number, ...number[]];
  const [spatial, channels] = [rest.slice(0, -1), rest.at(-1)!];
  const split = buildReshape(rewriter, location, image, [groups, batch / groups, ...rest]);
  const order = [1, ...spatial.map((_, i) => i + 2), 0, rest.length + 1];
  const behind = buildPermutation(rewriter, location, split, order);
  return buildReshape(rewriter, location, behind, [batch / groups, ...spatial, groups * channels]);
}

function volumeWindow(window: readonly WindowDimension[], groups: number): VolumeWindow {
  return {
    strides: window.map(({ stride }) => stride),
    dilations: window.map(({ windowDilation }) => windowDilation),
    padding: window.flatMap(({ paddingLow, paddingHigh }) => [paddingLow, paddingHigh]),
    groups,
  };
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

/** Makes the convolution of an image [N, H, W, C] with filters [O, C / groups, KH, KW]; sizes of H, or of both, may be missing and are 1. */
function buildConv2d(
  rewriter: ConversionPatternRewriter,
  location: Location,
  image: Value,
  filters: Value,
  window: readonly WindowDimension[],
  groups: number,
  resultType: RankedTensorType,
): Value {
  const missing = [trivial, trivial].slice(window.length);
  const asImage = (shape: readonly number[], place: number): number[] =>
    shape.toSpliced(place, 0, ...missing.map(({ size }) => size));
  const input = buildReshape(rewriter, location, image, asImage(shapeOf(image), 1));
  const weight = buildReshape(rewriter, location, filters, asImage(shapeOf(filters), 2));
  const type = RankedTensorType.get(asImage(resultType.shape, 1), resultType.elementType);
  const [height, width] = [...missing, ...window];
  const steps = imageWindowAttributes(height!, width!);
  const result = buildInto(rewriter, location, Conv2dOp, { input, weight, groups, ...steps }, type);
  return buildReshape(rewriter, location, result, resultType.shape);
}
