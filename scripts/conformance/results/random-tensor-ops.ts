import { product, sum } from '../../../src/support/math.ts';
import { type Random } from '../generate/random.ts';
import { type Step } from './chain.ts';
import { typeText } from './functions.ts';
import { anySizes, list, sizeIn } from './sizes.ts';

/** Operations of tensor, arith and math beside those of linalg, as exporters write them. */

type Shape = readonly number[];

const tensor = (shape: Shape, element: string): string => typeText({ shape, element });

function anyShape(random: Random, leastRank = 1): Shape {
  return anySizes(random, leastRank + random.below(4 - leastRank));
}

const anyElement = (random: Random): string => random.pick(['f32', 'f32', 'i32'])!;
const literal = (random: Random, element: string): string =>
  element === 'f32' ? (random.below(17) / 4 - 2).toFixed(2) : String(random.below(9) - 4);

function pad(random: Random): Step {
  const [shape, element] = [anyShape(random), anyElement(random)];
  const [low, high] = [shape.map(() => random.below(3)), shape.map(() => random.below(3))];
  const type = tensor(shape, element);
  const result = tensor(shape.map((size, dim) => low[dim]! + size + high[dim]!), element); // prettier-ignore
  const args = shape.map((_, dim) => `%i${dim}: index`).join(', ');
  return {
    args: [type],
    lines: [
      `%c = arith.constant ${literal(random, element)} : ${element}`,
      `%r = tensor.pad %a0 low${list(low)} high${list(high)} {`,
      `^bb0(${args}):`,
      `tensor.yield %c : ${element}`,
      `} : ${type} to ${result}`,
    ],
    result,
  };
}

/** Joins dimensions to one, or parts them. */
function regroup(random: Random): Step {
  const element = anyElement(random);
  const groups = Array.from({ length: sizeIn(random, 3) }, () =>
    Array.from({ length: sizeIn(random, 2) }, () => sizeIn(random, 4)),
  );
  const wide = tensor(groups.flat(), element);
  const narrow = tensor(groups.map(product), element); // prettier-ignore
  let next = 0;
  const reassociation = list(groups.map((sizes) => list(sizes.map(() => next++))));
  if (random.chance(0.5)) {
    return {
      args: [wide],
      lines: [`%r = tensor.collapse_shape %a0 ${reassociation} : ${wide} into ${narrow}`],
      result: narrow,
    };
  }
  const shape = list(groups.flat());
  return {
    args: [narrow],
    lines: [`%r = tensor.expand_shape %a0 ${reassociation} output_shape ${shape} : ${narrow} into ${wide}`],
    result: wide,
  };
}

/** Takes a part, or puts one in its place. */
function part(random: Random): Step {
  const [shape, element] = [anyShape(random), anyElement(random)];
  const offsets = shape.map((size) => random.below(size));
  const strides = shape.map(() => sizeIn(random, 2));
  const sizes = shape.map((size, dim) => 1 + random.below(Math.ceil((size - offsets[dim]!) / strides[dim]!)));
  const whole = tensor(shape, element);
  // Dimensions of size 1 may be left out.
  const kept = sizes.filter((size) => size > 1 || random.chance(0.6));
  const piece = tensor(kept, element);
  const place = `${list(offsets)} ${list(sizes)} ${list(strides)}`;
  if (random.chance(0.5)) {
    return { args: [whole], lines: [`%r = tensor.extract_slice %a0${place} : ${whole} to ${piece}`], result: piece };
  }
  const lines = [`%r = tensor.insert_slice %a0 into %a1${place} : ${piece} into ${whole}`];
  return { args: [piece, whole], lines, result: whole };
}

function concat(random: Random): Step {
  const [shape, element] = [anyShape(random), anyElement(random)];
  const dim = random.below(shape.length);
  const sizes = Array.from({ length: sizeIn(random, 3) }, () => sizeIn(random));
  const args = sizes.map((size) => tensor(shape.with(dim, size), element));
  const result = tensor(shape.with(dim, sum(sizes)), element); // prettier-ignore
  const names = args.map((_, i) => `%a${i}`).join(', ');
  return { args, lines: [`%r = tensor.concat dim(${dim}) ${names} : (${args.join(', ')}) -> ${result}`], result };
}

function fill(random: Random): Step {
  const [shape, element] = [anyShape(random, 0), anyElement(random)];
  const type = tensor(shape, element);
  return {
    args: [],
    lines: [
      `%c = arith.constant ${literal(random, element)} : ${element}`,
      `%e = tensor.empty() : ${type}`,
      `%r = linalg.fill ins(%c : ${element}) outs(%e : ${type}) -> ${type}`,
    ],
    result: type,
  };
}

function splat(random: Random): Step {
  const [shape, element] = [anyShape(random), anyElement(random)];
  const result = tensor(shape, element);
  const lines = [`%c = arith.constant ${literal(random, element)} : ${element}`];
  return { args: [], lines: [...lines, `%r = tensor.splat %c : ${result}`], result };
}

const binary = {
  f32: ['arith.addf', 'arith.subf', 'arith.mulf', 'arith.maximumf', 'arith.minimumf', 'arith.maxnumf', 'arith.minnumf'],
  i32: [
    'arith.addi',
    'arith.subi',
    'arith.muli',
    'arith.maxsi',
    'arith.minsi',
    'arith.andi',
    'arith.ori',
    'arith.xori',
  ],
} as const;
const unary = ['math.exp', 'math.tanh', 'math.absf', 'math.erf', 'math.sin', 'math.cos', 'arith.negf', 'math.sqrt', 'math.rsqrt', 'math.log', 'math.floor', 'math.ceil'] as const; // prettier-ignore

function onTensors(random: Random): Step {
  const shape = anyShape(random, 0);
  if (random.chance(0.4)) {
    const type = tensor(shape, 'f32');
    return { args: [type], lines: [`%r = ${random.pick(unary)!} %a0 : ${type}`], result: type };
  }
  const element = anyElement(random) as 'f32' | 'i32';
  const type = tensor(shape, element);
  return { args: [type, type], lines: [`%r = ${random.pick(binary[element])!} %a0, %a1 : ${type}`], result: type };
}

function choice(random: Random): Step {
  const [shape, element] = [anyShape(random, 0), anyElement(random)];
  const [type, flag] = [tensor(shape, element), tensor(shape, 'i1')];
  const predicate = random.pick(element === 'f32' ? ['olt', 'oge', 'une', 'oeq'] : ['slt', 'sge', 'ne', 'ult'])!;
  if (random.chance(0.5)) {
    const line = `%r = arith.cmp${element === 'f32' ? 'f' : 'i'} ${predicate}, %a0, %a1 : ${type}`;
    return { args: [type, type], lines: [line], result: flag };
  }
  return { args: [flag, type, type], lines: [`%r = arith.select %a0, %a1, %a2 : ${flag}, ${type}`], result: type };
}

const casts = [
  ['arith.sitofp', 'i32', 'f32'],
  ['arith.uitofp', 'i1', 'f32'],
  ['arith.extui', 'i1', 'i32'],
  ['arith.extsi', 'i8', 'i32'],
] as const;

function cast(random: Random): Step {
  const shape = anyShape(random, 0);
  const [op, from, to] = random.pick(casts)!;
  const [type, result] = [tensor(shape, from), tensor(shape, to)];
  return { args: [type], lines: [`%r = ${op} %a0 : ${type} to ${result}`], result };
}

/** Computes with places, as counting and masks are exported. */
function places(random: Random): Step {
  const shape = anyShape(random);
  const [type, dim, other] = [tensor(shape, 'f32'), random.below(shape.length), random.below(shape.length)];
  const names = shape.map((_, i) => `d${i}`).join(', ');
  const map = `affine_map<(${names}) -> (${names})>`;
  const iterators = list(shape.map(() => '"parallel"'));
  const isMask = dim !== other && random.chance(0.6);
  const body = isMask
    ? [
        `%k = linalg.index ${other} : index`,
        '%t = arith.cmpi sge, %i, %k : index',
        '%z = arith.constant 0.0 : f32',
        '%y = arith.select %t, %x, %z : f32',
      ]
    : ['%n = arith.index_cast %i : index to i32', '%f = arith.sitofp %n : i32 to f32', '%y = arith.addf %x, %f : f32'];
  return {
    args: [type],
    lines: [
      `%e = tensor.empty() : ${type}`,
      `%r = linalg.generic {indexing_maps = [${map}, ${map}], iterator_types = ${iterators}} ins(%a0 : ${type}) outs(%e : ${type}) {`,
      '^bb0(%x: f32, %o: f32):',
      `%i = linalg.index ${dim} : index`,
      ...body,
      'linalg.yield %y : f32',
      `} -> ${type}`,
    ],
    result: type,
  };
}

/** Looks rows up, as embeddings are exported. */
function lookup(random: Random): Step {
  const [rows, width, count] = [3 + random.below(3), sizeIn(random), sizeIn(random)];
  const [table, numbers, result] = [
    tensor([rows, width], 'f32'),
    tensor([count], 'i32'),
    tensor([count, width], 'f32'),
  ];
  return {
    args: [table, numbers],
    lines: [
      `%e = tensor.empty() : ${result}`,
      `%r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a1 : ${numbers}) outs(%e : ${result}) {`,
      '^bb0(%n: i32, %o: f32):',
      '%i = arith.index_cast %n : i32 to index',
      '%k = linalg.index 1 : index',
      `%v = tensor.extract %a0[%i, %k] : ${table}`,
      'linalg.yield %v : f32',
      `} -> ${result}`,
    ],
    result,
  };
}

export const tensorSteps: readonly ((random: Random) => Step)[] = [
  pad,
  regroup,
  regroup,
  part,
  part,
  concat,
  fill,
  splat,
  onTensors,
  onTensors,
  choice,
  choice,
  cast,
  places,
  lookup,
];
