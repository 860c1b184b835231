import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { at, build, computesAfter, range } from './program-runs.ts';

/** Programs of linalg whose bodies count with indices, compare, and search, run on the device model, against plain loops. */

const computes = computesAfter('--convert-linalg-to-ttir');

computes(
  'rows in the other direction, of which what is above the diagonal is masked',
  `func.func @f(%t: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %last = arith.constant 7 : index
    %mask = arith.constant -5.0 : f32
    %e = tensor.empty() : tensor<8x6xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x6xf32>) {
    ^bb0(%o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %k = arith.subi %last, %i : index
      %x = tensor.extract %t[%k, %j] : tensor<8x6xf32>
      %p = arith.cmpi ugt, %j, %i : index
      %s = arith.select %p, %mask, %x : f32
      linalg.yield %s : f32
    } -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }`,
  (t) => build([8, 6], ([i, j]) => (j! > i! ? -5 : at(t, [7 - i!, j!]))),
);

const pairs = [NaN, 1, 2, 3, 2.5, -2.5, -0.5, 3.4];
const others = [1, NaN, 2, 2.5, 3, -2.5, 0.5, -3.4];

computes(
  'comparisons of what may be no number, and roundings away from 0',
  `func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
    %nothing = arith.constant dense<0.0> : tensor<8xf32>
    %ord = arith.cmpf ord, %a, %b : tensor<8xf32>
    %uno = arith.cmpf uno, %a, %b : tensor<8xf32>
    %one = arith.cmpf one, %a, %b : tensor<8xf32>
    %ueq = arith.cmpf ueq, %a, %b : tensor<8xf32>
    %n0 = arith.uitofp %ord : tensor<8xi1> to tensor<8xf32>
    %n1 = arith.uitofp %uno : tensor<8xi1> to tensor<8xf32>
    %n2 = arith.uitofp %one : tensor<8xi1> to tensor<8xf32>
    %n3 = arith.uitofp %ueq : tensor<8xi1> to tensor<8xf32>
    %hundred = arith.constant dense<100.0> : tensor<8xf32>
    %ten = arith.constant dense<10.0> : tensor<8xf32>
    %1 = arith.mulf %n0, %hundred : tensor<8xf32>
    %2 = arith.mulf %n1, %ten : tensor<8xf32>
    %3 = arith.subf %n2, %n3 : tensor<8xf32>
    %4 = arith.addf %1, %2 : tensor<8xf32>
    %5 = arith.addf %4, %3 : tensor<8xf32>
    %known = arith.select %ord, %a, %nothing : tensor<8xi1>, tensor<8xf32>
    %6 = math.round %known : tensor<8xf32>
    %7 = arith.addf %5, %6 : tensor<8xf32>
    return %7 : tensor<8xf32>
  }`,
  () => ({ shape: [8], values: [10 - 1, 10 - 1, 100 - 1 + 2, 101 + 3, 101 + 3, 100 - 1 - 3, 101 - 1, 101 + 3] }),
  { 0: hostTensor([8], 'f32', pairs), 1: hostTensor([8], 'f32', others) },
);

computes(
  'the first place of the greatest element of columns, times the element',
  `func.func @f(%a: tensor<5x6xf32>) -> tensor<6xf32> {
    %least = arith.constant dense<-3.40282347E+38> : tensor<6xf32>
    %zero = arith.constant dense<0> : tensor<6xi64>
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]} ins(%a : tensor<5x6xf32>) outs(%least, %zero : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %best: f32, %place: i64):
      %i = linalg.index 0 : index
      %c = arith.index_cast %i : index to i64
      %p = arith.cmpf ogt, %in, %best : f32
      %b = arith.select %p, %in, %best : f32
      %s = arith.select %p, %c, %place : i64
      linalg.yield %b, %s : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %1 = arith.sitofp %0#1 : tensor<6xi64> to tensor<6xf32>
    %2 = arith.mulf %1, %0#0 : tensor<6xf32>
    return %2 : tensor<6xf32>
  }`,
  (a) =>
    build([6], ([j]) => {
      const column = range(5).map((i) => at(a, [i, j!]));
      const best = Math.max(...column);
      return best * column.indexOf(best);
    }),
  { 0: hostTensor([5, 6], 'f32', range(30).map((i) => ((i * 7) % 13) % 5)) }, // prettier-ignore
);

test.run();
