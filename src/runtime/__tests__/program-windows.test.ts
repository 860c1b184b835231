import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from '../run-binary.ts';
import { RuntimeError } from '../runtime-error.ts';
import { type DataType } from '../../target/schema/generated/common.gen.ts';
import { type Conv2dOp, type MaxPool2dOp } from '../../target/schema/generated/ttnn.gen.ts';
import { check, inputsOf } from './program-check.ts';
import { ProgramFixture, type Place } from './program-fixture.ts';

const device = { globalId: 0 };
const host: Place = { space: 'host' };

/** A convolution: images, kernel and how it moves; sizes that are left out are 1, padding is 0. */
interface ConvolutionCase {
  readonly images: readonly [batch: number, height: number, width: number, channels: number];
  readonly outputs: number;
  readonly kernel: readonly [height: number, width: number];
  readonly options?: Partial<Conv2dOp>;
  readonly hasBias?: boolean;
  readonly dataType?: DataType;
  readonly place?: Place;
}

const basic = {
  strideHeight: 1,
  strideWidth: 1,
  paddingHeight: 0,
  paddingWidth: 0,
  dilationHeight: 1,
  dilationWidth: 1,
};

function convolution({
  images,
  outputs,
  kernel,
  options = {},
  hasBias = false,
  dataType = 'Float32',
  place = { space: 'dram', grid: [2, 2] },
}: ConvolutionCase): ProgramFixture {
  const [batchSize, inputHeight, inputWidth, inChannels] = images;
  const [kernelHeight, kernelWidth] = kernel;
  const o = { ...basic, groups: 1, ...options };
  const places = (size: number, padding: number, dilation: number, taps: number, stride: number): number =>
    Math.floor((size + 2 * padding - dilation * (taps - 1) - 1) / stride) + 1;
  const outHeight = places(inputHeight, o.paddingHeight, o.dilationHeight, kernelHeight, o.strideHeight);
  const outWidth = places(inputWidth, o.paddingWidth, o.dilationWidth, kernelWidth, o.strideWidth);
  const fixture = new ProgramFixture(dataType);
  const input = fixture.input(images, place);
  const weight = fixture.input([outputs, inChannels / o.groups, kernelHeight, kernelWidth], host);
  const bias = hasBias ? { bias: fixture.input([1, 1, 1, outputs], host) } : {};
  const shape = [batchSize, outHeight, outWidth, outputs];
  fixture.output(
    fixture.op(
      shape,
      (out) => ({
        type: 'Conv2dOp',
        value: {
          ...{ input, weight, ...bias, out, device, inChannels, outChannels: outputs, batchSize },
          ...{ inputHeight, inputWidth, kernelHeight, kernelWidth, ...o },
        },
      }),
      place,
    ),
  );
  return fixture;
}

const cases: Readonly<Record<string, ConvolutionCase>> = {
  'one channel': { images: [1, 8, 8, 1], outputs: 3, kernel: [5, 5] },
  'three channels, bias': { images: [2, 7, 9, 3], outputs: 5, kernel: [3, 3], hasBias: true },
  'padding and stride': {
    images: [1, 9, 11, 16],
    outputs: 33,
    kernel: [3, 3],
    options: { paddingHeight: 1, paddingWidth: 2, strideHeight: 2, strideWidth: 3 },
  },
  'a dilated window': {
    images: [1, 10, 10, 20],
    outputs: 4,
    kernel: [3, 2],
    options: { dilationHeight: 2, dilationWidth: 3, paddingHeight: 2 },
    hasBias: true,
  },
  groups: { images: [1, 6, 6, 32], outputs: 48, kernel: [3, 3], options: { groups: 4, paddingWidth: 1 } },
  depthwise: { images: [1, 6, 6, 17], outputs: 17, kernel: [3, 3], options: { groups: 17 } },
  'one pixel': { images: [3, 4, 5, 40], outputs: 8, kernel: [1, 1] },
  'L1, row-major': {
    images: [1, 6, 6, 8],
    outputs: 8,
    kernel: [2, 2],
    place: { space: 'l1', isTiled: false, grid: [2, 1] },
  },
  bf16: { images: [1, 6, 6, 16], outputs: 16, kernel: [3, 3], dataType: 'BFloat16', hasBias: true },
};

for (const [what, each] of Object.entries(cases)) {
  test(`convolution: ${what}`, () => {
    const { options, images, kernel } = each;
    const terms = (kernel[0] * kernel[1] * images[3]) / (options?.groups ?? 1);
    check(convolution(each), 4 * terms, what);
  });
}

test('channels that do not fall into groups, and windows that do not fit', () => {
  const mistakes: readonly [Partial<Conv2dOp>, RegExp][] = [
    [{ groups: 2 }, /^ttnn.conv2d cannot divide 3 and 4 channels into 2 groups$/],
    [{ strideWidth: 0 }, /^stride_width of ttnn.conv2d is 0, expected at least 1$/],
    [{ kernelHeight: 7 }, /^the window of ttnn.conv2d has height 7, which does not fit into 5 with padding of 0$/],
    [{ inputWidth: 6 }, /^the input of ttnn.conv2d is 1x5x5x3, expected 1x5x6x3$/],
  ];
  for (const [mistake, message] of mistakes) {
    const binary = convolution({ images: [1, 5, 5, 3], outputs: 4, kernel: [3, 3] }).binary();
    const operation = binary.programs[0]!.operations.find(({ type }) => type.type === 'Conv2dOp')!;
    Object.assign(operation.type.value, mistake);
    assert.throws(
      () => runProgram(binary, inputsOf(binary)),
      (error: unknown) =>
        error instanceof RuntimeError && message.test(error.message.replace(/^.*?: (?=ttnn|the|stride)/, '')),
    );
  }
});

function pooling(
  [batchSize, inputHeight, inputWidth, channels]: readonly [number, number, number, number],
  [outHeight, outWidth]: readonly [number, number],
  options: Partial<MaxPool2dOp>,
  dataType: DataType = 'Float32',
): ProgramFixture {
  const fixture = new ProgramFixture(dataType);
  const place: Place = { space: 'dram', grid: [2, 2] };
  const input = fixture.input([1, 1, batchSize * inputHeight * inputWidth, channels], place);
  const sizes = { batchSize, inputHeight, inputWidth, channels, kernelHeight: 2, kernelWidth: 2, ceilMode: false };
  const shape = [1, 1, batchSize * outHeight * outWidth, channels];
  const make = (out: MaxPool2dOp['out']) =>
    ({ type: 'MaxPool2dOp', value: { in: input, out, device, ...sizes, ...basic, ...options } }) as const;
  fixture.output(fixture.op(shape, make, place));
  return fixture;
}

test('the maximum of windows', () => {
  check(pooling([2, 6, 6, 8], [3, 3], { strideHeight: 2, strideWidth: 2 }), 0);
  check(pooling([1, 5, 7, 20], [5, 3], { kernelHeight: 3, kernelWidth: 3, paddingHeight: 1, strideWidth: 2 }), 0);
  check(pooling([1, 5, 5, 33], [2, 2], { kernelWidth: 1, kernelHeight: 1, strideHeight: 3, strideWidth: 3 }), 0);
  check(pooling([1, 5, 5, 16], [3, 3], { strideHeight: 2, strideWidth: 2, ceilMode: true }, 'BFloat16'), 0);
  check(pooling([1, 6, 6, 3], [2, 4], { dilationHeight: 4, dilationWidth: 2 }), 0);
});

test.run();
