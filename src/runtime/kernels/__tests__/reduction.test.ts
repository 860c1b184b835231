import fc from 'fast-check';
import { test } from 'uvu';
import { product } from '../../../support/math.ts';
import { reduce, type ReductionName } from '../../golden/reduction.ts';
import { softmax } from '../../golden/softmax.ts';
import { runReduce } from '../reduce.ts';
import { runSoftmax } from '../softmax.ts';
import { KernelBench, testNumbers, checkClose, type FloatName } from './kernel-bench.ts';

const extent = fc.integer({ min: 1, max: 70 });
const floatFormat = fc.constantFrom<FloatName>('f32', 'bf16');
const numCores = fc.constantFrom(1, 3, 64);

const reductions = { sum: 'sum', mean: 'avg', max: 'max' } as const satisfies Partial<Record<ReductionName, string>>;

test('reductions of ragged matrices, with padding that must not matter', () => {
  const names = fc.constantFrom<keyof typeof reductions>('sum', 'mean', 'max');
  const dims = fc.constantFrom('row', 'col', 'scalar');
  fc.assert(
    fc.property(names, dims, extent, extent, floatFormat, numCores, (name, dim, rows, columns, format, cores) => {
      const bench = new KernelBench();
      const numbers = testNumbers([rows, columns], rows + columns).map((x) => (name === 'max' ? x - 3 : x));
      const input = bench.put([rows, columns], format, numbers);
      const folded = { row: [1], col: [0], scalar: [0, 1] }[dim];
      const count = product(folded.map((each) => [rows, columns][each]!));
      const result = bench.result([dim === 'row' ? rows : 1, dim === 'col' ? columns : 1], format, {}, cores);
      const scale = name === 'mean' ? 1 / count : 1;
      runReduce(bench.device, `ttnn.${name}`, input, result, reductions[name], dim as 'row', scale);
      const expected = reduce(name, bench.get(input), { dims: folded, keepDim: true });
      checkClose(bench.get(result), expected, format, name === 'sum' ? 2 * count : 5, `${name} ${dim}`);
    }),
    { seed: 13, numRuns: 40 },
  );
});

test('softmax along ragged rows, with padding that must not matter', () => {
  fc.assert(
    fc.property(extent, extent, floatFormat, numCores, (rows, columns, format, cores) => {
      const bench = new KernelBench();
      const input = bench.put(
        [rows, columns],
        format,
        testNumbers([rows, columns], columns).map((x) => 20 * x),
      );
      const result = bench.result([rows, columns], format, {}, cores);
      runSoftmax(bench.device, 'ttnn.softmax', input, result);
      checkClose(bench.get(result), softmax(bench.get(input), -1), format, 1);
    }),
    { seed: 14, numRuns: 20 },
  );
});

test.run();
