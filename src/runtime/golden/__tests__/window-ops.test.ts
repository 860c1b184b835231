import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { conv2d } from '../conv2d.ts';
import { goldenTensor, type GoldenTensor } from '../golden-tensor.ts';
import { maxPool2d } from '../max-pool2d.ts';
import { windowCount, type WindowOptions } from '../window.ts';

const plain: WindowOptions = {
  strideHeight: 1,
  strideWidth: 1,
  dilationHeight: 1,
  dilationWidth: 1,
  paddingTop: 0,
  paddingBottom: 0,
  paddingLeft: 0,
  paddingRight: 0,
};

const image = goldenTensor([1, 3, 3, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9]);

test('a 2x2 convolution by hand; the kernel is not flipped', () => {
  const weight = goldenTensor([1, 1, 2, 2], [1, 10, 100, 1000]);
  const bias = goldenTensor([1, 1, 1, 1], [0.5]);
  const result = conv2d(image, weight, bias, { ...plain, groups: 1 });
  assert.equal(result, goldenTensor([1, 2, 2, 1], [5421.5, 6532.5, 8754.5, 9865.5]));
});

test('padding on one side is zero and moves the window', () => {
  const weight = goldenTensor([1, 1, 1, 2], [1, 10]);
  const result = conv2d(image, weight, undefined, { ...plain, paddingLeft: 1, strideHeight: 2, groups: 1 });
  assert.equal(result, goldenTensor([1, 2, 3, 1], [10, 21, 32, 70, 87, 98]));
});

test('groups see only their own channels', () => {
  const twoChannels = goldenTensor([1, 1, 1, 2], [3, 5]);
  const weight = goldenTensor([4, 1, 1, 1], [1, 2, 3, 4]);
  assert.equal([...conv2d(twoChannels, weight, undefined, { ...plain, groups: 2 }).data], [3, 6, 15, 20]);
});

test('a convolution agrees with loops over an explicitly padded image', () => {
  const small = fc.integer({ min: 1, max: 2 });
  const pad = fc.nat(2);
  fc.assert(
    fc.property(
      fc.tuple(small, small, small, small, small, small),
      fc.tuple(pad, pad, pad, pad),
      fc.tuple(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 3, max: 6 })),
      ([batches, channels, outputs, strideHeight, strideWidth, dilation], [top, bottom, left, right], [h, w]) => {
        const input = numbers([batches, h, w, channels], 7);
        const weight = numbers([outputs, channels, 2, 2], 5);
        const bias = numbers([1, 1, 1, outputs], 3);
        const options = { strideHeight, strideWidth, dilationHeight: dilation, dilationWidth: 1, groups: 1 };
        const padding = { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right };
        const result = conv2d(input, weight, bias, { ...options, ...padding });

        const padded = padImage(input, top, bottom, left, right, 0);
        const [, ph, pw] = padded.shape as [number, number, number];
        const expected: number[] = [];
        for (let n = 0; n < batches; n++) {
          for (let y = 0; y + dilation < ph; y += strideHeight) {
            for (let x = 0; x + 1 < pw; x += strideWidth) {
              for (let o = 0; o < outputs; o++) {
                let sum = bias.data[o]!;
                for (let c = 0; c < channels; c++) {
                  for (const [i, j] of [
                    [0, 0],
                    [0, 1],
                    [1, 0],
                    [1, 1],
                  ] as const) {
                    const at = ((n * ph + y + i * dilation) * pw + x + j) * channels + c;
                    sum += padded.data[at]! * weight.data[((o * channels + c) * 2 + i) * 2 + j]!;
                  }
                }
                expected.push(sum);
              }
            }
          }
        }
        assert.equal([...result.data], expected);
        assert.is(
          result.data.length,
          result.shape.reduce((a, b) => a * b, 1),
        );
      },
    ),
    { seed: 1, numRuns: 150 },
  );
});

test('2x2 max pooling by hand', () => {
  const options = { ...plain, kernelHeight: 2, kernelWidth: 2, ceilMode: false };
  assert.equal(maxPool2d(image, options), goldenTensor([1, 2, 2, 1], [5, 6, 8, 9]));
  const strided = { ...options, strideHeight: 2, strideWidth: 2 };
  assert.equal(maxPool2d(image, strided), goldenTensor([1, 1, 1, 1], [5]));
  assert.equal(maxPool2d(image, { ...strided, ceilMode: true }), goldenTensor([1, 2, 2, 1], [5, 6, 8, 9]));
});

test('padding never wins a pooling', () => {
  const negative = goldenTensor([1, 1, 2, 1], [-3, -5]);
  const options = { ...plain, kernelHeight: 1, kernelWidth: 2, ceilMode: false, paddingLeft: 1 };
  assert.equal(maxPool2d(negative, options), goldenTensor([1, 1, 2, 1], [-3, -3]));
});

test('pooling agrees with loops over an image padded with minus infinity', () => {
  const small = fc.integer({ min: 1, max: 2 });
  const extent = fc.integer({ min: 3, max: 6 });
  fc.assert(
    fc.property(small, small, small, small, extent, extent, fc.nat(1), fc.nat(1), (n, c, stride, dil, h, w, pt, pr) => {
      const input = numbers([n, h, w, c], 11);
      const result = maxPool2d(input, {
        ...plain,
        kernelHeight: 2,
        kernelWidth: 2,
        strideHeight: stride,
        strideWidth: stride,
        dilationHeight: dil,
        dilationWidth: dil,
        paddingTop: pt,
        paddingRight: pr,
        ceilMode: false,
      });
      const padded = padImage(input, pt, 0, 0, pr, -Infinity);
      const [, ph, pw] = padded.shape as [number, number, number];
      const expected: number[] = [];
      for (let b = 0; b < n; b++) {
        for (let y = 0; y + dil < ph; y += stride) {
          for (let x = 0; x + dil < pw; x += stride) {
            for (let k = 0; k < c; k++) {
              const at = (i: number, j: number) => padded.data[((b * ph + y + i * dil) * pw + x + j * dil) * c + k]!;
              expected.push(Math.max(at(0, 0), at(0, 1), at(1, 0), at(1, 1)));
            }
          }
        }
      }
      assert.equal([...result.data], expected);
    }),
    { seed: 1, numRuns: 150 },
  );
});

test('places of a window, rounded down and up', () => {
  const axis = { size: 7, kernel: 2, stride: 3, dilation: 1, before: 0, after: 0 };
  assert.is(windowCount(axis), 2);
  assert.is(windowCount(axis, true), 3);
  assert.is(windowCount({ ...axis, size: 6, before: 1, after: 1 }, true), 3);
  // The third window would start in the padding behind the image: left out.
  assert.is(windowCount({ size: 3, kernel: 1, stride: 4, dilation: 1, before: 0, after: 1 }, true), 1);
  assert.throws(() => windowCount({ ...axis, size: 1 }), /a window of 2 does not fit into 1/);
});

function numbers(shape: readonly number[], step: number): GoldenTensor {
  const length = shape.reduce((a, b) => a * b, 1);
  return goldenTensor(
    shape,
    Array.from({ length }, (_, i) => ((i * step) % 17) - 8),
  );
}

function padImage(
  input: GoldenTensor,
  top: number,
  bottom: number,
  left: number,
  right: number,
  value: number,
): GoldenTensor {
  const [n, h, w, c] = input.shape as [number, number, number, number];
  const [ph, pw] = [h + top + bottom, w + left + right];
  const data = new Float64Array(n * ph * pw * c).fill(value);
  for (let row = 0; row < n * h; row++) {
    const to = ((Math.floor(row / h) * ph + (row % h) + top) * pw + left) * c;
    data.set(input.data.subarray(row * w * c, (row + 1) * w * c), to);
  }
  return { shape: [n, ph, pw, c], data };
}

test.run();
