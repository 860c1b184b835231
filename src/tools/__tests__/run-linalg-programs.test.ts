import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs of linalg, compiled with the tools and run on the device model, against plain loops. */

const computes = computesAfter('--convert-linalg-to-ttir');

computes(
  'numbers of iterations are added to what is transposed',
  `func.func @f(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
    %e = tensor.empty() : tensor<8x4xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) {
      ^bb0(%x: f32, %o: f32):
        %i = linalg.index 0 : index
        %c = arith.index_cast %i : index to i32
        %f = arith.sitofp %c : i32 to f32
        %s = arith.addf %x, %f : f32
        linalg.yield %s : f32
    } -> tensor<8x4xf32>
    return %r : tensor<8x4xf32>
  }`,
  (a) => build([8, 4], ([i, j]) => at(a, [j!, i!]) + i!),
);

computes(
  'sums and minima under windows',
  `func.func @f(%a: tensor<1x9x9x4xf32>) -> tensor<1x3x3x4xf32> {
    %w = tensor.empty() : tensor<2x3xf32>
    %e = tensor.empty() : tensor<1x8x7x4xf32>
    %s = linalg.pooling_nhwc_sum ins(%a, %w : tensor<1x9x9x4xf32>, tensor<2x3xf32>) outs(%e : tensor<1x8x7x4xf32>) -> tensor<1x8x7x4xf32>
    %f = tensor.empty() : tensor<1x3x3x4xf32>
    %r = linalg.pooling_nhwc_min {strides = dense<[3, 2]> : vector<2xi64>} ins(%s, %w : tensor<1x8x7x4xf32>, tensor<2x3xf32>) outs(%f : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
    return %r : tensor<1x3x3x4xf32>
  }`,
  (a) => {
    const window = range(6).map((k) => [Math.floor(k / 3), k % 3] as const);
    const sums = build([1, 8, 7, 4], ([, y, x, c]) => total(window.map(([i, j]) => at(a, [0, y! + i, x! + j, c!]))));
    return build([1, 3, 3, 4], ([, y, x, c]) =>
      Math.min(...window.map(([i, j]) => at(sums, [0, 3 * y! + i, 2 * x! + j, c!]))),
    );
  },
);

computes(
  'a part of a tensor is replaced',
  `func.func @f(%a: tensor<4x8xf32>, %b: tensor<2x6xf32>) -> tensor<4x8xf32> {
    %r = tensor.insert_slice %b into %a[1, 2] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<4x8xf32>
    return %r : tensor<4x8xf32>
  }`,
  (a, b) => build([4, 8], ([i, j]) => (i! > 0 && i! < 3 && j! > 1 ? at(b, [i! - 1, j! - 2]) : at(a, [i!, j!]))),
);

/** Returns the indices of a window of these sizes. */
const windowOf = (...sizes: readonly number[]): readonly (readonly number[])[] =>
  sizes.reduce<number[][]>((indices, size) => indices.flatMap((index) => range(size).map((i) => [...index, i])), [[]]);

computes(
  'a convolution in groups',
  `func.func @f(%a: tensor<2x2x4x6x6xf32>, %w: tensor<3x2x4x3x3xf32>, %c: tensor<2x2x3x2x4xf32>) -> tensor<2x2x3x2x4xf32> {
    %r = linalg.conv_2d_ngchw_fgchw {strides = dense<[2, 1]> : tensor<2xi64>} ins(%a, %w : tensor<2x2x4x6x6xf32>, tensor<3x2x4x3x3xf32>) outs(%c : tensor<2x2x3x2x4xf32>) -> tensor<2x2x3x2x4xf32>
    return %r : tensor<2x2x3x2x4xf32>
  }`,
  (a, w, init) =>
    build([2, 2, 3, 2, 4], ([n, g, f, y, x]) => {
      const products = windowOf(4, 3, 3).map(
        ([c, i, j]) => at(a, [n!, g!, c!, 2 * y! + i!, x! + j!]) * at(w, [f!, g!, c!, i!, j!]),
      );
      return at(init, [n!, g!, f!, y!, x!]) + total(products);
    }),
);

computes(
  'windows of one dimension, dilated, with several filters for each channel',
  `func.func @f(%a: tensor<2x12x4xf32>, %w: tensor<3x4x2xf32>) -> tensor<2x8x4x2xf32> {
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<2x8x4x2xf32>
    %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x8x4x2xf32>) -> tensor<2x8x4x2xf32>
    %r = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x12x4xf32>, tensor<3x4x2xf32>) outs(%i : tensor<2x8x4x2xf32>) -> tensor<2x8x4x2xf32>
    return %r : tensor<2x8x4x2xf32>
  }`,
  (a, w) =>
    build([2, 8, 4, 2], ([n, x, c, m]) => total(range(3).map((i) => at(a, [n!, x! + 2 * i, c!]) * at(w, [i, c!, m!])))),
);

computes(
  'a convolution of volumes',
  `func.func @f(%a: tensor<1x2x4x6x6xf32>, %w: tensor<3x2x2x3x3xf32>) -> tensor<1x3x3x4x4xf32> {
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<1x3x3x4x4xf32>
    %i = linalg.fill ins(%z : f32) outs(%e : tensor<1x3x3x4x4xf32>) -> tensor<1x3x3x4x4xf32>
    %r = linalg.conv_3d_ncdhw_fcdhw ins(%a, %w : tensor<1x2x4x6x6xf32>, tensor<3x2x2x3x3xf32>) outs(%i : tensor<1x3x3x4x4xf32>) -> tensor<1x3x3x4x4xf32>
    return %r : tensor<1x3x3x4x4xf32>
  }`,
  (a, w) =>
    build([1, 3, 3, 4, 4], ([, f, z, y, x]) =>
      total(
        windowOf(2, 2, 3, 3).map(
          ([c, k, i, j]) => at(a, [0, c!, z! + k!, y! + i!, x! + j!]) * at(w, [f!, c!, k!, i!, j!]),
        ),
      ),
    ),
);

computes(
  'the greatest integers under windows',
  `func.func @f(%a: tensor<1x6x6x4xi32>) -> tensor<1x3x5x4xi32> {
    %least = arith.constant -2147483648 : i32
    %w = tensor.empty() : tensor<2x2xi32>
    %e = tensor.empty() : tensor<1x3x5x4xi32>
    %i = linalg.fill ins(%least : i32) outs(%e : tensor<1x3x5x4xi32>) -> tensor<1x3x5x4xi32>
    %r = linalg.pooling_nhwc_max {strides = dense<[2, 1]> : tensor<2xi64>} ins(%a, %w : tensor<1x6x6x4xi32>, tensor<2x2xi32>) outs(%i : tensor<1x3x5x4xi32>) -> tensor<1x3x5x4xi32>
    return %r : tensor<1x3x5x4xi32>
  }`,
  (a) =>
    build([1, 3, 5, 4], ([, y, x, c]) =>
      Math.max(...windowOf(2, 2).map(([i, j]) => at(a, [0, 2 * y! + i!, x! + j!, c!]))),
    ),
);

computes(
  'sums and minima over volumes and rows',
  `func.func @f(%a: tensor<1x4x5x6x2xf32>) -> tensor<1x3x4x2xf32> {
    %z = arith.constant 0.0 : f32
    %w = tensor.empty() : tensor<2x3x1xf32>
    %e = tensor.empty() : tensor<1x3x3x6x2xf32>
    %i = linalg.fill ins(%z : f32) outs(%e : tensor<1x3x3x6x2xf32>) -> tensor<1x3x3x6x2xf32>
    %s = linalg.pooling_ndhwc_sum ins(%a, %w : tensor<1x4x5x6x2xf32>, tensor<2x3x1xf32>) outs(%i : tensor<1x3x3x6x2xf32>) -> tensor<1x3x3x6x2xf32>
    %flat = tensor.collapse_shape %s [[0, 1], [2], [3, 4]] : tensor<1x3x3x6x2xf32> into tensor<3x3x12xf32>
    %row = tensor.empty() : tensor<2xf32>
    %o = tensor.empty() : tensor<3x2x12xf32>
    %m = linalg.pooling_nwc_min ins(%flat, %row : tensor<3x3x12xf32>, tensor<2xf32>) outs(%o : tensor<3x2x12xf32>) -> tensor<3x2x12xf32>
    %r = tensor.extract_slice %m[0, 0, 0] [3, 2, 4] [1, 1, 1] : tensor<3x2x12xf32> to tensor<3x2x4xf32>
    %x = tensor.expand_shape %r [[0], [1], [2, 3]] output_shape [3, 2, 4, 1] : tensor<3x2x4xf32> into tensor<3x2x4x1xf32>
    %t = tensor.collapse_shape %x [[0], [1], [2, 3]] : tensor<3x2x4x1xf32> into tensor<3x2x4xf32>
    %u = tensor.expand_shape %t [[0, 1], [2], [3]] output_shape [1, 3, 2, 4] : tensor<3x2x4xf32> into tensor<1x3x2x4xf32>
    %v = tensor.empty() : tensor<1x3x4x2xf32>
    %y = linalg.transpose ins(%u : tensor<1x3x2x4xf32>) outs(%v : tensor<1x3x4x2xf32>) permutation = [0, 1, 3, 2]
    return %y : tensor<1x3x4x2xf32>
  }`,
  (a) => {
    const sums = build([3, 3, 6, 2], ([z, y, x, c]) =>
      total(windowOf(2, 3).map(([k, i]) => at(a, [0, z! + k!, y! + i!, x!, c!]))),
    );
    return build([1, 3, 4, 2], ([, z, place, y]) =>
      Math.min(...range(2).map((i) => at(sums, [z!, y! + i, place! >> 1, place! & 1]))),
    );
  },
);

computes(
  'an embedding, as PyTorch writes it',
  `func.func @f(%table: tensor<10x6xf32>, %ids: tensor<2x3xi64>) -> tensor<2x3x6xf32> {
    %init = tensor.empty() : tensor<2x3x6xf32>
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%ids : tensor<2x3xi64>) outs(%init : tensor<2x3x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1 = arith.index_cast %in : i64 to index
      %2 = linalg.index 2 : index
      %extracted = tensor.extract %table[%1, %2] : tensor<10x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x6xf32>
    return %0 : tensor<2x3x6xf32>
  }`,
  (table, ids) => build([2, 3, 6], ([i, j, k]) => at(table, [at(ids, [i!, j!]), k!])),
  { 1: hostTensor([2, 3], 'u32', [9, 0, 4, 4, 7, 1]) },
);

computes(
  'elements at computed and known places, and at those of iterations, scaled',
  `func.func @f(%a: tensor<4x2x5x3xf32>, %ids: tensor<5xi32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %one = arith.constant 1 : index
    %two = arith.constant 2 : i32
    %init = tensor.empty() : tensor<3x4xf32>
    %part = tensor.extract_slice %ids[1] [4] [1] : tensor<5xi32> to tensor<4xi32>
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%part, %b : tensor<4xi32>, tensor<3x4xf32>) outs(%init : tensor<3x4xf32>) {
    ^bb0(%in: i32, %scale: f32, %out: f32):
      %next = arith.addi %in, %two : i32
      %1 = arith.index_cast %next : i32 to index
      %row = linalg.index 1 : index
      %column = linalg.index 0 : index
      %extracted = tensor.extract %a[%row, %one, %1, %column] : tensor<4x2x5x3xf32>
      %2 = arith.mulf %extracted, %scale : f32
      linalg.yield %2 : f32
    } -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }`,
  (a, ids, b) => build([3, 4], ([i, j]) => at(a, [j!, 1, at(ids, [j! + 1]) + 2, i!]) * at(b, [i!, j!])),
  { 1: hostTensor([5], 'u32', [0, 2, 1, 0, 2]) },
);

computes(
  'a pooling of unsigned integers',
  `func.func @f(%a: tensor<1x5x1xi32>, %b: tensor<1x5x1xi32>) -> tensor<1x3x1xi32> {
    %window = tensor.empty() : tensor<3xi32>
    %zero = arith.constant dense<0> : tensor<1x3x1xi32>
    %0 = linalg.pooling_nwc_max_unsigned ins(%a, %window : tensor<1x5x1xi32>, tensor<3xi32>) outs(%zero : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
    %most = arith.constant dense<-1> : tensor<1x3x1xi32>
    %1 = linalg.pooling_nwc_min_unsigned ins(%b, %window : tensor<1x5x1xi32>, tensor<3xi32>) outs(%most : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
    %2 = arith.subi %0, %1 : tensor<1x3x1xi32>
    return %2 : tensor<1x3x1xi32>
  }`,
  () => ({ shape: [1, 3, 1], values: [7, 4000000000 - 2, 4000000000 - 1].map((value) => value | 0) }),
  {
    0: hostTensor([1, 5, 1], 'si32', [1, 7, 5, 4000000000, 3]),
    1: hostTensor([1, 5, 1], 'si32', [0, 2, 3000000000, 3, 1]),
  },
);

test.run();
