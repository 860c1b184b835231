import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Scans, scatters, sorts and searches of tm_tensor on the device, as torch-mlir makes them of programs of PyTorch, against plain loops. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

computes(
  'the position of each token is how many tokens of a mask are before it',
  `func.func @f(%mask: tensor<2x7xi64>) -> tensor<2x7xi64> {
    %c0 = arith.constant 0 : i64
    %e = tensor.empty() : tensor<2x7xi64>
    %f = linalg.fill ins(%c0 : i64) outs(%e : tensor<2x7xi64>) -> tensor<2x7xi64>
    %ea = tensor.empty() : tensor<2xi64>
    %fa = linalg.fill ins(%c0 : i64) outs(%ea : tensor<2xi64>) -> tensor<2xi64>
    %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%mask : tensor<2x7xi64>) outs(%f, %fa : tensor<2x7xi64>, tensor<2xi64>) {
    ^bb0(%a: i64, %b: i64):
      %0 = arith.addi %a, %b : i64
      tm_tensor.yield %0 : i64
    } -> tensor<2x7xi64>, tensor<2xi64>
    return %r#0 : tensor<2x7xi64>
  }`,
  (mask) => build([2, 7], ([i, j]) => total(range(j! + 1).map((k) => at(mask, [i!, k])))),
);

computes(
  'an exclusive scan begins with the accumulator and leaves out the last element',
  `func.func @f(%x: tensor<3x5x2xf32>, %start: tensor<3x2xf32>) -> tensor<3x5x2xf32> {
    %r:2 = tm_tensor.scan dimension(1) inclusive(false) ins(%x : tensor<3x5x2xf32>) outs(%x, %start : tensor<3x5x2xf32>, tensor<3x2xf32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.maximumf %a, %b : f32
      tm_tensor.yield %0 : f32
    } -> tensor<3x5x2xf32>, tensor<3x2xf32>
    return %r#0 : tensor<3x5x2xf32>
  }`,
  (x, start) =>
    build([3, 5, 2], ([i, j, k]) => Math.max(at(start, [i!, k!]), ...range(j!).map((l) => at(x, [i!, l, k!])))),
);

computes(
  'what is there after the last element, and after the only one',
  `func.func @f(%x: tensor<4x3xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    %one = tensor.expand_shape %o [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<4x3xf32>) outs(%x, %o : tensor<4x3xf32>, tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.mulf %a, %b : f32
      tm_tensor.yield %0 : f32
    } -> tensor<4x3xf32>, tensor<4xf32>
    %s:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%one : tensor<4x1xf32>) outs(%one, %r#1 : tensor<4x1xf32>, tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %a, %b : f32
      tm_tensor.yield %0 : f32
    } -> tensor<4x1xf32>, tensor<4xf32>
    %t = tensor.collapse_shape %s#0 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %e = tensor.empty() : tensor<4xf32>
    %sum = linalg.sub ins(%t, %s#1 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    return %sum : tensor<4xf32>
  }`,
  (x, o) => build([4], ([i]) => at(o, [i!]) - at(x, [i!, 0]) * at(x, [i!, 1]) * at(x, [i!, 2])),
);

/** The fifth is -1. */
const places = [3, 0, 3, 8, 2 ** 32 - 1, 9];

computes(
  'rows are added up at places of which some are the same and some outside of the tensor',
  `func.func @f(%u: tensor<6x4xf32>, %ix: tensor<6x1xi32>, %o: tensor<9x4xf32>) -> tensor<9x4xf32> {
    %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%u, %ix : tensor<6x4xf32>, tensor<6x1xi32>) outs(%o : tensor<9x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %b, %a : f32
      tm_tensor.yield %0 : f32
    } -> tensor<9x4xf32>
    return %r : tensor<9x4xf32>
  }`,
  (updates, _, x) =>
    build([9, 4], ([i, j]) => at(x, [i!, j!]) + total(places.map((p, n) => (p === i ? at(updates, [n, j!]) : 0)))),
  { 1: hostTensor([6, 1], 'u32', places) },
);

computes(
  'of elements that are put at the same place in two dimensions, the last stays',
  `func.func @f(%u: tensor<4xi64>, %ix: tensor<4x2xi32>, %o: tensor<3x5xi64>) -> tensor<3x5xi64> {
    %r = tm_tensor.scatter {dimension_map = array<i64: 1, 0>} unique_indices(false) ins(%u, %ix : tensor<4xi64>, tensor<4x2xi32>) outs(%o : tensor<3x5xi64>) {
    ^bb0(%a: i64, %b: i64):
      tm_tensor.yield %a : i64
    } -> tensor<3x5xi64>
    return %r : tensor<3x5xi64>
  }`,
  (_, __, x) =>
    build([3, 5], ([i, j]) => {
      const key = `${j},${i}`;
      return key === '4,2' ? 30 : key === '0,1' ? 20 : key === '2,2' ? 40 : at(x, [i!, j!]);
    }),
  { 0: hostTensor([4], 'u32', [10, 20, 30, 40]), 1: hostTensor([4, 2], 'u32', [4, 2, 0, 1, 4, 2, 2, 2]) },
);

computes(
  'a window of one element is at the place in a dimension in the middle, as that of a step of decoding in a cache',
  `func.func @f(%u: tensor<1x2x1x4xf32>, %ix: tensor<1x1xi32>, %o: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
    %r = tm_tensor.scatter {dimension_map = array<i64: 1>} unique_indices(true) ins(%u, %ix : tensor<1x2x1x4xf32>, tensor<1x1xi32>) outs(%o : tensor<2x6x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      tm_tensor.yield %a : f32
    } -> tensor<2x6x4xf32>
    return %r : tensor<2x6x4xf32>
  }`,
  (update, _, x) => build([2, 6, 4], ([i, j, k]) => (j === 4 ? at(update, [0, i!, 0, k!]) : at(x, [i!, j!, k!]))),
  { 1: hostTensor([1, 1], 'u32', [4]) },
);

const scores = [1, 3, 3, -2, 0.5, 3, 9, 0];

computes(
  'the places of the greatest elements of each row, those that are the same in order',
  `func.func @f(%x: tensor<2x4xf32>) -> tensor<2x3xi64> {
    %e = tensor.empty() : tensor<2x4xi64>
    %places = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<2x4xi64>) {
    ^bb0(%out: i64):
      %0 = linalg.index 1 : index
      %1 = arith.index_cast %0 : index to i64
      linalg.yield %1 : i64
    } -> tensor<2x4xi64>
    %r:2 = tm_tensor.sort dimension(1) outs(%x, %places : tensor<2x4xf32>, tensor<2x4xi64>) {
    ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
      %0 = arith.cmpf oge, %a, %b : f32
      tm_tensor.yield %0 : i1
    } -> tensor<2x4xf32>, tensor<2x4xi64>
    %t = tensor.extract_slice %r#1[0, 0] [2, 3] [1, 1] : tensor<2x4xi64> to tensor<2x3xi64>
    return %t : tensor<2x3xi64>
  }`,
  () => ({ shape: [2, 3], values: [1, 2, 0, 2, 1, 0] }),
  { 0: hostTensor([2, 4], 'f32', scores) },
);

computes(
  'columns sorted by a second tensor, in an order in which no element is before the same one',
  `func.func @f(%x: tensor<6x3xf32>, %keys: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %r:2 = tm_tensor.sort dimension(0) outs(%x, %keys : tensor<6x3xf32>, tensor<6x3xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
      %0 = arith.cmpf olt, %c, %d : f32
      tm_tensor.yield %0 : i1
    } -> tensor<6x3xf32>, tensor<6x3xf32>
    return %r#0 : tensor<6x3xf32>
  }`,
  (x, keys) =>
    build([6, 3], ([i, j]) => {
      const order = range(6).sort((a, b) => at(keys, [a, j!]) - at(keys, [b, j!]));
      return at(x, [order[i!]!, j!]);
    }),
);

const infinities = `
    %worst = arith.constant dense<0xFF800000> : tensor<3x4x2xf32>
    %zeros = arith.constant dense<0> : tensor<3x4x2xi32>`;

computes(
  'the greatest elements along a dimension in the middle, as kthvalue has the least',
  `func.func @f(%x: tensor<3x9x2xf32>) -> tensor<3x4x2xf32> {${infinities}
    %r:2 = tm_tensor.topk dimension(1) ins(%x : tensor<3x9x2xf32>) outs(%worst, %zeros : tensor<3x4x2xf32>, tensor<3x4x2xi32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.cmpf ogt, %a, %b : f32
      tm_tensor.yield %0 : i1
    } -> tensor<3x4x2xf32>, tensor<3x4x2xi32>
    return %r#0 : tensor<3x4x2xf32>
  }`,
  (x) =>
    build([3, 4, 2], ([i, j, k]) => range(9).map((l) => at(x, [i!, l, k!])).sort((a, b) => b - a)[j!]!), // prettier-ignore
);

computes(
  'the numbers that stand beside the least integers, of equal ones the first first',
  `func.func @f(%x: tensor<2x6xi32>, %numbers: tensor<2x6xi64>) -> tensor<2x4xi64> {
    %worst = arith.constant dense<2147483647> : tensor<2x4xi32>
    %zeros = arith.constant dense<0> : tensor<2x4xi64>
    %r:2 = tm_tensor.topk dimension(1) ins(%x, %numbers : tensor<2x6xi32>, tensor<2x6xi64>) outs(%worst, %zeros : tensor<2x4xi32>, tensor<2x4xi64>) {
    ^bb0(%a: i32, %b: i32):
      %0 = arith.cmpi slt, %a, %b : i32
      tm_tensor.yield %0 : i1
    } -> tensor<2x4xi32>, tensor<2x4xi64>
    return %r#1 : tensor<2x4xi64>
  }`,
  () => ({ shape: [2, 4], values: [12, 10, 13, 15, 22, 23, 20, 25] }),
  {
    0: hostTensor([2, 6], 'u32', [5, 6, -7 >>> 0, 5, 9, 5, 3, 9, 1, 1, 8, 7]),
    1: hostTensor([2, 6], 'u32', [10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25]),
  },
);

/** A vocabulary of which all pairs would be too many. */
const vocabulary = 20000;

computes(
  'the top elements of a large vocabulary are slices of the sorted whole',
  `func.func @f(%x: tensor<2x${vocabulary}xf32>) -> tensor<2x3xi64> {
    %e = tensor.empty() : tensor<2x${vocabulary}xi64>
    %places = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<2x${vocabulary}xi64>) {
    ^bb0(%out: i64):
      %0 = linalg.index 1 : index
      %1 = arith.index_cast %0 : index to i64
      linalg.yield %1 : i64
    } -> tensor<2x${vocabulary}xi64>
    %r:2 = tm_tensor.sort dimension(1) outs(%x, %places : tensor<2x${vocabulary}xf32>, tensor<2x${vocabulary}xi64>) {
    ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
      %0 = arith.cmpf oge, %a, %b : f32
      tm_tensor.yield %0 : i1
    } -> tensor<2x${vocabulary}xf32>, tensor<2x${vocabulary}xi64>
    %values = tensor.extract_slice %r#0[0, 0] [2, 3] [1, 1] : tensor<2x${vocabulary}xf32> to tensor<2x3xf32>
    %t = tensor.extract_slice %r#1[0, 0] [2, 3] [1, 1] : tensor<2x${vocabulary}xi64> to tensor<2x3xi64>
    return %t : tensor<2x3xi64>
  }`,
  (x) =>
    build([2, 3], ([i, j]) => range(vocabulary).sort((a, b) => at(x, [i!, b]) - at(x, [i!, a]) || a - b)[j!]!), // prettier-ignore
);

test.run();
