import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, attended, build, computesAfter } from './program-runs.ts';

/** Attention of tm_tensor on the device, as torch-mlir makes it of scaled dot products, against plain loops. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

computes(
  'heads of a batch, with a mask, and more keys than queries',
  `func.func @f(%q: tensor<2x3x5x16xf32>, %k: tensor<2x3x7x16xf32>, %v: tensor<2x3x7x16xf32>, %m: tensor<2x3x5x7xf32>) -> tensor<2x3x5x16xf32> {
    %c0 = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<2x3x5x16xf32>
    %f = linalg.fill ins(%c0 : f32) outs(%e : tensor<2x3x5x16xf32>) -> tensor<2x3x5x16xf32>
    %r = tm_tensor.attention ins(%q, %k, %v, %m : tensor<2x3x5x16xf32>, tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>, tensor<2x3x5x7xf32>) outs(%f : tensor<2x3x5x16xf32>) -> tensor<2x3x5x16xf32>
    return %r : tensor<2x3x5x16xf32>
  }`,
  (q, k, v, m) =>
    build([2, 3, 5, 16], ([b, h, l, e]) => attended([q, k, v], [b!, h!], [l!, e!], (s) => at(m, [b!, h!, l!, s]))),
);

computes(
  'values of another size than keys, without a batch or a mask',
  `func.func @f(%q: tensor<6x9xf32>, %k: tensor<4x9xf32>, %v: tensor<4x33xf32>) -> tensor<6x33xf32> {
    %e = tensor.empty() : tensor<6x33xf32>
    %r = tm_tensor.attention ins(%q, %k, %v : tensor<6x9xf32>, tensor<4x9xf32>, tensor<4x33xf32>) outs(%e : tensor<6x33xf32>) -> tensor<6x33xf32>
    return %r : tensor<6x33xf32>
  }`,
  (q, k, v) => build([6, 33], ([l, e]) => attended([q, k, v], [], [l!, e!], () => 0)),
);

const causal = range(6).map((l) => `[${range(6).map((s) => (s > l ? '0xFF800000' : '0.0')).join(', ')}]`); // prettier-ignore

computes(
  'keys behind the query are masked with infinity, in bf16',
  `func.func @f(%q: tensor<2x6x32xbf16>, %k: tensor<2x6x32xbf16>, %v: tensor<2x6x32xbf16>) -> tensor<2x6x32xbf16> {
    %m = arith.constant dense<[${causal.join(', ')}]> : tensor<6x6xf32>
    %em = tensor.empty() : tensor<2x6x6xbf16>
    %mask = linalg.generic {indexing_maps = [affine_map<(b, l, s) -> (l, s)>, affine_map<(b, l, s) -> (b, l, s)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%m : tensor<6x6xf32>) outs(%em : tensor<2x6x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    } -> tensor<2x6x6xbf16>
    %e = tensor.empty() : tensor<2x6x32xbf16>
    %r = tm_tensor.attention ins(%q, %k, %v, %mask : tensor<2x6x32xbf16>, tensor<2x6x32xbf16>, tensor<2x6x32xbf16>, tensor<2x6x6xbf16>) outs(%e : tensor<2x6x32xbf16>) -> tensor<2x6x32xbf16>
    return %r : tensor<2x6x32xbf16>
  }`,
  (q, k, v) => build([2, 6, 32], ([b, l, e]) => attended([q, k, v], [b!], [l!, e!], (s) => (s > l! ? -Infinity : 0))),
);

test.run();
