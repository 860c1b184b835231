import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type GoldenTensor } from '../../golden/golden-tensor.ts';
import { matmul } from '../../golden/matmul.ts';
import { runMatmul } from '../matmul.ts';
import { KernelBench, testNumbers, checkClose, type FloatName } from './kernel-bench.ts';

const extent = fc.integer({ min: 1, max: 70 });
const floatFormat = fc.constantFrom<FloatName>('f32', 'bf16');
const numCores = fc.constantFrom(1, 3, 64);

test('matmul of ragged shapes, with padding that must not matter', () => {
  fc.assert(
    fc.property(extent, extent, extent, floatFormat, numCores, (m, k, n, format, cores) => {
      const bench = new KernelBench();
      const a = bench.put([m, k], format, testNumbers([m, k], m));
      const b = bench.put([k, n], format, testNumbers([k, n], n));
      const result = bench.result([m, n], format, {}, cores);
      runMatmul(bench.device, 'ttnn.matmul', a, b, result);
      checkClose(bench.get(result), matmul(bench.get(a), bench.get(b)), format, 4 * k);
    }),
    { seed: 11, numRuns: 20 },
  );
});

test('matmul of batches at whole tiles', () => {
  const bench = new KernelBench();
  const options = { alignMatrices: true };
  const a = bench.put([2, 3, 40, 33], 'f32', testNumbers([2, 3, 40, 33], 1), options);
  const b = bench.put([3, 33, 65], 'f32', testNumbers([3, 33, 65], 2), options);
  const result = bench.result([2, 3, 40, 65], 'f32', options);
  runMatmul(bench.device, 'ttnn.matmul', a, b, result);
  checkClose(bench.get(result), matmul(bench.get(a), bench.get(b)), 'f32', 4 * 33);
});

test('the same program gives the same bytes and cycles', () => {
  const run = (): readonly [GoldenTensor, number] => {
    const bench = new KernelBench();
    const a = bench.put([100, 70], 'bf16', testNumbers([100, 70], 1));
    const b = bench.put([70, 90], 'bf16', testNumbers([70, 90], 2));
    const result = bench.result([100, 90], 'bf16');
    runMatmul(bench.device, 'ttnn.matmul', a, b, result);
    return [bench.get(result), bench.device.takeReports()[0]!.cycles];
  };
  assert.equal(run(), run());
});

test.run();
