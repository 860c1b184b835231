import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total, type Tensor } from './program-runs.ts';

/** Programs of the front ends with weights in types that the device has no format for, against plain loops over the numbers that these are. */

const ofTosa = computesAfter('--tosa-to-ttir-pipeline');
const ofStablehlo = computesAfter('--stablehlo-to-ttir-pipeline');
const ofLinalg = computesAfter('--linalg-to-ttir-pipeline');

/** All numbers of i4, in another order. */
const integers = build([4, 4], ([i, j]) => ((7 * (4 * i! + j!) + 3) % 16) - 8);
/** Numbers of f8E4M3FN, among them the largest and the least. */
const floats = build([4, 4], ([i, j]) => [448, -0.5, 1.125, -240, 2 ** -9, 3.5, -2, 0.8125][(4 * i! + j!) % 8]!);

const textOf = ({ values }: Tensor): string => {
  const row = (i: number): string => `[${range(4).map((j) => printed(values[4 * i + j]!)).join(', ')}]`; // prettier-ignore
  return `[${range(4).map(row).join(', ')}]`;
};
const printed = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 10 ? String(value) : value.toExponential(8);
const i4 = `dense<${textOf(integers)}> : tensor<4x4xi4>`;
const f8 = `dense<${textOf(floats).replaceAll(/(?<=[[ ])(-?\d)(?=[,\]])/g, '$1.0')}> : tensor<4x4xf8E4M3FN>`;

/** Returns the product of two matrices, [M, K] and [K, N]. */
const product = (a: Tensor, b: Tensor): Tensor =>
  build([a.shape[0]!, b.shape[1]!], ([i, j]) => total(range(b.shape[0]!).map((k) => at(a, [i!, k]) * at(b, [k, j!]))));
const transposed = (a: Tensor): Tensor => build([a.shape[1]!, a.shape[0]!], ([i, j]) => at(a, [j!, i!]));

ofTosa(
  'int4 weights that are transposed and cast to f32',
  `func.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %w = "tosa.const"() <{values = ${i4}}> : () -> tensor<4x4xi4>
    %t = tosa.transpose %w {perms = array<i32: 1, 0>} : (tensor<4x4xi4>) -> tensor<4x4xi4>
    %c = tosa.cast %t : (tensor<4x4xi4>) -> tensor<4x4xi8>
    %d = tosa.cast %c : (tensor<4x4xi8>) -> tensor<4x4xf32>
    %r = tosa.add %a, %d : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %r : tensor<4x4xf32>
  }`,
  (a) => build([4, 4], ([i, j]) => at(a, [i!, j!]) + at(integers, [j!, i!])),
);

ofTosa(
  'fp8 weights that are cast to integers, to the nearest and within their range',
  `func.func @f(%a: tensor<4x4xi8>) -> tensor<4x4xi8> {
    %w = "tosa.const"() <{values = ${f8}}> : () -> tensor<4x4xf8E4M3FN>
    %c = tosa.cast %w : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xi8>
    %r = tosa.maximum %a, %c : (tensor<4x4xi8>, tensor<4x4xi8>) -> tensor<4x4xi8>
    return %r : tensor<4x4xi8>
  }`,
  () => build([4, 4], ([i, j]) => [127, 0, 1, -128, 0, 4, -2, 1][(4 * i! + j!) % 8]!),
  { 0: hostTensor([4, 4], 'si8', range(16).map(() => -128)) }, // prettier-ignore
);

ofStablehlo(
  'a product with f8 weights that are transposed and converted',
  `func.func @f(%a: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %w = stablehlo.constant ${f8}
    %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xf8E4M3FN>
    %d = stablehlo.convert %t : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xf32>
    %r = stablehlo.dot_general %a, %d, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    return %r : tensor<2x4xf32>
  }`,
  (a) => product(a, transposed(floats)),
);

ofStablehlo(
  'a product with i4 weights as they are',
  `func.func @f(%a: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %w = stablehlo.constant ${i4}
    %r = stablehlo.dot_general %a, %w, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<4x4xi4>) -> tensor<2x4xf32>
    return %r : tensor<2x4xf32>
  }`,
  (a) => product(a, transposed(integers)),
);

ofStablehlo(
  'rows of i4 that are looked up',
  `func.func @f(%a: tensor<6xi32>) -> tensor<6x4xf32> {
    %w = stablehlo.constant ${i4}
    %g = "stablehlo.gather"(%w, %a) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xi4>, tensor<6xi32>) -> tensor<6x4xi4>
    %r = stablehlo.convert %g : (tensor<6x4xi4>) -> tensor<6x4xf32>
    return %r : tensor<6x4xf32>
  }`,
  (a) => build([6, 4], ([i, j]) => at(integers, [a.values[i!]!, j!])),
  { 0: hostTensor([6], 'si32', [3, 0, 2, 1, 1, 3]) },
);

ofLinalg(
  'i4 weights without sign, with a scale for each column of their transpose',
  `func.func @f(%a: tensor<4xf32>) -> tensor<4x4xf32> {
    %w = arith.constant ${i4}
    %e = tensor.empty() : tensor<4x4xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%w, %a : tensor<4x4xi4>, tensor<4xf32>) outs(%e : tensor<4x4xf32>) {
    ^bb0(%q: i4, %s: f32, %o: f32):
      %0 = arith.extui %q : i4 to i32
      %1 = arith.sitofp %0 : i32 to f32
      %2 = arith.mulf %1, %s : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    return %r : tensor<4x4xf32>
  }`,
  (a) => build([4, 4], ([i, j]) => (at(integers, [j!, i!]) & 15) * a.values[j!]!),
);

test.run();
