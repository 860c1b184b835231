import { type Random } from '../generate/random.ts';
import { type Step } from './chain.ts';
import { scfRegions } from './chain-regions.ts';
import { type ProgramOfTensors } from './compare-results.ts';
import { typeText } from './functions.ts';
import { randomFunctions } from './random-functions.ts';
import { anySizes, sizeIn } from './sizes.ts';
import { tensorSteps } from './random-tensor-ops.ts';

type Element = 'f32' | 'i32';

/** An operand: its type, and its map from the dimensions of iteration. */
interface Operand {
  readonly type: string;
  readonly map: string;
}

/** What an operation takes, the last of which is the init, and the lines that make `%r`. */
type Body = Pick<Step, 'args' | 'lines'>;

const arithmetic: Readonly<Record<Element, readonly string[]>> = {
  f32: ['arith.addf', 'arith.mulf', 'arith.subf', 'arith.maximumf', 'arith.minimumf'],
  i32: ['arith.addi', 'arith.muli', 'arith.subi', 'arith.maxsi', 'arith.minsi', 'arith.andi', 'arith.xori'],
};
/** What reductions combine with. */
const combiners: Readonly<Record<Element, readonly string[]>> = {
  f32: ['arith.addf', 'arith.addf', 'arith.mulf', 'arith.maximumf', 'arith.minimumf'],
  i32: ['arith.addi', 'arith.addi', 'arith.maxsi', 'arith.minsi', 'arith.andi', 'arith.ori'],
};

/** Returns `count` functions in linalg, whose maps, bodies, shapes and attributes are random: every second of one operation, others of several. */
export function randomLinalgFunctions(seed: number, count: number): ProgramOfTensors[] {
  const make = (random: Random): Step => {
    if (random.chance(0.35)) return random.pick(tensorSteps)!(random);
    const { args, lines } = random.chance(0.5) ? generic(random) : random.pick(named)!(random);
    return { args, lines, result: args.at(-1)! };
  };
  return randomFunctions('linalg', seed, count, make, scfRegions);
}

const tensor = (shape: readonly number[], element: string): string => typeText({ shape, element });

/** Returns some of the items in any order. */
function someOf<T>(random: Random, items: readonly T[], probability: number): T[] {
  return random.permuted(items.filter(() => random.chance(probability)));
}

/** A loop nest over random dimensions, whose inputs are read along some of them, or along sums of two. */
function generic(random: Random): Body {
  const element = random.pick(['f32', 'f32', 'i32'] as const)!;
  const sizes = anySizes(random, sizeIn(random, 4));
  const dims = sizes.map((_, dim) => dim);
  const isReduced = dims.map(() => random.chance(0.3));
  const names = dims.map((dim) => `d${dim}`).join(', ');
  const operand = (entries: readonly (readonly [text: string, size: number])[]): Operand => ({
    type: tensor(entries.map(([, size]) => size), element),
    map: `affine_map<(${names}) -> (${entries.map(([text]) => text).join(', ')})>`,
  }); // prettier-ignore
  const entry = (dim: number): readonly [string, number] => {
    const other = random.below(dims.length);
    if (other === dim || !random.chance(0.1)) return [`d${dim}`, sizes[dim]!];
    const stride = sizeIn(random, 2);
    return [`d${dim}${stride > 1 ? ` * ${stride}` : ''} + d${other}`, (sizes[dim]! - 1) * stride + sizes[other]!];
  };
  const kept = dims.filter((dim) => !isReduced[dim]);
  const outer = random.chance(0.7) ? kept : random.permuted(kept);
  const output = operand(outer.map((dim) => [`d${dim}`, sizes[dim]!]));
  // The first input has every dimension, so that their sizes are known.
  const inputs = Array.from({ length: sizeIn(random, 3) }, (_, i) =>
    operand(
      i === 0
        ? random.permuted(dims).map((dim) => [`d${dim}`, sizes[dim]!] as const)
        : someOf(random, dims, 0.6).map(entry),
    ),
  );
  const operands = [...inputs, output];
  const body: string[] = [];
  let value = '%x0';
  for (let k = 1; k < inputs.length + random.below(2); k++) {
    body.push(`    %v${k} = ${random.pick(arithmetic[element])!} ${value}, %x${k % inputs.length} : ${element}`);
    value = `%v${k}`;
  }
  if (isReduced.includes(true) || random.chance(0.3)) {
    body.push(
      `    %s = ${random.pick(combiners[element])!} ${random.chance(0.5) ? `%o, ${value}` : `${value}, %o`} : ${element}`,
    );
    value = '%s';
  }
  const iterators = isReduced.map((reduced) => (reduced ? '"reduction"' : '"parallel"')).join(', ');
  const types = inputs.map(({ type }) => type);
  return {
    args: [...types, output.type],
    lines: [
      `%r = linalg.generic {indexing_maps = [${operands.map(({ map }) => map).join(', ')}], iterator_types = [${iterators}]} ins(${types.map((_, i) => `%a${i}`).join(', ')} : ${types.join(', ')}) outs(%a${types.length} : ${output.type}) {`,
      `^bb0(${inputs.map((_, i) => `%x${i}: ${element}`).join(', ')}, %o: ${element}):`,
      ...body,
      `    linalg.yield ${value} : ${element}`,
      `} -> ${output.type}`,
    ],
  };
}

/** Writes a named operation with these shapes of its inputs and of its init. */
function operation(name: string, shapes: readonly (readonly number[])[], element: string, attributes = ''): Body {
  const types = shapes.map((shape) => tensor(shape, element));
  const [inputs, init] = [types.slice(0, -1), types.at(-1)!];
  return {
    args: types,
    lines: [
      `%r = linalg.${name}${attributes} ins(${inputs.map((_, i) => `%a${i}`).join(', ')} : ${inputs.join(', ')}) outs(%a${inputs.length} : ${init}) -> ${init}`,
    ],
  };
}

function product(random: Random): Body {
  const [b, m, n, k] = anySizes(random, 4) as [number, number, number, number];
  const element = random.pick(['f32', 'i32'])!;
  const [name, shapes] = random.pick([
    ['matmul', [[m, k], [k, n], [m, n]]],
    ['batch_matmul', [[b, m, k], [b, k, n], [b, m, n]]],
    ['batch_reduce_matmul', [[b, m, k], [b, k, n], [m, n]]],
    ['matvec', [[m, k], [k], [m]]],
    ['vecmat', [[k], [k, n], [n]]],
    ['batch_matvec', [[b, m, k], [b, k], [b, m]]],
    ['dot', [[k], [k], []]],
  ] as const)!; // prettier-ignore
  return operation(name, shapes, element);
}

/** One spatial dimension of windows. */
function axis(random: Random): { input: number; output: number; kernel: number; stride: number; dilation: number } {
  const [kernel, stride, dilation, output] = [
    sizeIn(random, 3),
    sizeIn(random, 3),
    sizeIn(random, 2),
    sizeIn(random, 4),
  ];
  // Some of the image may be left over.
  const input = (output - 1) * stride + (kernel - 1) * dilation + 1 + random.below(stride);
  return { input, output, kernel, stride, dilation };
}

function attributesOf(axes: readonly { readonly stride: number; readonly dilation: number }[]): string {
  const list = (key: 'stride' | 'dilation'): string =>
    `dense<[${axes.map((each) => each[key]).join(', ')}]> : tensor<${axes.length}xi64>`;
  return ` {dilations = ${list('dilation')}, strides = ${list('stride')}}`;
}

function window(random: Random): Body {
  const [n, c, f] = [sizeIn(random, 2), sizeIn(random, 4), sizeIn(random, 4)];
  const [y, x] = [axis(random), axis(random)];
  const [image, made, kernel] = [
    [y.input, x.input],
    [y.output, x.output],
    [y.kernel, x.kernel],
  ];
  const [name, shapes, axes] = random.pick([
    ['conv_2d_nhwc_hwcf', [[n, ...image, c], [...kernel, c, f], [n, ...made, f]], [y, x]],
    ['conv_2d_nhwc_fhwc', [[n, ...image, c], [f, ...kernel, c], [n, ...made, f]], [y, x]],
    ['conv_2d_nchw_fchw', [[n, c, ...image], [f, c, ...kernel], [n, f, ...made]], [y, x]],
    ['depthwise_conv_2d_nhwc_hwc', [[n, ...image, c], [...kernel, c], [n, ...made, c]], [y, x]],
    ['depthwise_conv_2d_nchw_chw', [[n, c, ...image], [c, ...kernel], [n, c, ...made]], [y, x]],
    ['depthwise_conv_2d_nhwc_hwcm', [[n, ...image, c], [...kernel, c, f], [n, ...made, c, f]], [y, x]],
    ['conv_1d_nwc_wcf', [[n, x.input, c], [x.kernel, c, f], [n, x.output, f]], [x]],
    ['conv_1d_ncw_fcw', [[n, c, x.input], [f, c, x.kernel], [n, f, x.output]], [x]],
    ['pooling_nhwc_sum', [[n, ...image, c], kernel, [n, ...made, c]], [y, x]],
    ['pooling_nhwc_max', [[n, ...image, c], kernel, [n, ...made, c]], [y, x]],
    ['pooling_nhwc_min', [[n, ...image, c], kernel, [n, ...made, c]], [y, x]],
    ['pooling_nchw_max', [[n, c, ...image], kernel, [n, c, ...made]], [y, x]],
    ['pooling_nwc_sum', [[n, x.input, c], [x.kernel], [n, x.output, c]], [x]],
  ] as const)!; // prettier-ignore
  return operation(name, shapes, 'f32', attributesOf(axes));
}

function moved(random: Random): Body {
  const shape = anySizes(random, sizeIn(random, 5));
  const dims = shape.map((_, dim) => dim);
  const element = random.pick(['f32', 'i32', 'i1'])!;
  if (random.chance(0.5)) {
    const permutation = random.permuted(dims);
    const { args, lines } = operation('transpose', [shape, permutation.map((dim) => shape[dim]!)], element);
    return { args, lines: [lines[0]!.replace(/ -> .*/, ` permutation = [${permutation.join(', ')}]`)] };
  }
  const added = dims.filter(() => random.chance(0.5));
  const kept = shape.filter((_, dim) => !added.includes(dim));
  const { args, lines } = operation('broadcast', [kept, shape], element);
  return { args, lines: [lines[0]!.replace(/ -> .*/, ` dimensions = [${added.join(', ')}]`)] };
}

function reduction(random: Random): Body {
  const element = random.pick(['f32', 'i32'] as const)!;
  const shape = anySizes(random, sizeIn(random, 5));
  const reduced = shape.map((_, dim) => dim).filter(() => random.chance(0.5));
  const kept = shape.filter((_, dim) => !reduced.includes(dim));
  const [type, result] = [tensor(shape, element), tensor(kept, element)];
  const combine = random.pick(combiners[element])!;
  return {
    args: [type, result],
    lines: [
      `%r = linalg.reduce { ${combine} } ins(%a0 : ${type}) outs(%a1 : ${result}) dimensions = [${reduced.join(', ')}]`,
    ],
  };
}

function elementwise(random: Random): Body {
  const shape = anySizes(random, random.below(5));
  const [name, inputs] = random.pick([
    ['add', 2], ['sub', 2], ['mul', 2], ['div', 2], ['max', 2], ['min', 2], ['exp', 1], ['abs', 1], ['ceil', 1], ['floor', 1], ['negf', 1], ['square', 1], ['tanh', 1], ['erf', 1], ['rsqrt', 1], ['sqrt', 1], ['reciprocal', 1], ['log', 1],
  ] as const)!; // prettier-ignore
  return operation(name, Array.from({ length: inputs + 1 }, () => shape), 'f32'); // prettier-ignore
}

const named: readonly ((random: Random) => Body)[] = [product, window, window, moved, reduction, elementwise];
