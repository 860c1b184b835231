import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs of linalg that compute in memory, against plain loops. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

computes(
  'tiles of a product are added up in memory that is an argument',
  `func.func @f(%a: memref<8x6xf32>, %b: memref<6x4xf32>, %c: memref<8x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    scf.forall (%i) = (0) to (8) step (4) {
      scf.for %k = %c0 to %c6 step %c2 {
        %ta = memref.subview %a[%i, %k] [4, 2] [1, 1] : memref<8x6xf32> to memref<4x2xf32, strided<[6, 1], offset: ?>>
        %tb = memref.subview %b[%k, 0] [2, 4] [1, 1] : memref<6x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
        %tc = memref.subview %c[%i, 0] [4, 4] [1, 1] : memref<8x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
        linalg.matmul ins(%ta, %tb : memref<4x2xf32, strided<[6, 1], offset: ?>>, memref<2x4xf32, strided<[4, 1], offset: ?>>) outs(%tc : memref<4x4xf32, strided<[4, 1], offset: ?>>)
      }
    }
    return
  }`,
  (a, b, c) => build([8, 4], ([i, j]) => at(c, [i!, j!]) + total(range(6).map((k) => at(a, [i!, k]) * at(b, [k, j!])))),
);

computes(
  'iterations exchange two buffers',
  `func.func @f(%x: memref<6xf32>) -> memref<6xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %one = memref.alloc() : memref<6xf32>
    memref.copy %x, %one : memref<6xf32> to memref<6xf32>
    %other = memref.alloc() : memref<6xf32>
    %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one, %b = %other) -> (memref<6xf32>, memref<6xf32>) {
      linalg.add ins(%a, %x : memref<6xf32>, memref<6xf32>) outs(%b : memref<6xf32>)
      linalg.mul ins(%a, %b : memref<6xf32>, memref<6xf32>) outs(%a : memref<6xf32>)
      linalg.sub ins(%b, %a : memref<6xf32>, memref<6xf32>) outs(%b : memref<6xf32>)
      scf.yield %b, %a : memref<6xf32>, memref<6xf32>
    }
    memref.dealloc %r#1 : memref<6xf32>
    return %r#0 : memref<6xf32>
  }`,
  (x) =>
    build([6], (index) => {
      const start = at(x, index);
      return range(3).reduce((a) => a + start - a * (a + start), start);
    }),
);

computes(
  'what is written through views is seen through others',
  `func.func @f(%x: memref<4x8xf32>) -> memref<4x8xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %column = memref.subview %x[0, 2] [4, 1] [1, 1] : memref<4x8xf32> to memref<4xf32, strided<[8], offset: 2>>
    linalg.negf ins(%column : memref<4xf32, strided<[8], offset: 2>>) outs(%column : memref<4xf32, strided<[8], offset: 2>>)
    %line = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
    %odd = memref.subview %line[1] [16] [2] : memref<32xf32> to memref<16xf32, strided<[2], offset: 1>>
    linalg.add ins(%odd, %odd : memref<16xf32, strided<[2], offset: 1>>, memref<16xf32, strided<[2], offset: 1>>) outs(%odd : memref<16xf32, strided<[2], offset: 1>>)
    %taken = memref.load %column[%c1] : memref<4xf32, strided<[8], offset: 2>>
    memref.store %taken, %x[%c2, %c2] : memref<4x8xf32>
    return %x : memref<4x8xf32>
  }`,
  (x) =>
    build([4, 8], ([i, j]) => {
      if (i === 2 && j === 2) return -at(x, [1, 2]);
      return at(x, [i!, j!]) * (j === 2 ? -1 : j! % 2 === 1 ? 2 : 1);
    }),
);

computes(
  'loops of affine whose bounds are computed, and branches, are written out',
  `func.func @f(%x: memref<6x6xf32>, %y: memref<6xf32>) {
    affine.for %i = 0 to 6 {
      affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 3, 6)>(%i) {
        affine.if affine_set<(d0, d1) : (d0 + d1 - 3 >= 0)>(%i, %j) {
          %a = affine.load %x[%i, 5 - %j] : memref<6x6xf32>
          %b = affine.load %y[%j] : memref<6xf32>
          %s = arith.addf %a, %b : f32
          affine.store %s, %y[%i] : memref<6xf32>
        }
      }
    }
    return
  }`,
  (x, y) => {
    const now = Array.from(y.values);
    for (const i of range(6)) {
      for (let j = i; j < Math.min(i + 3, 6); j++) if (i + j >= 3) now[i] = at(x, [i, 5 - j]) + now[j]!;
    }
    return { shape: [6], values: now };
  },
);

computes(
  'the lower triangle of a scaled product is added to what there was',
  `func.func @f(%s: f32, %a: memref<7x5xf32>, %c: memref<7x7xf32>) {
    affine.for %i = 0 to 7 {
      affine.for %k = 0 to 5 {
        affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) {
          %x = affine.load %a[%i, %k] : memref<7x5xf32>
          %y = affine.load %a[%j, %k] : memref<7x5xf32>
          %0 = arith.mulf %s, %x : f32
          %1 = arith.mulf %0, %y : f32
          %2 = affine.load %c[%i, %j] : memref<7x7xf32>
          %3 = arith.addf %2, %1 : f32
          affine.store %3, %c[%i, %j] : memref<7x7xf32>
        }
      }
    }
    return
  }`,
  (s, a, c) =>
    build([7, 7], ([i, j]) => {
      const products = range(5).map((k) => at(s, []) * at(a, [i!, k]) * at(a, [j!, k]));
      return at(c, [i!, j!]) + (j! <= i! ? total(products) : 0);
    }),
);

computes(
  'sums of bands that begin later each time',
  `func.func @f(%x: memref<8x8xf32>, %y: memref<8xf32>) {
    %zero = arith.constant 0.0 : f32
    affine.for %i = 0 to 6 {
      %sum = affine.for %k = affine_map<(i) -> (i)>(%i) to min affine_map<(i) -> (8, i * 2 + 1)>(%i) iter_args(%s = %zero) -> (f32) {
        %a = affine.load %x[%i, %k] : memref<8x8xf32>
        %t = arith.addf %s, %a : f32
        affine.yield %t : f32
      }
      affine.store %sum, %y[%i] : memref<8xf32>
    }
    return
  }`,
  (x, y) =>
    build([8], ([i]) => {
      const band = range(8).filter((k) => k >= i! && k < 2 * i! + 1);
      return i! < 6 ? total(band.map((k) => at(x, [i!, k]))) : at(y, [i!]);
    }),
);

computes(
  'tensors are made of memory and put into it',
  `func.func @f(%x: memref<4x6xf32>, %y: tensor<4x6xf32>, %out: memref<4x6xf32>) {
    %t = bufferization.to_tensor %x restrict : memref<4x6xf32> to tensor<4x6xf32>
    %init = bufferization.alloc_tensor() copy(%y) : tensor<4x6xf32>
    %sum = linalg.add ins(%t, %y : tensor<4x6xf32>, tensor<4x6xf32>) outs(%init : tensor<4x6xf32>) -> tensor<4x6xf32>
    bufferization.materialize_in_destination %sum in writable %out : (tensor<4x6xf32>, memref<4x6xf32>) -> ()
    %b = bufferization.to_buffer %t : tensor<4x6xf32> to memref<4x6xf32>
    %c = bufferization.clone %b : memref<4x6xf32> to memref<4x6xf32>
    %from = memref.subview %c[2, 0] [2, 6] [1, 1] : memref<4x6xf32> to memref<2x6xf32, strided<[6, 1], offset: 12>>
    %to = memref.subview %out[0, 0] [2, 6] [1, 1] : memref<4x6xf32> to memref<2x6xf32, strided<[6, 1]>>
    memref.copy %from, %to : memref<2x6xf32, strided<[6, 1], offset: 12>> to memref<2x6xf32, strided<[6, 1]>>
    %true = arith.constant true
    %kept = bufferization.dealloc (%c : memref<4x6xf32>) if (%true) retain (%out : memref<4x6xf32>)
    return
  }`,
  (x, y) => build([4, 6], ([i, j]) => (i! < 2 ? at(x, [i! + 2, j!]) : at(x, [i!, j!]) + at(y, [i!, j!]))),
);

computes(
  'a matrix is decomposed into triangles in place',
  `func.func @f(%a: memref<6x6xf32>) {
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
        affine.for %k = 0 to affine_map<(j) -> (j)>(%j) {
          %l = affine.load %a[%i, %k] : memref<6x6xf32>
          %u = affine.load %a[%k, %j] : memref<6x6xf32>
          %x = affine.load %a[%i, %j] : memref<6x6xf32>
          %p = arith.mulf %l, %u : f32
          %d = arith.subf %x, %p : f32
          affine.store %d, %a[%i, %j] : memref<6x6xf32>
        }
        %y = affine.load %a[%i, %j] : memref<6x6xf32>
        %z = affine.load %a[%j, %j] : memref<6x6xf32>
        %q = arith.divf %y, %z : f32
        affine.store %q, %a[%i, %j] : memref<6x6xf32>
      }
      affine.for %j = affine_map<(i) -> (i)>(%i) to 6 {
        affine.for %k = 0 to affine_map<(i) -> (i)>(%i) {
          %l = affine.load %a[%i, %k] : memref<6x6xf32>
          %u = affine.load %a[%k, %j] : memref<6x6xf32>
          %x = affine.load %a[%i, %j] : memref<6x6xf32>
          %p = arith.mulf %l, %u : f32
          %d = arith.subf %x, %p : f32
          affine.store %d, %a[%i, %j] : memref<6x6xf32>
        }
      }
    }
    return
  }`,
  (a) => {
    const x = Float64Array.from(a.values);
    for (const i of range(6)) {
      for (const j of range(6)) {
        for (const k of range(Math.min(i, j))) x[6 * i + j]! -= x[6 * i + k]! * x[6 * k + j]!;
        if (j < i) x[6 * i + j]! /= x[7 * j]!;
      }
    }
    return { shape: [6, 6], values: x };
  },
  {
    0: hostTensor(
      [6, 6],
      'f32',
      range(36).map((place) => (place % 7 === 0 ? 9 : Math.sin(place))),
    ),
  },
);

test.run();
