import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { type HostTensor, hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { at, build, computesAfter, total, type Tensor } from './program-runs.ts';

/** Products of rows in groups, as `jax.lax.ragged_dot` writes them, against plain loops. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

/** A `chlo.ragged_dot`, whose groups have constant sizes unless they are an argument. */
interface RaggedDot {
  readonly lhs: string;
  readonly rhs: string;
  readonly result: string;
  /** The sizes, or `argument`, and their type. */
  readonly sizes: readonly [elements: string, type: string];
  readonly dimensions: string;
}

function program({ lhs, rhs, result, sizes: [elements, type], dimensions }: RaggedDot): string {
  const [argument, constant] =
    elements === 'argument'
      ? [`, %sizes: tensor<${type}>`, '']
      : ['', `%sizes = stablehlo.constant dense<${elements}> : tensor<${type}>`];
  return `func.func @f(%lhs: tensor<${lhs}>, %rhs: tensor<${rhs}>${argument}) -> tensor<${result}> {
    ${constant}
    %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<${dimensions}>}
      : (tensor<${lhs}>, tensor<${rhs}>, tensor<${type}>) -> tensor<${result}>
    return %0 : tensor<${result}>
  }`;
}

/** Returns the group that a row is in, -1 behind the last one. */
function groupOf(row: number, sizes: readonly number[]): number {
  return sizes.findIndex((_, group) => row < total(sizes.slice(0, group + 1)));
}

const plain = 'lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]'; // prettier-ignore

/** [M, K] times [G, K, N]. */
function groupedProduct(sizes: readonly number[], columns: number): (lhs: Tensor, rhs: Tensor) => Tensor {
  return (lhs, rhs) =>
    build([lhs.shape[0]!, columns], ([row, column]) => {
      const group = groupOf(row!, sizes);
      if (group < 0) return 0;
      return total(range(lhs.shape[1]!).map((k) => at(lhs, [row!, k]) * at(rhs, [group, k, column!])));
    });
}

for (const [name, sizes] of [
  ['each group of rows has its own right factor', [4, 2, 5]],
  ['groups may be empty', [0, 11, 0]],
  ['rows behind the last group are zeros', [3, 0, 4]],
  ['without rows in groups all is zero', [0, 0, 0]],
  ['groups end with the rows', [6, 9, 1]],
] as const) {
  computes(
    name,
    program({
      lhs: '11x5xf32',
      rhs: '3x5x7xf32',
      result: '11x7xf32',
      sizes: [`[${sizes.join(', ')}]`, '3xi32'],
      dimensions: plain,
    }),
    groupedProduct(sizes, 7),
  );
}

computes(
  'bf16 is multiplied too',
  program({
    lhs: '70x33xbf16',
    rhs: '2x33x40xbf16',
    result: '70x40xbf16',
    sizes: ['[33, 37]', '2xi64'],
    dimensions: plain,
  }),
  groupedProduct([33, 37], 40),
);

const batched = 'lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]'; // prettier-ignore

for (const [name, sizes, text] of [
  [
    'batches have the same groups',
    [
      [4, 2, 5],
      [4, 2, 5],
    ],
    ['[4, 2, 5]', '3xi64'],
  ],
  [
    'batches are given the same groups',
    [
      [4, 2, 5],
      [4, 2, 5],
    ],
    ['[[4, 2, 5], [4, 2, 5]]', '2x3xi64'],
  ],
  [
    'batches have groups of their own',
    [
      [4, 2, 5],
      [1, 8, 1],
    ],
    ['[[4, 2, 5], [1, 8, 1]]', '2x3xi64'],
  ],
] as const) /* prettier-ignore */ {
  computes(
    name,
    program({ lhs: '2x11x5xf32', rhs: '3x2x7x5xf32', result: '2x11x7xf32', sizes: text, dimensions: batched }),
    (lhs, rhs) =>
      build([2, 11, 7], ([batch, row, column]) => {
        const group = groupOf(row!, sizes[batch!]!);
        if (group < 0) return 0;
        return total(range(5).map((k) => at(lhs, [batch!, row!, k]) * at(rhs, [group, batch!, column!, k])));
      }),
  );
}

for (const [name, sizes, text] of [
  [
    'the ragged dimension is not the first of the rows',
    [
      [2, 3],
      [2, 3],
    ],
    ['[2, 3]', '2xi32'],
  ],
  [
    'groups differ along the dimensions of rows before the ragged one',
    [
      [2, 3],
      [5, 1],
    ],
    ['[[2, 3], [5, 1]]', '2x2xi32'],
  ],
] as const) /* prettier-ignore */ {
  computes(
    name,
    program({
      lhs: '2x4x6x3xf32',
      rhs: '4x5x2xf32',
      result: '2x6x3x5xf32',
      sizes: text,
      dimensions: 'lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [2], rhs_group_dimensions = [2]',
    }), // prettier-ignore
    (lhs, rhs) =>
      build([2, 6, 3, 5], ([outer, row, inner, column]) => {
        const group = groupOf(row!, sizes[outer!]!);
        if (group < 0) return 0;
        return total(range(4).map((k) => at(lhs, [outer!, k, row!, inner!]) * at(rhs, [k, column!, group])));
      }),
  );
}

computes(
  'sizes may be computed of constants',
  `func.func @f(%lhs: tensor<6x5xf32>, %rhs: tensor<3x5x7xf32>) -> tensor<6x7xf32> {
    %one = stablehlo.constant dense<1> : tensor<3xi32>
    %places = stablehlo.iota dim = 0 : tensor<3xi32>
    %sizes = stablehlo.add %one, %places : tensor<3xi32>
    %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<${plain}>}
      : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }`,
  groupedProduct([1, 2, 3], 7),
);

for (const [name, lhs, rhs, sizes] of [
  ['without groups all is zero', '6x5xf32', '0x5x7xf32', ['', '0xi32']],
  ['a sum of nothing is zero', '6x0xf32', '2x0x7xf32', ['[4, 2]', '2xi32']],
] as const) {
  computes(name, program({ lhs, rhs, result: '6x7xf32', sizes, dimensions: plain }), () => build([6, 7], () => 0));
}

/** Sizes that the program is given as its third argument. */
const given = (shape: readonly number[], sizes: readonly number[]): Record<number, HostTensor> => ({
  2: hostTensor(shape, 'si32', sizes),
});

for (const [name, sizes] of [
  ['sizes may be an argument', [4, 2, 5]],
  ['groups of computed sizes may be empty', [0, 9, 0]],
  ['groups of computed sizes end with the rows', [6, 9, 1]],
] as const) {
  computes(
    name,
    program({ lhs: '11x5xf32', rhs: '3x5x7xf32', result: '11x7xf32', sizes: ['argument', '3xi32'], dimensions: plain }),
    groupedProduct(sizes, 7),
    given([3], sizes),
  );
}

computes(
  'rows that are infinite change nothing about other groups',
  `func.func @f(%lhs: tensor<4x2xf32>, %rhs: tensor<2x2x3xf32>, %sizes: tensor<2xi32>) -> tensor<2x3xf32> {
    %last = stablehlo.constant dense<0x7F800000> : tensor<2x2xf32>
    %first = stablehlo.slice %lhs [0:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %all = stablehlo.concatenate %first, %last, dim = 0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
    %0 = "chlo.ragged_dot"(%all, %rhs, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<${plain}>}
      : (tensor<4x2xf32>, tensor<2x2x3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
    %1 = stablehlo.slice %0 [0:2, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }`,
  (lhs, rhs) => build([2, 3], ([row, column]) => total(range(2).map((k) => at(lhs, [row!, k]) * at(rhs, [0, k, column!])))), // prettier-ignore
  given([2], [2, 2]),
);

computes(
  'batches have groups of computed sizes of their own',
  program({
    lhs: '2x11x5xf32',
    rhs: '3x2x7x5xf32',
    result: '2x11x7xf32',
    sizes: ['argument', '2x3xi32'],
    dimensions: batched,
  }),
  (lhs, rhs) =>
    build([2, 11, 7], ([batch, row, column]) => {
      const group = groupOf(row!, batch === 0 ? [4, 2, 5] : [1, 8, 1]);
      if (group < 0) return 0;
      return total(range(5).map((k) => at(lhs, [batch!, row!, k]) * at(rhs, [group, batch!, column!, k])));
    }),
  given([2, 3], [4, 2, 5, 1, 8, 1]),
);

computes(
  'groups of computed sizes differ along the dimensions of rows before the ragged one',
  program({
    lhs: '2x4x6x3xf32',
    rhs: '4x5x2xf32',
    result: '2x6x3x5xf32',
    sizes: ['argument', '2x2xi32'],
    dimensions: 'lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [2], rhs_group_dimensions = [2]',
  }), // prettier-ignore
  (lhs, rhs) =>
    build([2, 6, 3, 5], ([outer, row, inner, column]) => {
      const group = groupOf(row!, outer === 0 ? [2, 3] : [5, 1]);
      if (group < 0) return 0;
      return total(range(4).map((k) => at(lhs, [outer!, k, row!, inner!]) * at(rhs, [k, column!, group])));
    }),
  given([2, 2], [2, 3, 5, 1]),
);

for (const [name, sizes, values] of [
  ['each group of what is summed over has a sum', ['[4, 2, 3]', '3xi32'], undefined],
  ['groups of what is summed over may have computed sizes', ['argument', '3xi32'], given([3], [4, 2, 3])],
] as const) {
  computes(
    name,
    program({
      lhs: '11x5xf32',
      rhs: '11x7xf32',
      result: '3x5x7xf32',
      sizes,
      dimensions: 'lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]',
    }),
    (lhs, rhs) =>
      build([3, 5, 7], ([group, row, column]) => {
        const members = range(11).filter((k) => groupOf(k, [4, 2, 3]) === group);
        return total(members.map((k) => at(lhs, [k, row!]) * at(rhs, [k, column!])));
      }),
    values,
  );
}

computes(
  'batches have groups of what is summed over of their own',
  program({
    lhs: '2x11x5xf32',
    rhs: '11x2x7xf32',
    result: '3x2x5x7xf32',
    sizes: ['[[4, 2, 5], [1, 8, 1]]', '2x3xi64'],
    dimensions: 'lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]',
  }), // prettier-ignore
  (lhs, rhs) =>
    build([3, 2, 5, 7], ([group, batch, row, column]) => {
      const members = range(11).filter((k) => groupOf(k, batch === 0 ? [4, 2, 5] : [1, 8, 1]) === group);
      return total(members.map((k) => at(lhs, [batch!, k, row!]) * at(rhs, [k, batch!, column!])));
    }),
);

for (const [name, sizes, values] of [
  ['groups of batches change nothing, as each batch has its right factor', ['[2, 1]', '2xi32'], undefined],
  ['groups of batches may have computed sizes', ['argument', '2xi32'], given([2], [1, 2])],
] as const) {
  computes(
    name,
    program({
      lhs: '4x3x5xf32',
      rhs: '5x7x3xf32',
      result: '3x4x7xf32',
      sizes,
      dimensions: 'lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]',
    }), // prettier-ignore
    (lhs, rhs) =>
      build([3, 4, 7], ([batch, row, column]) =>
        total(range(5).map((k) => at(lhs, [row!, batch!, k]) * at(rhs, [k, column!, batch!]))),
      ),
    values,
  );
}

computes(
  'groups of two batch dimensions may differ along the first',
  program({
    lhs: '2x3x4x5xf32',
    rhs: '2x3x5x6xf32',
    result: '2x3x4x6xf32',
    sizes: ['[[1, 2], [3, 0]]', '2x2xi32'],
    dimensions: 'lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1]',
  }), // prettier-ignore
  (lhs, rhs) =>
    build([2, 3, 4, 6], ([a, b, row, column]) =>
      total(range(5).map((k) => at(lhs, [a!, b!, row!, k]) * at(rhs, [a!, b!, k, column!]))),
    ),
);

computes(
  'complex rows in groups have their right factor',
  `func.func @f(%re: tensor<5x3xf32>, %im: tensor<5x3xf32>, %rhs: tensor<2x3x4xf32>) -> tensor<5x4xf32> {
    %sizes = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
    %lhs = stablehlo.complex %re, %im : tensor<5x3xcomplex<f32>>
    %right = stablehlo.complex %rhs, %rhs : tensor<2x3x4xcomplex<f32>>
    %0 = "chlo.ragged_dot"(%lhs, %right, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<${plain}>}
      : (tensor<5x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2xi32>) -> tensor<5x4xcomplex<f32>>
    %1 = stablehlo.imag %0 : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xf32>
    return %1 : tensor<5x4xf32>
  }`,
  (re, im, rhs) =>
    build([5, 4], ([row, column]) => {
      const group = row! < 2 ? 0 : 1;
      return total(range(3).map((k) => (at(re, [row!, k]) + at(im, [row!, k])) * at(rhs, [group, k, column!])));
    }),
);

computes(
  'groups of computed sizes differ along many dimensions before the rows',
  program({
    lhs: '2x3x2x2x6x5xf32',
    rhs: '3x2x5x4xf32',
    result: '2x3x2x2x6x4xf32',
    sizes: ['argument', '2x3x2x2x3xi32'],
    dimensions:
      'lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [5], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [4], rhs_group_dimensions = [0]',
  }),
  (lhs, rhs, sizes) =>
    build([2, 3, 2, 2, 6, 4], ([b, i, j, l, row, column]) => {
      const group = groupOf(row!, range(3).map((g) => at(sizes, [b!, i!, j!, l!, g]))); // prettier-ignore
      return group < 0 ? 0 : total(range(5).map((k) => at(lhs, [b!, i!, j!, l!, row!, k]) * at(rhs, [group, b!, k, column!]))); // prettier-ignore
    }),
  { 2: hostTensor([2, 3, 2, 2, 3], 'si32', range(72).map((i) => (i * 7) % 4)) }, // prettier-ignore
);

computes(
  'groups of computed sizes divide what is summed over, of many dimensions',
  program({
    lhs: '2x3x2x2x9xf32',
    rhs: '9x4xf32',
    result: '3x2x3x2x2x4xf32',
    sizes: ['argument', '3xi32'],
    dimensions: 'lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [4]',
  }),
  (lhs, rhs, sizes) =>
    build([3, 2, 3, 2, 2, 4], ([group, i, j, l, m, column]) => {
      const ofGroup = range(9).filter((k) => groupOf(k, range(3).map((g) => at(sizes, [g]))) === group); // prettier-ignore
      return total(ofGroup.map((k) => at(lhs, [i!, j!, l!, m!, k]) * at(rhs, [k, column!])));
    }),
  { 2: hostTensor([3], 'si32', [4, 0, 3]) },
);

test.run();
