import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor, type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, outputsOf, type Tensor, total } from './program-runs.ts';

/** Eigenvalues and singular values, as JAX calls for them, compiled with the tools and run on the device model. */

const passes = ['--stablehlo-to-ttir-pipeline'];

const typeOf = (shape: readonly number[], element = 'f32'): string => `tensor<${[...shape, element].join('x')}>`;

/** Runs a call of one operand; of the attributes JAX also writes layouts, which are those of row-major order here. */
function callOf(name: string, a: Tensor, results: readonly string[], config: string): readonly HostTensor[] {
  const numbers = range(results.length).map((i) => `%0#${i}`);
  const text = `func.func public @main(%arg0: ${typeOf(a.shape)}) -> (${results.join(', ')}) {
    %0:${results.length} = stablehlo.custom_call @${name}(%arg0) {${config}} : (${typeOf(a.shape)}) -> (${results.join(', ')})
    return ${numbers.join(', ')} : ${results.join(', ')}
  }`;
  return outputsOf(text, passes, [hostTensor(a.shape, 'f32', a.values)]);
}

/** The attributes of a call on a host, as `jax.jit(…).lower(…).as_text()` writes them. */
const onHost = (mode: string, uplo?: string): string => {
  const code = (character: string): string => `${character.charCodeAt(0)} : ui8`;
  const config = [`mode = ${code(mode)}`, ...(uplo === undefined ? [] : [`uplo = ${code(uplo)}`])];
  return `mhlo.backend_config = {${config.join(', ')}}, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]`;
};

/** Returns the matrices [rows, columns] of a batch. */
function matricesOf({ shape, values }: Tensor): readonly Tensor[] {
  const [rows, columns] = shape.slice(-2) as [number, number];
  const size = rows * columns;
  const each = Array.from(values);
  return range(each.length / size).map((i) => ({
    shape: [rows, columns],
    values: each.slice(i * size, (i + 1) * size),
  }));
}

const transposed = (a: Tensor): Tensor => build([a.shape[1]!, a.shape[0]!], ([i, j]) => at(a, [j!, i!]));

const product = (a: Tensor, b: Tensor): Tensor =>
  build([a.shape[0]!, b.shape[1]!], ([i, j]) => total(range(a.shape[1]!).map((k) => at(a, [i!, k]) * at(b, [k, j!]))));

const diagonal = (shape: readonly number[], numbers: ArrayLike<number>): Tensor =>
  build(shape, ([i, j]) => (i === j ? numbers[i!]! : 0));

const identity = (size: number): Tensor => build([size, size], ([i, j]) => Number(i === j));

/** Checks that numbers are these within what f32 loses, relative to the largest. */
function near(actual: Tensor, expected: Tensor, what: string): void {
  assert.equal(actual.shape, expected.shape);
  const largest = Math.max(...Array.from(expected.values, Math.abs));
  for (const i of range(expected.values.length)) {
    const [is, wanted] = [actual.values[i]!, expected.values[i]!];
    assert.ok(Math.abs(is - wanted) <= 1e-5 * largest, `${what}: element ${i} is ${is}, expected ${wanted}`);
  }
}

const random = randomNumbers(1);
const randomMatrix = (rows: number, columns: number): Tensor => build([rows, columns], () => Math.fround(random()));
const symmetric = (a: Tensor): Tensor => build(a.shape, ([i, j]) => Math.fround(at(a, [i!, j!]) + at(a, [j!, i!])));

/** Checks that eigenvectors and eigenvalues put a symmetric matrix together. */
function checkEigenvectors(a: Tensor, vectors: Tensor, values: readonly number[]): void {
  const size = a.shape[0]!;
  near(product(transposed(vectors), vectors), identity(size), 'products of eigenvectors');
  near(product(product(vectors, diagonal([size, size], values)), transposed(vectors)), a, 'the matrix');
  assert.equal(
    [...values].sort((x, y) => x - y),
    values,
    'eigenvalues are ascending',
  );
}

const symmetricOnes: Readonly<Record<string, Tensor>> = {
  'a random one': symmetric(randomMatrix(6, 6)),
  'one of an odd size': symmetric(randomMatrix(5, 5)),
  'one of two rows': symmetric(randomMatrix(2, 2)),
  'one of one row': build([1, 1], () => -3),
  'one of ones, whose eigenvalues but for one are equal': build([6, 6], () => 1),
  'a diagonal one out of order': build([4, 4], ([i, j]) => (i === j ? [3, -1, 3, 0][i!]! : 0)),
  'eigenvalues of opposite signs': build([4, 4], ([i, j]) => Number(i! + j! === 3)),
  zeros: build([3, 3], () => 0),
  'elements whose squares are no numbers of f32': build([3, 3], ([i, j]) => 2 ** 70 * (1 + i! * j!)),
  'elements whose squares are zeros of f32': build([3, 3], ([i, j]) => 2 ** -80 * (1 + i! * j!)),
};

for (const [name, a] of Object.entries(symmetricOnes)) {
  test(`syevd takes a symmetric matrix apart: ${name}`, () => {
    const size = a.shape[0]!;
    const results = [typeOf([size, size]), typeOf([size]), typeOf([], 'i32')];
    const [vectors, values, info] = callOf('lapack_ssyevd_ffi', a, results, onHost('V', 'L'));
    checkEigenvectors(a, vectors!, [...values!.values]);
    assert.equal([...info!.values], [0]);
  });
}

// Expected numbers are of numpy 2.4 in double precision: `numpy.linalg.eigvalsh(a)`, `numpy.linalg.svd(a)`.
const known = build([3, 3], ([i, j]) => [4, 1, -2, 1, 2, 0, -2, 0, 3][i! * 3 + j!]!);
const eigenvaluesOfKnown = { shape: [3], values: [1, 2.26794919, 5.73205081] };

for (const uplo of ['L', 'U']) {
  test(`syevd reads one triangle: ${uplo}`, () => {
    const half = build([3, 3], ([i, j]) => (i === j || i! > j! === (uplo === 'L') ? at(known, [i!, j!]) : 100));
    const results = [typeOf([3, 3]), typeOf([3]), typeOf([], 'i32')];
    const [vectors, values] = callOf('lapack_ssyevd_ffi', half, results, onHost('V', uplo));
    near(values!, eigenvaluesOfKnown, 'eigenvalues');
    checkEigenvectors(known, vectors!, [...values!.values]);
  });
}

test('syevd says that it found nothing where there are no numbers', () => {
  const a = build([3, 3], ([i, j]) => (i === 1 && j === 1 ? NaN : at(known, [i!, j!])));
  const results = [typeOf([3, 3]), typeOf([3]), typeOf([], 'i32')];
  const [, , info] = callOf('lapack_ssyevd_ffi', a, results, onHost('V', 'L'));
  assert.ok(info!.values[0]! > 0);
});

test('Eigh takes matrices of a batch apart', () => {
  const a = build([2, 1, 4, 4], ([b, , i, j]) => Math.fround(Math.sin(1 + b! + i! * j!) + i! + j!));
  const results = [typeOf(a.shape), typeOf([2, 1, 4])];
  const [vectors, values] = callOf('Eigh', a, results, 'backend_config = "1,1,100,1e-6"');
  for (const [i, matrix] of matricesOf(a).entries()) {
    checkEigenvectors(matrix, matricesOf(vectors!)[i]!, [...values!.values.slice(i * 4, i * 4 + 4)]);
  }
});

/** Results of gesdd for matrices of a batch, with vectors of these sizes. */
const resultsOf = (
  batch: readonly number[],
  [rows, columns]: readonly number[],
  sizes: readonly number[],
): string[] => [
  typeOf([...batch, rows!, columns!]),
  typeOf([...batch, Math.min(rows!, columns!)]),
  typeOf([...batch, rows!, sizes[0]!]),
  typeOf([...batch, sizes[1]!, columns!]),
  typeOf(batch, 'i32'),
];

/** Checks that singular vectors and values put a matrix together. */
function checkSingularValues(a: Tensor, left: Tensor, values: readonly number[], right: Tensor): void {
  const [rows, columns] = [left.shape[1]!, right.shape[0]!];
  near(product(transposed(left), left), identity(rows), 'products of left vectors');
  near(product(right, transposed(right)), identity(columns), 'products of right vectors');
  near(product(product(left, diagonal([rows, columns], values)), right), a, 'the matrix');
  assert.equal(
    [...values].sort((x, y) => y - x),
    values,
    'singular values are descending',
  );
}

const wide = build([2, 3], ([i, j]) => 1 + i! * 3 + j!);

const others: Readonly<Record<string, Tensor>> = {
  'a square one': randomMatrix(5, 5),
  'a tall one': randomMatrix(6, 4),
  'a wide one': wide,
  'a row': build([1, 4], ([, j]) => j! - 2),
  'a column': build([4, 1], ([i]) => 1 - i!),
  'one of rank 1': build([5, 4], ([i, j]) => (1 + i!) * (2 - j!)),
  'one of rank 2 with equal values': build([4, 4], ([i, j]) => Number(i === j && i! % 2 === 1)),
  zeros: build([4, 3], () => 0),
  'one that is orthogonal': build([4, 4], ([i, j]) => Number((i! + 1) % 4 === j!) * (i! % 2 === 0 ? -1 : 1)),
};

/** Of these, fewer vectors than all are asked for as well. */
const withFewerVectors = ['a tall one', 'a wide one', 'one of rank 1', 'zeros'];

for (const [name, a] of Object.entries(others)) {
  for (const mode of withFewerVectors.includes(name) ? ['A', 'S'] : ['A']) {
    test(`gesdd takes a matrix apart, vectors ${mode}: ${name}`, () => {
      const count = Math.min(...a.shape);
      const results = resultsOf([], a.shape, mode === 'A' ? a.shape : [count, count]);
      const [, values, left, right, info] = callOf('lapack_sgesdd_ffi', a, results, onHost(mode));
      checkSingularValues(a, left!, [...values!.values], right!);
      assert.equal([...info!.values], [0]);
    });
  }
}

for (const sizes of [
  [2, 2],
  [2, 3],
]) {
  test(`gesdd computes values alone, vectors of ${sizes.join(' and ')}`, () => {
    const [, values, left] = callOf('lapack_sgesdd_ffi', wide, resultsOf([], [2, 3], sizes), onHost('N'));
    near(values!, { shape: [2], values: [9.508032, 0.77286964] }, 'singular values');
    assert.equal([...left!.values], [0, 0, 0, 0]);
  });
}

test('gesdd takes matrices of a batch apart', () => {
  const a = build([3, 4, 2], ([b, i, j]) => Math.fround(Math.cos(b! * 8 + i! * 2 + j!)));
  const [, values, left, right, info] = callOf('lapack_sgesdd_ffi', a, resultsOf([3], [4, 2], [4, 2]), onHost('A'));
  for (const [i, matrix] of matricesOf(a).entries()) {
    const lengths = [...values!.values.slice(i * 2, i * 2 + 2)];
    checkSingularValues(matrix, matricesOf(left!)[i]!, lengths, matricesOf(right!)[i]!);
  }
  assert.equal([...info!.values], [0, 0, 0]);
});

test.run();
