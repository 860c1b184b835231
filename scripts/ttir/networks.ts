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

/** Writes down the steps of a program, and names their results as printing will. */
class NetworkBuilder {
  readonly steps: Step[] = [];
  private next = 0;

  /** Adds an operation and returns the name of its result. */
  op(op: string, inputs: readonly string[], type: string, ...attributes: readonly string[]): string {
    const constraint = op === 'max_pool2d' || op === 'embedding' ? 'any_device' : 'any_device_tile';
    this.steps.push({ op, inputs, type, attributes, constraint });
    this.next += op === 'constant' ? 1 : 2;
    return `%${this.next - 1}`;
  }

  /** x weight + bias for x of `rows` rows. */
  linear(x: string, weight: string, bias: string, type: string): string {
    return this.op('add', [this.op('matmul', [x, weight], type), bias], type);
  }

  /** (x - mean) / sqrt(variance + epsilon) * scale + shift over rows of a matrix. */
  layerNorm(x: string, scale: string, shift: string, rows: number, columns: number): string {
    const [matrix, column] = [`${rows}x${columns}xf32`, `${rows}x1xf32`];
    const mean = (of: string): string => this.op('mean', [of], column, 'dim_arg = [-1 : i32]', 'keep_dim = true');
    const centered = this.op('subtract', [x, mean(x)], matrix);
    const variance = mean(this.op('multiply', [centered, centered], matrix));
    const epsilon = this.op('constant', [], column, `value = dense<9.99999974E-6> : tensor<${column}>`);
    const deviation = this.op('sqrt', [this.op('add', [variance, epsilon], column)], column);
    const normal = this.op('multiply', [centered, this.op('reciprocal', [deviation], column)], matrix);
    return this.op('add', [this.op('multiply', [normal, scale], matrix), shift], matrix);
  }
}

function network(name: string, args: readonly string[], build: (builder: NetworkBuilder) => void): Program {
  const builder = new NetworkBuilder();
  build(builder);
  return { name, args, steps: builder.steps };
}

/** Attention over 32 positions of 64 numbers with a residual, and a perceptron with another, each behind a normalization. */
const encoderBlock = network(
  'encoder_block',
  [
    ...['32x64xf32', '64x64xf32', '64x64xf32', '64x64xf32', '64x64xf32', '1x64xf32', '1x64xf32'],
    ...['64x128xf32', '1x128xf32', '128x64xf32', '1x64xf32', '1x64xf32', '1x64xf32'],
  ],
  (b) => {
    const rows = '32x64xf32';
    const [query, key, value] = ['%arg1', '%arg2', '%arg3'].map((weight) => b.op('matmul', ['%arg0', weight], rows));
    const turned = b.op('transpose', [key!], '64x32xf32', 'dim0 = 0 : si32', 'dim1 = 1 : si32');
    const scale = b.op('constant', [], '32x32xf32', 'value = dense<1.250000e-01> : tensor<32x32xf32>');
    const scores = b.op('multiply', [b.op('matmul', [query!, turned], '32x32xf32'), scale], '32x32xf32');
    const weights = b.op('softmax', [scores], '32x32xf32', 'dimension = 1 : si32');
    const mixed = b.op('matmul', [b.op('matmul', [weights, value!], rows), '%arg4'], rows);
    const attended = b.layerNorm(b.op('add', ['%arg0', mixed], rows), '%arg5', '%arg6', 32, 64);
    const hidden = b.op('gelu', [b.linear(attended, '%arg7', '%arg8', '32x128xf32')], '32x128xf32');
    const fed = b.op('add', [attended, b.linear(hidden, '%arg9', '%arg10', rows)], rows);
    b.layerNorm(fed, '%arg11', '%arg12', 32, 64);
  },
);

/** Two convolutions of padded images with a shortcut around them, behind one that takes colours to channels, and a classifier. */
const resnet = network(
  'resnet',
  [
    ...['1x16x16x3xf32', '16x3x3x3xf32', '1x1x1x16xf32', '16x16x3x3xf32', '1x1x1x16xf32'],
    ...['16x16x3x3xf32', '1x1x1x16xf32', '16x10xf32', '1x10xf32'],
  ],
  (b) => {
    const image = '1x16x16x16xf32';
    const padded = windowAttributes(1, 'groups = 1 : si32').map((each) => each.replace(/(padding_\w+) = 0/, '$1 = 1'));
    const conv = (x: string, weight: string, bias: string): string =>
      b.op('conv2d', [x, weight, bias], image, ...padded);
    const stem = b.op('relu', [conv('%arg0', '%arg1', '%arg2')], image);
    const inner = b.op('relu', [conv(stem, '%arg3', '%arg4')], image);
    const block = b.op('relu', [b.op('add', [conv(inner, '%arg5', '%arg6'), stem], image)], image);
    const pooled = b.op('max_pool2d', [block], '1x8x8x16xf32', ...pool2x2);
    const places = b.op('reshape', [pooled], '64x16xf32', 'shape = [64 : i32, 16 : i32]');
    const features = b.op('mean', [places], '1x16xf32', 'dim_arg = [0 : i32]', 'keep_dim = true');
    b.op('softmax', [b.linear(features, '%arg7', '%arg8', '1x10xf32')], '1x10xf32', 'dimension = 1 : si32');
  },
);

/** The mean of looked-up rows, and a perceptron on it. */
const embeddingModel = network(
  'embedding_model',
  ['24xi32', '100x48xf32', '48x32xf32', '1x32xf32', '32x6xf32', '1x6xf32'],
  (b) => {
    const words = b.op('embedding', ['%arg0', '%arg1'], '24x48xf32');
    const text = b.op('mean', [words], '1x48xf32', 'dim_arg = [0 : i32]', 'keep_dim = true');
    const hidden = b.op('relu', [b.linear(text, '%arg2', '%arg3', '1x32xf32')], '1x32xf32');
    b.op('softmax', [b.linear(hidden, '%arg4', '%arg5', '1x6xf32')], '1x6xf32', 'dimension = 1 : si32');
  },
);

/** 16 images of 196 pixels through 32 numbers and back. */
const autoencoder = network(
  'autoencoder',
  ['16x196xf32', '196x64xf32', '1x64xf32', '64x32xf32', '1x32xf32', '32x64xf32', '1x64xf32', '64x196xf32', '1x196xf32'],
  (b) => {
    const wide = b.op('relu', [b.linear('%arg0', '%arg1', '%arg2', '16x64xf32')], '16x64xf32');
    const code = b.linear(wide, '%arg3', '%arg4', '16x32xf32');
    const decoded = b.op('relu', [b.linear(code, '%arg5', '%arg6', '16x64xf32')], '16x64xf32');
    b.op('sigmoid', [b.linear(decoded, '%arg7', '%arg8', '16x196xf32')], '16x196xf32');
  },
);

/** The files with several ops per function, by their name. */
export const networks: ReadonlyMap<string, TtirFile> = new Map([
  ['attention', { comment: 'Scaled dot-product attention; the last argument is 1 / sqrt(32).', programs: [attention] }],
  ['layer-norm', { comment: 'Layer normalization: mean, variance, scale and shift.', programs: [layerNorm] }],
  ['autoencoder', { comment: 'An autoencoder with a code of 32 numbers.', programs: [autoencoder] }],
  [
    'embedding-model',
    { comment: 'A classifier of texts: embedding, mean and perceptron.', programs: [embeddingModel] },
  ],
  [
    'encoder-block',
    { comment: 'A block of a transformer: attention, perceptron and normalizations.', programs: [encoderBlock] },
  ],
  [
    'resnet',
    { comment: 'A residual network: convolutions, a shortcut, pooling and a classifier.', programs: [resnet] },
  ],
  ['lenet', { comment: 'LeNet-5: convolutions, pooling and a perceptron.', programs: [lenet] }],
  ['two-layers', { comment: 'A two-layer perceptron in bf16.', programs: [twoLayers] }],
]);
