import { type Value } from '../../../ir/value.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { type NumberBuilder } from '../../../dialects/stablehlo/number-builder.ts';

/**
 * Random words that follow from a counter and a key, each on tensors of ui32.
 * Source: Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3 (SC 2011), whose library Random123 publishes known answers.
 */

const rotations = [
  [13, 15, 26, 6],
  [17, 29, 16, 24],
];

/** The last word of a key is those before and this, so that not all are zero. */
const parity = 0x1bd11bda;

/** Makes the two words of Threefry-2x32 with 20 rounds. */
export function buildThreefry(f: NumberBuilder, counter: readonly Value[], key: readonly Value[]): Value[] {
  const keys = [key[0]!, key[1]!, f.make(hlo.XorOp, f.make(hlo.XorOp, key[0]!, key[1]!), parity)];
  let [x, y] = counter.map((word, i) => f.make(hlo.AddOp, word, keys[i]!)) as [Value, Value];
  for (let step = 1; step <= 5; step++) {
    for (const distance of rotations[(step - 1) % 2]!) {
      x = f.make(hlo.AddOp, x, y);
      y = f.make(hlo.XorOp, buildRotated(f, y, distance), x);
    }
    x = f.make(hlo.AddOp, x, keys[step % 3]!);
    y = f.make(hlo.AddOp, y, f.make(hlo.AddOp, keys[(step + 1) % 3]!, step));
  }
  return [x, y];
}

/** Moves the bits that a shift to the left takes out to the other end. */
function buildRotated(f: NumberBuilder, word: Value, distance: number): Value {
  const left = f.make(hlo.ShiftLeftOp, word, distance);
  return f.make(hlo.OrOp, left, f.make(hlo.ShiftRightLogicalOp, word, 32 - distance));
}

const factors = [0xd2511f53, 0xcd9e8d57] as const;
const keySteps = [0x9e3779b9, 0xbb67ae85];

/** Makes the four words of Philox-4x32 with 10 rounds. */
export function buildPhilox(f: NumberBuilder, counter: readonly Value[], key: readonly Value[]): Value[] {
  let [a, b, c, d] = counter as [Value, Value, Value, Value];
  let keys = key;
  for (let round = 0; round < 10; round++) {
    if (round > 0) keys = keys.map((word, i) => f.make(hlo.AddOp, word, keySteps[i]!));
    const mixed = (factor: number, word: Value, other: Value, key: Value): Value =>
      f.make(hlo.XorOp, f.make(hlo.XorOp, buildHighProduct(f, word, factor), other), key);
    [a, b, c, d] = [
      mixed(factors[1], c, b, keys[0]!),
      f.make(hlo.MulOp, c, factors[1]),
      mixed(factors[0], a, d, keys[1]!),
      f.make(hlo.MulOp, a, factors[0]),
    ];
  }
  return [a, b, c, d];
}

/** Makes the upper half of a product of two words, of products of their halves: none of the sums has more than 32 bits. */
export function buildHighProduct(f: NumberBuilder, word: Value, factor: Value | number): Value {
  const lowOf = (value: Value): Value => f.make(hlo.AndOp, value, 0xffff);
  const highOf = (value: Value): Value => f.make(hlo.ShiftRightLogicalOp, value, 16);
  const [low, high] = [lowOf(word), highOf(word)];
  const [factorLow, factorHigh] =
    typeof factor === 'number' ? [factor & 0xffff, factor >>> 16] : [lowOf(factor), highOf(factor)];
  const middle = f.make(hlo.AddOp, f.make(hlo.MulOp, high, factorLow), highOf(f.make(hlo.MulOp, low, factorLow)));
  const other = f.make(hlo.AddOp, f.make(hlo.MulOp, low, factorHigh), lowOf(middle));
  return f.make(hlo.AddOp, f.make(hlo.AddOp, f.make(hlo.MulOp, high, factorHigh), highOf(middle)), highOf(other));
}

/** Adds a word to a number of several words, of which the first is the lowest. */
export function buildCounted(f: NumberBuilder, words: readonly Value[], count: Value): Value[] {
  let carry = count;
  return words.map((word, i) => {
    const sum = f.make(hlo.AddOp, word, carry);
    if (i + 1 < words.length) carry = f.select(f.compare('LT', sum, carry), 1, 0);
    return sum;
  });
}
