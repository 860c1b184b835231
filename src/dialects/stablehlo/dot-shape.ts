import { dimsAgree } from '../../ir/traits/type-traits.ts';

/** What dimensions of factors are batch dimensions, and which are summed over. */
export interface DotDimensions {
  readonly lhsBatchingDimensions: readonly number[];
  readonly rhsBatchingDimensions: readonly number[];
  readonly lhsContractingDimensions: readonly number[];
  readonly rhsContractingDimensions: readonly number[];
}

/** Returns the shape of a product of matrices or vectors: without the last dimension of the left and the first of the right factor. */
export function dotShape(lhs: readonly number[], rhs: readonly number[]): number[] {
  return [...lhs.slice(0, -1), ...rhs.slice(1)];
}

/** Returns the sizes of the batch dimensions, the other ones of the left factor and those of the right. */
export function dotGeneralShape(numbers: DotDimensions, lhs: readonly number[], rhs: readonly number[]): number[] {
  const lhsTaken = [...numbers.lhsBatchingDimensions, ...numbers.lhsContractingDimensions];
  const rhsTaken = [...numbers.rhsBatchingDimensions, ...numbers.rhsContractingDimensions];
  return [
    ...numbers.lhsBatchingDimensions.map((dim) => lhs[dim]!),
    ...lhs.filter((_, dim) => !lhsTaken.includes(dim)),
    ...rhs.filter((_, dim) => !rhsTaken.includes(dim)),
  ];
}

/** Says that batch and contracting dimensions cannot be those of factors of these shapes. Source: inferDotGeneralOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */
export function dotDimensionProblem(
  numbers: DotDimensions,
  lhs: readonly number[],
  rhs: readonly number[],
): string | undefined {
  const { lhsBatchingDimensions: lhsBatch, rhsBatchingDimensions: rhsBatch } = numbers;
  const { lhsContractingDimensions: lhsContracting, rhsContractingDimensions: rhsContracting } = numbers;
  if (lhsBatch.length !== rhsBatch.length) return 'lhs and rhs should have the same number of batching dimensions';
  if (lhsContracting.length !== rhsContracting.length) {
    return 'lhs and rhs should have the same number of contracting dimensions';
  }
  const pairs = [['lhs', lhsBatch, lhsContracting] as const, ['rhs', rhsBatch, rhsContracting] as const];
  for (const [side, batch, contracting] of pairs) {
    const seen = new Set<number>();
    for (const dim of [...batch, ...contracting]) {
      if (seen.has(dim)) {
        return `has duplicated dimension from ${side}_batching_dimensions and ${side}_contracting_dimensions: ${dim}`;
      }
      seen.add(dim);
    }
  }
  const lists = [
    ['lhs_batching_dimensions', lhsBatch, lhs.length] as const,
    ['lhs_contracting_dimensions', lhsContracting, lhs.length] as const,
    ['rhs_batching_dimensions', rhsBatch, rhs.length] as const,
    ['rhs_contracting_dimensions', rhsContracting, rhs.length] as const,
  ];
  for (const [name, dims, rank] of lists) {
    const problem = dimRangeProblem(name, dims, rank);
    if (problem !== undefined) return problem;
  }
  const sizesOf = (shape: readonly number[], dims: readonly number[]): number[] => dims.map((dim) => shape[dim]!);
  if (!dimsAgree(sizesOf(lhs, lhsBatch), sizesOf(rhs, rhsBatch))) {
    return 'batching dimension sizes must match for lhs/rhs';
  }
  if (!dimsAgree(sizesOf(lhs, lhsContracting), sizesOf(rhs, rhsContracting))) {
    return 'contracting dimension sizes must match for lhs/rhs';
  }
  return undefined;
}

/** Says that one of the dimensions in the list of that name is none of so many. */
export function dimRangeProblem(name: string, dims: readonly number[], rank: number): string | undefined {
  const wrong = dims.find((dim) => dim < 0 || dim >= rank);
  return wrong === undefined ? undefined : `${name} value: ${wrong} is out of range: [0, ${rank})`;
}
