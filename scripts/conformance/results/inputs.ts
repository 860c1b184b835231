import { product } from '../../../src/support/math.ts';
import { type Random } from '../generate/random.ts';
import { type TensorSpec } from './functions.ts';

/** Operations of which some numbers have no result, or ask for a place that does not exist. */
const wantsPositive = /\b(?:log\w*|r?sqrt|pow\w*|reciprocal|divui|batch_norm\w*)\b/;
const wantsSmall =
  /\b(?:gather|scatter|table|tensor\.extract|intdiv|\w*shift\w*|sh[lr]\w*|(?:div|rem)[su]i|divide|remainder)\b/;

/** By how many bits `tosa.mul` shifts is such a tensor; it shifts by 0 to 63. */
function mayBeShift({ shape, element }: TensorSpec, text: string): boolean {
  return element === 'i8' && product(shape) === 1 && /\btosa\.mul\b/.test(text);
}

/** Tells whether text has an operation that does not take any numbers. */
export function isParticular(text: string): boolean {
  return wantsPositive.test(text) || wantsSmall.test(text);
}

/** Returns numbers that a function has results for, as far as its text tells. */
export function randomInput(tensor: TensorSpec, text: string, random: Random): number[] {
  const { shape, element } = tensor;
  const isSmall = wantsSmall.test(text) || mayBeShift(tensor, text);
  return Array.from({ length: product(shape) }, () => {
    if (element === 'i1') return random.below(2);
    if (!element.includes('f')) return isSmall ? 1 + random.below(2) : random.below(200) - 100;
    // Of few bits, so that narrow formats hold them.
    const number = random.below(256) / 64 - 2;
    return wantsPositive.test(text) ? Math.abs(number) + 0.5 : number;
  });
}
