import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, outputsOf, total, type Tensor } from './program-runs.ts';

/** Programs of TOSA, compiled with the tools and run on the device model, against what the specification says they compute. */

const computes = computesAfter('--convert-tosa-to-ttir');

const zeroPoint = '%zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>';

computes(
  'argmax finds the first of the largest',
  `func.func @f(%a: tensor<5x8x7xf32>) -> tensor<5x7xi32> {
    %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<5x8x7xf32>) -> tensor<5x7xi32>
    return %0 : tensor<5x7xi32>
  }`,
  (a) =>
    build([5, 7], ([i, k]) => {
      const column = range(8).map((j) => at(a, [i!, j, k!]));
      return column.indexOf(Math.max(...column));
    }),
  { 0: hostTensor([5, 8, 7], 'f32', range(280).map((i) => ((i * 37) % 11) - 5)) }, // prettier-ignore
);

computes(
  'argmax finds NaN',
  `func.func @f(%a: tensor<2x4xf32>) -> tensor<2xi32> {
    %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x4xf32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }`,
  () => ({ shape: [2], values: [2, 1] }),
  { 0: hostTensor([2, 4], 'f32', [5, -1, NaN, NaN, -3, -2, -7, -2]) },
);

/** Numbers at the ends of integers of 8, 16 and 32 bits, beyond, and between two. */
const edges = [-Infinity, -3e9, -(2 ** 31), -40000, -200.5, -128.5, -2.5, 0.5, 1.5, 126.5, 127.5, 32767.5, 2147483520, 2 ** 31, 3e9, Infinity]; // prettier-ignore

for (const width of [8, 16, 32]) {
  computes(
    `a cast to i${width} rounds to the nearest, and stays at the ends`,
    `func.func @f(%a: tensor<16xf32>) -> tensor<16xi${width}> {
      %0 = tosa.cast %a : (tensor<16xf32>) -> tensor<16xi${width}>
      return %0 : tensor<16xi${width}>
    }`,
    () => ({ shape: [16], values: edges.map((x) => nearestInteger(x, width)) }),
    { 0: hostTensor([16], 'f32', edges) },
  );
}

/** Returns the nearest signed integer, of two the even one. */
function nearestInteger(x: number, width: number): number {
  const nearest = Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x);
  return Math.max(-(2 ** (width - 1)), Math.min(2 ** (width - 1) - 1, nearest));
}

computes(
  'a loop with a counter of f32 runs as often as its rounded sums say',
  `func.func @f(%a: tensor<1xf32>) -> tensor<1xf32> {
    %start = "tosa.const"() <{values = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %step = "tosa.const"() <{values = dense<0.1> : tensor<f32>}> : () -> tensor<f32>
    %end = "tosa.const"() <{values = dense<3.0> : tensor<f32>}> : () -> tensor<f32>
    %one = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %0:2 = tosa.while_loop (%i = %start, %x = %a) : (tensor<f32>, tensor<1xf32>) -> (tensor<f32>, tensor<1xf32>) {
      %1 = tosa.greater %end, %i : (tensor<f32>, tensor<f32>) -> tensor<i1>
      tosa.yield %1 : tensor<i1>
    } do {
    ^bb0(%i: tensor<f32>, %x: tensor<1xf32>):
      %1 = tosa.add %i, %step : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %2 = tosa.add %x, %one : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      tosa.yield %1, %2 : tensor<f32>, tensor<1xf32>
    }
    return %0#1 : tensor<1xf32>
  }`,
  ({ values }) => {
    let count = 0;
    for (let i = 0; i < 3; i = Math.fround(i + Math.fround(0.1))) count++;
    assert.is(count, 31);
    return { shape: [1], values: [values[0]! + count] };
  },
);

computes(
  'a table has an entry for each signed byte',
  `func.func @f(%a: tensor<2x8xi8>, %t: tensor<256xi8>) -> tensor<2x8xi8> {
    %0 = tosa.table %a, %t : (tensor<2x8xi8>, tensor<256xi8>) -> tensor<2x8xi8>
    return %0 : tensor<2x8xi8>
  }`,
  (a, t) => build([2, 8], (index) => at(t, [at(a, index) + 128])),
  {
    0: hostTensor([2, 8], 'si8', range(16).map((i) => (i * 53) % 256)),
    1: hostTensor([256], 'si8', range(256).map((i) => (i * i + 7) % 256)),
  }, // prettier-ignore
);

computes(
  'a scatter at computed places replaces rows',
  `func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x2xi32>, %u: tensor<2x2x4xf32>) -> tensor<2x5x4xf32> {
    %0 = tosa.scatter %v, %i, %u : (tensor<2x5x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> tensor<2x5x4xf32>
    return %0 : tensor<2x5x4xf32>
  }`,
  (v, i, u) =>
    build([2, 5, 4], ([n, k, c]) => {
      const update = [0, 1].find((w) => at(i, [n!, w]) === k);
      return update === undefined ? at(v, [n!, k!, c!]) : at(u, [n!, update, c!]);
    }),
  { 1: hostTensor([2, 2], 'si32', [4, 0, 2, 3]) },
);

computes(
  'a scatter at constant places replaces rows',
  `func.func @f(%v: tensor<2x3x4xf32>, %u: tensor<2x2x4xf32>) -> tensor<2x3x4xf32> {
    %i = "tosa.const"() <{values = dense<[[2, 0], [1, 2]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %0 = tosa.scatter %v, %i, %u : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }`,
  (v, u) => {
    const places = [[2, 0], [1, 2]]; // prettier-ignore
    return build([2, 3, 4], ([n, k, c]) => {
      const update = places[n!]!.indexOf(k!);
      return update < 0 ? at(v, [n!, k!, c!]) : at(u, [n!, update, c!]);
    });
  },
);

/** Returns a program that resizes an image of 2x5x7x3 to `height` x `width` by [numerators and denominators], offsets and a mode. */
function resize(height: number, width: number, scale: string, offset: string, mode: string): string {
  return `func.func @f(%a: tensor<2x5x7x3xf32>) -> tensor<2x${height}x${width}x3xf32> {
    %scale = tosa.const_shape {values = dense<[${scale}]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %offset = tosa.const_shape {values = dense<[${offset}]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %border = tosa.const_shape {values = dense<[${(height - 1) % 2}, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %0 = tosa.resize %a, %scale, %offset, %border {mode = ${mode}} : (tensor<2x5x7x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x${height}x${width}x3xf32>
    return %0 : tensor<2x${height}x${width}x3xf32>
  }`;
}

const inside = (place: number, size: number): number => Math.min(Math.max(place, 0), size - 1);

computes('resize takes the nearest elements', resize(10, 7, '2, 1, 3, 3', '0, 0', 'NEAREST_NEIGHBOR'), (a) =>
  build([2, 10, 7, 3], ([n, y, x, c]) => at(a, [n!, inside(Math.floor(y! / 2 + 0.5), 5), x!, c!])),
);

computes('resize interpolates', resize(9, 13, '4, 2, 4, 2', '0, 0', 'BILINEAR'), (a) =>
  build([2, 9, 13, 3], ([n, y, x, c]) => {
    const [top, left] = [Math.floor(y! / 2), Math.floor(x! / 2)];
    return total(
      range(4).map((k) => {
        const [dy, dx] = [k >> 1, k & 1];
        const weight = (dy ? y! / 2 - top : 1 - (y! / 2 - top)) * (dx ? x! / 2 - left : 1 - (x! / 2 - left));
        return weight * at(a, [n!, inside(top + dy, 5), inside(left + dx, 7), c!]);
      }),
    );
  }),
);

computes(
  'transpose_conv2d spreads every pixel by the filters',
  `func.func @f(%a: tensor<1x3x4x2xf32>, %w: tensor<5x2x3x2xf32>, %b: tensor<5xf32>) -> tensor<1x6x10x5xf32> {
    ${zeroPoint}
    %0 = tosa.transpose_conv2d %a, %w, %b, %zp, %zp {acc_type = f32, out_pad = array<i64: 0, 0, -1, 2>, stride = array<i64: 2, 2>} : (tensor<1x3x4x2xf32>, tensor<5x2x3x2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x10x5xf32>
    return %0 : tensor<1x6x10x5xf32>
  }`,
  (a, w, b) => {
    const result = new Float64Array(300).map((_, i) => b.values[i % 5]!);
    for (const y of range(3)) for (const x of range(4)) for (const ky of range(2)) for (const kx of range(3)) {
      const [row, column] = [2 * y + ky, 2 * x + kx - 1];
      if (column < 0 || column >= 10) continue;
      for (const o of range(5)) for (const i of range(2)) {
        result[(row * 10 + column) * 5 + o]! += at(a, [0, y, x, i]) * at(w, [o, ky, kx, i]);
      }
    } // prettier-ignore
    return { shape: [1, 6, 10, 5], values: result };
  },
);

computes(
  'conv3d adds up depths',
  `func.func @f(%a: tensor<1x4x5x6x2xf32>, %w: tensor<3x2x2x2x2xf32>, %b: tensor<3xf32>) -> tensor<1x3x4x5x3xf32> {
    ${zeroPoint}
    %0 = tosa.conv3d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1, 1, 0, 0, 0, 0>, stride = array<i64: 2, 1, 1>} : (tensor<1x4x5x6x2xf32>, tensor<3x2x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x4x5x3xf32>
    return %0 : tensor<1x3x4x5x3xf32>
  }`,
  (a, w, b) =>
    build([1, 3, 4, 5, 3], ([, d, y, x, o]) => {
      const products = range(16).map((k) => {
        const [kd, ky, kx, i] = [k >> 3, (k >> 2) & 1, (k >> 1) & 1, k & 1];
        const depth = 2 * d! + kd - 1;
        return depth < 0 || depth > 3 ? 0 : at(a, [0, depth, y! + ky, x! + kx, i]) * at(w, [o!, kd, ky, kx, i]);
      });
      return at(b, [o!]) + total(products);
    }),
);

const branches = `tosa.cond_if %c : tensor<i1> -> tensor<4x8xf32> {
      %1 = tosa.exp %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
      tosa.yield %1 : tensor<4x8xf32>
    } else {
      tosa.yield %a : tensor<4x8xf32>
    }`;

computes(
  'a region is chosen where the condition is computed',
  `func.func @f(%a: tensor<4x8xf32>, %p: tensor<f32>, %q: tensor<f32>) -> tensor<4x8xf32> {
    %c = tosa.greater %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %0 = ${branches}
    return %0 : tensor<4x8xf32>
  }`,
  (a, p, q) => build([4, 8], (index) => (p.values[0]! > q.values[0]! ? Math.exp(at(a, index)) : at(a, index))),
);

computes(
  'a region is chosen in each iteration of a loop',
  `func.func @f(%a: tensor<4xf32>, %p: tensor<f32>, %q: tensor<f32>) -> tensor<4xf32> {
    %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %two = "tosa.const"() <{values = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %c = tosa.greater %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %0:2 = tosa.while_loop (%i = %zero, %x = %a) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
      %goes = tosa.greater %two, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %goes : tensor<i1>
    } do {
    ^bb0(%i: tensor<i32>, %x: tensor<4xf32>):
      %next = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %1 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
        %sum = tosa.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        tosa.yield %sum : tensor<4xf32>
      } else {
        %minus = tosa.sub %x, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        tosa.yield %minus : tensor<4xf32>
      }
      tosa.yield %next, %1 : tensor<i32>, tensor<4xf32>
    }
    return %0#1 : tensor<4xf32>
  }`,
  (a, p, q) => build([4], (index) => (p.values[0]! > q.values[0]! ? 4 : -1) * at(a, index)),
);

computes(
  'a loop that counts runs as often as it says',
  `func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %two = "tosa.const"() <{values = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %five = "tosa.const"() <{values = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %0:2 = tosa.while_loop (%i = %zero, %x = %a) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
      %1 = tosa.greater_equal %five, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %1 : tensor<i1>
    } do {
    ^bb0(%i: tensor<i32>, %x: tensor<4xf32>):
      %1 = tosa.add %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %2 = tosa.add %x, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      tosa.yield %1, %2 : tensor<i32>, tensor<4xf32>
    }
    return %0#1 : tensor<4xf32>
  }`,
  (a) => build([4], (index) => 4 * at(a, index)),
);

computes(
  'rescale rounds and limits',
  `func.func @f(%a: tensor<2x4xi32>) -> tensor<2x4xi8> {
    %m = "tosa.const"() <{values = dense<1610612736> : tensor<1xi32>}> : () -> tensor<1xi32>
    %s = "tosa.const"() <{values = dense<32> : tensor<1xi8>}> : () -> tensor<1xi8>
    %izp = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %ozp = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %0 = tosa.rescale %a, %m, %s, %izp, %ozp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
    return %0 : tensor<2x4xi8>
  }`,
  (a) => build([2, 4], (index) => Math.max(-128, Math.min(Math.floor(at(a, index) * 0.375 + 0.5) - 3, 127))),
  { 0: hostTensor([2, 4], 'si32', [0, 1, -2, 3, -4, 100, -4000, 4000]) },
);

for (const bits of [8, 16, 32]) {
  const values = [0, 1, 2, 5, 100, 2 ** (bits - 1) - 1, -1, -2, -7, -100, -(2 ** (bits - 1)), 64];
  const amounts = [0, 1, 1, 2, 3, bits - 1, 1, 1, 2, 5, bits - 1, 6];
  const format = `si${bits}` as 'si8' | 'si16' | 'si32';
  const given = {
    0: hostTensor([12], format, values),
    1: hostTensor([12], format, amounts),
  };
  const type = `tensor<12xi${bits}>`;
  for (const round of [false, true]) {
    computes(
      `a shift of ${bits} bits to the right keeps the sign${round ? ', and rounds' : ''}`,
      `func.func @f(%a: ${type}, %b: ${type}) -> ${type} {
        %0 = tosa.arithmetic_right_shift %a, %b {round = ${round}} : (${type}, ${type}) -> ${type}
        return %0 : ${type}
      }`,
      (a, b) =>
        build([12], (index) => {
          const [value, by] = [at(a, index), at(b, index)];
          const last = round && by > 0 ? Math.floor(value / 2 ** (by - 1)) % 2 : 0;
          return Math.floor(value / 2 ** by) + Math.abs(last);
        }),
      given,
    );
  }
  computes(
    `leading zeros of ${bits} bits`,
    `func.func @f(%a: ${type}) -> ${type} {
      %0 = tosa.clz %a : (${type}) -> ${type}
      return %0 : ${type}
    }`,
    (a) => build([12], (index) => (at(a, index) < 0 ? 0 : Math.clz32(at(a, index)) - 32 + bits)),
    { 0: given[0] },
  );
}

computes(
  'a table of 16 bits is read between its entries',
  `func.func @f(%a: tensor<2x4xi16>, %t: tensor<513xi16>) -> tensor<2x4xi32> {
    %0 = tosa.table %a, %t : (tensor<2x4xi16>, tensor<513xi16>) -> tensor<2x4xi32>
    return %0 : tensor<2x4xi32>
  }`,
  (a, t) =>
    build([2, 4], (index) => {
      const steps = at(a, index) + 2 ** 15;
      const [from, to] = [0, 1].map((next) => at(t, [(steps >> 7) + next]));
      return from! * 128 + (to! - from!) * (steps & 127);
    }),
  {
    0: hostTensor([2, 4], 'si16', [0, 1, 127, 128, -1, -32768, 32767, -1000]),
    1: hostTensor([513], 'si16', range(513).map((i) => (i - 256) * 100 + (i % 7))), // prettier-ignore
  },
);

/** Returns a part, 0 for the real one, of the Fourier transform of a complex number at each place. */
const fourier = (
  real: Tensor,
  imaginary: Tensor | undefined,
  [n, y, x]: readonly number[],
  sign: number,
  part: number,
): number => {
  const [, height, width] = real.shape as [number, number, number];
  return total(
    range(height * width).map((i) => {
      const [iy, ix] = [Math.floor(i / width), i % width];
      const angle = sign * 2 * Math.PI * ((y! * iy) / height + (x! * ix) / width);
      const [a, b] = [at(real, [n!, iy, ix]), imaginary ? at(imaginary, [n!, iy, ix]) : 0];
      return part === 0 ? a * Math.cos(angle) + b * Math.sin(angle) : b * Math.cos(angle) - a * Math.sin(angle);
    }),
  );
};

for (const part of [0, 1]) {
  computes(
    `a Fourier transform of real numbers, part ${part}`,
    `func.func @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x5xf32> {
      %0:2 = tosa.rfft2d %a : (tensor<2x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
      return %0#${part} : tensor<2x4x5xf32>
    }`,
    (a) => build([2, 4, 5], (index) => fourier(a, undefined, index, 1, part)),
  );
  computes(
    `an inverse Fourier transform, part ${part}`,
    `func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
      %0:2 = tosa.fft2d %a, %b {inverse = true} : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>)
      return %0#${part} : tensor<2x4x8xf32>
    }`,
    (a, b) => build([2, 4, 8], (index) => fourier(a, b, index, -1, part)),
  );
}

for (const [bits, format, given] of [
  ['f32', 'f32', 2.5],
  ['i8', 'si8', -7],
] as const) {
  computes(
    `a padding by ${bits} that is an argument`,
    `func.func @f(%a: tensor<3x5x${bits}>, %v: tensor<1x${bits}>) -> tensor<4x8x${bits}> {
      %p = tosa.const_shape {values = dense<[1, 0, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
      %0 = tosa.pad %a, %p, %v : (tensor<3x5x${bits}>, !tosa.shape<4>, tensor<1x${bits}>) -> tensor<4x8x${bits}>
      return %0 : tensor<4x8x${bits}>
    }`,
    (a, v) => build([4, 8], ([i, j]) => (i! > 0 && j! > 1 && j! < 7 ? at(a, [i! - 1, j! - 2]) : at(v, [0]))),
    { 1: hostTensor([1], format, [given]) },
  );
}

computes(
  'bounds that f32 does not have',
  `func.func @f(%a: tensor<1x6xi32>) -> tensor<1x6xi32> {
    %0 = tosa.clamp %a {max_val = 16777217 : i32, min_val = -2147483647 : i32} : (tensor<1x6xi32>) -> tensor<1x6xi32>
    return %0 : tensor<1x6xi32>
  }`,
  (a) => build([1, 6], (index) => Math.min(Math.max(at(a, index), -2147483647), 16777217)),
  { 0: hostTensor([1, 6], 'si32', [-2147483648, -2147483647, 16777216, 16777217, 16777218, 2147483647]) },
);

const withNaN = [[NaN, 1], [2, NaN], [NaN, NaN], [3, -4]]; // prettier-ignore
const ignoring: readonly (readonly [string, string, string, readonly number[]])[] = [
  ['maximum', 'tosa.maximum %a, %b {nan_mode = IGNORE} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>', '4x2xf32', [0, 1, 2, 0, 0, 0, 3, 0]], // prettier-ignore
  ['minimum', 'tosa.minimum %b, %a {nan_mode = IGNORE} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>', '4x2xf32', [0, 0, 0, 0, 0, 0, 0, -4]], // prettier-ignore
  ['reduce_max', 'tosa.reduce_max %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x2xf32>) -> tensor<4x1xf32>', '4x1xf32', [1, 2, NaN, 3]], // prettier-ignore
  ['reduce_min', 'tosa.reduce_min %a {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x2xf32>) -> tensor<1x2xf32>', '1x2xf32', [2, -4]], // prettier-ignore
  ['clamp', 'tosa.clamp %a {max_val = 2.0 : f32, min_val = -1.0 : f32, nan_mode = IGNORE} : (tensor<4x2xf32>) -> tensor<4x2xf32>', '4x2xf32', [-1, 1, 2, -1, -1, -1, 2, -1]], // prettier-ignore
  [
    'argmax',
    'tosa.argmax %a {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x2xf32>) -> tensor<2xi32>',
    '2xi32',
    [3, 0],
  ],
];
for (const [name, text, type, expected] of ignoring) {
  test(`tosa.${name} ignores NaN`, () => {
    const program = `func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x2xf32>) -> tensor<${type}> {
      %0 = ${text}
      return %0 : tensor<${type}>
    }`;
    const inputs = [withNaN.flat(), withNaN.flat().map(() => 0)].map((values) => hostTensor([4, 2], 'f32', values));
    assert.equal([...outputsOf(program, ['--convert-tosa-to-ttir'], inputs)[0]!.values], expected);
  });
}

test('tosa.max_pool2d ignores NaN', () => {
  const program = `func.func @f(%a: tensor<1x2x4x1xf32>) -> tensor<1x1x2x1xf32> {
    %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x2x4x1xf32>) -> tensor<1x1x2x1xf32>
    return %0 : tensor<1x1x2x1xf32>
  }`;
  const image = hostTensor([1, 2, 4, 1], 'f32', [NaN, -7, 1, 2, -9, NaN, NaN, 0]);
  assert.equal([...outputsOf(program, ['--convert-tosa-to-ttir'], [image])[0]!.values], [-7, 2]);
});

computes(
  'variables that nobody writes are constants, others what was written before',
  `tosa.variable @weights = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  tosa.variable @state = dense<9.0> : tensor<4xf32>
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tosa.variable_read @weights : tensor<4xf32>
    tosa.variable_write @state, %0 : tensor<4xf32>
    %1 = tosa.variable_read @state : tensor<4xf32>
    tosa.variable_write @state, %1 : tensor<4xf32>
    %2 = tosa.variable_read @state : tensor<4xf32>
    %3 = tosa.add %2, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.variable_write @state, %3 : tensor<4xf32>
    %4 = tosa.variable_read @state : tensor<4xf32>
    %5 = tosa.add %1, %4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %5 : tensor<4xf32>
  }`,
  (a) => build([4], ([i]) => 2 * (i! + 1) + at(a, [i!])),
);

test('what variables keep between runs are arguments and results behind the others', () => {
  const program = `tosa.variable @sum = dense<0.0> : tensor<4xf32>
  tosa.variable @last : tensor<4xf32>
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %before = tosa.variable_read @last : tensor<4xf32>
    tosa.variable_write @last, %a : tensor<4xf32>
    %0 = tosa.variable_read @sum : tensor<4xf32>
    %1 = tosa.add %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.variable_write @sum, %1 : tensor<4xf32>
    %2 = tosa.variable_read @sum : tensor<4xf32>
    %3 = tosa.sub %2, %before : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }`;
  const list = (...values: number[]) => hostTensor([4], 'f32', values);
  const inputs = [list(1, 2, 3, 4), list(10, 20, 30, 40), list(5, 6, 7, 8)];
  const outputs = outputsOf(program, ['--convert-tosa-to-ttir'], inputs).map(({ values }) => [...values]);
  assert.equal(outputs, [
    [6, 16, 26, 36],
    [11, 22, 33, 44],
    [1, 2, 3, 4],
  ]);
});

computes(
  'max_pool2d of windows that are larger than the image without its padding',
  `func.func @f(%a: tensor<1x2x4x2xi8>) -> tensor<1x2x2x2xi8> {
    %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 1>, pad = array<i64: 1, 2, 0, 0>, stride = array<i64: 2, 3>} : (tensor<1x2x4x2xi8>) -> tensor<1x2x2x2xi8>
    return %0 : tensor<1x2x2x2xi8>
  }`,
  (a) =>
    build([1, 2, 2, 2], ([, y, x, c]) =>
      Math.max(...(y === 0 ? [0, 1] : [1]).map((row) => at(a, [0, row, 3 * x!, c!]))),
    ),
  { 0: hostTensor([1, 2, 4, 2], 'si8', range(16).map((i) => (i % 5) - 9)) }, // prettier-ignore
);

// As TensorFlow wrote it in 2024.
computes(
  'a layer with a ReLU of a padded and transposed matrix, in the form of 2024',
  `func.func @main(%x: tensor<3x4xf32>, %w: tensor<4x2xf32>, %b: tensor<2xf32>) -> tensor<2x4xf32> {
    %paddings = "tosa.const"() <{value = dense<[[0, 1], [0, 0]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %perms = "tosa.const"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %0 = tosa.pad %x, %paddings : (tensor<3x4xf32>, tensor<2x2xi32>) -> tensor<4x4xf32>
    %1 = tosa.reshape %0 {new_shape = array<i64: 1, 4, 4>} : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %2 = tosa.reshape %w {new_shape = array<i64: 1, 4, 2>} : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %3 = tosa.matmul %1, %2 : (tensor<1x4x4xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
    %4 = tosa.reshape %3 {new_shape = array<i64: 4, 2>} : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
    %5 = tosa.reshape %b {new_shape = array<i64: 1, 2>} : (tensor<2xf32>) -> tensor<1x2xf32>
    %6 = tosa.add %4, %5 : (tensor<4x2xf32>, tensor<1x2xf32>) -> tensor<4x2xf32>
    %7 = tosa.clamp %6 {max_fp = 3.40282347E+38 : f32, max_int = 2147483647 : i64, min_fp = 0.0 : f32, min_int = 0 : i64} : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %8 = tosa.transpose %7, %perms : (tensor<4x2xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    return %8 : tensor<2x4xf32>
  }`,
  (x, w, b) =>
    build([2, 4], ([j, i]) => {
      const sum = i === 3 ? 0 : total(range(4).map((k) => at(x, [i!, k]) * at(w, [k, j!])));
      return Math.max(0, sum + at(b, [j!]));
    }),
);

computes(
  'tosa.fully_connected of 2024 takes zero points from factors of 8 bits, and adds a bias',
  `func.func @f(%x: tensor<6x5xi8>, %w: tensor<3x5xi8>, %b: tensor<3xi32>) -> tensor<6x3xi32> {
    %0 = tosa.fully_connected %x, %w, %b {quantization_info = #tosa.conv_quant<input_zp = -3, weight_zp = 2>} : (tensor<6x5xi8>, tensor<3x5xi8>, tensor<3xi32>) -> tensor<6x3xi32>
    return %0 : tensor<6x3xi32>
  }`,
  (x, w, b) =>
    build([6, 3], ([i, o]) => [0, 1, 2, 3, 4].reduce((sum, k) => sum + (at(x, [i!, k]) + 3) * (at(w, [o!, k]) - 2), at(b, [o!]))), // prettier-ignore
);

test.run();
