import { invariant } from '../../support/invariant.ts';
import { product } from '../../support/math.ts';
import { broadcast, broadcastShapes } from './broadcast.ts';
import { type GoldenTensor } from './golden-tensor.ts';

/**
 * Returns the matrix product of `a` [..., M, K] and `b` [..., K, N], of shape [..., M, N]:
 * result[..., i, j] = sum over k of a[..., i, k] * b[..., k, j]. Leading dimensions are batches, broadcast as in NumPy. `multiply` may be another product.
 */
export function matmul(a: GoldenTensor, b: GoldenTensor, multiply?: (x: number, y: number) => number): GoldenTensor {
  invariant(a.shape.length >= 2 && b.shape.length >= 2, 'matmul needs tensors of rank 2 or more');
  const [rows, inner] = a.shape.slice(-2) as [number, number];
  const [innerB, columns] = b.shape.slice(-2) as [number, number];
  invariant(inner === innerB, `matmul of inner dimensions ${inner} and ${innerB}`);
  const batch = broadcastShapes(a.shape.slice(0, -2), b.shape.slice(0, -2));
  const left = broadcast(a, [...batch, rows, inner]).data;
  const right = broadcast(b, [...batch, inner, columns]).data;
  const data = new Float64Array(product(batch) * rows * columns);
  // One row of the result at a time, with columns innermost: the memory is then walked in order.
  for (let row = 0; row < product(batch) * rows; row++) {
    const factors = left.subarray(row * inner, (row + 1) * inner);
    const matrixB = Math.floor(row / rows) * inner * columns;
    const sums = data.subarray(row * columns, (row + 1) * columns);
    if (multiply) addProducts(sums, factors, right, matrixB, multiply);
    else addPlainProducts(sums, factors, right, matrixB);
  }
  return { shape: [...batch, rows, columns], data };
}

/** sums[j] += sum over k of factors[k] * matrix[from + k * columns + j], in ascending k. */
function addProducts(
  sums: Float64Array,
  factors: Float64Array,
  matrix: Float64Array,
  from: number,
  multiply: (x: number, y: number) => number,
): void {
  const columns = sums.length;
  factors.forEach((factor, k) => {
    for (let j = 0; j < columns; j++) sums[j]! += multiply(factor, matrix[from + k * columns + j]!);
  });
}

/** As `addProducts`, four rows of the matrix at once. */
function addPlainProducts(sums: Float64Array, factors: Float64Array, matrix: Float64Array, from: number): void {
  const columns = sums.length;
  let k = 0;
  for (; k + 4 <= factors.length; k += 4) {
    const [f0, f1, f2, f3] = [factors[k]!, factors[k + 1]!, factors[k + 2]!, factors[k + 3]!];
    const at0 = from + k * columns;
    const at1 = at0 + columns;
    const at2 = at1 + columns;
    const at3 = at2 + columns;
    for (let j = 0; j < columns; j++) {
      let sum = sums[j]!;
      sum += f0 * matrix[at0 + j]!;
      sum += f1 * matrix[at1 + j]!;
      sum += f2 * matrix[at2 + j]!;
      sum += f3 * matrix[at3 + j]!;
      sums[j] = sum;
    }
  }
  for (; k < factors.length; k++) {
    const factor = factors[k]!;
    for (let j = 0; j < columns; j++) sums[j]! += factor * matrix[from + k * columns + j]!;
  }
}
