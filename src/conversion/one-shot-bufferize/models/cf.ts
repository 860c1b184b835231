import { BranchOpInterface } from '../../../ir/interfaces/branch.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type OpOperand } from '../../../ir/value.ts';
import { BranchOp, CondBranchOp } from '../../../dialects/cf/generated/cf-ops.gen.ts';
import { type AliasingValue, type BufferizationModel, modelOf } from '../bufferizable-op.ts';

/** Models of cf. Source: mlir/lib/Dialect/ControlFlow/Transforms/BufferizableOpInterfaceImpl.cpp. */

const branch: BufferizationModel = {
  aliasingValues: argumentsOf,
  // Operands are bufferized with the arguments of the blocks that take them.
  bufferize: () => true,
};

/** Returns the arguments of blocks that take an operand of a branch. */
function argumentsOf(op: Operation, { operandNumber }: OpOperand): AliasingValue[] {
  const methods = BranchOpInterface.of(op)!;
  return op.successors.flatMap((block, i) => {
    const { start, count } = methods.successorOperands(i);
    if (operandNumber < start || operandNumber >= start + count) return [];
    return [{ value: block.arguments[operandNumber - start]!, isEquivalent: true, isDefinite: false }];
  });
}

export const cfModels = [modelOf<Operation>(BranchOp, branch), modelOf<Operation>(CondBranchOp, branch)];
