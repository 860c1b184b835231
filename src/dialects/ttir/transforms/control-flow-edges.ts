import { BranchOpInterface } from '../../../ir/interfaces/branch.ts';
import { hasRegionFlow, regionFlow } from '../../../ir/interfaces/region-flow.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpOperand } from '../../../ir/value.ts';

/** An operand that control flow hands over, and the type of what takes it. */
export type Edge = readonly [operand: OpOperand, type: Type | undefined];

/** Returns what a branch hands over to the arguments of blocks, which is not known of foreign operations. */
export function branchEdges(op: Operation): readonly Edge[] {
  const branch = BranchOpInterface.of(op);
  if (!branch) return [];
  return op.blockOperands.flatMap(({ block }, i) => {
    const { start } = branch.successorOperands(i);
    return block.arguments.map(({ type }, j): Edge => [op.opOperands[start + j]!, type]);
  });
}

/** Returns what an operation and the ends of its regions hand over to arguments of the regions, and to its results. */
export function regionEdges(op: Operation): readonly Edge[] {
  if (!hasRegionFlow(op)) return [];
  return regionFlow(op).map(({ owner, operandIndex, inputs }) => [owner.opOperands[operandIndex]!, inputs[0]?.type]);
}
