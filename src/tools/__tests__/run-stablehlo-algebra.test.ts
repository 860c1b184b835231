import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs of StableHLO with products and decompositions of matrices, run on the device model, against what the specification says they compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

computes(
  'dot_general sums over contracting dimensions wherever they are',
  `func.func @f(%a: tensor<6x2x5x4xf32>, %b: tensor<7x4x2x6xf32>) -> tensor<2x5x7xf32> {
    %0 = stablehlo.dot_general %a, %b, batching_dims = [1] x [2], contracting_dims = [0, 3] x [3, 1] : (tensor<6x2x5x4xf32>, tensor<7x4x2x6xf32>) -> tensor<2x5x7xf32>
    return %0 : tensor<2x5x7xf32>
  }`,
  (a, b) =>
    build([2, 5, 7], ([batch, row, column]) =>
      total(range(6).flatMap((k) => range(4).map((l) => at(a, [k, batch!, row!, l]) * at(b, [column!, l, batch!, k])))),
    ),
);

computes(
  'einsum multiplies, sums and permutes as its equation says',
  `func.func @f(%a: tensor<6x2x5x4xf32>, %b: tensor<7x4x2x6x3xf32>) -> tensor<7x2x5xf32> {
    %0 = stablehlo.einsum %a, %b, config = "abcd,edbaf->ebc" : (tensor<6x2x5x4xf32>, tensor<7x4x2x6x3xf32>) -> tensor<7x2x5xf32>
    return %0 : tensor<7x2x5xf32>
  }`,
  (x, y) =>
    build([7, 2, 5], ([e, b, c]) =>
      total(
        range(6 * 4 * 3).map((k) => {
          const [a, d, f] = [k % 6, Math.floor(k / 6) % 4, Math.floor(k / 24)];
          return at(x, [a, b!, c!, d]) * at(y, [e!, d, b!, a, f]);
        }),
      ),
    ),
);

computes(
  'unary_einsum sums and permutes, and a product of vectors is a matrix',
  `func.func @f(%a: tensor<3x4x5xf32>) -> tensor<5x3x5xf32> {
    %0 = stablehlo.unary_einsum %a, config = "abc->ca" : (tensor<3x4x5xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.unary_einsum %a, config = "abc->c" : (tensor<3x4x5xf32>) -> tensor<5xf32>
    %2 = stablehlo.einsum %0, %1, config = "ab,c->cba" : (tensor<5x3xf32>, tensor<5xf32>) -> tensor<5x3x5xf32>
    return %2 : tensor<5x3x5xf32>
  }`,
  (x) => {
    const sum = (c: number, as: readonly number[]): number =>
      total(as.flatMap((a) => range(4).map((b) => at(x, [a, b, c]))));
    return build([5, 3, 5], ([c, b, a]) => sum(a!, [b!]) * sum(c!, range(3)));
  },
);

computes(
  'an inner product, which has no dimensions',
  `func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
    %0 = stablehlo.dot %a, %b : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }`,
  (a, b) => build([], () => total(range(8).map((i) => at(a, [i]) * at(b, [i])))),
);

computes(
  'cholesky decomposes matrices that are products with their transposes, upper triangular ones too',
  `func.func @f(%x: tensor<2x5x5xf32>) -> tensor<4x5x5xf32> {
    %half = stablehlo.constant dense<0.5> : tensor<2x5x5xf32>
    %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
    %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
    %above = stablehlo.compare LT, %i, %j : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
    %on = stablehlo.compare EQ, %i, %j : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
    %unit = stablehlo.convert %on : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
    %square = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %a = stablehlo.add %square, %unit : tensor<2x5x5xf32>
    %junk = stablehlo.select %above, %half, %a : tensor<2x5x5xi1>, tensor<2x5x5xf32>
    %l = stablehlo.cholesky %junk, lower = true : tensor<2x5x5xf32>
    %u = stablehlo.cholesky %a : tensor<2x5x5xf32>
    %0 = stablehlo.concatenate %l, %u, dim = 0 : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<4x5x5xf32>
    return %0 : tensor<4x5x5xf32>
  }`,
  (x) => {
    const a = (n: number, i: number, j: number): number =>
      total(range(5).map((k) => at(x, [n, i, k]) * at(x, [n, j, k]))) + (i === j ? 1 : 0);
    const lower = (n: number, i: number, j: number): number => {
      if (j > i) return 0;
      const rest = a(n, i, j) - total(range(j).map((k) => lower(n, i, k) * lower(n, j, k)));
      return i === j ? Math.sqrt(rest) : rest / lower(n, j, j);
    };
    return build([4, 5, 5], ([n, i, j]) => (n! < 2 ? lower(n!, i!, j!) : lower(n! - 2, j!, i!)));
  },
);

/** Every way to solve: the product of the solution with its triangle is the right side again. */
computes(
  'triangular_solve solves on both sides, with both triangles, transposed and with a diagonal of ones',
  `func.func @f(%x: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %quarter = stablehlo.constant dense<0.25> : tensor<4x4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %on = stablehlo.compare EQ, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %unit = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %small = stablehlo.multiply %x, %quarter : tensor<4x4xf32>
    %mild = stablehlo.tanh %small : tensor<4x4xf32>
    %two = stablehlo.add %unit, %unit : tensor<4x4xf32>
    %a = stablehlo.add %mild, %two : tensor<4x4xf32>
    %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "stablehlo.triangular_solve"(%a, %0) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "stablehlo.triangular_solve"(%a, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = "stablehlo.triangular_solve"(%a, %2) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %3 : tensor<4x4xf32>
  }`,
  (x, b) => {
    const a = (i: number, j: number): number => Math.tanh(at(x, [i, j]) / 4) + (i === j ? 2 : 0);
    type Matrix = (i: number, j: number) => number;
    const lower: Matrix = (i, j) => (j <= i ? a(i, j) : 0);
    const upper: Matrix = (i, j) => (j >= i ? a(i, j) : 0);
    const unitLower: Matrix = (i, j) => (i === j ? 1 : lower(i, j));
    const transposed =
      (matrix: Matrix): Matrix =>
      (i, j) =>
        matrix(j, i);
    /** Gauss's elimination, without exchanges: the diagonal is large. */
    const solve = (matrix: Matrix, right: number[][]): number[][] => {
      const rows = range(4).map((i) => [...range(4).map((j) => matrix(i, j)), ...right[i]!]);
      for (const k of range(4)) {
        rows[k] = rows[k]!.map((number) => number / rows[k]![k]!);
        for (const i of range(4)) {
          const factor = rows[i]![k]!;
          if (i !== k) rows[i] = rows[i]!.map((number, j) => number - factor * rows[k]![j]!);
        }
      }
      return rows.map((row) => row.slice(4));
    };
    const flip = (matrix: number[][]): number[][] => range(4).map((i) => range(4).map((j) => matrix[j]![i]!));
    const first = solve(lower, range(4).map((i) => range(4).map((j) => at(b, [i, j])))); // prettier-ignore
    const second = solve(transposed(upper), first);
    const third = flip(solve(unitLower, flip(second)));
    const fourth = flip(solve(transposed(upper), flip(third)));
    return build([4, 4], ([i, j]) => fourth[i!]![j!]!);
  },
);

/** The bits of numbers in f32. */

test.run();
