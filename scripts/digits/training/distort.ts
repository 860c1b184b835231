import { pixelCount, side } from '../digit-set.ts';
import { type Random } from './random.ts';

/** How far a training image may be changed; the bounds of uniform random numbers. */
export interface Distortion {
  /** Change of width and height, as a fraction. */
  readonly scale: number;
  /** Slant and rotation: the tangent of the angle. */
  readonly shear: number;
  /** Shift along each axis, in pixels. */
  readonly shift: number;
}

/**
 * Writes to `target` (784 numbers in [0, 1]) image `index` of `pixels` under a random affine map, sampled bilinearly.
 * The network then learns from a new image every time, and does not learn the few thousand it has by heart.
 */
export function distortInto(
  target: Float64Array,
  pixels: Uint8Array,
  index: number,
  distortion: Distortion,
  random: Random,
): void {
  const { scale, shear, shift } = distortion;
  // A rotation is two equal and opposite shears, to first order.
  const rotation = random.between(-shear, shear);
  const xx = 1 + random.between(-scale, scale);
  const yy = 1 + random.between(-scale, scale);
  const xy = rotation + random.between(-shear, shear);
  const yx = -rotation;
  const center = (side - 1) / 2;
  const x0 = center + random.between(-shift, shift);
  const y0 = center + random.between(-shift, shift);
  const base = index * pixelCount;
  const pixel = (x: number, y: number) => (x >= 0 && x < side && y >= 0 && y < side ? pixels[base + y * side + x]! : 0);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = x0 + xx * (column - center) + xy * (row - center);
      const y = y0 + yx * (column - center) + yy * (row - center);
      const left = Math.floor(x);
      const top = Math.floor(y);
      const right = x - left;
      const bottom = y - top;
      const above = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right;
      const below = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right;
      target[row * side + column] = (above * (1 - bottom) + below * bottom) / 255;
    }
  }
}
