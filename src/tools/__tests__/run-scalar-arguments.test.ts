import { test } from 'uvu';
import { at, build, computesAfter } from './program-runs.ts';

/** Functions on plain scalars beside tensors, of front ends whose dialects have none, run on the device model: tensors without dimensions stand for them. */

const programs: Readonly<Record<string, string>> = {
  stablehlo: `func.func @f(%a: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
    %two = arith.constant 2.0 : f32
    %0 = arith.mulf %a, %two : f32
    %1 = tensor.from_elements %0 : tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %3 = stablehlo.add %2, %t : tensor<4xf32>
    return %3 : tensor<4xf32>
  }`,
  tosa: `func.func @f(%a: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
    %two = arith.constant 2.0 : f32
    %0 = arith.mulf %a, %two : f32
    %1 = tensor.splat %0 : tensor<1xf32>
    %2 = tosa.add %1, %t : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }`,
};

for (const [frontEnd, text] of Object.entries(programs)) {
  const computes = computesAfter(`--${frontEnd}-to-ttir-pipeline`);
  computes(`${frontEnd} adds what is computed of a scalar`, text, (a, t) =>
    build([4], (index) => 2 * at(a, []) + at(t, index)),
  );
  computes(
    `a module of ${frontEnd} only hands scalars over`,
    'func.func @f(%i: i32, %n: index, %x: f32) -> f32 { return %x : f32 }',
    (_i, _n, x) => x,
  );
}

test.run();
