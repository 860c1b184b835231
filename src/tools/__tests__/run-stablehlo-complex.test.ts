import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, outputsOf, total, type Tensor } from './program-runs.ts';

/** Programs of StableHLO with complex numbers, run on the device model, against what arithmetic says they compute. */

const pipeline = '--stablehlo-to-ttir-pipeline';
const computes = computesAfter(pipeline);

type Complex = readonly [real: number, imaginary: number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const root = (turn: number): Complex => [Math.cos(2 * Math.PI * turn), Math.sin(2 * Math.PI * turn)];
const numberAt = (real: Tensor, imaginary: Tensor, index: readonly number[]): Complex => [
  at(real, index),
  at(imaginary, index),
];
const sumOf = (numbers: readonly Complex[]): Complex => numbers.reduce(plus, [0, 0]);

/** A program whose result is both parts, one behind the other, of what `body` makes of complex numbers `%z`. */
const ofParts = (shape: string, resultShape: string, body: string): string => `
  func.func @f(%re: tensor<${shape}xf32>, %im: tensor<${shape}xf32>) -> tensor<2x${resultShape}xf32> {
    %z = stablehlo.complex %re, %im : tensor<${shape}xcomplex<f32>>
    ${body}
    %r = stablehlo.real %w : (tensor<${resultShape}xcomplex<f32>>) -> tensor<${resultShape}xf32>
    %i = stablehlo.imag %w : (tensor<${resultShape}xcomplex<f32>>) -> tensor<${resultShape}xf32>
    %r1 = stablehlo.reshape %r : (tensor<${resultShape}xf32>) -> tensor<1x${resultShape}xf32>
    %i1 = stablehlo.reshape %i : (tensor<${resultShape}xf32>) -> tensor<1x${resultShape}xf32>
    %both = stablehlo.concatenate %r1, %i1, dim = 0 : (tensor<1x${resultShape}xf32>, tensor<1x${resultShape}xf32>) -> tensor<2x${resultShape}xf32>
    return %both : tensor<2x${resultShape}xf32>
  }`;

/** Both parts of the numbers that `number` gives. */
const parts = (shape: readonly number[], number: (index: readonly number[]) => Complex): Tensor =>
  build([2, ...shape], ([part, ...index]) => number(index)[part!]!);

const elementwise: Readonly<Record<string, readonly [body: string, of: (z: Complex) => Complex]>> = {
  multiply: ['stablehlo.multiply %z, %z', (z) => times(z, z)],
  divide: ['stablehlo.divide %c, %z', ([a, b]) => times([1.5, -0.5], [a / (a * a + b * b), -b / (a * a + b * b)])],
  exponential: ['stablehlo.exponential %z', ([a, b]) => [Math.exp(a) * Math.cos(b), Math.exp(a) * Math.sin(b)]],
  log: ['stablehlo.log %z', ([a, b]) => [Math.log(Math.hypot(a, b)), Math.atan2(b, a)]],
  sqrt: [
    'stablehlo.sqrt %z',
    ([a, b]) => [Math.sqrt((Math.hypot(a, b) + a) / 2), (Math.sign(b) || 1) * Math.sqrt((Math.hypot(a, b) - a) / 2)],
  ],
  sine: ['stablehlo.sine %z', ([a, b]) => [Math.sin(a) * Math.cosh(b), Math.cos(a) * Math.sinh(b)]],
};

for (const [name, [expression, of]] of Object.entries(elementwise)) {
  const body = `%c = stablehlo.constant dense<(1.5, -0.5)> : tensor<4x8xcomplex<f32>>
    %w = ${expression} : tensor<4x8xcomplex<f32>>`;
  computes(`${name} of complex numbers`, ofParts('4x8', '4x8', body), (re, im) =>
    parts([4, 8], (index) => of(numberAt(re, im, index))),
  );
}

computes(
  'absolute values of complex numbers are real',
  `func.func @f(%re: tensor<4x8xf32>, %im: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %z = stablehlo.complex %re, %im : tensor<4x8xcomplex<f32>>
    %0 = stablehlo.abs %z : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }`,
  (re, im) => build([4, 8], (index) => Math.hypot(...numberAt(re, im, index))),
);

computes(
  'what moves elements moves both parts, and a product of matrices sums products',
  ofParts(
    '3x4',
    '4x4',
    `%t = stablehlo.transpose %z, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %w = stablehlo.dot_general %t, %z, contracting_dims = [1] x [0] : (tensor<4x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>`,
  ),
  (re, im) =>
    parts([4, 4], ([row, column]) =>
      sumOf(range(3).map((k) => times(numberAt(re, im, [k, row!]), numberAt(re, im, [k, column!])))),
    ),
);

for (const [type, sign, scale] of [
  ['FFT', -1, 1],
  ['IFFT', 1, 1 / 12],
] as const) {
  computes(
    `${type} of rows`,
    ofParts(
      '3x12',
      '3x12',
      `%w = stablehlo.fft %z, type = ${type}, length = [12] : (tensor<3x12xcomplex<f32>>) -> tensor<3x12xcomplex<f32>>`,
    ),
    (re, im) =>
      parts([3, 12], ([row, k]) =>
        times([scale, 0], sumOf(range(12).map((n) => times(numberAt(re, im, [row!, n]), root((sign * n * k!) / 12))))),
      ),
  );
}

computes(
  'FFT of a size that is split into factors',
  ofParts(
    '320',
    '320',
    `%w = stablehlo.fft %z, type = FFT, length = [320] : (tensor<320xcomplex<f32>>) -> tensor<320xcomplex<f32>>`,
  ),
  (re, im) => parts([320], ([k]) => sumOf(range(320).map((n) => times(numberAt(re, im, [n]), root((-n * k!) / 320))))),
);

computes(
  'IRFFT after RFFT in two dimensions is what it was of',
  `func.func @f(%a: tensor<6x10xf32>) -> tensor<6x10xf32> {
    %0 = stablehlo.fft %a, type = RFFT, length = [6, 10] : (tensor<6x10xf32>) -> tensor<6x6xcomplex<f32>>
    %1 = stablehlo.fft %0, type = IRFFT, length = [6, 10] : (tensor<6x6xcomplex<f32>>) -> tensor<6x10xf32>
    return %1 : tensor<6x10xf32>
  }`,
  (a) => a,
);

computes(
  'RFFT has the first half of a transform',
  `func.func @f(%a: tensor<2x9xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.fft %a, type = RFFT, length = [9] : (tensor<2x9xf32>) -> tensor<2x5xcomplex<f32>>
    %1 = stablehlo.imag %0 : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    return %1 : tensor<2x5xf32>
  }`,
  (a) => build([2, 5], ([row, k]) => total(range(9).map((n) => at(a, [row!, n]) * root((-n * k!) / 9)[1]))),
);

test('a complex argument and a complex result are two each, of a function that is called and of a loop', () => {
  const complex = 'tensor<4xcomplex<f32>>';
  const text = `
    func.func @main(%z: ${complex}, %w: ${complex}) -> ${complex} {
      %i = stablehlo.constant dense<0> : tensor<i32>
      %n = stablehlo.constant dense<3> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %0:2 = stablehlo.while(%k = %i, %p = %z) : tensor<i32>, ${complex}
      cond {
        %c = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %q = func.call @product(%p, %w) : (${complex}, ${complex}) -> ${complex}
        %next = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %next, %q : tensor<i32>, ${complex}
      }
      return %0#1 : ${complex}
    }
    func.func private @product(%a: ${complex}, %b: ${complex}) -> ${complex} {
      %0 = stablehlo.multiply %a, %b : ${complex}
      return %0 : ${complex}
    }`;
  const z: Complex[] = [[1, 2], [0.5, -1], [-2, 0], [0, 1]]; // prettier-ignore
  const w: Complex[] = [[1, 1], [0, 1], [0.5, -0.5], [2, -1]]; // prettier-ignore
  const inputs = [z, w].flatMap(
    (numbers) =>
    [0, 1].map((part) => hostTensor([4], 'f32', numbers.map((number) => number[part]!))), // prettier-ignore
  );
  const outputs = outputsOf(text, [pipeline], inputs);
  const expected = z.map((number, i) => [0, 1, 2].reduce((product) => times(product, w[i]!), number));
  assert.is(outputs.length, 2);
  outputs.forEach(({ values }, part) => {
    expected.forEach((number, i) => assert.ok(Math.abs(Number(values[i]) - number[part]!) < 1e-4));
  });
});

computes(
  'a recurrence of complex numbers is a reduction of pairs under a window',
  ofParts(
    '2x5',
    '2x5',
    `%one = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
    %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
    %s:2 = "stablehlo.reduce_window"(%z, %z, %one, %zero) <{window_dimensions = array<i64: 1, 5>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<complex<f32>>, %x: tensor<complex<f32>>, %b: tensor<complex<f32>>, %y: tensor<complex<f32>>):
      %0 = stablehlo.multiply %a, %b : tensor<complex<f32>>
      %1 = stablehlo.multiply %b, %x : tensor<complex<f32>>
      %2 = stablehlo.add %1, %y : tensor<complex<f32>>
      stablehlo.return %0, %2 : tensor<complex<f32>>, tensor<complex<f32>>
    }) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>)
    %w = stablehlo.optimization_barrier %s#1 : tensor<2x5xcomplex<f32>>`,
  ),
  (re, im) =>
    parts([2, 5], ([i, j]) => {
      const row = range(j! + 1).map((k) => numberAt(re, im, [i!, k]));
      return row.reduce((sum, number) => plus(times(number, sum), number), [0, 0] as Complex);
    }),
);

test('tuples of complex numbers at the boundary are their parts', () => {
  const tuple = 'tuple<tensor<2xcomplex<f32>>, tuple<tensor<2xf32>>>';
  const text = `func.func @f(%t: ${tuple}) -> ${tuple} {
    %z = stablehlo.get_tuple_element %t[0] : (${tuple}) -> tensor<2xcomplex<f32>>
    %inner = stablehlo.get_tuple_element %t[1] : (${tuple}) -> tuple<tensor<2xf32>>
    %w = stablehlo.multiply %z, %z : tensor<2xcomplex<f32>>
    %r = stablehlo.tuple %w, %inner : ${tuple}
    return %r : ${tuple}
  }`;
  const inputs = [[1, 2], [3, -1], [5, 6]].map((values) => hostTensor([2], 'f32', values)); // prettier-ignore
  const outputs = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], inputs).map(({ values }) => [...values]);
  assert.equal(outputs, [[1 - 9, 4 - 1], [6, -4], [5, 6]]); // prettier-ignore
});

const directions: Readonly<Record<string, (order: number) => boolean>> = {
  LT: (order) => order < 0,
  LE: (order) => order <= 0,
  GT: (order) => order > 0,
  GE: (order) => order >= 0,
  EQ: (order) => order === 0,
  NE: (order) => order !== 0,
};
for (const [direction, holds] of Object.entries(directions)) {
  const [real, imaginary] = [[1, 1, 2, 1, 1], [1, 3, 1, 2, 0]]; // prettier-ignore
  const [otherReal, otherImaginary] = [[1, 1, 1, 2, 1], [1, 2, 3, 0, 5]]; // prettier-ignore
  computes(
    `comparison ${direction} of complex numbers is that of their real parts, then of their imaginary ones`,
    `func.func @f(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: tensor<5xf32>, %d: tensor<5xf32>) -> tensor<5xf32> {
      %x = stablehlo.complex %a, %b : tensor<5xcomplex<f32>>
      %y = stablehlo.complex %c, %d : tensor<5xcomplex<f32>>
      %0 = stablehlo.compare ${direction}, %x, %y, FLOAT : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xi1>
      %1 = stablehlo.convert %0 : (tensor<5xi1>) -> tensor<5xf32>
      return %1 : tensor<5xf32>
    }`,
    () => build([5], ([i]) => Number(holds(real[i!]! - otherReal[i!]! || imaginary[i!]! - otherImaginary[i!]!))),
    [real, imaginary, otherReal, otherImaginary].map((numbers) => hostTensor([5], 'f32', numbers)),
  );
}

computes(
  'a complex number is true where one part is not zero, and an integer of it is one of its real part',
  `func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi32> {
    %x = stablehlo.complex %a, %b : tensor<4xcomplex<f32>>
    %0 = stablehlo.convert %x : (tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %1 = stablehlo.convert %x : (tensor<4xcomplex<f32>>) -> tensor<4xi32>
    %other = stablehlo.constant dense<-7> : tensor<4xi32>
    %2 = stablehlo.select %0, %1, %other : tensor<4xi1>, tensor<4xi32>
    return %2 : tensor<4xi32>
  }`,
  () => ({ shape: [4], values: [-7, 0, 3, -2] }),
  { 0: hostTensor([4], 'f32', [0, 0, 3.5, -2]), 1: hostTensor([4], 'f32', [0, 1, 0, 9]) },
);

test.run();
