import { type Program, type Step } from './program.ts';
import { type TtirFile } from './single-ops.ts';

/** softmax(q k^T / sqrt(d)) v for 2 heads of 64 positions and d = 32. */
const attention: Program = {
  name: 'attention',
  args: ['1x2x64x32xf32', '1x2x64x32xf32', '1x2x64x32xf32', '1x1x1x1xf32'],
  steps: [
    { op: 'transpose', inputs: ['%arg1'], type: '1x2x32x64xf32', attributes: ['dim0 = -2 : si32', 'dim1 = -1 : si32'] },
    { op: 'matmul', inputs: ['%arg0', '%1'], type: '1x2x64x64xf32' },
    { op: 'multiply', inputs: ['%3', '%arg3'], type: '1x2x64x64xf32' },
    { op: 'softmax', inputs: ['%5'], type: '1x2x64x64xf32', attributes: ['dimension = -1 : si32'] },
    { op: 'matmul', inputs: ['%7', '%arg2'], type: '1x2x64x32xf32' },
  ],
};

const rowMean = (input: string): Step => ({
  op: 'mean',
  inputs: [input],
  type: '64x1xf32',
  attributes: ['dim_arg = [-1 : i32]', 'keep_dim = true'],
});

/** (x - mean) / sqrt(variance + epsilon) * scale + shift over rows of 96. */
const layerNorm: Program = {
  name: 'layer_norm',
  args: ['64x96xf32', '1x96xf32', '1x96xf32'],
  steps: [
    rowMean('%arg0'),
    { op: 'subtract', inputs: ['%arg0', '%1'], type: '64x96xf32' },
    { op: 'multiply', inputs: ['%3', '%3'], type: '64x96xf32' },
    rowMean('%5'),
    { op: 'constant', inputs: [], type: '64x1xf32', attributes: ['value = dense<9.99999974E-6> : tensor<64x1xf32>'] },
    { op: 'add', inputs: ['%7', '%8'], type: '64x1xf32' },
    { op: 'sqrt', inputs: ['%10'], type: '64x1xf32' },
    { op: 'reciprocal', inputs: ['%12'], type: '64x1xf32' },
    { op: 'multiply', inputs: ['%3', '%14'], type: '64x96xf32' },
    { op: 'multiply', inputs: ['%16', '%arg1'], type: '64x96xf32' },
    { op: 'add', inputs: ['%18', '%arg2'], type: '64x96xf32' },
  ],
};

/** Two layers in bf16 with a sigmoid between them, as small as a real network can be. */
const twoLayers: Program = {
  name: 'two_layers',
  args: ['32x64xbf16', '64x96xbf16', '1x96xbf16', '96x10xbf16', '1x10xbf16'],
  steps: [
    { op: 'matmul', inputs: ['%arg0', '%arg1'], type: '32x96xbf16' },
    { op: 'add', inputs: ['%1', '%arg2'], type: '32x96xbf16' },
    { op: 'sigmoid', inputs: ['%3'], type: '32x96xbf16' },
    { op: 'matmul', inputs: ['%5', '%arg3'], type: '32x10xbf16' },
    { op: 'add', inputs: ['%7', '%arg4'], type: '32x10xbf16' },
  ],
};

/** The attributes of a convolution or pooling whose window moves by `stride`, without padding and dilation. */
function windowAttributes(stride: number, ...more: readonly string[]): readonly string[] {
  const values = { dilation_height: 1, dilation_width: 1, stride_height: stride, stride_width: stride };
  const padding = { padding_bottom: 0, padding_left: 0, padding_right: 0, padding_top: 0 };
  return [...Object.entries({ ...values, ...padding }).map(([key, value]) => `${key} = ${value} : si32`), ...more];
}

const pool2x2 = windowAttributes(2, 'ceil_mode = false', 'kernel_height = 2 : si32', 'kernel_width = 2 : si32');
const convolve = windowAttributes(1, 'groups = 1 : si32');

/** LeNet-5 with relu and maxima, on two images of handwritten digits. */
const lenet: Program = {
  name: 'lenet',
  args: [
    ...['2x28x28x1xf32', '6x1x5x5xf32', '1x1x1x6xf32', '16x6x5x5xf32', '1x1x1x16xf32'],
    ...['256x120xf32', '1x120xf32', '120x84xf32', '1x84xf32', '84x10xf32', '1x10xf32'],
  ],
  steps: [
    { op: 'conv2d', inputs: ['%arg0', '%arg1', '%arg2'], type: '2x24x24x6xf32', attributes: convolve },
    { op: 'relu', inputs: ['%1'], type: '2x24x24x6xf32' },
    { op: 'max_pool2d', inputs: ['%3'], type: '2x12x12x6xf32', attributes: pool2x2, constraint: 'any_device' },
    { op: 'conv2d', inputs: ['%5', '%arg3', '%arg4'], type: '2x8x8x16xf32', attributes: convolve },
    { op: 'relu', inputs: ['%7'], type: '2x8x8x16xf32' },
    { op: 'max_pool2d', inputs: ['%9'], type: '2x4x4x16xf32', attributes: pool2x2, constraint: 'any_device' },
    { op: 'reshape', inputs: ['%11'], type: '2x256xf32', attributes: ['shape = [2 : i32, 256 : i32]'] },
    { op: 'matmul', inputs: ['%13', '%arg5'], type: '2x120xf32' },
    { op: 'add', inputs: ['%15', '%arg6'], type: '2x120xf32' },
    { op: 'relu', inputs: ['%17'], type: '2x120xf32' },
    { op: 'matmul', inputs: ['%19', '%arg7'], type: '2x84xf32' },
    { op: 'add', inputs: ['%21', '%arg8'], type: '2x84xf32' },
    { op: 'relu', inputs: ['%23'], type: '2x84xf32' },
    { op: 'matmul', inputs: ['%25', '%arg9'], type: '2x10xf32' },
    { op: 'add', inputs: ['%27', '%arg10'], type: '2x10xf32' },
  ],
};

/** The files with several ops per function, by their name. */
export const networks: ReadonlyMap<string, TtirFile> = new Map([
  ['attention', { comment: 'Scaled dot-product attention; the last argument is 1 / sqrt(32).', programs: [attention] }],
  ['layer-norm', { comment: 'Layer normalization: mean, variance, scale and shift.', programs: [layerNorm] }],
  ['lenet', { comment: 'LeNet-5: convolutions, pooling and a perceptron.', programs: [lenet] }],
  ['two-layers', { comment: 'A two-layer perceptron in bf16.', programs: [twoLayers] }],
]);
