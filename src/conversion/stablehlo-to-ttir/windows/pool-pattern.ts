import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { ReduceWindowOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { windowDimensions, type WindowDimension } from '../../../dialects/stablehlo/window.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { buildPadding } from '../../front-end/parts/build-padding.ts';
import { type Combiner, greatest, sum } from '../../front-end/reductions/combiners.ts';
import { buildMaxPool, type PoolWindow } from '../../front-end/windows/max-pool.ts';
import { buildWindowParts } from '../../front-end/windows/window-parts.ts';
import { buildWindowSums } from '../../front-end/windows/window-sums.ts';
import { splatNumber } from '../../../dialects/stablehlo/splat-number.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { combinerOf } from '../reductions/combiners.ts';
import { imageWindowAttributes } from './image-window.ts';

/** A window that moves over an image [N, H, W, C]. */
interface ImageWindow {
  /** Which dimension of the operand is each of [N, H, W, C]. */
  readonly order: readonly number[];
  readonly height: WindowDimension;
  readonly width: WindowDimension;
}

const isTrivial = ({ size, stride, paddingLow, paddingHigh }: WindowDimension): boolean =>
  size === 1 && stride === 1 && paddingLow === 0 && paddingHigh === 0;

/** Returns the window when it moves along two neighbouring dimensions of a tensor of rank 4 at most; else undefined. */
function imageWindowOf(window: readonly WindowDimension[]): ImageWindow | undefined {
  if (window.length !== 4) return undefined;
  const isSupported = window.every(
    ({ baseDilation, paddingLow, paddingHigh }) => baseDilation === 1 && paddingLow >= 0 && paddingHigh >= 0,
  );
  if (!isSupported) return undefined;
  const orders = [[0, 1, 2, 3], [0, 2, 3, 1], [2, 0, 1, 3]]; // prettier-ignore
  const order = orders.find(([batch, , , channels]) => isTrivial(window[batch!]!) && isTrivial(window[channels!]!));
  return order && { order, height: window[order[1]!]!, width: window[order[2]!]! };
}

/**
 * Converts a reduction under a window. A maximum on images becomes a `ttir.max_pool2d`, a sum a `ttir.conv2d` of every channel with weights of 1; the image is
 * permuted to [N, H, W, C] and back. Others, as sums of all elements up to each, are padded, and elements are combined along one dimension after the
 * other.
 */
export class ConvertReduceWindow extends HloPattern<ReduceWindowOp> {
  readonly root = ReduceWindowOp;

  override convert(
    op: ReduceWindowOp,
    adaptor: ReduceWindowOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const window = windowDimensions(op.windowDimensions, {
      strides: op.windowStrides,
      padding: op.padding instanceof DenseElementsAttr ? op.padding : undefined,
      baseDilations: op.baseDilations,
      windowDilations: op.windowDilations,
    });
    if (typeof window === 'string') return rewriter.notifyMatchFailure(op, window);
    const { elementType } = resultType;
    const combiner = combinerOf(op.body, elementType);
    const isNeutral = combiner !== undefined && splatNumber(op.initValues[0]!) === combiner.neutral(elementType);
    if (!isNeutral) return rewriter.notifyMatchFailure(op, 'the computation or what it starts with is not supported');
    const input = castElements(rewriter, op.location, adaptor.inputs[0]!, elementType);
    const image = imageWindowOf(window);
    const isPool = elementType instanceof FloatType && (combiner === greatest || combiner === sum);
    if (image && isPool) return buildPool(rewriter, op.location, input, image, combiner, resultType);
    return buildLines(rewriter, op, input, window, combiner, resultType);
  }
}

/** Combines the elements of windows along one dimension after the other. */
function buildLines(
  rewriter: ConversionPatternRewriter,
  op: ReduceWindowOp,
  input: Value,
  window: readonly WindowDimension[],
  combiner: Combiner,
  resultType: RankedTensorType,
): Value | false {
  const { location } = op;
  const padding = {
    low: window.map(({ paddingLow }) => paddingLow),
    high: window.map(({ paddingHigh }) => paddingHigh),
    interior: window.map(({ baseDilation }) => baseDilation - 1),
  };
  const neutral = combiner.neutral(resultType.elementType)!;
  return buildWindowParts(rewriter, location, buildPadding(rewriter, location, input, padding, neutral), {
    dims: window.map((_, dim) => dim),
    kernel: window.map(({ size }) => size),
    strides: window.map(({ stride }) => stride),
    dilations: window.map(({ windowDilation }) => windowDilation),
    pair: combiner.pair,
    resultType,
  });
}

function buildPool(
  rewriter: ConversionPatternRewriter,
  location: Location,
  input: Value,
  window: ImageWindow,
  combiner: Combiner,
  resultType: RankedTensorType,
): Value {
  const { order, height, width } = window;
  const type = RankedTensorType.get(
    order.map((dim) => resultType.shape[dim]!),
    resultType.elementType,
  );
  const image = buildPermutation(rewriter, location, input, order);
  const steps = imageWindowAttributes(height, width);
  const pooled =
    combiner === greatest
      ? buildMaxPool(rewriter, location, image, poolWindow(window), type)
      : buildWindowSums(rewriter, location, image, [height.size, width.size], 1, steps, type);
  const back = order.map((_, dim) => order.indexOf(dim));
  return buildPermutation(rewriter, location, pooled, back);
}

/** Returns how the window moves over images. */
function poolWindow({ height, width }: ImageWindow): PoolWindow {
  const dims = [height, width];
  return {
    kernel: dims.map(({ size }) => size),
    strides: dims.map(({ stride }) => stride),
    dilations: dims.map(({ windowDilation }) => windowDilation),
    padding: dims.flatMap(({ paddingLow, paddingHigh }) => [paddingLow, paddingHigh]),
  };
}
