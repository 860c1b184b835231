import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, outputsOf, total, type Tensor } from './program-runs.ts';

/** Programs of StableHLO, compiled with the tools and run on the device model, against what the specification says they compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

computes(
  'transpose permutes dimensions',
  `func.func @f(%a: tensor<3x8x40xf32>) -> tensor<40x3x8xf32> {
    %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<3x8x40xf32>) -> tensor<40x3x8xf32>
    return %0 : tensor<40x3x8xf32>
  }`,
  (a) => build([40, 3, 8], ([i, j, k]) => at(a, [j!, k!, i!])),
);

computes(
  'broadcast_in_dim repeats rows where the last dimensions do not align, and what it gives can be joined',
  `func.func @f(%a: tensor<4xf32>, %b: tensor<4x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.concatenate %0, %b, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }`,
  (a, b) => build([8, 8], ([i, j]) => (i! < 4 ? at(a, [i!]) : at(b, [i! - 4, j!]))),
);

computes(
  'broadcast_in_dim permutes dimensions',
  `func.func @f(%a: tensor<4x3xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %a, dims = [2, 1] : (tensor<4x3xf32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.multiply %0, %b : tensor<2x3x4xf32>
    return %1 : tensor<2x3x4xf32>
  }`,
  (a, b) => build([2, 3, 4], (index) => at(a, [index[2]!, index[1]!]) * at(b, index)),
);

computes(
  'reduce adds what it starts with, over several dimensions',
  `func.func @f(%a: tensor<4x3x8xf32>) -> tensor<3xf32> {
    %init = stablehlo.constant dense<5.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %init) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }`,
  (a) => build([3], ([j]) => 5 + total(range(4).flatMap((i) => range(8).map((k) => at(a, [i, j!, k]))))),
);

computes(
  'gather moves known columns into the table',
  `func.func @f(%a: tensor<3x5xf32>) -> tensor<3x4xf32> {
    %i = stablehlo.constant dense<[[4], [-1], [9], [2]]> : tensor<4x1xi32>
    %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1>, indices_are_sorted = false}> : (tensor<3x5xf32>, tensor<4x1xi32>) -> tensor<3x4xf32>
    return %r : tensor<3x4xf32>
  }`,
  (a) => build([3, 4], ([i, j]) => at(a, [i!, [4, 0, 4, 2][j!]!])),
);

computes(
  'ApproxTopK finds the least elements of columns, and where they are',
  `module {
    func.func public @main(%a: tensor<6x2xi32>) -> tensor<6x2xi32> {
      %places = stablehlo.iota dim = 0 : tensor<6x2xi32>
      %worst = stablehlo.constant dense<2147483647> : tensor<i32>
      %none = stablehlo.constant dense<-1> : tensor<i32>
      %0:2 = stablehlo.custom_call @ApproxTopK(%a, %places, %worst, %none) {called_computations = [@less], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 9.500000e-01 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<6x2xi32>, tensor<6x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x2xi32>, tensor<3x2xi32>)
      %1 = stablehlo.concatenate %0#0, %0#1, dim = 0 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<6x2xi32>
      return %1 : tensor<6x2xi32>
    }
    func.func private @less(%x: tensor<i32>, %y: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
      %0 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      return %0 : tensor<i1>
    }
  }`,
  (a) =>
    build([6, 2], ([i, j]) => {
      const order = range(6).sort((x, y) => at(a, [x, j!]) - at(a, [y, j!]));
      return i! < 3 ? at(a, [order[i!]!, j!]) : order[i! - 3]!;
    }),
  { 0: hostTensor([6, 2], 'si32', [3, 5, -7, 5, 9, -1, 3, 0, 2, 12, -7, 1]) },
);

computes(
  'reduce finds NaN as the greatest element in a total order',
  `func.func @f(%a: tensor<1x6xf32>) -> tensor<1xi32> {
    %places = stablehlo.iota dim = 1 : tensor<1x6xi32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %none = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.reduce(%a init: %least), (%places init: %none) across dimensions = [1] : (tensor<1x6xf32>, tensor<1x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>)
     reducer(%x: tensor<f32>, %y: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %first = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %element = stablehlo.select %first, %x, %y : tensor<i1>, tensor<f32>
      %place = stablehlo.select %first, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %element, %place : tensor<f32>, tensor<i32>
    }
    return %0#1 : tensor<1xi32>
  }`,
  () => build([1], () => 2),
  { 0: hostTensor([1, 6], 'f32', [1, 5, NaN, 2, 9, 0]) },
);

computes(
  'gather takes columns',
  `func.func @f(%table: tensor<3x16x4xf32>, %ids: tensor<5x1xi32>) -> tensor<3x5x4xf32> {
    %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1, 4>}> : (tensor<3x16x4xf32>, tensor<5x1xi32>) -> tensor<3x5x4xf32>
    return %0 : tensor<3x5x4xf32>
  }`,
  (table, ids) => build([3, 5, 4], ([i, j, k]) => at(table, [i!, at(ids, [j!, 0]), k!])),
  { 1: hostTensor([5, 1], 'u32', [15, 0, 7, 7, 2]) },
);

computes(
  'select chooses by truth values, which are converted to numbers and back',
  `func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %less = stablehlo.compare LT, %a, %b, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %positive = stablehlo.compare GT, %a, %zeros, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %both = stablehlo.and %less, %positive : tensor<4x8xi1>
    %whole = stablehlo.floor %b : tensor<4x8xf32>
    %nonzero = stablehlo.convert %whole : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %chosen = stablehlo.select %both, %a, %b : tensor<4x8xi1>, tensor<4x8xf32>
    %number = stablehlo.convert %nonzero : (tensor<4x8xi1>) -> tensor<4x8xf32>
    %0 = stablehlo.add %chosen, %number : tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }`,
  (a, b) =>
    build([4, 8], (index) => {
      const [x, y] = [at(a, index), at(b, index)];
      return (x < y && x > 0 ? x : y) + (Math.floor(y) === 0 ? 0 : 1);
    }),
);

computes(
  'slices, paddings and numbers that count are decomposed',
  `func.func @f(%a: tensor<4x8xf32>) -> tensor<5x3xf32> {
    %value = stablehlo.constant dense<1.5> : tensor<f32>
    %part = stablehlo.slice %a [0:4:2, 1:4] : (tensor<4x8xf32>) -> tensor<2x3xf32>
    %0 = stablehlo.pad %part, %value, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<5x3xf32>
    return %2 : tensor<5x3xf32>
  }`,
  (a) => build([5, 3], ([i, j]) => (i === 1 || i === 2 ? at(a, [2 * (i - 1), 1 + j!]) : 1.5) + i!),
);

computes(
  'atan2 is the angle of a point',
  `func.func @f(%a: tensor<4x40xf32>, %b: tensor<4x40xf32>) -> tensor<4x40xf32> {
    %0 = stablehlo.atan2 %a, %b : tensor<4x40xf32>
    return %0 : tensor<4x40xf32>
  }`,
  (a, b) => build([4, 40], (index) => Math.atan2(at(a, index), at(b, index))),
);

const halves = [0, -0, 0.5, -0.5, 1.5, -1.5, 2.5, 0.49999997, -0.49999997, 8388609, -8388609, 3.7, -3.2, 1e20];

computes(
  'round_nearest_afz rounds halves away from zero, and nothing else',
  `func.func @f(%a: tensor<14xf32>) -> tensor<14xf32> {
    %0 = stablehlo.round_nearest_afz %a : tensor<14xf32>
    return %0 : tensor<14xf32>
  }`,
  (a) =>
    build([14], (index) => {
      const magnitude = Math.abs(at(a, index));
      return Math.sign(at(a, index)) * (Math.floor(magnitude) + Number(magnitude % 1 >= 0.5));
    }),
  { 0: hostTensor([14], 'f32', halves) },
);

computes(
  'a sum divided by the number of its elements is a mean',
  `func.func @f(%a: tensor<6x5x40xf32>) -> tensor<5xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %count = stablehlo.constant dense<240.0> : tensor<5xf32>
    %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x5x40xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.divide %0, %count : tensor<5xf32>
    return %1 : tensor<5xf32>
  }`,
  (a) => build([5], ([j]) => total(range(6).flatMap((i) => range(40).map((k) => at(a, [i, j!, k])))) / 240),
);

computes(
  'a product over dimensions of even and odd sizes',
  `func.func @f(%a: tensor<5x6x7xf32>) -> tensor<6xf32> {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %one) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x6x7xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }`,
  (a) =>
    build([6], ([j]) =>
      range(5)
        .flatMap((i) => range(7).map((k) => at(a, [i, j!, k])))
        .reduce((product, factor) => product * factor, 1),
    ),
  { 0: hostTensor([5, 6, 7], 'f32', range(210).map((i) => (i % 5 === 0 ? -1 : 1) * (0.8 + (i % 9) / 20))) }, // prettier-ignore
);

computes(
  'a slice at constant indices is moved into the tensor, and so is an update',
  `func.func @f(%a: tensor<6x9xf32>, %u: tensor<3x2xf32>) -> tensor<6x9xf32> {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %far = stablehlo.constant dense<100> : tensor<i32>
    %below = stablehlo.constant dense<-3> : tensor<i32>
    %part = stablehlo.dynamic_slice %a, %far, %below, sizes = [3, 2] : (tensor<6x9xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    %sum = stablehlo.add %part, %u : tensor<3x2xf32>
    %0 = stablehlo.dynamic_update_slice %a, %sum, %two, %far : (tensor<6x9xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<6x9xf32>
    return %0 : tensor<6x9xf32>
  }`,
  (a, u) =>
    build([6, 9], ([i, j]) =>
      i! >= 2 && i! < 5 && j! >= 7 ? at(a, [i! + 1, j! - 7]) + at(u, [i! - 2, j! - 7]) : at(a, [i!, j!]),
    ),
);

function roundToEven(x: number): number {
  const below = Math.floor(x);
  const isUp = x - below > 0.5 || (x - below === 0.5 && below % 2 !== 0);
  return isUp ? below + 1 : below;
}

const indexOfExtreme = (values: readonly number[], isBetter: (a: number, b: number) => boolean): number =>
  values.reduce((best, value, i) => (isBetter(value, values[best]!) ? i : best), 0);

computes(
  'the place of the greatest element of each row, first of equal ones',
  `func.func @f(%a: tensor<8x10xf32>) -> tensor<8xi32> {
    %rounded = stablehlo.round_nearest_even %a : tensor<8x10xf32>
    %i = stablehlo.iota dim = 1 : tensor<8x10xi32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:2 = stablehlo.reduce(%rounded init: %least), (%i init: %zero) across dimensions = [1] : (tensor<8x10xf32>, tensor<8x10xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
      reducer(%x: tensor<f32>, %y: tensor<f32>) (%xi: tensor<i32>, %yi: tensor<i32>) {
        %gt = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %nan = stablehlo.compare NE, %x, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %first = stablehlo.or %gt, %nan : tensor<i1>
        %eq = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %lt = stablehlo.compare LT, %xi, %yi, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %tie = stablehlo.and %eq, %lt : tensor<i1>
        %firstIndex = stablehlo.or %first, %tie : tensor<i1>
        %v = stablehlo.select %first, %x, %y : tensor<i1>, tensor<f32>
        %vi = stablehlo.select %firstIndex, %xi, %yi : tensor<i1>, tensor<i32>
        stablehlo.return %v, %vi : tensor<f32>, tensor<i32>
      }
    return %r#1 : tensor<8xi32>
  }`,
  (a) => build([8], ([row]) => indexOfExtreme(range(10).map((i) => roundToEven(at(a, [row!, i]))), (x, y) => x > y)), // prettier-ignore
);

computes(
  'the place of the least element along a dimension in the middle',
  `func.func @f(%a: tensor<4x6x3xf32>) -> tensor<4x3xi64> {
    %n = stablehlo.iota dim = 0 : tensor<6xi64>
    %i = stablehlo.broadcast_in_dim %n, dims = [1] : (tensor<6xi64>) -> tensor<4x6x3xi64>
    %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i64>
    %r:2 = stablehlo.reduce(%a init: %most), (%i init: %zero) across dimensions = [1] : (tensor<4x6x3xf32>, tensor<4x6x3xi64>, tensor<f32>, tensor<i64>) -> (tensor<4x3xf32>, tensor<4x3xi64>)
      reducer(%x: tensor<f32>, %y: tensor<f32>) (%xi: tensor<i64>, %yi: tensor<i64>) {
        %le = stablehlo.compare LE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %v = stablehlo.select %le, %x, %y : tensor<i1>, tensor<f32>
        %eq = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %min = stablehlo.minimum %xi, %yi : tensor<i64>
        %one = stablehlo.select %le, %xi, %yi : tensor<i1>, tensor<i64>
        %vi = stablehlo.select %eq, %min, %one : tensor<i1>, tensor<i64>
        stablehlo.return %v, %vi : tensor<f32>, tensor<i64>
      }
    return %r#1 : tensor<4x3xi64>
  }`,
  (a) => build([4, 3], ([i, k]) => indexOfExtreme(range(6).map((j) => at(a, [i!, j, k!])), (x, y) => x < y)), // prettier-ignore
);

computes(
  'one row of a table, whose index has no dimensions',
  `func.func @f(%table: tensor<4x8xf32>, %i: tensor<1xi32>) -> tensor<8xf32> {
    %0 = "stablehlo.gather"(%table, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<1xi32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }`,
  (table, i) => build([8], ([column]) => at(table, [at(i, [0]), column!])),
);

computes(
  'operations of computed shape whose shapes follow from constants and from sizes',
  `func.func @f(%a: tensor<4x6xf32>, %table: tensor<8x2xf32>) -> tensor<?x?xf32> {
    %rows = stablehlo.get_dimension_size %a, dim = 0 : (tensor<4x6xf32>) -> tensor<i32>
    %columns = stablehlo.get_dimension_size %a, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
    %count = stablehlo.multiply %rows, %columns : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %half = stablehlo.divide %count, %two : tensor<i32>
    %d0 = stablehlo.reshape %half : (tensor<i32>) -> tensor<1xi32>
    %d1 = stablehlo.reshape %two : (tensor<i32>) -> tensor<1xi32>
    %pairs = stablehlo.concatenate %d0, %d1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %reshaped = stablehlo.dynamic_reshape %a, %pairs : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %iota = stablehlo.dynamic_iota %pairs, dim = 0 : (tensor<2xi32>) -> tensor<?x?xf32>
    %sum = stablehlo.add %reshaped, %iota : tensor<?x?xf32>
    %start = stablehlo.constant dense<[1, 0]> : tensor<2xindex>
    %limit = stablehlo.constant dense<[12, 2]> : tensor<2xindex>
    %stride = stablehlo.constant dense<[3, 1]> : tensor<2xindex>
    %part = stablehlo.real_dynamic_slice %sum, %start, %limit, %stride : (tensor<?x?xf32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>
    %ids = stablehlo.constant dense<[[7], [0], [3], [3]]> : tensor<4x1xi32>
    %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %found = "stablehlo.dynamic_gather"(%table, %ids, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<8x2xf32>, tensor<4x1xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %both = stablehlo.multiply %part, %found : tensor<?x?xf32>
    %five = stablehlo.constant dense<5.0> : tensor<f32>
    %low = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
    %none = stablehlo.constant dense<0> : tensor<2xi32>
    %padded = stablehlo.dynamic_pad %both, %five, %low, %none, %none : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.set_dimension_size %padded, %three, dim = 0 : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }`,
  (a, table) => {
    const flat = (i: number): number => at(a, [Math.floor(i / 6), i % 6]);
    const rows = [7, 0, 3, 3];
    return build([3, 2], ([i, j]) => {
      if (i === 0) return 5;
      const row = 1 + 3 * (i! - 1);
      return (flat(row * 2 + j!) + row) * at(table, [rows[i! - 1]!, j!]);
    });
  },
);

for (const [type, values] of [['f32', [3, -1, 3.5, -1, 0, 7, 2, 2, -6, 9, 1, 2]], ['i32', [3, -2147483648, 4, -1, 0, 2147483647, 2, 2, -6, 9, 1, 2]]] as const) {
  computes(
    `mhlo.topk finds the least elements of ${type}, and where they are`,
    `func.func @f(%a: tensor<2x6x${type}>) -> tensor<2x8xi32> {
      %0:2 = stablehlo.custom_call @mhlo.topk(%a) {mhlo.attributes = {k = 4 : i64, largest = false}, mhlo.version = 1 : i64} : (tensor<2x6x${type}>) -> (tensor<2x4x${type}>, tensor<2x4xi32>)
      %1 = stablehlo.convert %0#0 : (tensor<2x4x${type}>) -> tensor<2x4xi32>
      %2 = stablehlo.concatenate %1, %0#1, dim = 1 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x8xi32>
      return %2 : tensor<2x8xi32>
    }`,
    (a) =>
      build([2, 8], ([i, j]) => {
        const order = range(6).sort((x, y) => at(a, [i!, x]) - at(a, [i!, y]));
        return j! < 4 ? Math.trunc(at(a, [i!, order[j!]!])) : order[j! - 4]!;
      }),
    { 0: hostTensor([2, 6], type === 'f32' ? 'f32' : 'si32', values) },
  );
} // prettier-ignore

computes(
  'calls of what XLA knows by name, and notes about chips that there are not',
  `func.func @f(%a: tensor<2x6xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    %2 = stablehlo.custom_call @mhlo.asinh(%1) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    %3:2 = stablehlo.custom_call @mhlo.topk(%2) {mhlo.attributes = {k = 3 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %4 = stablehlo.convert %3#1 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %5 = stablehlo.add %3#0, %4 : tensor<2x3xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {mhlo.sharding = "{replicated}"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.custom_call @annotate_device_placement(%6) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "device"}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%7) {has_side_effect = true} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.custom_call @tt.mark_argument(%8) {api_version = 0 : i32, mhlo.frontend_attributes = {ttcore.argument_type = "input", ttir.name = "x"}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = stablehlo.custom_call @tt.sharding_constraint(%9) {api_version = 0 : i32, mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}, {}]>"}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %10 : tensor<2x3xf32>
  }`,
  (a) =>
    build([2, 3], ([i, j]) => {
      const order = range(6).sort((x, y) => at(a, [i!, y]) - at(a, [i!, x]));
      return Math.asinh(at(a, [i!, order[j!]!])) + order[j!]!;
    }),
);

computes(
  'integers that f32 cannot say are put around others and between them',
  `func.func @f(%a: tensor<2xi32>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<16777217> : tensor<i32>
    %0 = stablehlo.pad %a, %c, low = [1], high = [1], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }`,
  (a) => build([5], ([i]) => (i! % 2 === 1 ? at(a, [(i! - 1) / 2]) : 16777217)),
);

computes(
  'what is computed is put around elements and between them, others being taken away',
  `func.func @f(%a: tensor<2x3xf32>, %b: tensor<f32>) -> tensor<3x5xf32> {
    %c = stablehlo.negate %b : tensor<f32>
    %0 = stablehlo.pad %a, %c, low = [1, -1], high = [0, 1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }`,
  (a, b) => build([3, 5], ([i, j]) => (i! > 0 && j! % 2 === 1 ? at(a, [i! - 1, (j! + 1) / 2]) : -at(b, []))),
);

computes(
  'two tensors are reduced at once, each by an operation of its own',
  `func.func @f(%a: tensor<4x9xf32>, %b: tensor<4x9xf32>) -> tensor<4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0:2 = stablehlo.reduce(%a init: %zero), (%b init: %zero) across dimensions = [1] : (tensor<4x9xf32>, tensor<4x9xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
      reducer(%x: tensor<f32>, %y: tensor<f32>) (%u: tensor<f32>, %v: tensor<f32>) {
        %m = stablehlo.maximum %v, %u : tensor<f32>
        %s = stablehlo.add %x, %y : tensor<f32>
        stablehlo.return %s, %m : tensor<f32>, tensor<f32>
      }
    %1 = stablehlo.subtract %0#0, %0#1 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }`,
  (a, b) =>
    build([4], ([i]) => {
      const row = (of: Tensor): number[] => range(9).map((j) => at(of, [i!, j]));
      return total(row(a)) - Math.max(0, ...row(b));
    }),
);

computes(
  'lookups as of torch, in a batch and not, and tuples in tuples',
  `func.func @f(%a: tensor<2x3x5xf32>, %b: tensor<4x6xf32>) -> tensor<2x3x4xf32> {
    %i = stablehlo.constant dense<[[4, 0, 1, 1], [2, 3, 4, 0]]> : tensor<2x4xi32>
    %0 = "stablehlo.torch_index_select"(%a, %i) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x5xf32>, tensor<2x4xi32>) -> tensor<2x3x4xf32>
    %j = stablehlo.constant dense<[[5, 0, 3], [1, 1, 2]]> : tensor<2x3xi32>
    %1 = "stablehlo.torch_index_select"(%b, %j) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x6xf32>, tensor<2x3xi32>) -> tensor<4x2x3xf32>
    %inner = stablehlo.tuple %0, %1 : tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>
    %outer = stablehlo.tuple %a, %inner : tuple<tensor<2x3x5xf32>, tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>>
    %2 = stablehlo.get_tuple_element %outer[1] : (tuple<tensor<2x3x5xf32>, tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>>) -> tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>
    %3 = stablehlo.get_tuple_element %2[1] : (tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>) -> tensor<4x2x3xf32>
    %4 = stablehlo.get_tuple_element %2[0] : (tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>) -> tensor<2x3x4xf32>
    %5 = stablehlo.transpose %3, dims = [1, 2, 0] : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<2x3x4xf32>
    return %6 : tensor<2x3x4xf32>
  }`,
  (a, b) => {
    const [inBatch, columns] = [[[4, 0, 1, 1], [2, 3, 4, 0]], [[5, 0, 3], [1, 1, 2]]]; // prettier-ignore
    return build([2, 3, 4], ([i, j, k]) => at(a, [i!, j!, inBatch[i!]![k!]!]) - at(b, [k!, columns[i!]![j!]!]));
  },
);

computes(
  'map computes of each element what its body computes of one',
  `func.func @f(%a: tensor<4x9xf32>, %b: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %c = stablehlo.constant dense<2.5> : tensor<f32>
      %0 = stablehlo.multiply %x, %c : tensor<f32>
      %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %0, %y : tensor<i1>, tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %1 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%x: tensor<f32>):
      stablehlo.return %x : tensor<f32>
    }) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %1 : tensor<4x9xf32>
  }`,
  (a, b) => build([4, 9], (index) => (at(a, index) < at(b, index) ? 2.5 * at(a, index) : at(b, index))),
);

test('a search for the greater number does not find NaN', () => {
  const text = `func.func @f(%a: tensor<2x4xf32>) -> tensor<2xi32> {
    %i = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:2 = stablehlo.reduce(%a init: %least), (%i init: %zero) across dimensions = [1] : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {
      %0 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %1 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.and %1, %2 : tensor<i1>
      %4 = stablehlo.or %0, %3 : tensor<i1>
      %5 = stablehlo.select %0, %x, %y : tensor<i1>, tensor<f32>
      %6 = stablehlo.select %4, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %5, %6 : tensor<f32>, tensor<i32>
    }
    return %r#1 : tensor<2xi32>
  }`;
  const input = hostTensor([2, 4], 'f32', [1, NaN, 5, 2, NaN, NaN, NaN, NaN]);
  const [places] = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [input]);
  assert.equal([...places!.values], [2, 0]);
});

computes(
  'a loop collects what its iterations give, from behind',
  `func.func @f(%a: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %none = stablehlo.constant dense<0.0> : tensor<3xf32>
    %r:3 = stablehlo.while(%i = %four, %sum = %none, %out = %a) : tensor<i32>, tensor<3xf32>, tensor<6x3xf32>
      cond {
        %0 = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %0 : tensor<i1>
      } do {
        %0 = stablehlo.dynamic_slice %a, %i, %zero, sizes = [1, 3] : (tensor<6x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
        %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
        %2 = stablehlo.add %sum, %1 : tensor<3xf32>
        %3 = stablehlo.reshape %2 : (tensor<3xf32>) -> tensor<1x3xf32>
        %4 = stablehlo.dynamic_update_slice %out, %3, %i, %zero : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x3xf32>
        %one = stablehlo.constant dense<1> : tensor<i32>
        %5 = stablehlo.subtract %i, %one : tensor<i32>
        stablehlo.return %5, %2, %4 : tensor<i32>, tensor<3xf32>, tensor<6x3xf32>
      }
    return %r#2 : tensor<6x3xf32>
  }`,
  (a) =>
    build([6, 3], ([row, column]) =>
      row === 0 || row === 5 ? at(a, [row, column!]) : total(range(5 - row!).map((i) => at(a, [row! + i, column!]))),
    ),
);

computes(
  'clamp gives the upper bound where the lower one is above it',
  `func.func @f(%a: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %min = stablehlo.constant dense<0.5> : tensor<f32>
    %max = stablehlo.constant dense<-0.25> : tensor<f32>
    %0 = stablehlo.clamp %min, %a, %max : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }`,
  (a) => build(a.shape, () => -0.25),
);

test.run();
