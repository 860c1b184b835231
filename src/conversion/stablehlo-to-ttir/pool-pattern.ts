import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { ReduceWindowOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { windowDimensions, type WindowDimension } from '../../dialects/stablehlo/window.ts';
import { buildInto, buildPermutation } from '../../dialects/ttir/build.ts';
import { MaxPool2dOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { greatest, sum } from '../front-end/combiners.ts';
import { buildWindowSums } from '../front-end/window-sums.ts';
import { splatNumber } from './constant-values.ts';
import { HloPattern } from './hlo-pattern.ts';
import { imageWindowAttributes } from './image-window.ts';
import { combinerOf } from './combiners.ts';

/** A window that moves over an image [N, H, W, C]. */
interface ImageWindow {
  /** Which dimension of the operand is each of [N, H, W, C]. */
  readonly order: readonly number[];
  readonly height: WindowDimension;
  readonly width: WindowDimension;
}

const isTrivial = ({ size, stride, paddingLow, paddingHigh }: WindowDimension): boolean =>
  size === 1 && stride === 1 && paddingLow === 0 && paddingHigh === 0;

/** Returns the window of an operation on a tensor of rank 4 that moves along two neighbouring dimensions at most; else undefined. */
function imageWindowOf(op: ReduceWindowOp): ImageWindow | undefined {
  const window = windowDimensions(op.windowDimensions, {
    strides: op.windowStrides,
    padding: op.padding instanceof DenseElementsAttr ? op.padding : undefined,
    baseDilations: op.baseDilations,
    windowDilations: op.windowDilations,
  });
  if (typeof window === 'string' || window.length !== 4) return undefined;
  const isSupported = window.every(
    ({ baseDilation, paddingLow, paddingHigh }) => baseDilation === 1 && paddingLow >= 0 && paddingHigh >= 0,
  );
  if (!isSupported) return undefined;
  const orders = [[0, 1, 2, 3], [0, 2, 3, 1], [2, 0, 1, 3]]; // prettier-ignore
  const order = orders.find(([batch, , , channels]) => isTrivial(window[batch!]!) && isTrivial(window[channels!]!));
  return order && { order, height: window[order[1]!]!, width: window[order[2]!]! };
}

/**
 * Converts a maximum under a window to `ttir.max_pool2d`, a sum to a `ttir.conv2d` of every channel with weights of 1. The image is
 * permuted to [N, H, W, C] and back.
 */
export class ConvertReduceWindow extends HloPattern<ReduceWindowOp> {
  readonly root = ReduceWindowOp;

  override convert(
    op: ReduceWindowOp,
    adaptor: ReduceWindowOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const window = imageWindowOf(op);
    if (!window) return rewriter.notifyMatchFailure(op, 'only windows on the height and width of images are supported');
    const { elementType } = resultType;
    const combiner = combinerOf(op.body, elementType);
    const isNeutral = combiner !== undefined && splatNumber(op.initValues[0]!) === combiner.neutral(elementType);
    if (!isNeutral) return rewriter.notifyMatchFailure(op, 'the computation or what it starts with is not supported');
    const { order } = window;
    const type = RankedTensorType.get(
      order.map((dim) => resultType.shape[dim]!),
      resultType.elementType,
    );
    const isMax = combiner === greatest;
    if (!isMax && combiner !== sum) return rewriter.notifyMatchFailure(op, 'TTIR has no such pooling');
    const image = buildPermutation(rewriter, location, adaptor.inputs[0]!, order);
    const pooled = isMax
      ? buildMaxPool(rewriter, op, image, window, type)
      : buildWindowSums(
          rewriter,
          location,
          image,
          [window.height.size, window.width.size],
          1,
          imageWindowAttributes(window.height, window.width),
          type,
        );
    const back = order.map((_, dim) => order.indexOf(dim));
    return buildPermutation(rewriter, location, pooled, back);
  }
}

function buildMaxPool(
  rewriter: ConversionPatternRewriter,
  { location }: ReduceWindowOp,
  input: Value,
  window: ImageWindow,
  resultType: RankedTensorType,
): Value {
  const { height, width } = window;
  const attributes = { kernelHeight: height.size, kernelWidth: width.size, ceilMode: false };
  const steps = imageWindowAttributes(height, width);
  return buildInto(rewriter, location, MaxPool2dOp, { input, ...attributes, ...steps }, resultType);
}
