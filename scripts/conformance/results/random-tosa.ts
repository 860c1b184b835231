import { type Step } from './chain.ts';
import { tosaRegions } from './chain-regions.ts';
import { type ProgramOfTensors } from './compare-results.ts';
import { randomFunctions } from './random-functions.ts';
import { convolution, pooling, resize, transposedConvolution } from './random-tosa-windows.ts';
import { type Shape, tensor, Writer } from './tosa-writer.ts';

const floats = ['f32'];
const integers = ['i32', 'i16', 'i8'];

/** Returns `count` functions in TOSA, whose shapes and attributes are random: every second of one operation, others of several. */
export function randomTosaFunctions(seed: number, count: number): ProgramOfTensors[] {
  return randomFunctions('tosa', seed, count, (random) => random.pick(writers)!(new Writer(random)), tosaRegions);
}

function product(w: Writer): Step {
  const [n, h, width, inner] = [w.size(1, 3), w.size(), w.size(), w.size()];
  const [element, acc] = w.pick([
    ['f32', 'f32'],
    ['i8', 'i32'],
  ] as const);
  const zps = ['azp', 'bzp'].map((name) =>
    w.constant(name, element, element === 'i8' ? String(w.random.below(9) - 4) : '0.0'),
  );
  const types = [tensor([n, h, inner], element), tensor([n, inner, width], element)];
  const result = tensor([n, h, width], acc);
  return w.body(
    types,
    `%r = tosa.matmul %a0, %a1, ${zps.join(', ')} : (${types.join(', ')}, tensor<1x${element}>, tensor<1x${element}>) -> ${result}`,
    result,
  );
}

function pad(w: Writer): Step {
  const shape = w.shape(w.size(1, 5));
  const amounts = shape.flatMap(() => [w.random.below(4), w.random.below(4)]);
  const element = w.pick([...floats, ...integers]);
  const [padding, value] = [w.constShape('p', amounts), w.constant('v', element, element === 'f32' ? '1.5' : '3')];
  const type = tensor(shape, element);
  const result = tensor(
    shape.map((size, i) => size + amounts[2 * i]! + amounts[2 * i + 1]!),
    element,
  );
  return w.body(
    [type],
    `%r = tosa.pad %a0, ${padding}, ${value} : (${type}, !tosa.shape<${amounts.length}>, tensor<1x${element}>) -> ${result}`,
    result,
  );
}

function part(w: Writer): Step {
  const shape = w.shape(w.size(1, 5));
  const starts = shape.map((size) => w.random.below(size));
  const sizes = shape.map((size, i) => 1 + w.random.below(size - starts[i]!));
  const [element, rank] = [w.pick([...floats, ...integers, 'i1']), shape.length];
  const [start, size] = [w.constShape('s', starts), w.constShape('n', sizes)];
  const [type, result] = [tensor(shape, element), tensor(sizes, element)];
  return w.body(
    [type],
    `%r = tosa.slice %a0, ${start}, ${size} : (${type}, !tosa.shape<${rank}>, !tosa.shape<${rank}>) -> ${result}`,
    result,
  );
}

function tile(w: Writer): Step {
  const shape = w.shape(w.size(1, 4));
  const times = shape.map(() => w.size(1, 3));
  const element = w.pick([...floats, ...integers, 'i1']);
  const by = w.constShape('m', times);
  const [type, result] = [
    tensor(shape, element),
    tensor(
      shape.map((size, i) => size * times[i]!),
      element,
    ),
  ];
  return w.body([type], `%r = tosa.tile %a0, ${by} : (${type}, !tosa.shape<${shape.length}>) -> ${result}`, result);
}

function moved(w: Writer): Step {
  const shape = w.shape(w.size(1, 6));
  const element = w.pick([...floats, ...integers, 'i1']);
  const type = tensor(shape, element);
  if (w.random.chance(0.3)) {
    return w.body(
      [type],
      `%r = tosa.reverse %a0 {axis = ${w.random.below(shape.length)} : i32} : (${type}) -> ${type}`,
      type,
    );
  }
  const perms = w.random.permuted(shape.map((_, i) => i));
  const result = tensor(
    perms.map((dim) => shape[dim]!),
    element,
  );
  return w.body(
    [type],
    `%r = tosa.transpose %a0 {perms = array<i32: ${perms.join(', ')}>} : (${type}) -> ${result}`,
    result,
  );
}

function concat(w: Writer): Step {
  const shape = w.shape(w.size(1, 5));
  const axis = w.random.below(shape.length);
  const element = w.pick([...floats, ...integers, 'i1']);
  const sizes = Array.from({ length: w.size(1, 4) }, () => w.size());
  const types = sizes.map((size) => tensor(shape.with(axis, size), element));
  const result = tensor(
    shape.with(
      axis,
      sizes.reduce((a, b) => a + b),
    ),
    element,
  );
  return w.body(
    types,
    `%r = tosa.concat ${types.map((_, i) => `%a${i}`).join(', ')} {axis = ${axis} : i32} : (${types.join(', ')}) -> ${result}`,
    result,
  );
}

function gather(w: Writer): Step {
  // Inputs in place of indices are 1 or 2.
  const [n, rows, channels, places] = [w.size(1, 3), w.size(3, 7), w.size(), w.size()];
  const element = w.pick([...floats, ...integers]);
  const types = [tensor([n, rows, channels], element), tensor([n, places], 'i32')];
  const result = tensor([n, places, channels], element);
  return w.body(types, `%r = tosa.gather %a0, %a1 : (${types.join(', ')}) -> ${result}`, result);
}

function reduction(w: Writer): Step {
  const shape = w.shape(w.size(1, 5));
  const axis = w.random.below(shape.length);
  const [name, element] = w.pick([
    ['sum', 'f32'],
    ['max', 'f32'],
    ['min', 'f32'],
    ['product', 'f32'],
    ['sum', 'i32'],
    ['max', 'i32'],
    ['min', 'i16'],
    ['max', 'i8'],
    ['all', 'i1'],
    ['any', 'i1'],
  ] as const);
  const [type, result] = [tensor(shape, element), tensor(shape.with(axis, 1), element)];
  return w.body([type], `%r = tosa.reduce_${name} %a0 {axis = ${axis} : i32} : (${type}) -> ${result}`, result);
}

function argmax(w: Writer): Step {
  const shape = w.shape(w.size(1, 4));
  const axis = w.random.below(shape.length);
  const type = tensor(shape, w.pick(['f32', 'i8']));
  const result = tensor(shape.toSpliced(axis, 1), 'i32');
  return w.body([type], `%r = tosa.argmax %a0 {axis = ${axis} : i32} : (${type}) -> ${result}`, result);
}

const unary = {
  f32: ['abs', 'ceil', 'floor', 'exp', 'log', 'tanh', 'sigmoid', 'reciprocal', 'rsqrt', 'erf', 'sin', 'cos'],
  i32: ['abs', 'bitwise_not', 'clz'],
  i1: ['logical_not'],
};
const binary = {
  f32: ['add', 'sub', 'maximum', 'minimum', 'pow', 'greater', 'greater_equal', 'equal'],
  i32: [
    'add',
    'sub',
    'maximum',
    'minimum',
    'greater',
    'greater_equal',
    'equal',
    'intdiv',
    'bitwise_and',
    'bitwise_or',
    'bitwise_xor',
    'logical_left_shift',
    'logical_right_shift',
  ],
  i1: ['logical_and', 'logical_or', 'logical_xor'],
};
const comparisons = ['greater', 'greater_equal', 'equal'];

function elementwise(w: Writer): Step {
  const element = w.pick(['f32', 'i32', 'i1'] as const);
  const shape = w.shape(w.size(0, 5));
  if (w.random.chance(0.4)) {
    const type = tensor(shape, element);
    return w.body([type], `%r = tosa.${w.pick(unary[element])} %a0 : (${type}) -> ${type}`, type);
  }
  const narrowed = (): Shape => shape.map((size) => (w.random.chance(0.3) ? 1 : size));
  const [a, b] = [narrowed(), narrowed()];
  const whole = shape.map((_, i) => Math.max(a[i]!, b[i]!));
  const name = w.pick(binary[element]);
  const types = [tensor(a, element), tensor(b, element)];
  const result = tensor(whole, comparisons.includes(name) ? 'i1' : element);
  return w.body(types, `%r = tosa.${name} %a0, %a1 : (${types.join(', ')}) -> ${result}`, result);
}

function multiply(w: Writer): Step {
  const element = w.pick(['f32', 'i32', 'i16', 'i8']);
  const shape = w.shape(w.size(1, 4));
  const other = shape.map((size) => (w.random.chance(0.3) ? 1 : size));
  const shift = w.constant(
    'shift',
    'i8',
    element === 'i32' && w.random.chance(0.5) ? String(1 + w.random.below(6)) : '0',
  );
  const types = [tensor(shape, element), tensor(other, element)];
  const result = tensor(shape, element === 'f32' ? 'f32' : 'i32');
  return w.body(types, `%r = tosa.mul %a0, %a1, ${shift} : (${types.join(', ')}, tensor<1xi8>) -> ${result}`, result);
}

function select(w: Writer): Step {
  const shape = w.shape(w.size(1, 4));
  const narrowed = (): Shape => shape.map((size) => (w.random.chance(0.3) ? 1 : size));
  const element = w.pick([...floats, ...integers]);
  const types = [tensor(shape, 'i1'), tensor(narrowed(), element), tensor(narrowed(), element)];
  const result = tensor(shape, element);
  return w.body(types, `%r = tosa.select %a0, %a1, %a2 : (${types.join(', ')}) -> ${result}`, result);
}

function clamp(w: Writer): Step {
  const element = w.pick(['f32', 'i8', 'i16']);
  const type = tensor(w.shape(w.size(1, 4)), element);
  const [min, max] = element === 'f32' ? ['-0.75', '1.25'] : ['-20', '35'];
  return w.body(
    [type],
    `%r = tosa.clamp %a0 {min_val = ${min} : ${element}, max_val = ${max} : ${element}} : (${type}) -> ${type}`,
    type,
  );
}

function shift(w: Writer): Step {
  const type = tensor(w.shape(w.size(1, 4)), w.pick(['i32', 'i16', 'i8']));
  return w.body(
    [type, type],
    `%r = tosa.arithmetic_right_shift %a0, %a1 {round = ${w.random.chance(0.5)}} : (${type}, ${type}) -> ${type}`,
    type,
  );
}

function cast(w: Writer): Step {
  const [from, to] = w.pick([
    ['f32', 'i32'],
    ['f32', 'i8'],
    ['i32', 'f32'],
    ['i8', 'f32'],
    ['i8', 'i32'],
    ['i32', 'i8'],
    ['i1', 'i32'],
    ['i32', 'i1'],
    ['f32', 'f16'],
    ['i16', 'i8'],
  ] as const);
  const shape = w.shape(w.size(0, 4));
  const [type, result] = [tensor(shape, from), tensor(shape, to)];
  return w.body([type], `%r = tosa.cast %a0 : (${type}) -> ${result}`, result);
}

function rescale(w: Writer): Step {
  const [from, to] = w.pick([
    ['i8', 'i8'],
    ['i8', 'i32'],
    ['i32', 'i8'],
    ['i16', 'i16'],
    ['i32', 'i16'],
    ['i32', 'i32'],
  ] as const);
  const shape = w.shape(w.size(1, 4));
  const isWide = w.random.chance(0.5);
  const multiplier = w.constant(
    'm',
    isWide ? 'i32' : 'i16',
    isWide ? String(2 ** 30 + w.random.below(2 ** 30)) : String(2 ** 14 + w.random.below(2 ** 14)),
  );
  const amount = w.constant('s', 'i8', String(isWide ? 30 + w.random.below(6) : 14 + w.random.below(6)));
  const zero = (name: string, element: string): string =>
    w.constant(name, element, element === 'i8' ? String(w.random.below(9) - 4) : '0');
  const zps = [zero('izp', from), zero('ozp', to)];
  const rounding = isWide && w.random.chance(0.5) ? 'DOUBLE_ROUND' : 'SINGLE_ROUND';
  const [type, result] = [tensor(shape, from), tensor(shape, to)];
  return w.body(
    [type],
    `%r = tosa.rescale %a0, ${multiplier}, ${amount}, ${zps.join(', ')} {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = ${rounding}, scale32 = ${isWide}} : (${type}, tensor<1x${isWide ? 'i32' : 'i16'}>, tensor<1xi8>, tensor<1x${from}>, tensor<1x${to}>) -> ${result}`,
    result,
  );
}

const writers: readonly ((w: Writer) => Step)[] = [
  convolution, convolution, transposedConvolution, pooling, pooling, product, pad, part, tile, moved, concat, gather, reduction, argmax, elementwise, elementwise, multiply, select, clamp, shift, cast, resize, rescale,
]; // prettier-ignore
