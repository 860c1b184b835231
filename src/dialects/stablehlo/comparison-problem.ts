import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/** How a comparison of StableHLO or chlo is to be done. */
interface Comparison {
  readonly lhs: Value;
  readonly compareType: string | undefined;
  readonly comparisonDirection: string;
}

/** Tells whether numbers of a type have no sign; of integers without one given, only truth values. */
function isUnsigned(type: Type): boolean {
  return type instanceof IntegerType && (type.signedness === 'unsigned' || (type.isSignless && type.width === 1));
}

/**
 * Returns why elements of a type are not ordered as a comparison asks for; undefined where they are. Numbers of other signs are in another order, but equal
 * ones are the same, and the order of integers is that of floats.
 * Source: (C3) of `compare` in StableHLO's specification.
 * Differs: the specification forbids other types of comparison also where the result is the same. StableHLO's verifier looks at none of this, so that such
 * programs are found.
 */
export function comparisonProblem({ lhs, compareType, comparisonDirection }: Comparison): string | undefined {
  if (comparisonDirection === 'EQ' || comparisonDirection === 'NE') return undefined;
  const asked = compareType === 'UNSIGNED';
  if ((!asked && compareType !== 'SIGNED') || asked === isUnsigned(elementTypeOrSelf(lhs.type))) return undefined;
  return asked
    ? 'an UNSIGNED comparison cannot order signed elements'
    : 'a SIGNED comparison cannot order unsigned elements';
}
