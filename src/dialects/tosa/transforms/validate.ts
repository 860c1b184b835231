import { type Operation } from '../../../ir/operation.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { RescaleOp } from '../generated/tosa-ops.gen.ts';
import { TosaValidationBase } from '../generated/tosa-passes.gen.ts';
import { verifyAvailable, verifySpecified } from '../validation/compliance.ts';
import { verifyConstantOperands } from '../validation/constant-operands.ts';
import { verifyNoError } from '../validation/error-conditions.ts';
import { verifyLevel } from '../validation/levels.ts';
import { Nesting } from '../validation/nesting.ts';
import { verifyRounding } from '../validation/rounding.ts';
import { isSpecified } from '../validation/signature.ts';
import { targetOf, type Target } from '../validation/target.ts';
import { Variables } from '../validation/variables.ts';

/** `tosa-validate`. Source: mlir/lib/Dialect/Tosa/Transforms/TosaValidation.cpp. */
export class TosaValidation extends TosaValidationBase {
  override runOnOperation(module: Operation): LogicalResult {
    this.markAllAnalysesPreserved();
    const target = targetOf(module);
    if (!target) return false;
    const nesting = new Nesting();
    const variables = new Variables();
    let isValid = true;
    walk(module, {
      before: (op) => nesting.enter(op),
      after: (op) => {
        nesting.leave(op);
        if (op.dialectNamespace === 'tosa') isValid = this.#verify(op, target, nesting, variables) && isValid;
      },
    });
    return isValid;
  }

  /** Tells everything that is wrong with an operation whose types are right. */
  #verify(op: Operation, target: Target, nesting: Nesting, variables: Variables): LogicalResult {
    const { strictOpSpecAlignment, allowInvalidOpDatatypeCombinations } = this.options;
    if (!verifyElementTypes(op, !strictOpSpecAlignment && op instanceof RescaleOp)) return false;
    if (strictOpSpecAlignment && !verifyAvailable(op, target)) return false;
    if (!allowInvalidOpDatatypeCombinations && !verifySpecified(op)) return false;
    const results = [
      verifyConstantOperands(op, target),
      verifyLevel(op, target, nesting),
      verifyRounding(op, target),
      variables.verify(op),
      !strictOpSpecAlignment || verifyNoError(op, nesting),
    ];
    return results.every((result) => result);
  }
}

function verifyElementTypes(op: Operation, allowsUnsigned: boolean): LogicalResult {
  return [...op.operands, ...op.results].every(({ type }) => {
    const element = elementTypeOrSelf(type);
    const text = op.context.printType(element);
    return (
      isSpecified(element, allowsUnsigned) ||
      op.emitOpError(`is not profile-aligned: element type '${text}' is not legal`)
    );
  });
}
