import type { Operation } from '../operation.ts';
import type { Region } from '../region.ts';
import type { Value } from '../value.ts';
import {
  RegionBranchOpInterface,
  type RegionBranchMethods,
  regionBranchOperands,
  type RegionSuccessor,
} from './region-branch.ts';

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

/** Returns all that `op`, which branches between its regions, and the terminators in those that control may get to hand over. */
export function regionFlow(op: Operation): HandedOver[] {
  const methods = RegionBranchOpInterface.of(op)!;
  const flow = handedOver(op, methods.entryOperands ?? [], methods.entrySuccessors);
  const successors = successorsOfEntered(methods);
  for (const region of op.regions) {
    const next = successors.get(region);
    if (!next) continue;
    for (const { lastOp } of region.blocks) {
      const operands = lastOp && regionBranchOperands(lastOp);
      if (operands) flow.push(...handedOver(lastOp, operands, next));
    }
  }
  return flow;
}

/** Returns where control goes on from each region that it may get to: the body of a loop that is known to make no iteration is none. */
function successorsOfEntered(methods: RegionBranchMethods): Map<Region, readonly RegionSuccessor[]> {
  const entered = new Map<Region, readonly RegionSuccessor[]>();
  const pending = [methods.entrySuccessors];
  for (let successors = pending.pop(); successors; successors = pending.pop()) {
    for (const { region } of successors) {
      if (region === 'parent' || entered.has(region)) continue;
      const next = methods.successors(region);
      entered.set(region, next);
      pending.push(next);
    }
  }
  return entered;
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
