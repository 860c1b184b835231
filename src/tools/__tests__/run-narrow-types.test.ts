import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { decodeFloat, encodeFloat, type FloatFormat, floatFormat } from '../../support/float-bits.ts';
import { range } from '../../support/lists.ts';
import { outputsOf } from './program-runs.ts';

/** Elements of fewer bits than the formats of the device have, which are computed in more: what the device makes is exact. */

const passes = ['--stablehlo-to-ttir-pipeline'];

/** Returns what a program in StableHLO with one result makes of numbers in f32. */
function outputOf(text: string, inputs: readonly (readonly number[])[]): number[] {
  const tensors = inputs.map((numbers) => hostTensor([numbers.length], 'f32', numbers));
  return Array.from(outputsOf(text, passes, tensors)[0]!.values);
}

/** Returns all numbers of a format, those in the middle of two, and some beyond the largest. */
function numbersAround(format: FloatFormat): number[] {
  const finite = range(2 ** format.width)
    .map((bits) => decodeFloat(format, BigInt(bits)))
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const largest = finite.at(-1)!;
  const step = largest - finite.at(-2)!;
  const middles = finite.slice(1).map((number, i) => (number + finite[i]!) / 2);
  const beyond = [0.499, 0.5, 0.501, 1, 1000].flatMap((steps) => [largest + steps * step, -largest - steps * step]);
  return [...finite, ...middles, ...beyond, -0, Infinity, -Infinity, NaN].map(Math.fround);
}

const roundedTo = (format: FloatFormat, number: number): number => decodeFloat(format, encodeFloat(format, number));

const formats = Object.entries<FloatFormat>(floatFormat).filter(([, { width, unsigned }]) => width <= 8 && !unsigned);

for (const [kind, format] of formats) {
  test(`numbers are rounded to ${kind}`, () => {
    const numbers = numbersAround(format);
    const [wide, narrow] = [`tensor<${numbers.length}xf32>`, `tensor<${numbers.length}x${kind}>`];
    const output = outputOf(
      `func.func @f(%a: ${wide}) -> ${wide} {
        %0 = stablehlo.convert %a : (${wide}) -> ${narrow}
        %1 = stablehlo.convert %0 : (${narrow}) -> ${wide}
        return %1 : ${wide}
      }`,
      [numbers],
    );
    // NaN stays where the format has none.
    const expected = numbers.map((number) => (Number.isNaN(number) ? NaN : roundedTo(format, number)));
    assert.equal(output, expected);
  });
}

test('numbers are rounded to f8E8M0FNU, which functions take and return too', () => {
  const exponents = range(255).map((i) => i - 127);
  const positive = exponents.flatMap((e) => [1, 1.01, 1.499, 1.5, 1.75].map((part) => part * 2 ** e));
  const numbers = [...positive, 0, -0, -1, -Infinity, Infinity, NaN].map(Math.fround);
  const [wide, narrow] = [`tensor<${numbers.length}xf32>`, `tensor<${numbers.length}xf8E8M0FNU>`];
  const scales = hostTensor([numbers.length], 'bf16', numbers.map((_, i) => 2 ** (i % 9 - 4))); // prettier-ignore
  const [converted, products] = outputsOf(
    `func.func @f(%a: ${wide}, %b: ${narrow}) -> (${narrow}, ${wide}) {
      %0 = stablehlo.convert %a : (${wide}) -> ${narrow}
      %1 = stablehlo.multiply %b, %b : ${narrow}
      %2 = stablehlo.convert %1 : (${narrow}) -> ${wide}
      return %0, %2 : ${narrow}, ${wide}
    }`,
    passes,
    [hostTensor([numbers.length], 'f32', numbers), scales],
  );
  const rounded = (number: number): number => {
    if (!(number >= 0 && number < 1.5 * 2 ** 127)) return NaN;
    if (number < 0.75 * 2 ** -126) return 2 ** -127;
    const power = Math.floor(Math.log2(number));
    return 2 ** (number >= 1.5 * 2 ** power ? power + 1 : power);
  };
  assert.equal([...converted!.values], numbers.map(rounded));
  assert.equal(
    [...products!.values],
    Array.from(scales.values, (scale) => scale * scale),
  );
});

test('sums in fewer bits are rounded once', () => {
  const format = floatFormat.f8E5M2;
  const numbers = range(128).map((bits) => decodeFloat(format, BigInt(bits))).filter(Number.isFinite); // prettier-ignore
  const others = numbers.map((_, i) => -numbers[(7 * i) % numbers.length]!);
  const [wide, narrow] = [`tensor<${numbers.length}xf32>`, `tensor<${numbers.length}xf8E5M2>`];
  const output = outputOf(
    `func.func @f(%a: ${wide}, %b: ${wide}) -> ${wide} {
      %0 = stablehlo.convert %a : (${wide}) -> ${narrow}
      %1 = stablehlo.convert %b : (${wide}) -> ${narrow}
      %2 = stablehlo.add %0, %1 : ${narrow}
      %3 = stablehlo.convert %2 : (${narrow}) -> ${wide}
      return %3 : ${wide}
    }`,
    [numbers, others],
  );
  const expected = numbers.map((number, i) => roundedTo(format, number + others[i]!));
  assert.equal(output, expected);
});

for (const [type, least, largest] of [
  ['i4', -8, 7],
  ['ui4', 0, 15],
  ['i2', -2, 1],
  ['ui2', 0, 3],
] as const) {
  test(`${type} has the lowest bits of what is computed, and of floats the nearest`, () => {
    const numbers = range(40).map((i) => i - 20 + 0.75 * Math.sign(i - 20));
    const size = largest - least + 1;
    const [wide, narrow] = [`tensor<${numbers.length}xf32>`, `tensor<${numbers.length}x${type}>`];
    const output = outputOf(
      `func.func @f(%a: ${wide}) -> ${wide} {
        %0 = stablehlo.convert %a : (${wide}) -> ${narrow}
        %1 = stablehlo.multiply %0, %0 : ${narrow}
        %2 = stablehlo.add %1, %0 : ${narrow}
        %3 = stablehlo.convert %2 : (${narrow}) -> ${wide}
        return %3 : ${wide}
      }`,
      [numbers],
    );
    const wrapped = (number: number): number => ((((number - least) % size) + size) % size) + least;
    const taken = numbers.map((number) => Math.min(largest, Math.max(least, Math.trunc(number))));
    const expected = taken.map((number) => wrapped(number * number + number));
    assert.equal(output, expected);
  });
}

for (const type of ['i4', 'ui4', 'i2', 'ui2']) {
  test(`shifts of ${type} to the right bring in zeros`, () => {
    const isUnsigned = type.startsWith('u');
    const width = Number(type.at(-1));
    const signed = (bits: number): number => (isUnsigned || bits < 2 ** (width - 1) ? bits : bits - 2 ** width);
    const largest = signed(2 ** (width - 1) - 1);
    const cases = range(2 ** width).flatMap((bits) => range(largest + 1).map((shift) => [bits, shift] as const));
    const [wide, narrow] = [`tensor<${cases.length}xf32>`, `tensor<${cases.length}x${type}>`];
    const output = outputOf(
      `func.func @f(%a: ${wide}, %b: ${wide}) -> ${wide} {
        %0 = stablehlo.convert %a : (${wide}) -> ${narrow}
        %1 = stablehlo.convert %b : (${wide}) -> ${narrow}
        %2 = stablehlo.shift_right_logical %0, %1 : ${narrow}
        %3 = stablehlo.convert %2 : (${narrow}) -> ${wide}
        return %3 : ${wide}
      }`,
      [cases.map(([bits]) => signed(bits)), cases.map(([, shift]) => shift)],
    );
    assert.equal(output, cases.map(([bits, shift]) => signed(bits >> shift))); // prettier-ignore
  });
}

test.run();
