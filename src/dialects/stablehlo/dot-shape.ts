import { type DotDimensionNumbers } from './generated/stablehlo-attributes.gen.ts';

/** Returns the sizes of the batch dimensions, the other ones of the left factor and those of the right. */
export function dotGeneralShape(
  numbers: DotDimensionNumbers,
  lhs: readonly number[],
  rhs: readonly number[],
): number[] {
  const lhsTaken = [...numbers.lhsBatchingDimensions, ...numbers.lhsContractingDimensions];
  const rhsTaken = [...numbers.rhsBatchingDimensions, ...numbers.rhsContractingDimensions];
  return [
    ...numbers.lhsBatchingDimensions.map((dim) => lhs[dim]!),
    ...lhs.filter((_, dim) => !lhsTaken.includes(dim)),
    ...rhs.filter((_, dim) => !rhsTaken.includes(dim)),
  ];
}
