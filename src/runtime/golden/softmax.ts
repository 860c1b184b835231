import { product } from '../../support/math.ts';
import { normalizeDim, type GoldenTensor } from './golden-tensor.ts';

/**
 * Returns exp(x) / sum of exp(x) along `dim` (negative: counted from the end), of the input's shape. The maximum is taken off
 * first, which changes nothing but keeps exp from overflowing.
 */
export function softmax(input: GoldenTensor, dim: number): GoldenTensor {
  const axis = normalizeDim(dim, input.shape.length);
  const length = input.shape[axis]!;
  const stride = product(input.shape.slice(axis + 1));
  const data = new Float64Array(input.data.length);
  for (let start = 0; start < data.length; start++) {
    if (Math.floor(start / stride) % length !== 0) continue;
    let max = -Infinity;
    for (let i = 0; i < length; i++) max = Math.max(max, input.data[start + i * stride]!);
    let sum = 0;
    for (let i = 0; i < length; i++) sum += data[start + i * stride] = Math.exp(input.data[start + i * stride]! - max);
    for (let i = 0; i < length; i++) data[start + i * stride]! /= sum;
  }
  return { shape: input.shape, data };
}
