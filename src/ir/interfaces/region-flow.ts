import type { Operation } from '../operation.ts';
import type { Value } from '../value.ts';
import { RegionBranchOpInterface, regionBranchOperands, type RegionSuccessor } from './region-branch.ts';

/** An operand that control flow between regions hands over, and what takes it. */
export interface HandedOver {
  readonly owner: Operation;
  readonly operandIndex: number;
  readonly inputs: readonly Value[];
}

/** Tells whether `op` says how control flows between its regions. */
export function hasRegionFlow(op: Operation): boolean {
  return RegionBranchOpInterface.hasMethods(op);
}

/** Returns all that `op`, which branches between its regions, and the terminators in its regions hand over. */
export function regionFlow(op: Operation): HandedOver[] {
  const methods = RegionBranchOpInterface.of(op)!;
  const flow = handedOver(op, methods.entryOperands ?? [], methods.entrySuccessors);
  for (const region of op.regions) {
    for (const { lastOp } of region.blocks) {
      const operands = lastOp && regionBranchOperands(lastOp);
      if (operands) flow.push(...handedOver(lastOp, operands, methods.successors(region)));
    }
  }
  return flow;
}

/** `values` are consecutive operands of `owner`, the last ones. */
function handedOver(owner: Operation, values: readonly Value[], successors: readonly RegionSuccessor[]): HandedOver[] {
  const first = owner.numOperands - values.length;
  return values.map((_, i) => ({
    owner,
    operandIndex: first + i,
    inputs: successors.flatMap(({ inputs }) => inputs[i] ?? []),
  }));
}
