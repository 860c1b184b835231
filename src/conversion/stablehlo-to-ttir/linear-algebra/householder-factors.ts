import { type Value } from '../../../ir/value.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type MatrixBuilder, sizesOf } from './matrix-builder.ts';

/** A matrix as the product of reflections `I - factor * v * vᵀ` and a triangular one. */
export interface Reflections {
  /** [..., rows, columns]: the triangular one, and below it the vectors, whose first element is one and not stored. */
  readonly packed: Value;
  /** [..., K, 1], K being the smaller size. */
  readonly factors: Value;
}

/** Takes a matrix apart as `geqrf` of LAPACK does: each reflection makes zeros of what is below the diagonal of a column. */
export function buildReflections(m: MatrixBuilder, a: Value): Reflections {
  const count = Math.min(...sizesOf(a));
  const [zero, one] = [m.number(a, 0), m.number(a, 1)];
  const [tops, vectors, factors]: Value[][] = [[], [], []];
  let rest = a;
  for (let k = 0; k < count; k++) {
    const [rows, columns] = sizesOf(rest);
    const first = m.part(rest, [0, 1], [0, 1]);
    if (rows === 1) {
      tops!.push(rest);
      factors!.push(m.zeros(first, 1));
      break;
    }
    const below = m.part(rest, [1, rows], [0, 1]);
    const length = m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, below, below));
    const isDone = m.truth(ttir.EqualOp, length, zero);
    const norm = m.make(ttir.SqrtOp, m.make(ttir.AddOp, m.make(ttir.MultiplyOp, first, first), length));
    const isNegative = m.truth(ttir.LessThanOp, first, zero);
    const mirrored = m.choose(isNegative, norm, m.make(ttir.NegOp, norm));
    const diagonal = m.choose(isDone, first, mirrored);
    const difference = m.make(ttir.SubtractOp, first, diagonal);
    const factor = m.make(ttir.DivOp, m.make(ttir.NegOp, difference), m.choose(isDone, one, diagonal));
    const vector = m.make(ttir.DivOp, below, m.choose(isDone, one, difference));
    factors!.push(factor);
    vectors!.push(vector);
    if (columns === 1) {
      tops!.push(diagonal);
      break;
    }
    const right = m.part(rest, [0, 1], [1, columns]);
    const corner = m.part(rest, [1, rows], [1, columns]);
    const projected = m.make(ttir.AddOp, right, m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, vector, corner)));
    const change = m.make(ttir.MultiplyOp, factor, projected);
    tops!.push(m.join([diagonal, m.make(ttir.SubtractOp, right, change)], -1));
    rest = m.lessProduct(corner, vector, change);
  }
  let packed: Value | undefined;
  for (const [k, top] of [...tops!.entries()].reverse()) {
    const vector = vectors![k];
    const below = vector && packed ? [m.join([vector, packed], -1)] : vector ? [vector] : [];
    packed = m.join([top, ...below], -2);
  }
  return { packed: packed!, factors: m.join(factors!, -2) };
}

/**
 * Makes the first columns of the product of reflections, as `orgqr` of LAPACK does, as many as `packed` [..., rows, columns] has, of which there are no more than rows; `factors` is [..., K, 1],
 * K no more than columns. The last reflection comes first: what it leaves alone is the identity.
 */
export function buildReflectionProduct(m: MatrixBuilder, { packed, factors }: Reflections): Value {
  const [rows, columns] = sizesOf(packed);
  const [count] = sizesOf(factors);
  const one = m.number(packed, 1);
  let product = columns > count ? m.identity(packed, rows - count, columns - count) : undefined;
  for (let k = count - 1; k >= 0; k--) {
    const factor = m.part(factors, [k, k + 1]);
    const corner = m.make(ttir.SubtractOp, one, factor);
    if (rows - k === 1) {
      product = corner;
      continue;
    }
    const vector = m.part(packed, [k + 1, rows], [k, k + 1]);
    const scaled = m.make(ttir.MultiplyOp, factor, vector);
    const left = m.make(ttir.NegOp, scaled);
    if (!product) {
      product = m.join([corner, left], -2);
      continue;
    }
    const projected = m.overRows(ttir.SumOp, m.make(ttir.MultiplyOp, vector, product));
    const right = m.make(ttir.NegOp, m.make(ttir.MultiplyOp, factor, projected));
    const below = m.join([left, m.lessProduct(product, scaled, projected)], -1);
    product = m.join([m.join([corner, right], -1), below], -2);
  }
  return product!;
}
