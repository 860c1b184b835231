import { side } from './digit-set.ts';

/** A pixel is drawn as ink from this value on. */
const inkThreshold = 96;

/** Half blocks by which of the upper and the lower pixel are ink. */
const blocks = [' ', '▀', '▄', '█'] as const;

/** Returns a 28x28 image of 0 (paper) to 255 (ink) as 14 lines of 28 characters, each one two pixels high. */
export function drawDigit(pixels: Uint8Array): string[] {
  const isInk = (row: number, column: number) => pixels[row * side + column]! >= inkThreshold;
  return Array.from({ length: side / 2 }, (_, line) =>
    Array.from(
      { length: side },
      (_, column) => blocks[(isInk(2 * line, column) ? 1 : 0) + (isInk(2 * line + 1, column) ? 2 : 0)],
    ).join(''),
  );
}
