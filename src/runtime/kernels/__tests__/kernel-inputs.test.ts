/** Programs of equal inputs share kernels, wherever their tensors are. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { operandTiles } from '../operand-rows.ts';
import { runElementwise } from '../elementwise.ts';
import { keyOfInputs } from '../kernel-inputs.ts';
import { KernelBench } from './kernel-bench.ts';

/** Runs a function on tensors of one number each, and returns the first number of the result. */
function run(bench: KernelBench, name: string, numbers: readonly number[], parameter = 0): number {
  const operands = numbers.map((number) => bench.put([32, 32], 'f32', new Float32Array(1024).fill(number)));
  const result = bench.result([32, 32], 'f32');
  const tiles = operands.map((operand) => operandTiles(operand, result)!);
  runElementwise(bench.device, `ttnn.${name}`, tiles, result, { name, parameter });
  return bench.get(result).data[0]!;
}

/** Returns how many kernels were built while `body` ran. */
function built(bench: KernelBench, body: () => void): number {
  let count = 0;
  const { device } = bench;
  const kernel = device.kernel.bind(device);
  device.kernel = (key, build) => kernel(key, () => (count++, build()));
  body();
  return count;
}

test('a program of equal inputs takes the kernels of the one before', () => {
  const bench = new KernelBench();
  const results: number[] = [];
  assert.is(
    built(bench, () => results.push(run(bench, 'add', [1, 2]))),
    3,
  );
  assert.is(
    built(bench, () => results.push(run(bench, 'add', [30, 4]))),
    0,
  );
  assert.is(
    built(bench, () => results.push(run(bench, 'mul', [30, 4]))),
    3,
  );
  assert.equal(results, [3, 34, 120]);
});

test('other parameters have kernels of their own', () => {
  const bench = new KernelBench();
  assert.is(run(bench, 'leaky_relu', [-2], 0.5), -1);
  assert.is(run(bench, 'leaky_relu', [-2], 0.25), -0.5);
  assert.is(run(bench, 'leaky_relu', [-2], Infinity), -Infinity);
  assert.is(run(bench, 'leaky_relu', [-2], -Infinity), Infinity);
  const parameters = [Infinity, NaN, 0, -0, undefined, 'NaN', '[0]', [0], [[0]], [0, 0], { a: 0 }, { a: '0' }];
  assert.is(
    new Set(parameters.map((each) => keyOfInputs({ tensors: [], parameters: [each] }))).size,
    parameters.length,
  );
});

test('one tensor for two operands is not two tensors', () => {
  const bench = new KernelBench();
  const [a, b] = [3, 5].map((number) => bench.put([32, 32], 'f32', new Float32Array(1024).fill(number)));
  const product = (left = a!, right = b!): number => {
    const result = bench.result([32, 32], 'f32');
    const tiles = [left, right].map((operand) => operandTiles(operand, result)!);
    runElementwise(bench.device, 'ttnn.mul', tiles, result, { name: 'mul' });
    return bench.get(result).data[0]!;
  };
  assert.equal([product(a, a), product(a, b), product(b, b), product(b, a)], [9, 15, 25, 15]);
});

test.run();
