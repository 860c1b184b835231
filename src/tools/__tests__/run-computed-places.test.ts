import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter } from './program-runs.ts';

/** Programs of StableHLO that read and write at places which are computed, or given as operands, against plain loops. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

const scalar = (value: number) => hostTensor([], 'si32', [value]);

for (const [given, start] of [[3, 3], [9, 4], [-2, 0]] as const) {
  computes(
    `a cache is written and read at a position, ${given}`,
    `func.func @f(%cache: tensor<2x6x8xf32>, %new: tensor<2x2x8xf32>, %position: tensor<i32>) -> tensor<2x2x8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %0 = stablehlo.dynamic_update_slice %cache, %new, %zero, %position, %zero : (tensor<2x6x8xf32>, tensor<2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x6x8xf32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %before = stablehlo.subtract %position, %one : tensor<i32>
      %1 = stablehlo.dynamic_slice %0, %zero, %before, %zero, sizes = [2, 2, 8] : (tensor<2x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8xf32>
      return %1 : tensor<2x2x8xf32>
    }`,
    (cache, added) =>
      build([2, 2, 8], ([i, j, k]) => {
        const row = Math.min(Math.max(given - 1, 0), 4) + j!;
        return row >= start && row < start + 2 ? at(added, [i!, row - start, k!]) : at(cache, [i!, row, k!]);
      }),
    { 2: scalar(given) },
  );
} // prettier-ignore

computes(
  'a part is written at a computed row and a known column',
  `func.func @f(%a: tensor<5x7xf32>, %u: tensor<1x3xf32>, %row: tensor<i32>) -> tensor<5x7xf32> {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %a, %u, %row, %two : (tensor<5x7xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }`,
  (a, u) => build([5, 7], ([i, j]) => (i === 1 && j! >= 2 && j! < 5 ? at(u, [0, j! - 2]) : at(a, [i!, j!]))),
  { 2: scalar(1) },
);

computes(
  'a part is read and written at a computed row and a computed column',
  `func.func @f(%a: tensor<5x7xf32>, %row: tensor<i64>, %column: tensor<ui8>) -> tensor<5x7xf32> {
    %part = stablehlo.dynamic_slice %a, %row, %row, sizes = [2, 3] : (tensor<5x7xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
    %i = stablehlo.convert %row : (tensor<i64>) -> tensor<i32>
    %j = stablehlo.convert %column : (tensor<ui8>) -> tensor<i32>
    %0 = stablehlo.dynamic_update_slice %a, %part, %i, %j : (tensor<5x7xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }`,
  (a) => build([5, 7], ([i, j]) => (i! >= 2 && i! < 4 && j! >= 4 ? at(a, [i!, j! - 2]) : at(a, [i!, j!]))),
  { 1: scalar(2), 2: hostTensor([], 'u8', [4]) },
);

for (const [type, format, places] of [
  ['i32', 'si32', [-1, 15, 16, -(2 ** 31), 7]],
  ['ui32', 'u32', [0, 15, 16, 2 ** 32 - 1, 7]],
  ['ui8', 'u8', [0, 15, 16, 255, 7]],
] as const) {
  computes(
    `places of slices in ${type} that are beyond the table are moved into it`,
    `func.func @f(%table: tensor<16x4xf32>, %places: tensor<5x1x${type}>) -> tensor<5x4xf32> {
      %0 = "stablehlo.gather"(%table, %places) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<16x4xf32>, tensor<5x1x${type}>) -> tensor<5x4xf32>
      return %0 : tensor<5x4xf32>
    }`,
    (table) => build([5, 4], ([i, j]) => at(table, [Math.min(Math.max(places[i!]!, 0), 15), j!])),
    { 1: hostTensor([5, 1], format, places) },
  );
}

computes(
  'places in numbers that do not count all slices',
  `func.func @f(%table: tensor<300x4xf32>, %places: tensor<3x1xi8>) -> tensor<3x4xf32> {
    %0 = "stablehlo.gather"(%table, %places) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<300x4xf32>, tensor<3x1xi8>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }`,
  (table) => build([3, 4], ([i, j]) => at(table, [[0, 127, 7][i!]!, j!])),
  { 1: hostTensor([3, 1], 'u8', [255, 127, 7]) },
);

const dims = (numbers: string): string => `dimension_numbers = #stablehlo.gather<${numbers}>`;

computes(
  'windows are gathered at known places, moved into the operand',
  `func.func @f(%a: tensor<5x7xf32>) -> tensor<2x3x2xf32> {
    %i = stablehlo.constant dense<[[1, 6], [-4, 2]]> : tensor<2x2xi32>
    %0 = "stablehlo.gather"(%a, %i) <{${dims('offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1')}, slice_sizes = array<i64: 3, 2>}> : (tensor<5x7xf32>, tensor<2x2xi32>) -> tensor<2x3x2xf32>
    return %0 : tensor<2x3x2xf32>
  }`,
  (a) => build([2, 3, 2], ([w, i, j]) => at(a, w === 0 ? [1 + i!, 5 + j!] : [i!, 2 + j!])),
);

computes(
  'elements are gathered at computed places of two dimensions',
  `func.func @f(%a: tensor<5x3x7xf32>, %i: tensor<4x2xi32>) -> tensor<4x3xf32> {
    %0 = "stablehlo.gather"(%a, %i) <{${dims('offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 1')}, slice_sizes = array<i64: 1, 3, 1>}> : (tensor<5x3x7xf32>, tensor<4x2xi32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }`,
  (a) => build([4, 3], ([w, j]) => at(a, [[4, 0, 0, 4][w!]!, j!, [6, 2, 0, 6][w!]!])),
  { 1: hostTensor([4, 2], 'si32', [6, 4, 2, 0, -5, -1, 100, 200]) },
);

computes(
  'elements are taken along an axis, in batches',
  `func.func @f(%a: tensor<3x5xf32>, %i: tensor<3x2x1xi32>) -> tensor<3x2xf32> {
    %0 = "stablehlo.gather"(%a, %i) <{${dims('collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2')}, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }`,
  (a) => build([3, 2], ([i, j]) => at(a, [i!, [4, 0, 1, 1, 2, 3][2 * i! + j!]!])),
  { 1: hostTensor([3, 2, 1], 'u32', [4, 0, 1, 1, 2, 3]) },
);

/** Returns a scatter of updates into [6, 4] at rows, by an operation or, without one, of the last. */
const scatterRows = (indices: string, count: number, op: string | undefined): string =>
  `%0 = "stablehlo.scatter"(%a, ${indices}, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      ${op ? `%r = stablehlo.${op} %x, %y : tensor<f32>` : ''}
      stablehlo.return ${op ? '%r' : '%y'} : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<${count}x1xi32>, tensor<${count}x4xf32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>`;

/** Few rows, which are written one after the other where places are computed, and many, which are written at once. */
const written = { few: [4, 1, 9, 4], many: [4, 1, 9, 4, 0, 1, -1, 5, 1, 0] };
const combine: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  maximum: Math.max,
  set: (_, b) => b,
  subtract: (a, b) => a - b,
};

/** Returns where rows are written: a constant, or an argument. */
function rowsAt(place: string, rows: readonly number[]): { argument: string; indices: string; constant: string } {
  const type = `tensor<${rows.length}x1xi32>`;
  return place === 'known'
    ? { argument: '', indices: '%c', constant: `%c = stablehlo.constant dense<[[${rows.join('], [')}]]> : ${type}` }
    : { argument: `, %i: ${type}`, indices: '%i', constant: '' };
}

for (const [count, rows] of Object.entries(written)) {
  for (const [name, apply] of Object.entries(combine)) {
    for (const place of ['known', 'computed']) {
      const { argument, indices, constant } = rowsAt(place, rows);
      computes(
        `${count} rows are written at ${place} places: ${name}`,
        `func.func @f(%a: tensor<6x4xf32>, %u: tensor<${rows.length}x4xf32>${argument}) -> tensor<6x4xf32> {
          ${constant}
          ${scatterRows(indices, rows.length, name === 'set' ? undefined : name)}
        }`,
        (a, u) =>
          build([6, 4], ([i, j]) =>
            rows.reduce((x, row, k) => (row === i ? apply(x, at(u, [k, j!])) : x), at(a, [i!, j!])),
          ),
        place === 'known' ? {} : { 2: hostTensor([rows.length, 1], 'si32', rows) },
      );
    }
  }
}

for (const place of ['known', 'computed']) {
  const { argument, indices, constant } = rowsAt(place, written.many);
  computes(
    `the greatest updates and what belongs to them are written at ${place} places`,
    `func.func @f(%a: tensor<6xf32>, %b: tensor<6xf32>, %u: tensor<10xf32>, %v: tensor<10xf32>${argument}) -> tensor<6xf32> {
      ${constant}
      %0:2 = "stablehlo.scatter"(%a, %b, ${indices}, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
      ^bb0(%x: tensor<f32>, %p: tensor<f32>, %y: tensor<f32>, %q: tensor<f32>):
        %1 = stablehlo.compare GT, %y, %x : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %2 = stablehlo.maximum %x, %y : tensor<f32>
        %3 = stablehlo.select %1, %q, %p : tensor<i1>, tensor<f32>
        stablehlo.return %2, %3 : tensor<f32>, tensor<f32>
      }) : (tensor<6xf32>, tensor<6xf32>, tensor<10x1xi32>, tensor<10xf32>, tensor<10xf32>) -> (tensor<6xf32>, tensor<6xf32>)
      return %0#1 : tensor<6xf32>
    }`,
    (a, b, u, v) =>
      build([6], ([i]) => {
        const updates = written.many.flatMap((row, k) => (row === i ? [{ x: at(u, [k]), of: at(v, [k]) }] : []));
        return updates.reduce((best, next) => (next.x > best.x ? next : best), { x: at(a, [i!]), of: at(b, [i!]) }).of;
      }),
    place === 'known' ? {} : { 4: hostTensor([10, 1], 'si32', written.many) },
  );
}

computes(
  'the least integers of several tensors, and updates, are written by one scatter',
  `func.func @f(%a: tensor<6xi32>, %b: tensor<6xi32>, %i: tensor<10x1xi32>) -> tensor<6xi32> {
    %u = stablehlo.constant dense<[7, -3, 1, 2, 9, -8, 4, 0, 6, -5]> : tensor<10xi32>
    %0:2 = "stablehlo.scatter"(%a, %b, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<i32>, %p: tensor<i32>, %y: tensor<i32>, %q: tensor<i32>):
      %1 = stablehlo.minimum %x, %y : tensor<i32>
      stablehlo.return %1, %q : tensor<i32>, tensor<i32>
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<10x1xi32>, tensor<10xi32>, tensor<10xi32>) -> (tensor<6xi32>, tensor<6xi32>)
    %1 = stablehlo.subtract %0#0, %0#1 : tensor<6xi32>
    return %1 : tensor<6xi32>
  }`,
  () => ({ shape: [6], values: [-5 + 5, -8 - 6, 20 - 300, 20 - 300, 2 - 2, 0] }),
  {
    0: hostTensor([6], 'si32', range(6).map(() => 20)), // prettier-ignore
    1: hostTensor([6], 'si32', range(6).map(() => 300)), // prettier-ignore
    2: hostTensor([10, 1], 'si32', written.many),
  },
);

computes(
  'an infinity is added to one row only',
  `func.func @f(%a: tensor<6x4xf32>, %u: tensor<4x4xf32>, %i: tensor<4x1xi32>) -> tensor<6x4xf32> {
    ${scatterRows('%i', 4, 'add')}
  }`,
  (a) => build([6, 4], ([i, j]) => (i === 1 ? Infinity : i === 4 ? at(a, [4, j!]) + 3 : at(a, [i!, j!]))),
  {
    1: hostTensor([4, 4], 'f32', range(16).map((k) => [1, Infinity, -Infinity, 2][k >> 2]!)), // prettier-ignore
    2: hostTensor([4, 1], 'si32', written.few),
  },
);

computes(
  'many rows are added at computed places',
  `func.func @f(%a: tensor<64x66xf32>, %u: tensor<64x66xf32>, %i: tensor<64x1xi32>) -> tensor<64x66xf32> {
    ${scatterRows('%i', 64, 'add').replaceAll('6x4x', '64x66x').replaceAll('64x4x', '64x66x')}
  }`,
  (a, u) => build([64, 66], ([i, j]) => at(a, [i!, j!]) + (i! % 2 === 0 ? at(u, [i!, j!]) + at(u, [i! + 1, j!]) : 0)),
  { 2: hostTensor([64, 1], 'si32', range(64).map((k) => k - (k % 2))) }, // prettier-ignore
);

computes(
  'an element is written, and a window that is cut off at the border',
  `func.func @f(%a: tensor<5x7xf32>, %u: tensor<2x3xf32>, %v: tensor<f32>) -> tensor<5x7xf32> {
    %i = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
    %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %y : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<5x7xf32>
    %j = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %1 = "stablehlo.scatter"(%0, %j, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %y : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<2xi32>, tensor<f32>) -> tensor<5x7xf32>
    return %1 : tensor<5x7xf32>
  }`,
  (a, u, v) =>
    build([5, 7], ([i, j]) =>
      i === 1 && j === 2 ? at(v, []) : i === 4 && j! >= 3 && j! < 6 ? at(u, [0, j! - 3]) : at(a, [i!, j!]),
    ),
);

computes(
  'a window at a computed place is cut off at the border, too',
  `func.func @f(%a: tensor<6x4xf32>, %u: tensor<3x3xf32>, %i: tensor<2xi32>) -> tensor<6x4xf32> {
    %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %y : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<2xi32>, tensor<3x3xf32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }`,
  (a, u) => build([6, 4], ([i, j]) => (i! >= 4 && j! >= 2 ? at(u, [i! - 4, j! - 2]) : at(a, [i!, j!]))),
  { 2: hostTensor([2], 'si32', [4, 2]) },
);

test.run();
