import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FormatName } from '../../../device/formats/element-format.ts';
import { product, sum } from '../../../support/math.ts';
import { embedding, transpose } from '../../golden/data-movement.ts';
import { goldenTensor } from '../../golden/golden-tensor.ts';
import { runEmbedding } from '../embedding.ts';
import { runFill } from '../fill.ts';
import { runGather } from '../gather.ts';
import { runTilize, runUntilize } from '../tilize.ts';
import { runTranspose } from '../transpose.ts';
import { KernelBench, testNumbers } from './kernel-bench.ts';

const extent = fc.integer({ min: 1, max: 70 });

const reshapes: readonly (readonly [readonly number[], readonly number[]])[] = [
  [
    [6, 10],
    [3, 20],
  ],
  [
    [4, 48],
    [12, 16],
  ],
  [
    [7, 33],
    [11, 21],
  ],
  [
    [2, 40, 40],
    [80, 40],
  ],
  [[64], [2, 32]],
];

test('tilize and untilize', () => {
  fc.assert(
    fc.property(
      extent,
      fc.integer({ min: 1, max: 300 }),
      fc.constantFrom<FormatName>('f32', 'bf16', 'u32'),
      (rows, columns, format) => {
        const bench = new KernelBench();
        const numbers = Float64Array.from({ length: rows * columns }, (_, i) => i % 256);
        const input = bench.put([rows, columns], format, numbers, { isTiled: false });
        const tiled = bench.result([rows, columns], format);
        runTilize(bench.device, 'ttnn.to_layout', input, tiled);
        assert.equal(bench.get(tiled).data, numbers);
        const back = bench.result([rows, columns], format, { isTiled: false, memory: 'l1' });
        runUntilize(bench.device, 'ttnn.to_layout', tiled, back);
        assert.equal(bench.get(back).data, numbers);
      },
    ),
    { seed: 15, numRuns: 15 },
  );
});

test('indices that lie beside each other are read at once, for rows of any length', () => {
  const bench = new KernelBench();
  const places = Float64Array.from({ length: 40 }, (_, i) => (i * 7) % 50);
  const indices = bench.put([40], 'u32', places);
  const weight = bench.put([50, 64], 'f32', testNumbers([50, 64], 3));
  const result = bench.result([40, 64], 'f32');
  runEmbedding(bench.device, 'ttnn.embedding', indices, weight, result);
  assert.equal(bench.get(result), embedding(goldenTensor([40], places), bench.get(weight)));
  const read = sum(
    bench.device.takeReports().flatMap(({ threads }) => threads.map(({ counters }) => counters['bytesRead'] ?? 0)),
  );
  // Each of four tiles has two segments of a row, and 8 indices in 32 bytes.
  const [rows, windows] = [40 * 64 * 4, 2 * (40 / 8) * 32];
  assert.is(read, rows + windows);
});

test('transpose of matrices', () => {
  for (const shape of [
    [1, 1],
    [40, 70],
    [2, 3, 40, 33],
  ]) {
    const bench = new KernelBench();
    const input = bench.put(shape, 'f32', testNumbers(shape, 1), { alignMatrices: true });
    const expected = transpose(bench.get(input), -1, -2);
    const result = bench.result(expected.shape, 'f32', { alignMatrices: true });
    runTranspose(bench.device, 'ttnn.transpose', input, result);
    assert.equal(bench.get(result), expected);
  }
});

test('fill', () => {
  const bench = new KernelBench();
  const result = bench.result([40, 70], 'bf16');
  runFill(bench.device, 'ttnn.full', result, 1.5);
  assert.equal(bench.get(result), goldenTensor([40, 70], new Float64Array(2800).fill(1.5)));
});

test('gather reshapes between all layouts', () => {
  for (const [from, to] of reshapes) {
    for (const format of ['f32', 'bf16', 'u8'] as const) {
      for (const [inTiles, outTiles] of [
        [true, true],
        [false, true],
        [true, false],
        [false, false],
      ] as const) {
        const bench = new KernelBench();
        const numbers = Float64Array.from({ length: product(from) }, (_, i) => i % 251);
        const input = bench.put(from, format, numbers, { isTiled: inTiles });
        const result = bench.result(to, format, { isTiled: outTiles });
        runGather(bench.device, 'ttnn.reshape', input, result, { kind: 'flat' });
        assert.equal(bench.get(result), goldenTensor(to, numbers), `${from.join('x')} ${format}`);
      }
    }
  }
});

test('gather permutes, repeats and realigns', () => {
  const bench = new KernelBench();
  const shape = [3, 5, 33];
  const input = bench.put(shape, 'f32', testNumbers(shape, 1));
  const golden = bench.get(input);
  const swapped = bench.result([5, 3, 33], 'f32');
  const outer = { kind: 'strided', rowStrides: [1, 5, 0], columnStrides: [0, 0, 1] } as const;
  runGather(bench.device, 'ttnn.transpose', input, swapped, outer);
  assert.equal(bench.get(swapped), transpose(golden, 0, 1));
  const turned = bench.result([33, 5, 3], 'f32');
  const all = { kind: 'strided', rowStrides: [0, 1, 5], columnStrides: [1, 0, 0] } as const;
  runGather(bench.device, 'ttnn.transpose', input, turned, all);
  assert.equal(bench.get(turned), transpose(golden, 0, 2));
  const aligned = bench.result(shape, 'f32', { alignMatrices: true });
  const identity = { kind: 'strided', rowStrides: [5, 1, 0], columnStrides: [0, 0, 1] } as const;
  runGather(bench.device, 'ttnn.to_layout', input, aligned, identity);
  assert.equal(bench.get(aligned), golden);
});

test.run();
