import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { gather, scatter } from '../../../layout/element-runs.ts';
import { product } from '../../../support/math.ts';
import { alignedRowStrides, matrixExtent, packedRowStrides, tileExtent, type DeviceTensor } from '../device-tensor.ts';
import { forEachTileRow, paddingRow, slotsToValues, valuesToSlots } from '../matrix-slots.ts';
import { matrixLayout } from '../tensor-placement.ts';

/** Returns a tiled tensor in DRAM. */
function tiled(shape: readonly number[], rowStrides: readonly number[]): DeviceTensor {
  const place = { memory: 'dram', cores: [], address: 0, numBanks: 1, pagePitchBytes: 2048, zeroPadded: true } as const;
  return { shape, rowStrides, format: 'bf16', isTiled: true, ...place, ...matrixExtent(shape, rowStrides) };
}

const shapes = [[], [7], [40, 48], [33, 16], [3, 20, 33], [2, 3, 5, 17], [2, 1, 64, 95], [4, 1, 1]];

for (const shape of shapes) {
  test(`values of ${shape.join('x') || 'a scalar'} go to the slots that the layout says, and back`, () => {
    for (const rowStrides of [packedRowStrides(shape), alignedRowStrides(shape)]) {
      const tensor = tiled(shape, rowStrides);
      const { rows, columns } = tileExtent(tensor);
      const values = Float32Array.from({ length: product(shape) }, (_, i) => i + 1);
      const [slots, expected] = [new Float32Array(rows * columns * 1024), new Float32Array(rows * columns * 1024)];
      valuesToSlots(tensor, values, slots);
      scatter(matrixLayout(tensor), shape, values, [expected]);
      assert.equal(slots, expected);

      const visited: number[] = [];
      forEachTileRow(tensor, (tileRow, starts) => {
        visited.push(tileRow);
        for (const [row, start] of starts.entries()) {
          const slot = tileRow * columns * 1024 + (row >> 4) * 512 + (row & 15) * 16;
          // Padding has 0 in its slots, and values count from 1.
          assert.is(start === paddingRow ? 0 : values[start], expected[slot]);
        }
      });
      assert.equal(
        visited,
        Array.from({ length: rows }, (_, row) => row),
      );

      const [back, expectedBack] = [new Float32Array(values.length), new Float32Array(values.length)];
      slotsToValues(tensor, slots, back);
      gather(matrixLayout(tensor), shape, [slots], expectedBack);
      assert.equal(back, expectedBack);
      assert.equal(back, values);
    }
  });
}

test.run();
