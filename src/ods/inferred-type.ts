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

/**
 * Tells whether operations of the record implement InferTypeOpInterface: it says so, or the types of all results follow from fixed
 * types and, by traits, from the types of operands and attributes. Source: mlir/lib/TableGen/Operator.cpp, populateTypeInferenceInfo.
 */
export function infersResultTypes(spec: OpSpec): boolean {
  const { traits, operands, results } = spec;
  if (traits.some(({ name }) => name === 'InferTypeOpInterface') || hasInferredType(spec)) return true;
  if (results.length === 0 || results.some(({ group }) => group)) return false;
  const unknown = new Set(results.flatMap(({ name, constraint }) => (constraint.buildable ? [] : [name])));
  const sources = new Set(operands.flatMap(({ name, group }) => (group ? [] : [name])));
  const isKnown = (name: string): boolean => sources.has(name) || !unknown.has(name);
  for (let before = -1; before !== unknown.size;) {
    before = unknown.size;
    for (const { name, args = [] } of traits) {
      const names = args as readonly string[];
      if (name === 'AllTypesMatch' && names.some(isKnown)) for (const member of names) unknown.delete(member);
      if (name === 'TypesMatchWith' && isKnown(names[1]!)) unknown.delete(names[2]!);
    }
  }
  return unknown.size === 0;
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
