import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs of linalg with complex numbers, in whose place two tensors are on the device, against plain loops. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

computes(
  'pairs of a query become complex numbers and are turned by their position, as in Llama',
  `#outer = affine_map<(t, p) -> (t, p)>
  #id = affine_map<(t, h, p) -> (t, h, p)>
  func.func @f(%query: tensor<3x2x8xf32>, %angles: tensor<3x4xf32>) -> tensor<3x2x8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %et = tensor.empty() : tensor<3x4xcomplex<f32>>
    %turns = linalg.generic {indexing_maps = [#outer, #outer], iterator_types = ["parallel", "parallel"]} ins(%angles : tensor<3x4xf32>) outs(%et : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %out: complex<f32>):
      %0 = math.cos %in : f32
      %1 = math.sin %in : f32
      %2 = complex.create %0, %1 : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %pairs = tensor.expand_shape %query [[0], [1], [2, 3]] output_shape [3, 2, 4, 2] : tensor<3x2x8xf32> into tensor<3x2x4x2xf32>
    %ec = tensor.empty() : tensor<3x2x4xcomplex<f32>>
    %numbers = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ec : tensor<3x2x4xcomplex<f32>>) {
    ^bb0(%out: complex<f32>):
      %t = linalg.index 0 : index
      %h = linalg.index 1 : index
      %p = linalg.index 2 : index
      %0 = tensor.extract %pairs[%t, %h, %p, %c0] : tensor<3x2x4x2xf32>
      %1 = tensor.extract %pairs[%t, %h, %p, %c1] : tensor<3x2x4x2xf32>
      %2 = complex.create %0, %1 : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<3x2x4xcomplex<f32>>
    %each = tensor.expand_shape %turns [[0], [1, 2]] output_shape [3, 1, 4] : tensor<3x4xcomplex<f32>> into tensor<3x1x4xcomplex<f32>>
    %turned = linalg.generic {indexing_maps = [#id, affine_map<(t, h, p) -> (t, 0, p)>, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%numbers, %each : tensor<3x2x4xcomplex<f32>>, tensor<3x1x4xcomplex<f32>>) outs(%ec : tensor<3x2x4xcomplex<f32>>) {
    ^bb0(%x: complex<f32>, %y: complex<f32>, %out: complex<f32>):
      %0 = complex.mul %x, %y : complex<f32>
      linalg.yield %0 : complex<f32>
    } -> tensor<3x2x4xcomplex<f32>>
    %er = tensor.empty() : tensor<3x2x4x2xf32>
    %real = linalg.generic {indexing_maps = [affine_map<(t, h, p, i) -> (t, h, p)>, affine_map<(t, h, p, i) -> (t, h, p, i)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%turned : tensor<3x2x4xcomplex<f32>>) outs(%er : tensor<3x2x4x2xf32>) {
    ^bb0(%x: complex<f32>, %out: f32):
      %i = linalg.index 3 : index
      %0 = arith.cmpi eq, %i, %c0 : index
      %1 = complex.re %x : complex<f32>
      %2 = complex.im %x : complex<f32>
      %3 = arith.select %0, %1, %2 : f32
      linalg.yield %3 : f32
    } -> tensor<3x2x4x2xf32>
    %r = tensor.collapse_shape %real [[0], [1], [2, 3]] : tensor<3x2x4x2xf32> into tensor<3x2x8xf32>
    return %r : tensor<3x2x8xf32>
  }`,
  (query, angles) =>
    build([3, 2, 8], ([t, h, i]) => {
      const first = i! - (i! % 2);
      const [a, b] = [at(query, [t!, h!, first]), at(query, [t!, h!, first + 1])];
      const angle = at(angles, [t!, first / 2]);
      return i === first ? a * Math.cos(angle) - b * Math.sin(angle) : a * Math.sin(angle) + b * Math.cos(angle);
    }),
);

computes(
  'sums, products and slices of complex tensors: a Fourier transform and the size of its sum',
  `func.func @f(%a: tensor<2x4xf32>) -> tensor<2x3xf32> {
    %matrix = arith.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 1.0)], [(1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]]> : tensor<4x4xcomplex<f32>>
    %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
    %zerof = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<2x4xcomplex<f32>>
    %x = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<2x4xf32>) outs(%e : tensor<2x4xcomplex<f32>>) {
    ^bb0(%in: f32, %out: complex<f32>):
      %0 = complex.create %in, %zerof : complex<f32>
      linalg.yield %0 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %f = linalg.fill ins(%zero : complex<f32>) outs(%e : tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %m = linalg.matmul ins(%x, %matrix : tensor<2x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%f : tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %half = tensor.extract_slice %m[0, 1] [2, 2] [1, 1] : tensor<2x4xcomplex<f32>> to tensor<2x2xcomplex<f32>>
    %e1 = tensor.empty() : tensor<2xcomplex<f32>>
    %f1 = linalg.fill ins(%zero : complex<f32>) outs(%e1 : tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%half : tensor<2x2xcomplex<f32>>) outs(%f1 : tensor<2xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %0 = complex.add %in, %out : complex<f32>
      linalg.yield %0 : complex<f32>
    } -> tensor<2xcomplex<f32>>
    %row = tensor.expand_shape %sum [[0, 1]] output_shape [2, 1] : tensor<2xcomplex<f32>> into tensor<2x1xcomplex<f32>>
    %all = tensor.concat dim(1) %half, %row : (tensor<2x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %er = tensor.empty() : tensor<2x3xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%all : tensor<2x3xcomplex<f32>>) outs(%er : tensor<2x3xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %0 = complex.abs %in : complex<f32>
      linalg.yield %0 : f32
    } -> tensor<2x3xf32>
    return %r : tensor<2x3xf32>
  }`,
  (a) =>
    build([2, 3], ([i, j]) => {
      const frequencies = j === 2 ? [1, 2] : [j! + 1];
      const sumOf = (of: (x: number) => number): number =>
        total(frequencies.flatMap((k) => range(4).map((n) => at(a, [i!, n]) * of((-2 * Math.PI * k * n) / 4))));
      return Math.hypot(sumOf(Math.cos), sumOf(Math.sin));
    }),
);

computes(
  'functions of complex elements, also between real ones only',
  `#id = affine_map<(i) -> (i)>
  func.func @f(%a: tensor<6xf32>, %b: tensor<6xf32>, %c: tensor<6xf32>, %d: tensor<6xf32>) -> tensor<6xf32> {
    %e = tensor.empty() : tensor<6xf32>
    %r = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b, %c, %d : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) outs(%e : tensor<6xf32>) {
    ^bb0(%p: f32, %q: f32, %r: f32, %s: f32, %out: f32):
      %half = complex.constant [0.5 : f32, -1.0 : f32] : complex<f32>
      %x = complex.create %p, %q : complex<f32>
      %y = complex.create %r, %s : complex<f32>
      %0 = complex.div %x, %y : complex<f32>
      %1 = complex.add %0, %half : complex<f32>
      %2 = complex.exp %x : complex<f32>
      %3 = complex.conj %2 : complex<f32>
      %4 = complex.sub %1, %3 : complex<f32>
      %5 = complex.neg %4 : complex<f32>
      %6 = complex.angle %5 : complex<f32>
      %7 = complex.eq %x, %y : complex<f32>
      %8 = complex.neq %x, %5 : complex<f32>
      %9 = arith.select %7, %x, %5 : complex<f32>
      %10 = complex.im %9 : complex<f32>
      %11 = arith.addf %6, %10 : f32
      %12 = arith.select %8, %11, %p : f32
      linalg.yield %12 : f32
    } -> tensor<6xf32>
    %m = linalg.map ins(%r, %a : tensor<6xf32>, tensor<6xf32>) outs(%e : tensor<6xf32>) (%p: f32, %q: f32, %out: f32) {
      %0 = complex.create %p, %q : complex<f32>
      %1 = complex.abs %0 : complex<f32>
      linalg.yield %1 : f32
    }
    return %m : tensor<6xf32>
  }`,
  (a, b, c, d) =>
    build([6], (i) => {
      const [p, q, r, s] = [at(a, i), at(b, i), at(c, i), at(d, i)];
      const divisor = r * r + s * s;
      const real = Math.exp(p) * Math.cos(q) - (p * r + q * s) / divisor - 0.5;
      const imaginary = -Math.exp(p) * Math.sin(q) - (q * r - p * s) / divisor + 1;
      return Math.hypot(Math.atan2(imaginary, real) + imaginary, p);
    }),
);

computes(
  'queries and the turns of their positions are complex arguments, one for all heads',
  `#id = affine_map<(t, h, p) -> (t, h, p)>
  func.func @f(%query: tensor<3x2x4xcomplex<f32>>, %scale: f32, %turns: tensor<3x4xcomplex<f32>>) -> tensor<3x2x4xf32> {
    %e = tensor.empty() : tensor<3x2x4xcomplex<f32>>
    %turned = linalg.generic {indexing_maps = [#id, affine_map<(t, h, p) -> (t, p)>, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%query, %turns : tensor<3x2x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) outs(%e : tensor<3x2x4xcomplex<f32>>) {
    ^bb0(%x: complex<f32>, %y: complex<f32>, %out: complex<f32>):
      %0 = complex.create %scale, %scale : complex<f32>
      %1 = complex.mul %x, %y : complex<f32>
      %2 = complex.mul %1, %0 : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<3x2x4xcomplex<f32>>
    %er = tensor.empty() : tensor<3x2x4xf32>
    %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%turned : tensor<3x2x4xcomplex<f32>>) outs(%er : tensor<3x2x4xf32>) {
    ^bb0(%x: complex<f32>, %out: f32):
      %0 = complex.im %x : complex<f32>
      linalg.yield %0 : f32
    } -> tensor<3x2x4xf32>
    return %r : tensor<3x2x4xf32>
  }`,
  (real, imaginary, scale, cos, sin) =>
    build([3, 2, 4], ([t, h, p]) => {
      const [a, b] = [at(real, [t!, h!, p!]), at(imaginary, [t!, h!, p!])];
      const [c, d] = [at(cos, [t!, p!]), at(sin, [t!, p!])];
      return at(scale, []) * (a * c - b * d + a * d + b * c);
    }),
);

test.run();
