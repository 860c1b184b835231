import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs that split tensors into more dimensions than a reshape on the device gives, and join them again. */

const stablehlo = computesAfter('--stablehlo-to-ttir-pipeline');

stablehlo(
  'channels are shuffled into pixels and scaled',
  `func.func @f(%a: tensor<2x12x4x4xf32>, %s: tensor<3xf32>) -> tensor<2x3x8x8xf32> {
    %0 = stablehlo.reshape %a : (tensor<2x12x4x4xf32>) -> tensor<2x3x2x2x4x4xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 4, 2, 5, 3] : (tensor<2x3x2x2x4x4xf32>) -> tensor<2x3x4x2x4x2xf32>
    %2 = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4x2x4x2xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x3x4x2x4x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x3x4x2x4x2xf32>) -> tensor<2x3x8x8xf32>
    return %4 : tensor<2x3x8x8xf32>
  }`,
  (a, s) =>
    build([2, 3, 8, 8], ([n, c, y, x]) => {
      const [i, j] = [y! >> 1, x! >> 1];
      return at(a, [n!, 4 * c! + 2 * (y! % 2) + (x! % 2), i, j]) * at(s, [c!]);
    }),
);

stablehlo(
  'six dimensions are reversed, padded, cut, joined to others and reduced',
  `func.func @f(%a: tensor<4x4x4xf32>, %b: tensor<2xf32>, %w: tensor<2x2x2x2x2x2xf32>) -> tensor<2x2x2xf32> {
    %value = stablehlo.constant dense<0.25> : tensor<f32>
    %low = stablehlo.constant dense<-0.5> : tensor<f32>
    %high = stablehlo.constant dense<0.75> : tensor<f32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reshape %a : (tensor<4x4x4xf32>) -> tensor<2x2x2x2x2x2xf32>
    %1 = stablehlo.reverse %0, dims = [1, 4] : tensor<2x2x2x2x2x2xf32>
    %2 = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<2xf32>) -> tensor<2x2x2x2x2x2xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x2x2x2x2x2xf32>
    %4 = stablehlo.subtract %3, %w : tensor<2x2x2x2x2x2xf32>
    %5 = stablehlo.clamp %low, %4, %high : (tensor<f32>, tensor<2x2x2x2x2x2xf32>, tensor<f32>) -> tensor<2x2x2x2x2x2xf32>
    %6 = stablehlo.slice %5 [0:2, 0:2, 1:2, 0:2, 0:2, 0:2] : (tensor<2x2x2x2x2x2xf32>) -> tensor<2x2x1x2x2x2xf32>
    %7 = stablehlo.concatenate %5, %6, dim = 2 : (tensor<2x2x2x2x2x2xf32>, tensor<2x2x1x2x2x2xf32>) -> tensor<2x2x3x2x2x2xf32>
    %8 = stablehlo.pad %7, %value, low = [0, 0, 0, 0, 0, 1], high = [0, 1, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0, 0] : (tensor<2x2x3x2x2x2xf32>, tensor<f32>) -> tensor<2x3x3x2x2x3xf32>
    %9 = stablehlo.slice %8 [1:2, 1:3, 1:3, 0:2, 0:2, 0:3:2] : (tensor<2x3x3x2x2x3xf32>) -> tensor<1x2x2x2x2x2xf32>
    %10 = stablehlo.reduce(%9 init: %least) applies stablehlo.maximum across dimensions = [0, 2, 3] : (tensor<1x2x2x2x2x2xf32>, tensor<f32>) -> tensor<2x2x2xf32>
    return %10 : tensor<2x2x2xf32>
  }`,
  (a, b, w) => {
    const clamped = ([i, j, k, l, m, n]: readonly number[]): number => {
      const element = at(a, [2 * i! + 1 - j!, 2 * k! + l!, 2 * (1 - m!) + n!]) + at(b, [l!]);
      return Math.min(0.75, Math.max(-0.5, element - at(w, [i!, j!, k!, l!, m!, n!])));
    };
    return build([2, 2, 2], ([j, m, n]) => {
      if (j === 1 || n === 0) return 0.25;
      return Math.max(...range(2).map((l) => clamped([1, 1, 1, l, m!, 1])));
    });
  },
);

stablehlo(
  'products have four dimensions of batches',
  `func.func @f(%a: tensor<2x2x2x2x3x4xf32>) -> tensor<16x9xf32> {
    %0 = stablehlo.dot_general %a, %a, batching_dims = [0, 1, 2, 3] x [0, 1, 2, 3], contracting_dims = [5] x [5] : (tensor<2x2x2x2x3x4xf32>, tensor<2x2x2x2x3x4xf32>) -> tensor<2x2x2x2x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x2x2x2x3x3xf32>) -> tensor<16x9xf32>
    return %1 : tensor<16x9xf32>
  }`,
  (a) =>
    build([16, 9], ([batch, place]) => {
      const row = (i: number, k: number): number => at(a, [batch! >> 3, (batch! >> 2) & 1, (batch! >> 1) & 1, batch! & 1, i, k]); // prettier-ignore
      return total(range(4).map((k) => row(Math.floor(place! / 3), k) * row(place! % 3, k)));
    }),
);

stablehlo(
  'a product of six dimensions is summed up',
  `func.func @f(%a: tensor<2x3x4xf32>) -> tensor<2x3x3xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.einsum %a, %a, config = "ijk,lmn->iljmkn" : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x2x3x3x4x4xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 4, 5] : (tensor<2x2x3x3x4x4xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    return %1 : tensor<2x3x3xf32>
  }`,
  (a) =>
    build([2, 3, 3], ([l, j, m]) => {
      const sum = (i: number, row: number): number => total(range(4).map((k) => at(a, [i, row, k])));
      return (sum(0, j!) + sum(1, j!)) * sum(l!, m!);
    }),
);

stablehlo(
  'sums are repeated to six dimensions and compared with what they are made of',
  `func.func @f(%a: tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reshape %a : (tensor<1x4x4x3xf32>) -> tensor<1x2x2x2x2x3xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [2, 4] : (tensor<1x2x2x2x2x3xf32>, tensor<f32>) -> tensor<1x2x2x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 3, 5] : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x2x2x3xf32>
    %3 = stablehlo.compare GT, %0, %2 : (tensor<1x2x2x2x2x3xf32>, tensor<1x2x2x2x2x3xf32>) -> tensor<1x2x2x2x2x3xi1>
    %4 = stablehlo.select %3, %0, %2 : tensor<1x2x2x2x2x3xi1>, tensor<1x2x2x2x2x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x2x2x2x3xf32>) -> tensor<1x4x4x3xf32>
    return %5 : tensor<1x4x4x3xf32>
  }`,
  (a) =>
    build([1, 4, 4, 3], ([, y, x, c]) => {
      const window = range(4).map((i) => at(a, [0, (y! & 2) + (i >> 1), (x! & 2) + (i & 1), c!]));
      return Math.max(at(a, [0, y!, x!, c!]), total(window));
    }),
);

const tosa = computesAfter('--tosa-to-ttir-pipeline');

tosa(
  'channels are moved to pixels',
  `func.func @f(%a: tensor<2x4x4x12xf32>) -> tensor<2x8x8x3xf32> {
    %s = tosa.const_shape {values = dense<[2, 4, 4, 2, 2, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %0 = tosa.reshape %a, %s : (tensor<2x4x4x12xf32>, !tosa.shape<6>) -> tensor<2x4x4x2x2x3xf32>
    %1 = tosa.transpose %0 {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<2x4x4x2x2x3xf32>) -> tensor<2x4x2x4x2x3xf32>
    %t = tosa.const_shape {values = dense<[2, 8, 8, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.reshape %1, %t : (tensor<2x4x2x4x2x3xf32>, !tosa.shape<4>) -> tensor<2x8x8x3xf32>
    return %2 : tensor<2x8x8x3xf32>
  }`,
  (a) => build([2, 8, 8, 3], ([n, y, x, c]) => at(a, [n!, y! >> 1, x! >> 1, 6 * (y! % 2) + 3 * (x! % 2) + c!])),
);

const linalg = computesAfter('--linalg-to-ttir-pipeline');

linalg(
  'an image is packed to six dimensions and unpacked',
  `func.func @f(%a: tensor<2x6x5x3xf32>) -> tensor<2x6x5x3xf32> {
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<2x3x2x3x2x4xf32>
    %p = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [1, 2] inner_tiles = [2, 4] into %e : tensor<2x6x5x3xf32> -> tensor<2x3x2x3x2x4xf32>
    %n = linalg.negf ins(%p : tensor<2x3x2x3x2x4xf32>) outs(%e : tensor<2x3x2x3x2x4xf32>) -> tensor<2x3x2x3x2x4xf32>
    %d = tensor.empty() : tensor<2x6x5x3xf32>
    %u = linalg.unpack %n inner_dims_pos = [1, 2] inner_tiles = [2, 4] into %d : tensor<2x3x2x3x2x4xf32> -> tensor<2x6x5x3xf32>
    return %u : tensor<2x6x5x3xf32>
  }`,
  (a) => build([2, 6, 5, 3], (index) => -at(a, index)),
);

linalg(
  'each channel of a volume is filtered twice',
  `func.func @f(%a: tensor<1x3x4x3x2xf32>, %k: tensor<2x2x2x2x2xf32>) -> tensor<1x2x3x2x4xf32> {
    %z = arith.constant dense<0.0> : tensor<1x2x3x2x2x2xf32>
    %r = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %k : tensor<1x3x4x3x2xf32>, tensor<2x2x2x2x2xf32>) outs(%z : tensor<1x2x3x2x2x2xf32>) -> tensor<1x2x3x2x2x2xf32>
    %c = tensor.collapse_shape %r [[0], [1], [2], [3], [4, 5]] : tensor<1x2x3x2x2x2xf32> into tensor<1x2x3x2x4xf32>
    return %c : tensor<1x2x3x2x4xf32>
  }`,
  (a, k) =>
    build([1, 2, 3, 2, 4], ([, z, y, x, channel]) => {
      const [c, m] = [channel! >> 1, channel! & 1];
      const offsets = range(8).map((i) => [i >> 2, (i >> 1) & 1, i & 1] as const);
      return total(offsets.map(([i, j, l]) => at(a, [0, z! + i, y! + j, x! + l, c]) * at(k, [i, j, l, c, m])));
    }),
);

linalg(
  'one of six dimensions has a softmax',
  `func.func @f(%a: tensor<4x6x4xf32>) -> tensor<4x6x4xf32> {
    %e = tensor.expand_shape %a [[0, 1], [2, 3], [4, 5]] output_shape [2, 2, 2, 3, 2, 2] : tensor<4x6x4xf32> into tensor<2x2x2x3x2x2xf32>
    %o = tensor.empty() : tensor<2x2x2x3x2x2xf32>
    %s = linalg.softmax dimension(3) ins(%e : tensor<2x2x2x3x2x2xf32>) outs(%o : tensor<2x2x2x3x2x2xf32>) -> tensor<2x2x2x3x2x2xf32>
    %c = tensor.collapse_shape %s [[0, 1], [2, 3], [4, 5]] : tensor<2x2x2x3x2x2xf32> into tensor<4x6x4xf32>
    return %c : tensor<4x6x4xf32>
  }`,
  (a) =>
    build([4, 6, 4], ([i, j, k]) => {
      const first = j! - (j! % 3);
      const sum = total(range(3).map((each) => Math.exp(at(a, [i!, first + each, k!]))));
      return Math.exp(at(a, [i!, j!, k!])) / sum;
    }),
);

stablehlo(
  'seven dimensions, of one element or more, are returned',
  `func.func @f(%a: tensor<12x12xf32>) -> tensor<2x3x1x2x2x3x2xf32> {
    %0 = stablehlo.reshape %a : (tensor<12x12xf32>) -> tensor<3x2x2x1x2x3x2xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0, 3, 2, 6, 5, 4] : (tensor<3x2x2x1x2x3x2xf32>) -> tensor<2x3x1x2x2x3x2xf32>
    return %1 : tensor<2x3x1x2x2x3x2xf32>
  }`,
  (a) => build([2, 3, 1, 2, 2, 3, 2], ([j, i, , k, n, m, l]) => at(a, [4 * i! + 2 * j! + k!, 6 * l! + 2 * m! + n!])),
);

stablehlo(
  'six dimensions are sorted, normalized, looked up, written and padded between elements',
  `func.func @f(%a: tensor<2x3x2x2x1x2xf32>, %s: tensor<3xf32>) -> tensor<2x3x2x2x1x3xf32> {
    %i = stablehlo.constant dense<[[2], [0], [1]]> : tensor<3x1xi32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zeros = stablehlo.constant dense<0.0> : tensor<3xf32>
    %ones = stablehlo.constant dense<1.0> : tensor<3xf32>
    %0 = "stablehlo.sort"(%a) <{dimension = 3 : i64}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %p = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<2x3x2x2x1x2xf32>) -> tensor<2x3x2x2x1x2xf32>
    %1 = "stablehlo.batch_norm_inference"(%0, %s, %zeros, %ones, %ones) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3x2x2x1x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2x2x1x2xf32>
    %2 = "stablehlo.gather"(%1, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3, 4, 5], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 2, 2, 1, 2>}> : (tensor<2x3x2x2x1x2xf32>, tensor<3x1xi32>) -> tensor<2x3x2x2x1x2xf32>
    %3 = "stablehlo.scatter"(%2, %i, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3, 4, 5], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %d = stablehlo.subtract %x, %y : tensor<f32>
      stablehlo.return %d : tensor<f32>
    }) : (tensor<2x3x2x2x1x2xf32>, tensor<3x1xi32>, tensor<2x3x2x2x1x2xf32>) -> tensor<2x3x2x2x1x2xf32>
    %4 = stablehlo.pad %3, %zero, low = [0, 0, 0, 0, 0, 0], high = [0, 0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0, 1] : (tensor<2x3x2x2x1x2xf32>, tensor<f32>) -> tensor<2x3x2x2x1x3xf32>
    return %4 : tensor<2x3x2x2x1x3xf32>
  }`,
  (a, s) =>
    build([2, 3, 2, 2, 1, 3], ([i, j, k, l, , n]) => {
      if (n === 1) return 0;
      const m = n! / 2;
      // Row j is looked up at its place among the indices, and written from where that is it.
      const from = [2, 0, 1][j!]!;
      const sorted = [0, 1].map((each) => at(a, [i!, from, k!, each, 0, m])).sort((x, y) => y - x);
      return (sorted[l!]! - 1) * at(s, [from]) - at(a, [i!, [2, 0, 1].indexOf(j!), k!, l!, 0, m]);
    }),
);

test.run();
