import { invariant } from '../../support/invariant.ts';
import { product } from '../../support/math.ts';
import { type GoldenTensor } from './golden-tensor.ts';
import { horizontalAxis, tapPosition, verticalAxis, windowCount, type WindowOptions } from './window.ts';

/** The window of a pooling, and whether a last window that is only partly in the image counts. */
export interface MaxPool2dOptions extends WindowOptions {
  readonly kernelHeight: number;
  readonly kernelWidth: number;
  readonly ceilMode: boolean;
}

/**
 * Returns the maximum of every window of `input` [N, H, W, C], channel by channel: shape [N, OH, OW, C]. Padding never wins.
 * `ttnn.max_pool2d` has the same elements in the same order under the shapes [1, 1, N * H * W, C] and [1, 1, N * OH * OW, C].
 */
export function maxPool2d(input: GoldenTensor, options: MaxPool2dOptions): GoldenTensor {
  invariant(input.shape.length === 4, 'max_pool2d needs a tensor of rank 4');
  const [batches, height, width, channels] = input.shape as [number, number, number, number];
  const vertical = verticalAxis(height, options.kernelHeight, options);
  const horizontal = horizontalAxis(width, options.kernelWidth, options);
  const outHeight = windowCount(vertical, options.ceilMode);
  const outWidth = windowCount(horizontal, options.ceilMode);
  const shape = [batches, outHeight, outWidth, channels];
  const data = new Float64Array(product(shape)).fill(-Infinity);
  for (let place = 0; place < batches * outHeight * outWidth; place++) {
    const n = Math.floor(place / (outHeight * outWidth));
    for (let i = 0; i < options.kernelHeight; i++) {
      const row = tapPosition(vertical, Math.floor(place / outWidth) % outHeight, i);
      if (row < 0) continue;
      for (let j = 0; j < options.kernelWidth; j++) {
        const column = tapPosition(horizontal, place % outWidth, j);
        if (column < 0) continue;
        for (let c = 0; c < channels; c++) {
          const to = place * channels + c;
          data[to] = Math.max(data[to]!, input.data[((n * height + row) * width + column) * channels + c]!);
        }
      }
    }
  }
  return { shape, data };
}
