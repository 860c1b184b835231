import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { binaryFunctions, unaryFunctions } from '../../../device/tile-math/elementwise-functions.ts';
import { maxAbsError } from '../../golden/compare.ts';
import { binary, unary } from '../../golden/elementwise.ts';
import { broadcastShapes } from '../../golden/broadcast.ts';
import { type GoldenTensor } from '../../golden/golden-tensor.ts';
import { type DeviceTensor } from '../../tensors/device-tensor.ts';
import { runElementwise } from '../elementwise.ts';
import { operandTiles } from '../operand-rows.ts';
import { KernelBench, testNumbers, checkClose, tolerance, type FloatName } from './kernel-bench.ts';

const floatFormat = fc.constantFrom<FloatName>('f32', 'bf16');

function runBinary(bench: KernelBench, name: string, a: DeviceTensor, b: DeviceTensor, result: DeviceTensor): void {
  const operands = [a, b].map((operand) => operandTiles(operand, result)!);
  runElementwise(bench.device, `ttnn.${name}`, operands, result, { name });
}

/** The largest magnitude of finite elements. */
function largest({ data }: GoldenTensor): number {
  return data.reduce((most, x) => (Number.isFinite(x) ? Math.max(most, Math.abs(x)) : most), 0);
}

/** Returns the names of the functions of numbers; those of integers are in the matrix of operations. */
function namesOfNumbers(functions: Readonly<Record<string, { readonly ofIntegers?: true }>>): string[] {
  return Object.keys(functions).filter((name) => !functions[name]!.ofIntegers);
}

test('functions of two elements with every broadcast of rows and columns', () => {
  const sizes = fc.constantFrom(1, 5, 32, 70);
  const one = fc.constantFrom('none', 'left', 'right');
  const names = fc.constantFrom(...namesOfNumbers(binaryFunctions));
  fc.assert(
    fc.property(names, sizes, sizes, one, one, floatFormat, (name, rows, columns, oneRow, oneColumn, format) => {
      const bench = new KernelBench();
      const shape = (side: string): number[] => [oneRow === side ? 1 : rows, oneColumn === side ? 1 : columns];
      const [left, right] = [shape('left'), shape('right')];
      // Only positive numbers have powers of all numbers.
      const a = bench.put(left, format, testNumbers(left, 1).map((x) => (name === 'power' ? Math.abs(x) + 0.25 : x))); // prettier-ignore
      const numbers = testNumbers(right, 2).map((x) => (name === 'div' ? x + Math.sign(x) : x));
      const b = bench.put(right, format, numbers);
      const result = bench.result(broadcastShapes(left, right), format);
      runBinary(bench, name, a, b, result);
      const expected = binary(name, bench.get(a), bench.get(b));
      checkClose(bench.get(result), expected, format, Math.max(4, largest(expected)), name);
    }),
    { seed: 12, numRuns: 60 },
  );
});

test('operands repeat over batches of whole tiles', () => {
  const bench = new KernelBench();
  const options = { alignMatrices: true };
  const shapes = [[2, 1, 40, 50], [3, 40, 50], [2, 3, 40, 1], [3, 1, 50], [50]];
  const a = bench.put([2, 3, 40, 50], 'f32', testNumbers([2, 3, 40, 50], 1), options);
  for (const [i, shape] of shapes.entries()) {
    const b = bench.put(shape, 'f32', testNumbers(shape, i), options);
    const result = bench.result([2, 3, 40, 50], 'f32', options);
    runBinary(bench, 'sub', a, b, result);
    checkClose(bench.get(result), binary('sub', bench.get(a), bench.get(b)), 'f32', 4, shape.join('x'));
  }
  const packed = bench.put([2, 1, 5, 7], 'f32', testNumbers([2, 1, 5, 7], 1));
  assert.is(operandTiles(packed, bench.plan([2, 3, 5, 7], 'f32')), undefined);
});

test('functions of one element', () => {
  const bench = new KernelBench();
  for (const format of ['f32', 'bf16', 'f16'] as const) {
    // f16 has no NaN on the chip, so nothing negative goes into its roots.
    const numbers = testNumbers([3, 33, 40], 3).map((x) =>
      format === 'f16' ? Math.abs(x) + 0.25 : x + Math.sign(x) / 4,
    );
    const input = bench.put([3, 33, 40], format, numbers);
    for (const name of namesOfNumbers(unaryFunctions)) {
      const result = bench.result([3, 33, 40], format);
      runElementwise(bench.device, `ttnn.${name}`, [operandTiles(input, result)!], result, { name, parameter: 0.5 });
      const expected = unary(name, bench.get(input), 0.5);
      checkClose(bench.get(result), expected, format, Math.max(16, largest(expected)), `${name} ${format}`);
    }
  }
});

test('copies convert formats', () => {
  const bench = new KernelBench();
  const input = bench.put([40, 70], 'f32', testNumbers([40, 70], 4));
  for (const format of ['bf16', 'f16', 'bfp_bf8'] as const) {
    const result = bench.result([40, 70], format);
    runElementwise(bench.device, 'ttnn.typecast', [operandTiles(input, result)!], result, {});
    const expected = bench.get(input);
    const step = format === 'bfp_bf8' ? 2 ** -6 : tolerance[format];
    assert.ok(maxAbsError(bench.get(result).data, expected.data) <= 2 * step, format);
  }
});

test.run();
