import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Reductions of StableHLO by computations that no operation of TTIR does. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

const logAddExp = `
    %larger = stablehlo.maximum %x, %y : tensor<f32>
    %apart = stablehlo.subtract %x, %y : tensor<f32>
    %distance = stablehlo.abs %apart : tensor<f32>
    %below = stablehlo.negate %distance : tensor<f32>
    %part = stablehlo.exponential %below : tensor<f32>
    %rest = stablehlo.log_plus_one %part : tensor<f32>
    %sum = stablehlo.add %larger, %rest : tensor<f32>`;

const logOfSum = (numbers: readonly number[]): number => Math.log(total(numbers.map(Math.exp)));

computes(
  'logarithms of sums of exponentials, of a number that is odd',
  `func.func @f(%a: tensor<3x7x2xf32>) -> tensor<3xf32> {
    %start = stablehlo.constant dense<1.5> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %start) across dimensions = [1, 2] : (tensor<3x7x2xf32>, tensor<f32>) -> tensor<3xf32>
    reducer(%x: tensor<f32>, %y: tensor<f32>) {${logAddExp}
      stablehlo.return %sum : tensor<f32>
    }
    return %0 : tensor<3xf32>
  }`,
  (a) => build([3], ([i]) => logOfSum([1.5, ...range(14).map((j) => at(a, [i!, j >> 1, j & 1]))])),
);

computes(
  'logarithms of sums of the exponentials of all elements up to each',
  `func.func @f(%a: tensor<2x6xf32>) -> tensor<2x6xf32> {
    %least = stablehlo.constant dense<-1.0e30> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%a, %least) <{window_dimensions = array<i64: 1, 6>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):${logAddExp}
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    return %0 : tensor<2x6xf32>
  }`,
  (a) => build([2, 6], ([i, j]) => logOfSum(range(j! + 1).map((k) => at(a, [i!, k])))),
);

computes(
  'functions are composed in the order in which they stand',
  `func.func @f(%a: tensor<2x3x3xf32>, %b: tensor<2x3x3xf32>) -> tensor<2xf32> {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %start = stablehlo.constant dense<0.5> : tensor<f32>
    %0:2 = stablehlo.reduce(%a init: %one), (%b init: %start) across dimensions = [1, 2] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
    reducer(%p: tensor<f32>, %q: tensor<f32>) (%x: tensor<f32>, %y: tensor<f32>) {
      %1 = stablehlo.multiply %p, %q : tensor<f32>
      %2 = stablehlo.multiply %q, %x : tensor<f32>
      %3 = stablehlo.add %2, %y : tensor<f32>
      stablehlo.return %1, %3 : tensor<f32>, tensor<f32>
    }
    return %0#1 : tensor<2xf32>
  }`,
  (a, b) =>
    build([2], ([i]) =>
      range(9).reduce((x, j) => {
        const index = [i!, Math.floor(j / 3), j % 3];
        return x * at(a, index) + at(b, index);
      }, 0.5),
    ),
);

computes(
  'the largest element of a window and its place',
  `func.func @f(%a: tensor<1x6x4x2xf32>) -> tensor<1x3x2x2xi32> {
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %line = stablehlo.iota dim = 0 : tensor<48xi32>
    %places = stablehlo.reshape %line : (tensor<48xi32>) -> tensor<1x6x4x2xi32>
    %0:2 = "stablehlo.reduce_window"(%a, %places, %least, %zero) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%x: tensor<f32>, %i: tensor<i32>, %y: tensor<f32>, %j: tensor<i32>):
      %1 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
      %3 = stablehlo.select %1, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
    }) : (tensor<1x6x4x2xf32>, tensor<1x6x4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x3x2x2xf32>, tensor<1x3x2x2xi32>)
    return %0#1 : tensor<1x3x2x2xi32>
  }`,
  (a) =>
    build([1, 3, 2, 2], ([, y, x, c]) => {
      const window = range(4).map((i) => [0, 2 * y! + (i >> 1), 2 * x! + (i & 1), c!]);
      const elements = window.map((index) => at(a, index));
      const [, row, column] = window[elements.indexOf(Math.max(...elements))]!;
      return 8 * row! + 2 * column! + c!;
    }),
);

computes(
  'a sum under a window starts with a number, which is around the tensor too',
  `func.func @f(%a: tensor<5xf32>) -> tensor<3xf32> {
    %start = stablehlo.constant dense<5.0> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%a, %start) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %1 = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }`,
  (a) => build([3], ([i]) => 5 + total(range(3).map((k) => a.values[2 * i! + k - 1] ?? 5))),
);

computes(
  'bytes are added up as integers, under a window, and combined with their products',
  `func.func @f(%a: tensor<2x40xi8>) -> tensor<2xi32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %1 = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<2x40xi8>, tensor<i32>) -> tensor<2x1xi32>
    %2 = stablehlo.reshape %0 : (tensor<2x1xi32>) -> tensor<2xi32>
    %3 = stablehlo.reduce(%a init: %zero) across dimensions = [1] : (tensor<2x40xi8>, tensor<i32>) -> tensor<2xi32>
    reducer(%x: tensor<i32>, %y: tensor<i32>) {
      %two = stablehlo.constant dense<2> : tensor<i32>
      %4 = stablehlo.add %x, %y : tensor<i32>
      %5 = stablehlo.multiply %x, %y : tensor<i32>
      %6 = stablehlo.multiply %5, %two : tensor<i32>
      %7 = stablehlo.add %4, %6 : tensor<i32>
      stablehlo.return %7 : tensor<i32>
    }
    %8 = stablehlo.subtract %2, %3 : tensor<2xi32>
    return %8 : tensor<2xi32>
  }`,
  (a) =>
    build([2], ([i]) => {
      const row = range(40).map((j) => (at(a, [i!, j]) << 24) >> 24);
      return (total(row) - row.reduce((x, y) => (x + y + Math.imul(2 * x, y)) | 0, 0)) | 0;
    }),
  { 0: hostTensor([2, 40], 'u8', range(80).map((i) => (i - 20) & 0xff)) }, // prettier-ignore
);

test.run();
