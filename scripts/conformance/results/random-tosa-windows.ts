import { type Step } from './chain.ts';
import { tensor, type Writer } from './tosa-writer.ts';

const i64s = (values: readonly number[]): string => `array<i64: ${values.join(', ')}>`;

export function convolution(w: Writer): Step {
  const [y, x] = [w.window(() => 3), w.window(() => 3)];
  const [n, channels, filters] = [w.size(1, 2), w.size(1, 5), w.size(1, 5)];
  const isDeep = w.random.chance(0.5);
  const [element, acc] = w.pick([
    ['f32', 'f32'],
    ['i8', 'i32'],
  ] as const);
  const zps = [
    w.constant('izp', element, element === 'i8' ? String(w.random.below(9) - 4) : '0.0'),
    w.zero('wzp', element),
  ];
  const outputs = isDeep ? channels * filters : filters;
  const weights = isDeep ? [y.kernel, x.kernel, channels, filters] : [filters, y.kernel, x.kernel, channels];
  const types = [tensor([n, y.input, x.input, channels], element), tensor(weights, element), tensor([outputs], acc)];
  const result = tensor([n, y.output, x.output, outputs], acc);
  const attributes = `{acc_type = ${acc}, dilation = ${i64s([y.dilation, x.dilation])}, pad = ${i64s([...y.pad, ...x.pad])}, stride = ${i64s([y.stride, x.stride])}}`;
  const name = isDeep ? 'tosa.depthwise_conv2d' : 'tosa.conv2d';
  return w.body(
    types,
    `%r = ${name} %a0, %a1, %a2, ${zps.join(', ')} ${attributes} : (${types.join(', ')}, tensor<1x${element}>, tensor<1x${element}>) -> ${result}`,
    result,
  );
}

export function transposedConvolution(w: Writer): Step {
  const [n, channels, filters, h, width] = [w.size(1, 2), w.size(1, 4), w.size(1, 4), w.size(1, 4), w.size(1, 4)];
  const [kernel, stride] = [
    [w.size(1, 4), w.size(1, 4)],
    [w.size(1, 3), w.size(1, 3)],
  ];
  const pad = kernel.flatMap((size) => [w.random.below(size + 1) - Math.floor(size / 2), w.random.below(2)]);
  const zps = [w.zero('izp', 'f32'), w.zero('wzp', 'f32')];
  const output = [h, width].map((size, i) => (size - 1) * stride[i]! + pad[2 * i]! + pad[2 * i + 1]! + kernel[i]!);
  const types = [
    tensor([n, h, width, channels], 'f32'),
    tensor([filters, ...kernel, channels], 'f32'),
    tensor([filters], 'f32'),
  ];
  const result = tensor([n, ...output, filters], 'f32');
  return w.body(
    types,
    `%r = tosa.transpose_conv2d %a0, %a1, %a2, ${zps.join(', ')} {acc_type = f32, out_pad = ${i64s(pad)}, stride = ${i64s(stride)}} : (${types.join(', ')}, tensor<1xf32>, tensor<1xf32>) -> ${result}`,
    result,
  );
}

export function pooling(w: Writer): Step {
  // Pools do not dilate.
  const axis = () => {
    for (;;) {
      const chosen = w.window((kernel) => kernel - 1);
      if (chosen.dilation === 1) return chosen;
    }
  };
  const [y, x] = [axis(), axis()];
  const [n, channels] = [w.size(1, 2), w.size(1, 5)];
  const element = w.pick(['f32', 'i8']);
  const type = tensor([n, y.input, x.input, channels], element);
  const result = tensor([n, y.output, x.output, channels], element);
  const common = `kernel = ${i64s([y.kernel, x.kernel])}, pad = ${i64s([...y.pad, ...x.pad])}, stride = ${i64s([y.stride, x.stride])}`;
  if (w.random.chance(0.5))
    return w.body([type], `%r = tosa.max_pool2d %a0 {${common}} : (${type}) -> ${result}`, result);
  const zps = [w.zero('izp', element), w.zero('ozp', element)];
  const acc = element === 'f32' ? 'f32' : 'i32';
  return w.body(
    [type],
    `%r = tosa.avg_pool2d %a0, ${zps.join(', ')} {acc_type = ${acc}, ${common}} : (${type}, tensor<1x${element}>, tensor<1x${element}>) -> ${result}`,
    result,
  );
}

export function resize(w: Writer): Step {
  const axis = () => {
    const [input, numerator, denominator] = [w.size(1, 5), w.size(1, 4) * 2, w.size(1, 2)];
    const offset = w.random.below(denominator);
    // The border makes the size a whole number.
    const reach = (input - 1) * numerator - offset;
    const border = (denominator - (reach % denominator)) % denominator;
    return { input, output: (reach + border) / denominator + 1, numerator, denominator, offset, border };
  };
  const [y, x] = [axis(), axis()];
  const [n, channels] = [w.size(1, 2), w.size(1, 4)];
  const scale = w.constShape('scale', [y.numerator, y.denominator, x.numerator, x.denominator]);
  const [offset, border] = [w.constShape('offset', [y.offset, x.offset]), w.constShape('border', [y.border, x.border])];
  const [element, mode] = w.pick([
    ['f32', 'BILINEAR'],
    ['f32', 'NEAREST_NEIGHBOR'],
    ['i8', 'NEAREST_NEIGHBOR'],
    ['i8', 'BILINEAR'],
  ] as const);
  const type = tensor([n, y.input, x.input, channels], element);
  const result = tensor([n, y.output, x.output, channels], element === 'i8' && mode === 'BILINEAR' ? 'i32' : element);
  return w.body(
    [type],
    `%r = tosa.resize %a0, ${scale}, ${offset}, ${border} {mode = ${mode}} : (${type}, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> ${result}`,
    result,
  );
}
