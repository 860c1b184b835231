import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Whole programs of StableHLO as frameworks export them, run on the device model, against what their layers compute. */

const meanOf = (numbers: readonly number[]): number => total(numbers) / numbers.length;

computesAfter('--stablehlo-to-ttir-pipeline=argument-shapes=arg0:3x4x16')(
  'torch-mlir asks for sizes, and computes with them in arith and tensor',
  `func.func @forward(%arg0: tensor<?x4x16xf32>) -> tensor<?x4x16xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c1_i64 = arith.constant 1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c16_i64 = arith.constant 16 : i64
    %0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [2] : (tensor<?x4x16xf32>, tensor<f32>) -> tensor<?x4xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x16xf32>
    %2 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %2, %c4_i64, %c1_i64 : tensor<3xi64>
    %3 = stablehlo.dynamic_reshape %1, %from_elements : (tensor<?x4xf32>, tensor<3xi64>) -> tensor<?x4x1xf32>
    %4 = arith.sitofp %c16_i64 : i64 to f32
    %from_elements_0 = tensor.from_elements %4 : tensor<f32>
    %5 = chlo.broadcast_divide %3, %from_elements_0 : (tensor<?x4x1xf32>, tensor<f32>) -> tensor<?x4x1xf32>
    %6 = tensor.from_elements %dim, %c4, %c16 : tensor<3xindex>
    %7 = stablehlo.dynamic_broadcast_in_dim %5, %6, dims = [0, 1, 2] : (tensor<?x4x1xf32>, tensor<3xindex>) -> tensor<?x4x16xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<?x4x16xf32>
    %cast = tensor.cast %8 : tensor<?x4x16xf32> to tensor<3x4x16xf32>
    %9 = stablehlo.negate %cast : tensor<3x4x16xf32>
    %cast_1 = tensor.cast %9 : tensor<3x4x16xf32> to tensor<?x4x16xf32>
    return %cast_1 : tensor<?x4x16xf32>
  }`,
  (x) => build([3, 4, 16], ([i, j, k]) => meanOf(range(16).map((l) => at(x, [i!, j!, l]))) - at(x, [i!, j!, k!])),
);

test.run();
