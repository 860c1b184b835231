import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, type Tensor } from './program-runs.ts';

/** Programs of StableHLO that sort, against the order of JavaScript, which is stable. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

/** Returns a sort whose comparator is `body`, of %x and %y, and %p and %q where there are two operands. */
const sort = (operands: string, types: readonly string[], dim: number, body: string): string => {
  const args = types
    .map((type, i) => `%${'xp'[i]}: tensor<${type.slice(-3)}>, %${'yq'[i]}: tensor<${type.slice(-3)}>`)
    .join(', ');
  const list = types.map((type) => `tensor<${type}>`).join(', ');
  return `%s${types.length > 1 ? `:${types.length}` : ''} = "stablehlo.sort"(${operands}) <{dimension = ${dim} : i64, is_stable = true}> ({
    ^bb0(${args}):
      ${body}
      stablehlo.return %before : tensor<i1>
    }) : (${list}) -> (${list})`;
};
const compare = (how: string, element = 'f32'): string =>
  `%before = stablehlo.compare ${how} : (tensor<${element}>, tensor<${element}>) -> tensor<i1>`;

/** Returns where the elements of a row come from when it is sorted. */
const sources = (row: readonly number[], before: (a: number, b: number) => boolean): number[] =>
  range(row.length).sort((i, j) => Number(before(row[j]!, row[i]!)) - Number(before(row[i]!, row[j]!)));
const rowOf = (a: Tensor, i: number): number[] => range(a.shape[1]!).map((j) => at(a, [i, j]));

computes(
  'rows are sorted in descending order',
  `func.func @f(%a: tensor<3x40xf32>) -> tensor<3x40xf32> {
    ${sort('%a', ['3x40xf32'], 1, compare('GT, %x, %y'))}
    return %s : tensor<3x40xf32>
  }`,
  (a) => build([3, 40], ([i, j]) => rowOf(a, i!).sort((x, y) => y - x)[j!]!),
);

computes(
  'columns are sorted by words, and what belongs to them follows',
  `func.func @f(%k: tensor<6x2xi32>, %a: tensor<6x2xf32>) -> tensor<6x2xf32> {
    ${sort('%k, %a', ['6x2xi32', '6x2xf32'], 0, compare('LT, %x, %y, SIGNED', 'i32'))}
    return %s#1 : tensor<6x2xf32>
  }`,
  (k, a) =>
    build([6, 2], ([i, j]) => {
      const column = range(6).map((row) => at(k, [row, j!]));
      return at(a, [sources(column, (x, y) => x < y)[i!]!, j!]);
    }),
  { 0: hostTensor([6, 2], 'si32', [5, 1, -7, 1, 5, 0, 2 ** 31 - 1, -1, -(2 ** 31), 1, 5, 9]) },
);

const withNaN = [3, NaN, -1, Infinity, 0, NaN, -Infinity, 3];

computes(
  'the places of sorted elements, of which NaN is the last',
  `func.func @f(%a: tensor<8xf32>) -> tensor<8xi32> {
    %i = stablehlo.iota dim = 0 : tensor<8xi32>
    ${sort('%a, %i', ['8xf32', '8xi32'], 0, compare('LT, %x, %y, TOTALORDER'))}
    return %s#1 : tensor<8xi32>
  }`,
  () => ({ shape: [8], values: sources(withNaN, (a, b) => a < b || (Number.isNaN(b) && !Number.isNaN(a))) }),
  { 0: hostTensor([8], 'f32', withNaN) },
);

computes(
  'elements are sorted by two keys',
  `func.func @f(%a: tensor<9xf32>, %b: tensor<9xf32>) -> tensor<9xf32> {
    ${sort(
      '%a, %b',
      ['9xf32', '9xf32'],
      0,
      `%zero = stablehlo.constant dense<0.0> : tensor<f32>
      %ax = stablehlo.abs %x : tensor<f32>
      %ay = stablehlo.abs %y : tensor<f32>
      %less = stablehlo.compare LT, %ax, %ay : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %same = stablehlo.compare EQ, %ax, %ay : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %d = stablehlo.subtract %p, %q : tensor<f32>
      %then = stablehlo.compare GT, %d, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %both = stablehlo.and %same, %then : tensor<i1>
      %before = stablehlo.or %less, %both : tensor<i1>`,
    )}
    return %s#1 : tensor<9xf32>
  }`,
  (a, b) => {
    const order = range(9).sort((i, j) => Math.abs(at(a, [i])) - Math.abs(at(a, [j])) || at(b, [j]) - at(b, [i]));
    return build([9], ([i]) => at(b, [order[i!]!]));
  },
  { 0: hostTensor([9], 'f32', [2, -1, 1, 2, -2, 0, 1, -1, 0]) },
);

computes(
  'the order in which NaN has a place',
  `func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
    ${['LT', 'GT', 'LE', 'GE', 'EQ', 'NE']
      .map(
        (
          direction,
          i,
        ) => `%t${i} = stablehlo.compare ${direction}, %a, %b, TOTALORDER : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %n${i} = stablehlo.convert %t${i} : (tensor<8xi1>) -> tensor<8xf32>
    %w${i} = stablehlo.constant dense<${2 ** i}.0> : tensor<8xf32>
    %p${i} = stablehlo.multiply %n${i}, %w${i} : tensor<8xf32>
    %s${i} = stablehlo.add %p${i}, ${i === 0 ? '%p0' : `%s${i - 1}`} : tensor<8xf32>`,
      )
      .join('\n    ')}
    %r = stablehlo.subtract %s5, %p0 : tensor<8xf32>
    return %r : tensor<8xf32>
  }`,
  (a, b) =>
    build([8], (index) => {
      const [x, y] = [at(a, index), at(b, index)].map((value) =>
        Number.isNaN(value) ? Infinity : Math.max(-1e300, Math.min(value, 1e300)),
      ) as [number, number];
      return [x < y, x > y, x <= y, x >= y, x === y, x !== y].reduce(
        (sum, truth, i) => sum + Number(truth) * 2 ** i,
        0,
      );
    }),
  { 0: hostTensor([8], 'f32', withNaN), 1: hostTensor([8], 'f32', [4, NaN, NaN, NaN, 0, Infinity, 1, 3]) },
);

test.run();
