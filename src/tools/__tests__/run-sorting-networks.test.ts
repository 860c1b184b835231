import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { outputsOf } from './program-runs.ts';

/** Sorts of more pairs of elements than are compared, against the order of JavaScript, which is stable. */

const pipeline = '--stablehlo-to-ttir-pipeline';

/** Returns numbers of which many are equal, always the same ones. */
const scattered = (count: number): number[] => range(count).map((i) => ((i * 7919) % 613) - 300);
const rowsOf = (numbers: readonly number[], size: number): number[][] =>
  range(numbers.length / size).map((row) => numbers.slice(row * size, (row + 1) * size));
const placesOf = (row: readonly number[], order: (a: number, b: number) => number): number[] =>
  range(row.length).sort((i, j) => order(row[i]!, row[j]!));

test('rows whose size is no power of two are sorted with their places, NaN last and infinite numbers in order', () => {
  const type = '33x400';
  const text = `func.func @f(%a: tensor<${type}xf32>) -> (tensor<${type}xf32>, tensor<${type}xi32>) {
    %i = stablehlo.iota dim = 1 : tensor<${type}xi32>
    %s:2 = "stablehlo.sort"(%a, %i) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
      %before = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %before : tensor<i1>
    }) : (tensor<${type}xf32>, tensor<${type}xi32>) -> (tensor<${type}xf32>, tensor<${type}xi32>)
    return %s#0, %s#1 : tensor<${type}xf32>, tensor<${type}xi32>
  }`;
  const numbers = scattered(33 * 400);
  [NaN, Infinity, -Infinity, NaN].forEach((number, i) => (numbers[450 + 7 * i] = number));
  const key = (number: number): number => (Number.isNaN(number) ? 1e300 : Math.max(-1e299, Math.min(number, 1e299)));
  const rows = rowsOf(numbers, 400);
  const places = rows.map((row) => placesOf(row, (a, b) => key(a) - key(b)));
  const [sorted, indices] = outputsOf(text, [pipeline], [hostTensor([33, 400], 'f32', numbers)]);
  assert.equal([...indices!.values], places.flat());
  assert.equal([...sorted!.values], places.flatMap((order, row) => order.map((i) => rows[row]![i]!))); // prettier-ignore
});

test('a column is sorted in descending order by words, and what belongs to them follows', () => {
  const text = `func.func @f(%k: tensor<2100x1xi32>, %a: tensor<2100x1xbf16>) -> (tensor<2100x1xi32>, tensor<2100x1xbf16>) {
    %s:2 = "stablehlo.sort"(%k, %a) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>, %p: tensor<bf16>, %q: tensor<bf16>):
      %before = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %before : tensor<i1>
    }) : (tensor<2100x1xi32>, tensor<2100x1xbf16>) -> (tensor<2100x1xi32>, tensor<2100x1xbf16>)
    return %s#0, %s#1 : tensor<2100x1xi32>, tensor<2100x1xbf16>
  }`;
  const keys = scattered(2100).map((number) => number * 6_800_001);
  const others = range(2100).map((i) => i % 251);
  const places = placesOf(keys, (a, b) => b - a);
  const inputs = [hostTensor([2100, 1], 'si32', keys), hostTensor([2100, 1], 'bf16', others)];
  const [sorted, followers] = outputsOf(text, [pipeline], inputs);
  assert.equal([...sorted!.values], places.map((i) => keys[i])); // prettier-ignore
  assert.equal([...followers!.values], places.map((i) => others[i])); // prettier-ignore
});

test('many of the greatest elements are the first of the sorted rows', () => {
  const text = `func.func @f(%a: tensor<5x1024xf32>) -> (tensor<5x700xf32>, tensor<5x700xi32>) {
    %values, %indices = chlo.top_k(%a, k = 700) : tensor<5x1024xf32> -> (tensor<5x700xf32>, tensor<5x700xi32>)
    return %values, %indices : tensor<5x700xf32>, tensor<5x700xi32>
  }`;
  const numbers = scattered(5 * 1024);
  const rows = rowsOf(numbers, 1024);
  const places = rows.map((row) => placesOf(row, (a, b) => b - a).slice(0, 700));
  const [values, indices] = outputsOf(text, [pipeline], [hostTensor([5, 1024], 'f32', numbers)]);
  assert.equal([...indices!.values], places.flat());
  assert.equal([...values!.values], places.flatMap((order, row) => order.map((i) => rows[row]![i]!))); // prettier-ignore
});

test.run();
