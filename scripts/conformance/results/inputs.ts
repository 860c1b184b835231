import { product } from '../../../src/support/math.ts';
import { type Random } from '../generate/random.ts';
import { type TensorSpec } from './functions.ts';

/** Operations of which some numbers have no result, or ask for a place that does not exist. */
const wantsPositive = /\b(?:log\w*|r?sqrt|pow\w*|reciprocal|divui|batch_norm\w*)\b/;
const wantsSmall =
  /\b(?:gather|scatter|table|tensor\.extract|intdiv|\w*shift\w*|sh[lr]\w*|(?:div|rem)[su]i|divide|remainder)\b/;

/** Tells whether text has an operation that does not take any numbers. */
export function isParticular(text: string): boolean {
  return wantsPositive.test(text) || wantsSmall.test(text);
}

/** Returns numbers that a function has results for, as far as its text tells. */
export function randomInput({ shape, element }: TensorSpec, text: string, random: Random): number[] {
  return Array.from({ length: product(shape) }, () => {
    if (element === 'i1') return random.below(2);
    if (!element.includes('f')) return wantsSmall.test(text) ? 1 + random.below(2) : random.below(200) - 100;
    // Of few bits, so that narrow formats hold them.
    const number = random.below(256) / 64 - 2;
    return wantsPositive.test(text) ? Math.abs(number) + 0.5 : number;
  });
}
