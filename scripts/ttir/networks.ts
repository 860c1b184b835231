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

/** The files with several ops per function, by their name. */
export const networks: ReadonlyMap<string, TtirFile> = new Map([
  ['attention', { comment: 'Scaled dot-product attention; the last argument is 1 / sqrt(32).', programs: [attention] }],
  ['layer-norm', { comment: 'Layer normalization: mean, variance, scale and shift.', programs: [layerNorm] }],
  ['two-layers', { comment: 'A two-layer perceptron in bf16.', programs: [twoLayers] }],
]);
