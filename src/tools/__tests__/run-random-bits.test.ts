import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { outputsOf } from './program-runs.ts';

/**
 * Random bits of StableHLO. Words of one count are the known answers that Random123 publishes (kat_vectors: threefry2x32 of 20 rounds, philox4x32 of 10); keys and counters are made of
 * the digits of pi there.
 */

const pi = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0];

/** Returns what a program makes of words of 32 bits, in a line. */
function wordsOf(text: string, inputs: readonly (readonly number[])[]): number[][] {
  const words = inputs.map((numbers) => hostTensor([numbers.length / 2, 2], 'u32', numbers));
  const outputs = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], words);
  return outputs.map(({ values }) => Array.from(values, (word) => word >>> 0));
}

const threefry = `func.func @f(%words: tensor<2x2xui32>) -> (tensor<2xui32>, tensor<2x2xui32>, tensor<2xui8>) {
  %state = stablehlo.bitcast_convert %words : (tensor<2x2xui32>) -> tensor<2xui64>
  %0:2 = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  %1 = stablehlo.bitcast_convert %0#0 : (tensor<2xui64>) -> tensor<2x2xui32>
  %2:2 = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>)
  return %0#1, %1, %2#1 : tensor<2xui32>, tensor<2x2xui32>, tensor<2xui8>
}`;

const threefryAnswers = [
  { key: [0, 0], counter: [0, 0], bits: [0x6b200159, 0x99ba4efe], next: [1, 0] },
  { key: [2 ** 32 - 1, 2 ** 32 - 1], counter: [2 ** 32 - 1, 2 ** 32 - 1], bits: [0x1cb996fc, 0xbb002be7], next: [0, 0] },
  { key: pi.slice(2, 4), counter: pi.slice(0, 2), bits: [0xc4923a9c, 0x483df7a0], next: [pi[0]! + 1, pi[1]!] },
]; // prettier-ignore

test('Threefry gives the words that are known, their lowest bytes, and the next count', () => {
  for (const { key, counter, bits, next } of threefryAnswers) {
    const [words, state, bytes] = wordsOf(threefry, [[...key, ...counter]]);
    assert.equal(words, bits);
    assert.equal(state, [...key, ...next]);
    assert.equal(bytes, bits.map((word) => word & 0xff)); // prettier-ignore
  }
});

const philox = `func.func @f(%words: tensor<3x2xui32>) -> (tensor<4xui32>, tensor<3x2xui32>) {
  %state = stablehlo.bitcast_convert %words : (tensor<3x2xui32>) -> tensor<3xui64>
  %0:2 = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  %1 = stablehlo.bitcast_convert %0#0 : (tensor<3xui64>) -> tensor<3x2xui32>
  return %0#1, %1 : tensor<4xui32>, tensor<3x2xui32>
}`;

const philoxAnswers = [
  { key: [0, 0], counter: [0, 0, 0, 0], bits: [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8], next: [1, 0, 0, 0] },
  { key: [2 ** 32 - 1, 2 ** 32 - 1], counter: [2 ** 32 - 1, 2 ** 32 - 1, 2 ** 32 - 1, 2 ** 32 - 1], bits: [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd], next: [0, 0, 0, 0] },
  { key: pi.slice(4), counter: pi.slice(0, 4), bits: [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1], next: [pi[0]! + 1, ...pi.slice(1, 4)] },
]; // prettier-ignore

test('Philox gives the words that are known, and the next count', () => {
  for (const { key, counter, bits, next } of philoxAnswers) {
    const [words, state] = wordsOf(philox, [[...key, ...counter]]);
    assert.equal(words, bits);
    assert.equal(state, [...key, ...next]);
  }
});

test('bits of several counts are the same at once and one after the other, with states that are constants', () => {
  const generator = (state: string, type: string, algorithm: string): string =>
    `stablehlo.rng_bit_generator ${state}, algorithm = ${algorithm} : (tensor<2xui64>) -> (tensor<2xui64>, ${type})`;
  const [atOnce, first, second, threes] = wordsOf(
    `func.func @f() -> (tensor<8xui32>, tensor<4xi32>, tensor<2x2xui32>, tensor<3x3xui32>) {
      %state = stablehlo.constant dense<[5, 0xFFFFFFFF]> : tensor<2xui64>
      %0:2 = ${generator('%state', 'tensor<8xui32>', 'DEFAULT')}
      %1:2 = ${generator('%state', 'tensor<4xi32>', 'DEFAULT')}
      %2:2 = ${generator('%1#0', 'tensor<2x2xui32>', 'PHILOX')}
      %3:2 = ${generator('%state', 'tensor<3x3xui32>', 'THREE_FRY')}
      return %0#1, %1#1, %2#1, %3#1 : tensor<8xui32>, tensor<4xi32>, tensor<2x2xui32>, tensor<3x3xui32>
    }`,
    [],
  );
  assert.equal([...first!, ...second!], atOnce);
  assert.is(new Set(threes).size, 9);
});

test('states that are arguments and results are given as words', () => {
  const { key, counter, bits, next } = threefryAnswers[2]!;
  const [state, words] = wordsOf(
    `func.func @f(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>) {
      %0:2 = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
      return %0#0, %0#1 : tensor<2xui64>, tensor<2xui32>
    }`,
    [[...key, ...counter]],
  );
  assert.equal(words, bits);
  assert.equal(state, [...key, ...next]);
});

test('states of 32 bits are the words, which programs compute with', () => {
  const generator = (state: string, count: number, algorithm: string, element: string): string =>
    `stablehlo.rng_bit_generator ${state}, algorithm = ${algorithm} : (tensor<${count}x${element}>) -> (tensor<${count}x${element}>, tensor<${count === 6 ? 4 : 2}xui32>)`;
  const text = (count: number, algorithm: string, element: string): string => `
    func.func @f(%state: tensor<${count}x${element}>) -> (tensor<${count}x${element}>, tensor<${count}x${element}>, tensor<${count === 6 ? 4 : 2}xui32>) {
      %one = stablehlo.constant dense<1> : tensor<${count}x${element}>
      %less = stablehlo.subtract %state, %one : tensor<${count}x${element}>
      %same = stablehlo.add %less, %one : tensor<${count}x${element}>
      %0:2 = ${generator('%same', count, algorithm, element)}
      %1:2 = ${generator('%0#0', count, algorithm, element)}
      %2 = stablehlo.xor %0#0, %one : tensor<${count}x${element}>
      return %2, %1#0, %0#1 : tensor<${count}x${element}>, tensor<${count}x${element}>, tensor<${count === 6 ? 4 : 2}xui32>
    }`;
  for (const [algorithm, answers] of [
    ['THREE_FRY', threefryAnswers],
    ['PHILOX', philoxAnswers],
  ] as const) {
    for (const [i, { key, counter, bits, next }] of answers.entries()) {
      const state = [...key, ...counter];
      // Integers of one sign are the same words.
      const [element, format] = i === 2 ? (['i32', 'si32'] as const) : (['ui32', 'u32'] as const);
      const input = hostTensor([state.length], format, state.map((word) => (i === 2 ? word | 0 : word))); // prettier-ignore
      const outputs = outputsOf(text(state.length, algorithm, element), ['--stablehlo-to-ttir-pipeline'], [input]);
      const [odd, behind, words] = outputs.map(({ values }) => Array.from(values, (word) => word >>> 0));
      assert.equal(words, bits);
      assert.equal(odd, [...key, ...next].map((word) => (word ^ 1) >>> 0)); // prettier-ignore
      assert.equal(behind, [...key, next[0]! + 1, ...next.slice(1)]);
    }
  }
});

test.run();
