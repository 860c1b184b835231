import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor, type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, outputsOf, total, type Tensor } from './program-runs.ts';

/** Calls of linear algebra that JAX writes, compiled with the tools and run on the device model: what is taken apart is put together again. */

const passes = ['--stablehlo-to-ttir-pipeline'];
const computes = computesAfter(...passes);

const product = (a: Tensor, b: Tensor): Tensor => {
  const [rows, columns] = [a.shape[0]!, b.shape[1]!];
  return build([rows, columns], ([i, j]) => total(range(a.shape[1]!).map((k) => at(a, [i!, k]) * at(b, [k, j!]))));
};

/** Checks that numbers are these, but for rounding. */
function are(actual: Tensor | undefined, expected: Tensor): void {
  assert.equal(actual?.shape, expected.shape);
  range(expected.values.length).forEach((i) =>
    assert.ok(Math.abs(actual!.values[i]! - expected.values[i]!) < 1e-5, `element ${i} is ${actual!.values[i]}`),
  );
}

/** Runs a call of an operation with one matrix. */
function callOf(name: string, matrix: Tensor, results: readonly string[], config = ''): readonly HostTensor[] {
  const [rows, columns] = matrix.shape;
  const numbers = range(results.length).map((i) => `%0#${i}`);
  const text = `func.func @f(%a: tensor<${rows}x${columns}xf32>) -> (${results.join(', ')}) {
    %0:${results.length} = stablehlo.custom_call @${name}(%a) {mhlo.backend_config = {${config}}} : (tensor<${rows}x${columns}xf32>) -> (${results.join(', ')})
    return ${numbers.join(', ')} : ${results.join(', ')}
  }`;
  return outputsOf(text, passes, [hostTensor(matrix.shape, 'f32', matrix.values)]);
}

// The factors of known matrices are those of scipy.linalg.lapack.

test('getrf swaps rows for the largest pivots', () => {
  const a = build([3, 3], ([i, j]) => [1, 2, 3, 4, 5, 6, 8, 8, 10][i! * 3 + j!]!);
  const [packed, pivots, info] = callOf('lapack_sgetrf_ffi', a, ['tensor<3x3xf32>', 'tensor<3xi32>', 'tensor<i32>']);
  are(packed, { shape: [3, 3], values: [8, 8, 10, 0.5, 1, 1, 0.125, 1, 0.75] });
  assert.equal([...pivots!.values], [3, 2, 3]);
  assert.equal([...info!.values], [0]);
});

test('getrf names the first pivot that is zero, and goes on', () => {
  const a = build([3, 3], ([i, j]) => [2, 4, 1, 1, 2, 5, 1, 2, 3][i! * 3 + j!]!);
  const [packed, pivots, info] = callOf('lapack_sgetrf_ffi', a, ['tensor<3x3xf32>', 'tensor<3xi32>', 'tensor<i32>']);
  are(packed, { shape: [3, 3], values: [2, 4, 1, 0.5, 0, 4.5, 0.5, 0, 2.5] });
  assert.equal([...pivots!.values], [1, 2, 3]);
  assert.equal([...info!.values], [2]);
});

test('LuDecomposition says which rows stand where', () => {
  const a = build([4, 2], ([i, j]) => [1, 2, 3, 4, 9, 6, 4, 8][i! * 2 + j!]!);
  const results = ['tensor<4x2xf32>', 'tensor<2xi32>', 'tensor<4xi32>'];
  const [packed, pivots, order] = callOf('LuDecomposition', a, results);
  assert.equal([...pivots!.values], [2, 3]);
  assert.equal([...order!.values], [2, 3, 0, 1]);
  const lower = build([4, 2], ([i, j]) => (i! < j! ? 0 : i === j ? 1 : at(packed!, [i!, j!])));
  const upper = build([2, 2], ([i, j]) => (i! > j! ? 0 : at(packed!, [i!, j!])));
  are(product(lower, upper), build([4, 2], ([i, j]) => at(a, [order!.values[i!]!, j!]))); // prettier-ignore
});

test('LuDecomposition leaves matrices of one row alone', () => {
  const text = `func.func @f(%a: tensor<2x1x3xf32>) -> (tensor<2x1x3xf32>, tensor<2x1xi32>, tensor<2x1xi32>) {
    %0:3 = stablehlo.custom_call @LuDecomposition(%a) : (tensor<2x1x3xf32>) -> (tensor<2x1x3xf32>, tensor<2x1xi32>, tensor<2x1xi32>)
    return %0#0, %0#1, %0#2 : tensor<2x1x3xf32>, tensor<2x1xi32>, tensor<2x1xi32>
  }`;
  const a = hostTensor([2, 1, 3], 'f32', [1, 2, 3, 4, 5, 6]);
  const [packed, pivots, order] = outputsOf(text, passes, [a]);
  are(packed, a);
  assert.equal([...pivots!.values], [0, 0]);
  assert.equal([...order!.values], [0, 0]);
});

test('geqrf leaves columns alone that are zeros below the diagonal', () => {
  const a = build([3, 2], ([i, j]) => [5, 1, 0, 3, 0, -4][i! * 2 + j!]!);
  const [packed, factors] = callOf('lapack_sgeqrf_ffi', a, ['tensor<3x2xf32>', 'tensor<2xf32>']);
  are(packed, { shape: [3, 2], values: [5, 1, 0, -5, 0, -0.5] });
  are(factors, { shape: [2], values: [0, 1.6] });
});

for (const [rows, columns] of [
  [4, 4],
  [5, 3],
] as const) {
  computes(
    `what Qr takes apart is the product of both, ${rows} rows and ${columns} columns`,
    `func.func @f(%a: tensor<2x${rows}x${columns}xf32>) -> tensor<2x${rows}x${columns}xf32> {
      %0:2 = stablehlo.custom_call @Qr(%a) : (tensor<2x${rows}x${columns}xf32>) -> (tensor<2x${rows}x${columns}xf32>, tensor<2x${columns}xf32>)
      %q = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%0#0, %0#1) : (tensor<2x${rows}x${columns}xf32>, tensor<2x${columns}xf32>) -> tensor<2x${rows}x${columns}xf32>
      %top = stablehlo.slice %0#0 [0:2, 0:${columns}, 0:${columns}] : (tensor<2x${rows}x${columns}xf32>) -> tensor<2x${columns}x${columns}xf32>
      %i = stablehlo.iota dim = 1 : tensor<2x${columns}x${columns}xi32>
      %j = stablehlo.iota dim = 2 : tensor<2x${columns}x${columns}xi32>
      %upper = stablehlo.compare LE, %i, %j : (tensor<2x${columns}x${columns}xi32>, tensor<2x${columns}x${columns}xi32>) -> tensor<2x${columns}x${columns}xi1>
      %zero = stablehlo.constant dense<0.0> : tensor<2x${columns}x${columns}xf32>
      %r = stablehlo.select %upper, %top, %zero : tensor<2x${columns}x${columns}xi1>, tensor<2x${columns}x${columns}xf32>
      %p = stablehlo.dot_general %q, %r, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x${rows}x${columns}xf32>, tensor<2x${columns}x${columns}xf32>) -> tensor<2x${rows}x${columns}xf32>
      return %p : tensor<2x${rows}x${columns}xf32>
    }`,
    (a) => a,
  );
}

computes(
  'orgqr completes what is orthogonal to a square matrix',
  `func.func @f(%a: tensor<5x3xf32>) -> tensor<5x5xf32> {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %wide = stablehlo.pad %0#0, %zero, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
    %q = stablehlo.custom_call @lapack_sorgqr_ffi(%wide, %0#1) {mhlo.backend_config = {}} : (tensor<5x5xf32>, tensor<3xf32>) -> tensor<5x5xf32>
    %p = stablehlo.dot_general %q, %q, contracting_dims = [0] x [0] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    return %p : tensor<5x5xf32>
  }`,
  () => build([5, 5], ([i, j]) => Number(i === j)),
);

test('potrf says which leading part is not positive', () => {
  const results = ['tensor<3x3xf32>', 'tensor<i32>'];
  const a = build([3, 3], ([i, j]) => [4, 2, 2, 2, 5, 3, 2, 3, 6][i! * 3 + j!]!);
  const [factor, info] = callOf('lapack_spotrf_ffi', a, results, 'uplo = 76 : ui8');
  are(factor, { shape: [3, 3], values: [2, 0, 0, 1, 2, 0, 1, 1, 2] });
  assert.equal([...info!.values], [0]);
  const [upper] = callOf('lapack_spotrf_ffi', a, results, 'uplo = 85 : ui8');
  are(upper, { shape: [3, 3], values: [2, 1, 1, 0, 2, 1, 0, 0, 2] });
  const wrong = build([3, 3], (index) => (index[0] === 1 && index[1] === 1 ? -5 : at(a, index)));
  const [, failure] = callOf('lapack_spotrf_ffi', wrong, results, 'uplo = 76 : ui8');
  assert.equal([...failure!.values], [2]);
});

for (const [side, shape, multiply] of [
  [76, [3, 2], (a: Tensor, x: Tensor) => product(a, x)],
  [82, [2, 3], (a: Tensor, x: Tensor) => product(x, a)],
] as const) {
  test(`trsm finds what is ${side === 76 ? 'to the right of a matrix' : 'to its left'}`, () => {
    const type = `tensor<${shape.join('x')}xf32>`;
    const text = (transposed: number): string => `func.func @f(%a: tensor<3x3xf32>, %b: ${type}) -> ${type} {
      %0 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {mhlo.backend_config = {diag = 78 : ui8, side = ${side} : ui8, trans_x = ${transposed} : ui8, uplo = 76 : ui8}} : (tensor<3x3xf32>, ${type}) -> ${type}
      return %0 : ${type}
    }`;
    const lower = build([3, 3], ([i, j]) => (i! < j! ? 0 : i === j ? 2 : i! + j!));
    const upper = build([3, 3], ([i, j]) => at(lower, [j!, i!]));
    const b = build(shape, ([i, j]) => 1 + 2 * i! - j!);
    const inputs = [lower, b].map((tensor) => hostTensor(tensor.shape, 'f32', tensor.values));
    const [x] = outputsOf(text(78), passes, inputs);
    are(multiply(lower, x!), b);
    const [transposed] = outputsOf(text(84), passes, inputs);
    are(multiply(upper, transposed!), b);
  });
}

test.run();
