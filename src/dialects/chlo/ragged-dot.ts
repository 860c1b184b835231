import { dotGeneralShape } from '../stablehlo/dot-shape.ts';
import { type RaggedDotDimensionNumbers } from './generated/chlo-attributes.gen.ts';

/** What the ragged dimension of the left factor is. */
export type RaggedMode = 'non-contracting' | 'contracting' | 'batch';

/** Returns what the ragged dimension is, of which there must be one. */
export function raggedModeOf(numbers: RaggedDotDimensionNumbers): RaggedMode {
  const ragged = numbers.lhsRaggedDimensions[0]!;
  if (numbers.lhsBatchingDimensions.includes(ragged)) return 'batch';
  return numbers.lhsContractingDimensions.includes(ragged) ? 'contracting' : 'non-contracting';
}

/**
 * Returns the dimensions of the left factor by which sizes of groups may differ: batch dimensions, then those of the kind of the ragged one
 * that are before it.
 */
export function outerDimensions(numbers: RaggedDotDimensionNumbers): readonly number[] {
  const { lhsBatchingDimensions: batch, lhsContractingDimensions: contracting } = numbers;
  const ragged = numbers.lhsRaggedDimensions[0]!;
  switch (raggedModeOf(numbers)) {
    case 'batch':
      return batch.slice(0, batch.indexOf(ragged));
    case 'contracting':
      return [...batch, ...contracting.slice(0, contracting.indexOf(ragged))];
    case 'non-contracting':
      return [...batch, ...freeDimensionsBefore(numbers, ragged)];
  }
}

/** Returns those of the dimensions of the left factor before `end` that are neither batch dimensions nor summed over. */
export function freeDimensionsBefore(numbers: RaggedDotDimensionNumbers, end: number): readonly number[] {
  const taken = [...numbers.lhsBatchingDimensions, ...numbers.lhsContractingDimensions];
  return Array.from({ length: end }, (_, dim) => dim).filter((dim) => !taken.includes(dim));
}

/** Returns the shape of the product. [b, m, k] times [g, b, k, n] is [b, m, n], with a ragged k [b, m, k] times [b, k, n] is [g, b, m, n]. */
export function raggedDotShape(
  numbers: RaggedDotDimensionNumbers,
  lhs: readonly number[],
  rhs: readonly number[],
  numGroups: number,
): readonly number[] {
  const group = numbers.rhsGroupDimensions;
  // A group dimension is none of the result, as one that is summed over.
  const rhsContractingDimensions = [...numbers.rhsContractingDimensions, ...group];
  const { lhsBatchingDimensions, rhsBatchingDimensions, lhsContractingDimensions } = numbers;
  const dimensions = {
    lhsBatchingDimensions,
    rhsBatchingDimensions,
    lhsContractingDimensions,
    rhsContractingDimensions,
  };
  const shape = dotGeneralShape(dimensions, lhs, rhs);
  return raggedModeOf(numbers) === 'contracting' ? [numGroups, ...shape] : shape;
}
