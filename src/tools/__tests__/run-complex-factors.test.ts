import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor, type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { outputsOf } from './program-runs.ts';

/** Factors and systems of equations of complex matrices, maps and scatters of complex numbers, run on the device model, against what they are defined by. */

type Complex = readonly [real: number, imaginary: number];
type Matrix = readonly (readonly Complex[])[];

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const conjugate = ([a, b]: Complex): Complex => [a, -b];
const transposed = (matrix: Matrix): Matrix => matrix[0]!.map((_, j) => matrix.map((row) => row[j]!));
const product = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => transposed(b).map((column) => row.map((x, k) => times(x, column[k]!)).reduce(plus, [0, 0])));
const adjoint = (matrix: Matrix): Matrix => transposed(matrix).map((row) => row.map(conjugate));

/** A matrix whose diagonal is far from 0. */
const matrix = (rows: number, columns: number, seed: number): Matrix =>
  range(rows).map((i) => range(columns).map((j): Complex => [Math.sin(7 * i + 3 * j + seed) + (i === j ? 1 : 0), Math.cos(5 * i - 2 * j + seed) - (i === j ? 2 : 0)])); // prettier-ignore

const partsOf = (numbers: Matrix): HostTensor[] =>
  [0, 1].map((part) => hostTensor([numbers.length, numbers[0]!.length], 'f32', numbers.flat().map((z) => z[part]!))); // prettier-ignore

/** Checks what a program makes of matrices, complex numbers in two tensors each. */
function gives(text: string, inputs: readonly Matrix[], expected: Matrix): void {
  const outputs = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], inputs.flatMap(partsOf));
  partsOf(expected).forEach(({ values }, part) => {
    values.forEach((wanted, i) => {
      const is = outputs[part]!.values[i]!;
      assert.ok(Math.abs(is - wanted) <= 0.02 * Math.max(1, Math.abs(wanted)), `element ${i} of part ${part} is ${is}, expected ${wanted}`); // prettier-ignore
    });
  });
}

const isIn = (lower: boolean, i: number, j: number): boolean => (lower ? i >= j : i <= j);

for (const lower of [true, false]) {
  test(`the ${lower ? 'lower' : 'upper'} factor of a complex matrix`, () => {
    const factor = matrix(4, 4, 1).map((row, i) => row.map((z, j): Complex => (i === j ? [1 + i, 0] : i > j ? z : [0, 0]))); // prettier-ignore
    const text = `func.func @f(%a: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
      %0 = stablehlo.cholesky %a, lower = ${lower} : tensor<4x4xcomplex<f32>>
      %1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
      %2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
      %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
      %column = stablehlo.iota dim = 1 : tensor<4x4xi32>
      %is = stablehlo.compare ${lower ? 'GE' : 'LE'}, %row, %column : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
      %zero = stablehlo.constant dense<0.0> : tensor<4x4xf32>
      %3 = stablehlo.select %is, %1, %zero : tensor<4x4xi1>, tensor<4x4xf32>
      %4 = stablehlo.select %is, %2, %zero : tensor<4x4xi1>, tensor<4x4xf32>
      %5 = stablehlo.complex %3, %4 : tensor<4x4xcomplex<f32>>
      return %5 : tensor<4x4xcomplex<f32>>
    }`;
    // What is on the other side of the diagonal is not read.
    const whole = product(factor, adjoint(factor)).map((row, i) => row.map((z, j): Complex => (isIn(lower, i, j) ? z : [9, 9]))); // prettier-ignore
    gives(text, [whole], lower ? factor : adjoint(factor));
  });
}

for (const leftSide of [true, false]) {
  for (const lower of [true, false]) {
    for (const transpose of ['NO_TRANSPOSE', 'TRANSPOSE', 'ADJOINT']) {
      for (const unit of [true, false]) {
        test(`equations of a complex matrix: left ${leftSide}, lower ${lower}, ${transpose}, unit ${unit}`, () => {
          const a = matrix(3, 3, 2);
          const read = a.map((row, i) => row.map((z, j): Complex => (unit && i === j ? [1, 0] : isIn(lower, i, j) ? z : [0, 0]))); // prettier-ignore
          const ofA = transpose === 'TRANSPOSE' ? transposed(read) : transpose === 'ADJOINT' ? adjoint(read) : read;
          const x = leftSide ? matrix(3, 2, 3) : matrix(2, 3, 3);
          const type = `tensor<${x.length}x${x[0]!.length}xcomplex<f32>>`;
          const text = `func.func @f(%a: tensor<3x3xcomplex<f32>>, %b: ${type}) -> ${type} {
            %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = ${leftSide}, lower = ${lower}, transpose_a = #stablehlo<transpose ${transpose}>, unit_diagonal = ${unit}}> : (tensor<3x3xcomplex<f32>>, ${type}) -> ${type}
            return %0 : ${type}
          }`;
          gives(text, [a, leftSide ? product(ofA, x) : product(x, ofA)], x);
        });
      }
    }
  }
}

const type = 'tensor<4x2xcomplex<f32>>';

test('a map of complex numbers', () => {
  const text = `func.func @f(%a: ${type}, %b: ${type}) -> ${type} {
    %0 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
      %1 = stablehlo.multiply %x, %y : tensor<complex<f32>>
      %2 = stablehlo.add %1, %y : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (${type}, ${type}) -> ${type}
    return %0 : ${type}
  }`;
  const [a, b] = [matrix(4, 2, 4), matrix(4, 2, 5)];
  const expected = a.map((row, i) => row.map((z, j) => plus(times(z, b[i]![j]!), b[i]![j]!)));
  gives(text, [a, b], expected);
});

test('rows of complex numbers are multiplied by others at their places', () => {
  const text = `func.func @f(%a: ${type}, %u: tensor<3x2xcomplex<f32>>) -> ${type} {
    %i = stablehlo.constant dense<[[2], [0], [2]]> : tensor<3x1xi32>
    %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
      %1 = stablehlo.multiply %x, %y : tensor<complex<f32>>
      stablehlo.return %1 : tensor<complex<f32>>
    }) : (${type}, tensor<3x1xi32>, tensor<3x2xcomplex<f32>>) -> ${type}
    return %0 : ${type}
  }`;
  const [a, u] = [matrix(4, 2, 6), matrix(3, 2, 7)];
  const updates = [[1], [], [0, 2], []];
  const expected = a.map((row, i) => row.map((z, j) => updates[i]!.reduce((all, k) => times(all, u[k]![j]!), z)));
  gives(text, [a, u], expected);
});

test.run();
