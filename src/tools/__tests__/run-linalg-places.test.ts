import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs of linalg whose elements are at other places than loops say, compiled with the tools and run on the device model, against plain loops. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

computes(
  'diagonals, reversals, rows at fixed places and divided loops',
  `func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %e = tensor.empty() : tensor<4x8xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, i)>, affine_map<(i, j) -> (i, 7 - j)>, affine_map<(i, j) -> (3, j)>, affine_map<(i, j) -> (j mod 3, i floordiv 2)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%a, %b, %b, %a : tensor<4x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x4xf32>) outs(%e : tensor<4x8xf32>) {
      ^bb0(%w: f32, %x: f32, %y: f32, %z: f32, %o: f32):
        %s = arith.mulf %w, %x : f32
        %t = arith.addf %s, %y : f32
        %u = arith.subf %t, %z : f32
        linalg.yield %u : f32
    } -> tensor<4x8xf32>
    return %r : tensor<4x8xf32>
  }`,
  (a, b) =>
    build(
      [4, 8],
      ([i, j]) => at(a, [i!, i!]) * at(b, [i!, 7 - j!]) + at(b, [3, j!]) - at(a, [j! % 3, Math.floor(i! / 2)]),
    ),
);

computes(
  'windows of one dimension, beside a diagonal, are summed up',
  `func.func @f(%a: tensor<10xf32>, %b: tensor<4x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 2 + j)>, affine_map<(i, j) -> (j, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%a, %b : tensor<10xf32>, tensor<4x4xf32>) outs(%c : tensor<4xf32>) {
      ^bb0(%x: f32, %y: f32, %o: f32):
        %t = arith.mulf %x, %y : f32
        %s = arith.addf %t, %o : f32
        linalg.yield %s : f32
    } -> tensor<4xf32>
    return %r : tensor<4xf32>
  }`,
  (a, b, c) => build([4], ([i]) => at(c, [i!]) + total(range(4).map((j) => at(a, [2 * i! + j]) * at(b, [j, j])))),
);

computes(
  'integers are reversed as they are',
  `func.func @f(%a: tensor<4xi32>) -> tensor<4xi32> {
    %e = tensor.empty() : tensor<4xi32>
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (3 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xi32>) outs(%e : tensor<4xi32>) {
      ^bb0(%x: i32, %o: i32):
        linalg.yield %x : i32
    } -> tensor<4xi32>
    return %r : tensor<4xi32>
  }`,
  () => ({ shape: [4], values: [16777217, -2147483648, 0, -1] }),
  { 0: hostTensor([4], 'si32', [-1, 0, -2147483648, 16777217]) },
);

computes(
  'tensors are made of the indices of their elements, and of others at these',
  `func.func @f(%a: tensor<4xi32>) -> tensor<4x4xi32> {
    %c3 = arith.constant 3 : index
    %r = tensor.generate {
    ^bb0(%i: index, %j: index):
      %x = tensor.extract %a[%i] : tensor<4xi32>
      %y = tensor.extract %a[%j] : tensor<4xi32>
      %d = arith.subi %x, %y : i32
      %m = arith.muli %i, %c3 : index
      %n = arith.index_cast %m : index to i32
      %s = arith.addi %d, %n : i32
      tensor.yield %s : i32
    } : tensor<4x4xi32>
    return %r : tensor<4x4xi32>
  }`,
  (a) => build([4, 4], ([i, j]) => at(a, [i!]) - at(a, [j!]) + 3 * i!),
);

computes(
  'a tensor is padded with a sum of indices',
  `func.func @f(%a: tensor<2x3xf32>) -> tensor<4x6xf32> {
    %r = tensor.pad %a low[1, 2] high[1, 1] {
    ^bb0(%i: index, %j: index):
      %s = arith.addi %i, %j : index
      %n = arith.index_cast %s : index to i32
      %x = arith.sitofp %n : i32 to f32
      tensor.yield %x : f32
    } : tensor<2x3xf32> to tensor<4x6xf32>
    return %r : tensor<4x6xf32>
  }`,
  (a) =>
    build([4, 6], ([i, j]) => {
      const isInside = i! >= 1 && i! < 3 && j! >= 2 && j! < 5;
      return isInside ? at(a, [i! - 1, j! - 2]) : i! + j!;
    }),
);

computes(
  'a tensor is padded with its own reflection, at places that are outside of it where nothing is added',
  `func.func @f(%a: tensor<3x5xf32>) -> tensor<3x7xf32> {
    %c2 = arith.constant 2 : index
    %r = tensor.pad %a low[0, 2] high[0, 0] {
    ^bb0(%i: index, %j: index):
      %k = arith.subi %c2, %j : index
      %x = tensor.extract %a[%i, %k] : tensor<3x5xf32>
      tensor.yield %x : f32
    } : tensor<3x5xf32> to tensor<3x7xf32>
    return %r : tensor<3x7xf32>
  }`,
  (a) => build([3, 7], ([i, j]) => at(a, [i!, Math.abs(j! - 2)])),
);

computes(
  'integers that f32 cannot say fill a tensor up on all sides',
  `func.func @f(%a: tensor<1x2xi32>) -> tensor<2x4xi32> {
    %c = arith.constant 2147483647 : i32
    %r = tensor.pad %a low[1, 1] high[0, 1] {
    ^bb0(%i: index, %j: index):
      tensor.yield %c : i32
    } : tensor<1x2xi32> to tensor<2x4xi32>
    return %r : tensor<2x4xi32>
  }`,
  (a) => build([2, 4], ([i, j]) => (i === 1 && (j === 1 || j === 2) ? at(a, [0, j - 1]) : 2 ** 31 - 1)),
);

computes(
  'slices with gaps are inserted along two dimensions, one of them of size 1',
  `func.func @f(%a: tensor<6x7xf32>, %b: tensor<2x3xf32>, %c: tensor<6xf32>) -> tensor<6x7xf32> {
    %0 = tensor.insert_slice %b into %a[1, 0] [2, 3] [3, 2] : tensor<2x3xf32> into tensor<6x7xf32>
    %1 = tensor.insert_slice %c into %0[0, 5] [6, 1] [1, 9] : tensor<6xf32> into tensor<6x7xf32>
    return %1 : tensor<6x7xf32>
  }`,
  (a, b, c) =>
    build([6, 7], ([i, j]) => {
      if (j === 5) return at(c, [i!]);
      return i! % 3 === 1 && j! % 2 === 0 && j! < 5 ? at(b, [(i! - 1) / 3, j! / 2]) : at(a, [i!, j!]);
    }),
);

computes(
  'a tensor is cut into tiles, filled up, and put together in another order',
  `func.func @f(%a: tensor<8x5xf32>) -> tensor<4x9xf32> {
    %e = tensor.empty() : tensor<3x2x2x4xf32>
    %z = arith.constant 1.5 : f32
    %p = linalg.pack %a padding_value(%z : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 4] into %e : tensor<8x5xf32> -> tensor<3x2x2x4xf32>
    %m = tensor.empty() : tensor<3x2x2x4xf32>
    %q = linalg.exp ins(%p : tensor<3x2x2x4xf32>) outs(%m : tensor<3x2x2x4xf32>) -> tensor<3x2x2x4xf32>
    %d = tensor.empty() : tensor<4x9xf32>
    %u = linalg.unpack %q outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<3x2x2x4xf32> -> tensor<4x9xf32>
    return %u : tensor<4x9xf32>
  }`,
  (a) => {
    const packed = build([3, 2, 2, 4], ([i, j, k, l]) => {
      const column = i! * 2 + k!;
      return Math.exp(column < 5 ? at(a, [j! * 4 + l!, column]) : 1.5);
    });
    return build([4, 9], ([i, j]) => at(packed, [Math.floor(j! / 4), Math.floor(i! / 2), i! % 2, j! % 4]));
  },
);

computes(
  'sine and cosine are computed at once, of tensors and of elements',
  `func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
    %sin, %cos = math.sincos %a : tensor<8xf32>
    %e = tensor.empty() : tensor<8xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%sin, %cos : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
      ^bb0(%x: f32, %y: f32, %o: f32):
        %u, %v = math.sincos %x : f32
        %s = arith.mulf %u, %v : f32
        %t = arith.addf %s, %y : f32
        linalg.yield %t : f32
    } -> tensor<8xf32>
    return %r : tensor<8xf32>
  }`,
  (a) =>
    build([8], (index) => {
      const x = at(a, index);
      return Math.sin(Math.sin(x)) * Math.cos(Math.sin(x)) + Math.cos(x);
    }),
);

computes(
  'loops of known numbers of iterations, one in the other, and a branch that one iteration takes',
  `func.func @f(%a: tensor<6x4xf32>, %b: tensor<4xf32>) -> tensor<6x4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %e = tensor.empty() : tensor<4xf32>
    %r:2 = scf.for %i = %c0 to %c6 step %c2 iter_args(%x = %b, %m = %a) -> (tensor<4xf32>, tensor<6x4xf32>) {
      %y = scf.for %j = %c0 to %c2 step %c1 iter_args(%z = %x) -> (tensor<4xf32>) {
        %k = arith.addi %i, %j : index
        %row = tensor.extract_slice %a[%k, 0] [1, 4] [1, 1] : tensor<6x4xf32> to tensor<4xf32>
        %s = linalg.add ins(%z, %row : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
        scf.yield %s : tensor<4xf32>
      }
      %is = arith.cmpi eq, %i, %c2 : index
      %w = scf.if %is -> (tensor<4xf32>) {
        %n = linalg.negf ins(%y : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
        scf.yield %n : tensor<4xf32>
      } else {
        scf.yield %y : tensor<4xf32>
      }
      %into = tensor.insert_slice %w into %m[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<6x4xf32>
      scf.yield %w, %into : tensor<4xf32>, tensor<6x4xf32>
    }
    return %r#1 : tensor<6x4xf32>
  }`,
  (a, b) => {
    const rows = range(6).map((i) => range(4).map((j) => at(a, [i, j])));
    let sums = range(4).map((j) => at(b, [j]));
    for (const i of [0, 2, 4]) {
      sums = sums.map((sum, j) => (sum + at(a, [i, j]) + at(a, [i + 1, j])) * (i === 2 ? -1 : 1));
      rows[i] = sums;
    }
    return build([6, 4], ([i, j]) => rows[i!]![j!]!);
  },
);

computes(
  'the last of the iterations that a condition chooses counts, in two loops: the places of maxima in windows, as PyTorch has them',
  `func.func @f(%x: tensor<2x6x6xf32>, %max: tensor<2x3x3xf32>) -> tensor<2x3x3xi64> {
    %none = arith.constant dense<-1> : tensor<2x3x3xi64>
    %window = tensor.empty() : tensor<2x2xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(c, h, w, i, j) -> (c, h, w)>, affine_map<(c, h, w, i, j) -> (i, j)>, affine_map<(c, h, w, i, j) -> (c, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%max, %window : tensor<2x3x3xf32>, tensor<2x2xf32>) outs(%none : tensor<2x3x3xi64>) {
    ^bb0(%m: f32, %k: f32, %o: i64):
      %two = arith.constant 2 : index
      %six = arith.constant 6 : index
      %c = linalg.index 0 : index
      %h = linalg.index 1 : index
      %w = linalg.index 2 : index
      %i = linalg.index 3 : index
      %j = linalg.index 4 : index
      %0 = arith.muli %h, %two : index
      %row = arith.addi %0, %i : index
      %1 = arith.muli %w, %two : index
      %column = arith.addi %1, %j : index
      %e = tensor.extract %x[%c, %row, %column] : tensor<2x6x6xf32>
      %is = arith.cmpf oeq, %e, %m : f32
      %2 = arith.muli %row, %six : index
      %3 = arith.addi %2, %column : index
      %place = arith.index_cast %3 : index to i64
      %s = arith.select %is, %place, %o : i64
      linalg.yield %s : i64
    } -> tensor<2x3x3xi64>
    return %r : tensor<2x3x3xi64>
  }`,
  (x, max) =>
    build([2, 3, 3], ([c, h, w]) => {
      const places = [0, 1].flatMap((i) => [0, 1].map((j) => [2 * h! + i, 2 * w! + j] as const));
      const last = places.findLast(([row, column]) => at(x, [c!, row, column]) === at(max, [c!, h!, w!]));
      return last ? last[0] * 6 + last[1] : -1;
    }),
  {
    0: hostTensor([2, 6, 6], 'f32', range(72).map((i) => (i * 7) % 5)),
    1: hostTensor([2, 3, 3], 'f32', range(18).map((i) => (i * 3) % 5)),
  }, // prettier-ignore
);

computes(
  'what a condition keeps stays, and else the last element of the iterations counts',
  `func.func @f(%x: tensor<3x5xi1>, %y: tensor<5x3xi1>, %o: tensor<3xi1>) -> tensor<3xi1> {
    %r = linalg.generic {indexing_maps = [affine_map<(k, i) -> (i, k)>, affine_map<(k, i) -> (k, i)>, affine_map<(k, i) -> (i)>], iterator_types = ["reduction", "parallel"]} ins(%x, %y : tensor<3x5xi1>, tensor<5x3xi1>) outs(%o : tensor<3xi1>) {
    ^bb0(%a: i1, %b: i1, %c: i1):
      %s = arith.select %a, %c, %b : i1
      linalg.yield %s : i1
    } -> tensor<3xi1>
    return %r : tensor<3xi1>
  }`,
  (x, y, o) =>
    build([3], ([i]) => {
      const last = range(5).findLast((k) => at(x, [i!, k]) === 0);
      return last === undefined ? at(o, [i!]) : at(y, [last, i!]);
    }),
  {
    0: hostTensor([3, 5], 'u8', [1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1]),
    1: hostTensor([5, 3], 'u8', [0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0]),
    2: hostTensor([3], 'u8', [0, 1, 1]),
  },
);

for (const place of [2, 11]) {
  computes(
    `a slice at place ${place}, which is only taken within the tensor`,
    `func.func @f(%a: tensor<4x3xf32>, %place: tensor<i32>) -> tensor<1x3xf32> {
      %i = tensor.extract %place[] : tensor<i32>
      %four = arith.constant 4 : i32
      %none = arith.constant dense<-1.0> : tensor<1x3xf32>
      %isWithin = arith.cmpi slt, %i, %four : i32
      %r = scf.if %isWithin -> tensor<1x3xf32> {
        %row = arith.index_cast %i : i32 to index
        %slice = tensor.extract_slice %a[%row, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<1x3xf32>
        scf.yield %slice : tensor<1x3xf32>
      } else {
        scf.yield %none : tensor<1x3xf32>
      }
      return %r : tensor<1x3xf32>
    }`,
    (a) => build([1, 3], ([, j]) => (place < 4 ? at(a, [place, j!]) : -1)),
    { 1: hostTensor([], 'si32', [place]) },
  );
}

computes(
  'slices are gathered at places of one dimension',
  `func.func @f(%a: tensor<5x4x6xf32>, %i: tensor<2x3x1xi32>) -> tensor<2x3x5x1x6xf32> {
    %r = tensor.gather %a[%i] gather_dims([1]) : (tensor<5x4x6xf32>, tensor<2x3x1xi32>) -> tensor<2x3x5x1x6xf32>
    return %r : tensor<2x3x5x1x6xf32>
  }`,
  (a, places) => build([2, 3, 5, 1, 6], ([i, j, k, , l]) => at(a, [k!, at(places, [i!, j!, 0]), l!])),
  { 1: hostTensor([2, 3, 1], 'si32', [3, 0, 2, 1, 3, 0]) },
);

computes(
  'slices are gathered at places of two dimensions that stand apart',
  `func.func @f(%a: tensor<5x4x6xf32>, %i: tensor<3x2xi32>) -> tensor<3x4xf32> {
    %r = tensor.gather %a[%i] gather_dims([0, 2]) unique : (tensor<5x4x6xf32>, tensor<3x2xi32>) -> tensor<3x4xf32>
    return %r : tensor<3x4xf32>
  }`,
  (a, places) => build([3, 4], ([i, j]) => at(a, [at(places, [i!, 0]), j!, at(places, [i!, 1])])),
  { 1: hostTensor([3, 2], 'si32', [4, 5, 0, 3, 2, 0]) },
);

computes(
  'slices are scattered to computed places of two dimensions that stand apart',
  `func.func @f(%a: tensor<5x4x6xf32>, %s: tensor<3x4xf32>, %i: tensor<3x2xi32>) -> tensor<5x4x6xf32> {
    %r = tensor.scatter %s into %a[%i] scatter_dims([0, 2]) unique : (tensor<3x4xf32>, tensor<5x4x6xf32>, tensor<3x2xi32>) -> tensor<5x4x6xf32>
    return %r : tensor<5x4x6xf32>
  }`,
  (a, slices, places) =>
    build([5, 4, 6], ([i, j, k]) => {
      const update = range(3).find((n) => at(places, [n, 0]) === i && at(places, [n, 1]) === k);
      return update === undefined ? at(a, [i!, j!, k!]) : at(slices, [update, j!]);
    }),
  { 2: hostTensor([3, 2], 'si32', [4, 5, 0, 3, 2, 0]) },
);

computes(
  'rows are scattered to known places, and to those that are cast to indices',
  `func.func @f(%a: tensor<7x3xf32>, %s: tensor<2x2x1x3xf32>, %i: tensor<2x2x1xi32>) -> tensor<7x3xf32> {
    %known = arith.constant dense<[[[5], [0]], [[6], [1]]]> : tensor<2x2x1xindex>
    %0 = tensor.scatter %s into %a[%known] scatter_dims([0]) unique : (tensor<2x2x1x3xf32>, tensor<7x3xf32>, tensor<2x2x1xindex>) -> tensor<7x3xf32>
    %cast = arith.index_cast %i : tensor<2x2x1xi32> to tensor<2x2x1xindex>
    %r = tensor.scatter %s into %0[%cast] scatter_dims([0]) unique : (tensor<2x2x1x3xf32>, tensor<7x3xf32>, tensor<2x2x1xindex>) -> tensor<7x3xf32>
    return %r : tensor<7x3xf32>
  }`,
  (a, slices, places) =>
    build([7, 3], ([row, column]) => {
      const last = range(4).findIndex((i) => places.values[i] === row);
      const update = last >= 0 ? last : [5, 0, 6, 1].indexOf(row!);
      return update < 0 ? at(a, [row!, column!]) : at(slices, [update >> 1, update & 1, 0, column!]);
    }),
  { 2: hostTensor([2, 2, 1], 'si32', [3, 6, 2, 0]) },
);

test.run();
