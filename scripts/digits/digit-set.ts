/** Rows and columns of an image. */
export const side = 28;

/** Pixels of an image. */
export const pixelCount = side * side;

/** N handwritten digits: `pixels` of shape [N, 784] from 0 (paper) to 255 (ink), row by row, and the N digits they show. */
export interface DigitSet {
  readonly pixels: Uint8Array;
  readonly labels: Uint8Array;
}
