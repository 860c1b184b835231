import { product, rowMajorStrides } from '../../support/math.ts';
import { productOfIntegers, wrapped } from './integers.ts';
import { normalizeDim, type GoldenTensor } from './golden-tensor.ts';

/** The mnemonic of a reduction. */
export type ReductionName = 'max' | 'mean' | 'prod' | 'sum';

/** Which dimensions a reduction folds, and whether they stay as dimensions of size 1. */
export interface ReductionOptions {
  /** Dimensions, negative ones counted from the end; none or an empty list means all. */
  readonly dims?: readonly number[] | undefined;
  readonly keepDim: boolean;
  /** Where elements are integers, whether they have a sign: sums and products are kept modulo 2^32 then, as on the device. */
  readonly integers?: { readonly isSigned: boolean } | undefined;
}

/**
 * Returns the sum, mean, product or maximum over some dimensions. Example: sum of [2, 3] over [-1] is [2], with keepDim [2, 1].
 * Over no elements the sum is 0, the product 1, the mean NaN and the maximum -Infinity; NaN in, NaN out.
 */
export function reduce(name: ReductionName, input: GoldenTensor, options: ReductionOptions): GoldenTensor {
  const rank = input.shape.length;
  const dims =
    options.dims === undefined || options.dims.length === 0 ? input.shape.map((_, dim) => dim) : options.dims;
  const folded = new Set(dims.map((dim) => normalizeDim(dim, rank)));
  const keptShape = input.shape.map((size, dim) => (folded.has(dim) ? 1 : size));
  const strides = rowMajorStrides(keptShape).map((stride, dim) => (folded.has(dim) ? 0 : stride));
  const inputStrides = rowMajorStrides(input.shape);

  const data = new Float64Array(product(keptShape)).fill(neutral[name]);
  for (const [i, value] of input.data.entries()) {
    let to = 0;
    for (let dim = 0; dim < rank; dim++) to += (Math.floor(i / inputStrides[dim]!) % input.shape[dim]!) * strides[dim]!;
    data[to] = combine(name, data[to]!, value, options.integers !== undefined);
  }
  const shape = options.keepDim ? keptShape : input.shape.filter((_, dim) => !folded.has(dim));
  const totals =
    options.integers && name !== 'max' ? wrapped({ shape, data }, 32, options.integers.isSigned).data : data;
  const count = input.data.length / data.length;
  return { shape, data: name === 'mean' ? totals.map((total) => total / count) : totals };
}

/** What changes nothing. */
const neutral: Readonly<Record<ReductionName, number>> = { max: -Infinity, mean: 0, prod: 1, sum: 0 };

function combine(name: ReductionName, a: number, b: number, areIntegers: boolean): number {
  switch (name) {
    case 'max':
      return Math.max(a, b);
    case 'prod':
      return areIntegers ? productOfIntegers(a, b) : a * b;
    case 'mean':
    case 'sum':
      return a + b;
  }
}
