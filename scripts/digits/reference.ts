import { binary, unary } from '../../src/runtime/golden/elementwise.ts';
import { goldenTensor } from '../../src/runtime/golden/golden-tensor.ts';
import { matmul } from '../../src/runtime/golden/matmul.ts';
import { softmax } from '../../src/runtime/golden/softmax.ts';
import { predictions } from './accuracy.ts';
import { pixelCount } from './digit-set.ts';
import { classCount, hiddenCount, type DigitWeights } from './weights.ts';

/** What the network says about N images: `probabilities` of shape [N, 10] and the N likeliest digits. */
export interface ReferenceResult {
  readonly probabilities: Float64Array;
  readonly predictions: Uint8Array;
}

/** Returns the input of the network for pixels of 0 to 255: f32 numbers from 0 (paper) to 1 (ink). */
export function normalizePixels(pixels: Uint8Array): Float32Array {
  return Float32Array.from(pixels, (value) => value / 255);
}

/** Returns softmax(relu(x w1 + b1) w2 + b2) in double precision, for images of shape [N, 784] as `normalizePixels` gives them. */
export function referenceForward(weights: DigitWeights, images: ArrayLike<number>): ReferenceResult {
  const input = goldenTensor([images.length / pixelCount, pixelCount], images);
  const w1 = goldenTensor([pixelCount, hiddenCount], weights.w1);
  const b1 = goldenTensor([1, hiddenCount], weights.b1);
  const w2 = goldenTensor([hiddenCount, classCount], weights.w2);
  const b2 = goldenTensor([1, classCount], weights.b2);
  const hidden = unary('relu', binary('add', matmul(input, w1), b1));
  const probabilities = softmax(binary('add', matmul(hidden, w2), b2), 1).data;
  return { probabilities, predictions: predictions(probabilities, classCount) };
}
