import { SameOperandsAndResultType } from '../ir/traits/type-traits.ts';
import { type Operation } from '../ir/operation.ts';
import { type LogicalResult } from '../support/logical-result.ts';
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

/** Checks that the results have the type of the operand. Source: mlir/lib/Interfaces/InferTypeOpInterface.cpp, texts. */
export function verifyInferredType(op: Operation): LogicalResult {
  const anchor = opSpecOf(op)!.operands.findIndex(({ group }) => !group);
  const { type } = operandGroup(op, anchor)[0]!;
  if (op.resultTypes.every((result) => result === type)) return true;
  const list = (types: typeof op.resultTypes): string =>
    types.map((each) => `'${op.context.printType(each)}'`).join(', ');
  const inferred = list(op.resultTypes.map(() => type));
  op.context.emitError(
    op.location,
    `'${op.name}' op inferred type(s) ${inferred} are incompatible with return type(s) of operation ${list(op.resultTypes)}`,
  );
  return op.emitOpError('failed to infer returned types');
}
