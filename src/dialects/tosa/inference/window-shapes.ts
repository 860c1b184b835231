import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../compatible-shapes.ts';
import {
  type AvgPool2dOp,
  type Conv2DOp,
  type Conv3DOp,
  type DepthwiseConv2DOp,
  type MaxPool2dOp,
  type ResizeOp,
  type TransposeConv2DOp,
} from '../generated/tosa-ops.gen.ts';
import { type InferredShapes, type SizesOfShape } from '../interfaces.ts';
import { resizeReach, transposedSize, windowReach } from '../verify-windows.ts';
import { computedSize, dimSize, firstKnown } from './common-sizes.ts';

/** Shapes of what windows that move over a tensor give. Source: inferReturnTypeComponents of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp. */

/** How a window is padded, how far its steps and how far the elements that it reads are apart. */
interface Window {
  readonly pad: readonly number[];
  readonly stride: readonly number[];
  readonly dilation?: readonly number[];
}

/** Returns the sizes in the dimensions that a window moves along, those of `input` from index 1 on. */
function movedSizes(input: Value, kernel: readonly number[], { pad, stride, dilation }: Window): readonly number[] {
  return stride.map((step, i) => {
    const [size, extent] = [dimSize(input, i + 1), kernel[i]!];
    return computedSize([size, extent], () => {
      const reach = windowReach(size, pad[2 * i]!, pad[2 * i + 1]!, extent, dilation?.[i]);
      return Math.trunc(reach / step) + 1;
    });
  });
}

export function inferPooling(op: AvgPool2dOp | MaxPool2dOp): InferredShapes {
  return [[dimSize(op.input, 0), ...movedSizes(op.input, op.kernel, op), dimSize(op.input, 3)]];
}

/**
 * Returns the number of channels that a convolution gives, as the weight or else the bias says it; a bias of one element counts as upstream
 * counts it. Differs: upstream's transposed convolution has the batches of the input for the bias.
 */
const channelsOf = (op: Conv2DOp | Conv3DOp | TransposeConv2DOp): number =>
  firstKnown(dimSize(op.weight, 0), dimSize(op.bias, 0));

export function inferConvolution(op: Conv2DOp | Conv3DOp): InferredShapes {
  const kernel = op.stride.map((_, i) => dimSize(op.weight, i + 1));
  return [[dimSize(op.input, 0), ...movedSizes(op.input, kernel, op), channelsOf(op)]];
}

export function inferDepthwiseConvolution(op: DepthwiseConv2DOp): InferredShapes {
  const { input, weight } = op;
  const kernel = [dimSize(weight, 0), dimSize(weight, 1)];
  const [channels, multiplier] = [firstKnown(dimSize(input, 3), dimSize(weight, 2)), dimSize(weight, 3)];
  const product = computedSize([channels, multiplier], () => channels * multiplier);
  return [[dimSize(input, 0), ...movedSizes(input, kernel, op), firstKnown(product, dimSize(op.bias, 0))]];
}

export function inferTransposedConvolution(op: TransposeConv2DOp): InferredShapes {
  const { input, weight, outPad, stride } = op;
  const sizes = stride.map((step, i) => {
    const [size, kernel] = [dimSize(input, i + 1), dimSize(weight, i + 1)];
    return computedSize([size, kernel], () => transposedSize(size, kernel, step, outPad[2 * i]!, outPad[2 * i + 1]!));
  });
  return [[dimSize(input, 0), ...sizes, channelsOf(op)]];
}

export function inferResize(op: ResizeOp, sizesOf: SizesOfShape): InferredShapes {
  const input = shapeOf(op.input.type);
  const [scale, offset, border] = [op.scale, op.offset, op.border].map(sizesOf);
  if (!input || isDynamic(input[1]!) || isDynamic(input[2]!) || !scale || !offset || !border) return {};
  const [height, width] = [0, 1].map((i) => {
    const [numerator, denominator] = [scale[2 * i]!, scale[2 * i + 1]!];
    return Math.trunc(resizeReach(input[i + 1]!, numerator, offset[i]!, border[i]!) / denominator) + 1;
  }) as [number, number];
  if (height < 0 || width < 0) {
    return {
      problem: `calculated output height and width must be non-negative, got height = ${height}, width = ${width}`,
    };
  }
  return [[input[0]!, computedSize([], () => height), computedSize([], () => width), input[3]!]];
}
