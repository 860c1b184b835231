import { invariant } from '../../support/invariant.ts';
import { product } from '../../support/math.ts';
import { type GoldenTensor } from './golden-tensor.ts';
import { horizontalAxis, tapPosition, verticalAxis, windowCount, type WindowOptions } from './window.ts';

/** How a convolution moves, and into how many independent groups its channels fall. */
export interface Conv2dOptions extends WindowOptions {
  readonly groups: number;
}

/**
 * Returns the convolution of `input` [N, H, W, C] with `weight` [O, C / groups, KH, KW], plus `bias` [1, 1, 1, O] if given:
 * shape [N, OH, OW, O]. Padding is zero, and the kernel is not flipped:
 * result[n, y, x, o] = bias[o] + sum over i, j, c of input[n, y * stride + i * dilation - padding, ..., c] * weight[o, c, i, j].
 */
export function conv2d(
  input: GoldenTensor,
  weight: GoldenTensor,
  bias: GoldenTensor | undefined,
  options: Conv2dOptions,
): GoldenTensor {
  invariant(input.shape.length === 4 && weight.shape.length === 4, 'conv2d needs tensors of rank 4');
  const [batches, height, width, channels] = input.shape as [number, number, number, number];
  const [outputs, groupChannels, kernelHeight, kernelWidth] = weight.shape as [number, number, number, number];
  const { groups } = options;
  invariant(
    groupChannels * groups === channels && outputs % groups === 0,
    `conv2d channels do not fall into ${groups} groups`,
  );
  invariant(bias === undefined || product(bias.shape) === outputs, 'conv2d needs one bias per output channel');

  const vertical = verticalAxis(height, kernelHeight, options);
  const horizontal = horizontalAxis(width, kernelWidth, options);
  const shape = [batches, windowCount(vertical), windowCount(horizontal), outputs] as const;
  const data = new Float64Array(product(shape));
  let to = 0;
  for (let n = 0; n < batches; n++) {
    for (let y = 0; y < shape[1]; y++) {
      for (let x = 0; x < shape[2]; x++) {
        for (let o = 0; o < outputs; o++) data[to++] = (bias?.data[o] ?? 0) + dotProduct(n, y, x, o);
      }
    }
  }
  return { shape, data };

  function dotProduct(n: number, y: number, x: number, o: number): number {
    const firstChannel = Math.floor(o / (outputs / groups)) * groupChannels;
    let sum = 0;
    for (let i = 0; i < kernelHeight; i++) {
      const row = tapPosition(vertical, y, i);
      if (row < 0) continue;
      for (let j = 0; j < kernelWidth; j++) {
        const column = tapPosition(horizontal, x, j);
        if (column < 0) continue;
        const pixel = ((n * height + row) * width + column) * channels + firstChannel;
        for (let c = 0; c < groupChannels; c++) {
          sum += input.data[pixel + c]! * weight.data[((o * groupChannels + c) * kernelHeight + i) * kernelWidth + j]!;
        }
      }
    }
    return sum;
  }
}
