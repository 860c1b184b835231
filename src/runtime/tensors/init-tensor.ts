import { type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { assertNever } from '../../support/invariant.ts';
import { product } from '../../support/math.ts';
import { checkHostSize, hostTensor, hostValues, type HostTensor } from './host-tensor.ts';

/** How inputs are made up: normally distributed, integers 0 or 1, which index any table; counting from 0; or zero. */
export type InitKind = 'randn' | 'arange' | 'zeros';

/** The kinds, the default first. */
export const initKinds: readonly InitKind[] = ['randn', 'arange', 'zeros'];

/** Returns a function that gives numbers in [0, 1), always the same for a seed: the mulberry32 generator. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a normally distributed number of mean 0 and variance 1. Source: Marsaglia's polar method. */
function normal(random: () => number): number {
  for (;;) {
    const x = 2 * random() - 1;
    const y = 2 * random() - 1;
    const square = x * x + y * y;
    if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
  }
}

/** Returns 0 or 1. */
function bit(random: () => number): number {
  return random() < 0.5 ? 0 : 1;
}

/** Returns a tensor made up by `kind`. Throws RuntimeError for what the host has no room for. Differs: upstream draws no integers. */
export function initTensor(
  kind: InitKind,
  shape: readonly number[],
  format: FormatName,
  random: () => number,
): HostTensor {
  checkHostSize(shape);
  const filled = (number: (i: number) => number): HostTensor => {
    // Numbers of f32 are stored as they are made: large tensors need no second array.
    const values = format === 'f32' ? hostValues(format, product(shape)) : new Float64Array(product(shape));
    for (let i = 0; i < values.length; i++) values[i] = number(i);
    return format === 'f32' ? { shape, format, values } : hostTensor(shape, format, values);
  };
  switch (kind) {
    case 'randn':
      return elementFormats[format].kind === 'integer' ? filled(() => bit(random)) : filled(() => normal(random));
    case 'arange':
      return filled((i) => i);
    case 'zeros':
      return filled(() => 0);
    default:
      return assertNever(kind, 'initialization');
  }
}
