import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs whose loops compute element by element in memory, as those of PolyBench, against plain loops. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

computes(
  'gemm: C := 2 A B + 3 C',
  `func.func @f(%a: memref<4x6xf32>, %b: memref<6x5xf32>, %c: memref<4x5xf32>) {
    %alpha = arith.constant 2.0 : f32
    %beta = arith.constant 3.0 : f32
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 5 {
        %0 = affine.load %c[%i, %j] : memref<4x5xf32>
        %1 = arith.mulf %0, %beta : f32
        affine.store %1, %c[%i, %j] : memref<4x5xf32>
      }
      affine.for %k = 0 to 6 {
        affine.for %j = 0 to 5 {
          %0 = affine.load %a[%i, %k] : memref<4x6xf32>
          %1 = arith.mulf %alpha, %0 : f32
          %2 = affine.load %b[%k, %j] : memref<6x5xf32>
          %3 = arith.mulf %1, %2 : f32
          %4 = affine.load %c[%i, %j] : memref<4x5xf32>
          %5 = arith.addf %4, %3 : f32
          affine.store %5, %c[%i, %j] : memref<4x5xf32>
        }
      }
    }
    return
  }`,
  (a, b, c) =>
    build([4, 5], ([i, j]) => 3 * at(c, [i!, j!]) + total(range(6).map((k) => 2 * at(a, [i!, k]) * at(b, [k, j!])))),
);

const product = (into: string, left: string, right: string): string => `
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c4 step %c1 {
        %first = memref.load ${into}[%i, %j] : memref<4x4xf32>
        memref.store %zero, ${into}[%i, %j] : memref<4x4xf32>
        scf.for %k = %c0 to %c4 step %c1 {
          %l = memref.load ${left}[%i, %k] : memref<4x4xf32>
          %r = memref.load ${right}[%k, %j] : memref<4x4xf32>
          %p = arith.mulf %l, %r : f32
          %s = memref.load ${into}[%i, %j] : memref<4x4xf32>
          %n = arith.addf %s, %p : f32
          memref.store %n, ${into}[%i, %j] : memref<4x4xf32>
        }
      }
    }`;

computes(
  '2mm: D := A B C, through a buffer',
  `func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>, %d: memref<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %zero = arith.constant 0.0 : f32
    %t = memref.alloc() : memref<4x4xf32>
    ${product('%t', '%a', '%b')}
    ${product('%d', '%t', '%c')}
    memref.dealloc %t : memref<4x4xf32>
    return
  }`,
  (a, b, c) => {
    const t = build([4, 4], ([i, j]) => total(range(4).map((k) => at(a, [i!, k]) * at(b, [k, j!]))));
    return build([4, 4], ([i, j]) => total(range(4).map((k) => at(t, [i!, k]) * at(c, [k, j!]))));
  },
);

computes(
  'atax: y := A^T (A x)',
  `func.func @f(%a: memref<4x6xf32>, %x: memref<6xf32>, %y: memref<6xf32>) {
    %zero = arith.constant 0.0 : f32
    %t = memref.alloc() : memref<4xf32>
    affine.for %i = 0 to 6 {
      affine.store %zero, %y[%i] : memref<6xf32>
    }
    affine.for %i = 0 to 4 {
      affine.store %zero, %t[%i] : memref<4xf32>
      affine.for %j = 0 to 6 {
        %0 = affine.load %t[%i] : memref<4xf32>
        %1 = affine.load %a[%i, %j] : memref<4x6xf32>
        %2 = affine.load %x[%j] : memref<6xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        affine.store %4, %t[%i] : memref<4xf32>
      }
      affine.for %j = 0 to 6 {
        %0 = affine.load %y[%j] : memref<6xf32>
        %1 = affine.load %a[%i, %j] : memref<4x6xf32>
        %2 = affine.load %t[%i] : memref<4xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        affine.store %4, %y[%j] : memref<6xf32>
      }
    }
    return
  }`,
  (a, x) => {
    const t = range(4).map((i) => total(range(6).map((j) => at(a, [i, j]) * at(x, [j]))));
    return build([6], ([j]) => total(range(4).map((i) => at(a, [i, j!]) * t[i]!)));
  },
);

computes(
  'mvt: x := x + A y + A^T z, with sums that loops carry',
  `func.func @f(%a: memref<5x5xf32>, %y: memref<5xf32>, %z: memref<5xf32>, %x: memref<5xf32>) {
    affine.for %i = 0 to 5 {
      %first = affine.load %x[%i] : memref<5xf32>
      %sum = affine.for %j = 0 to 5 iter_args(%acc = %first) -> f32 {
        %0 = affine.load %a[%i, %j] : memref<5x5xf32>
        %1 = affine.load %y[%j] : memref<5xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = arith.addf %acc, %2 : f32
        affine.yield %3 : f32
      }
      affine.store %sum, %x[%i] : memref<5xf32>
    }
    affine.for %i = 0 to 5 {
      affine.for %j = 0 to 5 {
        %0 = affine.load %x[%i] : memref<5xf32>
        %1 = affine.load %a[%j, %i] : memref<5x5xf32>
        %2 = affine.load %z[%j] : memref<5xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        affine.store %4, %x[%i] : memref<5xf32>
      }
    }
    return
  }`,
  (a, y, z, x) =>
    build(
      [5],
      ([i]) => at(x, [i!]) + total(range(5).map((j) => at(a, [i!, j]) * at(y, [j]) + at(a, [j, i!]) * at(z, [j]))),
    ),
);

computes(
  'jacobi-1d: two buffers, three steps',
  `func.func @f(%x: memref<10xf32>) {
    %third = arith.constant 0.33333 : f32
    %y = memref.alloc() : memref<10xf32>
    affine.for %i = 0 to 10 {
      %0 = affine.load %x[%i] : memref<10xf32>
      affine.store %0, %y[%i] : memref<10xf32>
    }
    affine.for %t = 0 to 3 {
      ${['%x', '%y']
        .map(
          (from, i) => `affine.for %i = 1 to 9 {
        %0 = affine.load ${from}[%i - 1] : memref<10xf32>
        %1 = affine.load ${from}[%i] : memref<10xf32>
        %2 = affine.load ${from}[%i + 1] : memref<10xf32>
        %3 = arith.addf %0, %1 : f32
        %4 = arith.addf %3, %2 : f32
        %5 = arith.mulf %4, %third : f32
        affine.store %5, ${['%y', '%x'][i]}[%i] : memref<10xf32>
      }`,
        )
        .join('\n')}
    }
    return
  }`,
  (x) => {
    let now = Array.from(x.values);
    for (let step = 0; step < 6; step++) {
      const before = now;
      now = before.map((e, i) => (i === 0 || i === 9 ? e : 0.33333 * (before[i - 1]! + e + before[i + 1]!)));
    }
    return { shape: [10], values: now };
  },
);

computes(
  'jacobi-2d: one step',
  `func.func @f(%x: memref<6x7xf32>, %y: memref<6x7xf32>) {
    %fifth = arith.constant 0.2 : f32
    affine.for %i = 1 to 5 {
      affine.for %j = 1 to 6 {
        %0 = affine.load %x[%i, %j] : memref<6x7xf32>
        %1 = affine.load %x[%i, %j - 1] : memref<6x7xf32>
        %2 = affine.load %x[%i, %j + 1] : memref<6x7xf32>
        %3 = affine.load %x[%i + 1, %j] : memref<6x7xf32>
        %4 = affine.load %x[%i - 1, %j] : memref<6x7xf32>
        %5 = arith.addf %0, %1 : f32
        %6 = arith.addf %5, %2 : f32
        %7 = arith.addf %6, %3 : f32
        %8 = arith.addf %7, %4 : f32
        %9 = arith.mulf %8, %fifth : f32
        affine.store %9, %y[%i, %j] : memref<6x7xf32>
      }
    }
    return
  }`,
  (x, y) =>
    build([6, 7], ([i, j]) => {
      if (i === 0 || i === 5 || j === 0 || j === 6) return at(y, [i!, j!]);
      const near = [[i!, j!], [i!, j! - 1], [i!, j! + 1], [i! + 1, j!], [i! - 1, j!]]; // prettier-ignore
      return 0.2 * total(near.map((index) => at(x, index)));
    }),
);

computes(
  'doitgen: a buffer for each iteration is used again',
  `func.func @f(%a: memref<2x3x4xf32>, %w: memref<4x4xf32>) {
    %zero = arith.constant 0.0 : f32
    %sum = memref.alloc() : memref<4xf32>
    affine.for %r = 0 to 2 {
      affine.for %q = 0 to 3 {
        affine.for %p = 0 to 4 {
          affine.store %zero, %sum[%p] : memref<4xf32>
          affine.for %s = 0 to 4 {
            %0 = affine.load %sum[%p] : memref<4xf32>
            %1 = affine.load %a[%r, %q, %s] : memref<2x3x4xf32>
            %2 = affine.load %w[%s, %p] : memref<4x4xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %0, %3 : f32
            affine.store %4, %sum[%p] : memref<4xf32>
          }
        }
        affine.for %p = 0 to 4 {
          %0 = affine.load %sum[%p] : memref<4xf32>
          affine.store %0, %a[%r, %q, %p] : memref<2x3x4xf32>
        }
      }
    }
    return
  }`,
  (a, w) => build([2, 3, 4], ([r, q, p]) => total(range(4).map((s) => at(a, [r!, q!, s]) * at(w, [s, p!])))),
);

computes(
  'softmax of rows, with a bias',
  `func.func @f(%x: memref<3x8xf32>, %bias: memref<8xf32>) -> memref<3x8xf32> {
    %least = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %y = memref.alloc() : memref<3x8xf32>
    affine.parallel (%i) = (0) to (3) {
      affine.for %j = 0 to 8 {
        %0 = affine.load %x[%i, %j] : memref<3x8xf32>
        %1 = affine.load %bias[%j] : memref<8xf32>
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %y[%i, %j] : memref<3x8xf32>
      }
      %max = affine.for %j = 0 to 8 iter_args(%m = %least) -> f32 {
        %0 = affine.load %y[%i, %j] : memref<3x8xf32>
        %1 = arith.maximumf %m, %0 : f32
        affine.yield %1 : f32
      }
      %sum = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
        %0 = affine.load %y[%i, %j] : memref<3x8xf32>
        %1 = arith.subf %0, %max : f32
        %2 = math.exp %1 : f32
        affine.store %2, %y[%i, %j] : memref<3x8xf32>
        %3 = arith.addf %acc, %2 : f32
        affine.yield %3 : f32
      }
      affine.for %j = 0 to 8 {
        %0 = affine.load %y[%i, %j] : memref<3x8xf32>
        %1 = arith.divf %0, %sum : f32
        affine.store %1, %y[%i, %j] : memref<3x8xf32>
      }
    }
    return %y : memref<3x8xf32>
  }`,
  (x, bias) =>
    build([3, 8], ([i, j]) => {
      const powers = range(8).map((k) => Math.exp(at(x, [i!, k]) + at(bias, [k])));
      return powers[j!]! / total(powers);
    }),
);

computes(
  'a convolution in steps of two, of a part of the image, turned over',
  `func.func @f(%x: memref<2x8x9xf32>, %w: memref<3x2x3x3xf32>, %y: memref<5x3x4xf32>) {
    affine.for %o = 1 to 4 { affine.for %h = 0 to 3 { affine.for %v = 0 to 4 {
      affine.for %c = 0 to 2 { affine.for %kh = 0 to 3 { affine.for %kw = 0 to 3 {
        %0 = affine.load %x[%c, 7 - %h * 2 - %kh, %v * 2 + %kw] : memref<2x8x9xf32>
        %1 = affine.load %w[%o - 1, %c, %kh, %kw] : memref<3x2x3x3xf32>
        %2 = affine.load %y[%o, %h, %v] : memref<5x3x4xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %y[%o, %h, %v] : memref<5x3x4xf32>
      } } }
    } } }
    return
  }`,
  (x, w, y) =>
    build([5, 3, 4], ([o, h, v]) => {
      let sum = at(y, [o!, h!, v!]);
      if (o === 0 || o === 4) return sum;
      for (const c of range(2)) {
        for (const kh of range(3)) {
          for (const kw of range(3)) sum += at(x, [c, 7 - h! * 2 - kh, v! * 2 + kw]) * at(w, [o! - 1, c, kh, kw]);
        }
      }
      return sum;
    }),
);

computes(
  'as many iterations that need each other as loops may have that are written out',
  `func.func @f(%a: memref<4xf32>) {
    %one = arith.constant 1.0 : f32
    affine.for %t = 0 to 300 {
      affine.for %i = 0 to 4 {
        %0 = affine.load %a[%i] : memref<4xf32>
        %1 = arith.mulf %0, %0 : f32
        %2 = arith.addf %1, %one : f32
        %3 = arith.divf %one, %2 : f32
        affine.store %3, %a[%i] : memref<4xf32>
      }
    }
    return
  }`,
  (a) => build([4], (index) => range(300).reduce((x) => 1 / (x * x + 1), at(a, index))),
);

test.run();
