import { verifyInferredTypes } from '../ir/interfaces/inference.ts';
import { haveOneType, SameOperandsAndResultType } from '../ir/traits/type-traits.ts';
import { type Trait } from '../ir/traits/trait.ts';
import { operandGroup } from './accessors.ts';
import { opSpecOf, type OpSpec } from './op-spec.ts';

/**
 * Tells whether the types of the results follow from the type of an operand, which SameOperandsAndResultType alone does not
 * demand. Source: mlir/lib/TableGen/Operator.cpp, populateTypeInferenceInfo.
 */
export function hasInferredType({ traits, operands, results }: OpSpec): boolean {
  return (
    traits.includes(SameOperandsAndResultType) &&
    operands.some(({ group }) => !group) &&
    results.length > 0 &&
    results.every(({ group }) => !group)
  );
}

/** The results have the type of the operand, which is checked after everything in the operation. */
export const InferredType: Trait = {
  name: 'InferredType',
  ofSignature: true,
  verifyRegions(op) {
    if (haveOneType(op, true)) return true;
    const anchor = opSpecOf(op)!.operands.findIndex(({ group }) => !group);
    const { type } = operandGroup(op, anchor)[0]!;
    return verifyInferredTypes(
      op,
      op.resultTypes.map(() => type),
    );
  },
};
