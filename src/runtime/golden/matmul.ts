import { invariant } from '../../support/invariant.ts';
import { product } from '../../support/math.ts';
import { broadcast, broadcastShapes } from './broadcast.ts';
import { type GoldenTensor } from './golden-tensor.ts';

/**
 * Returns the matrix product of `a` [..., M, K] and `b` [..., K, N], of shape [..., M, N]:
 * result[..., i, j] = sum over k of a[..., i, k] * b[..., k, j]. Leading dimensions are batches, broadcast as in NumPy. `multiply` may be another product.
 */
export function matmul(
  a: GoldenTensor,
  b: GoldenTensor,
  multiply: (x: number, y: number) => number = (x, y) => x * y,
): GoldenTensor {
  invariant(a.shape.length >= 2 && b.shape.length >= 2, 'matmul needs tensors of rank 2 or more');
  const [rows, inner] = a.shape.slice(-2) as [number, number];
  const [innerB, columns] = b.shape.slice(-2) as [number, number];
  invariant(inner === innerB, `matmul of inner dimensions ${inner} and ${innerB}`);
  const batch = broadcastShapes(a.shape.slice(0, -2), b.shape.slice(0, -2));
  const left = broadcast(a, [...batch, rows, inner]).data;
  const right = broadcast(b, [...batch, inner, columns]).data;
  const data = new Float64Array(product(batch) * rows * columns);
  // One row of the result at a time, with j innermost: the memory is then walked in order.
  for (let row = 0; row < product(batch) * rows; row++) {
    const matrixB = Math.floor(row / rows) * inner * columns;
    for (let k = 0; k < inner; k++) {
      const factor = left[row * inner + k]!;
      for (let j = 0; j < columns; j++) {
        data[row * columns + j]! += multiply(factor, right[matrixB + k * columns + j]!);
      }
    }
  }
  return { shape: [...batch, rows, columns], data };
}
