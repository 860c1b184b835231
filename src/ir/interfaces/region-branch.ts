import type { LogicalResult } from '../../support/logical-result.ts';
import type { Attribute } from '../attribute.ts';
import type { Operation } from '../operation.ts';
import type { Region } from '../region.ts';
import type { Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** Interfaces of control flow between regions. Source: mlir/Interfaces/ControlFlowInterfaces.td and .cpp, texts verbatim. */

/** Where control goes next: into a region, or behind the operation. */
export interface RegionSuccessor {
  readonly region: Region | 'parent';
  /** The values that take what is passed on: arguments of the region, or results. */
  readonly inputs: readonly Value[];
}

/** An operation whose regions control flow enters, leaves and goes between. */
export interface RegionBranchMethods {
  /** Returns where control may go from the operation itself. */
  readonly entrySuccessors: readonly RegionSuccessor[];
  /** The operands that the operation passes to the successor that it enters; default none. */
  readonly entryOperands?: readonly Value[];
  /** Returns where control goes from the operation when these of its operands are constants; default all of them. */
  entrySuccessorsFor?(operands: readonly (Attribute | undefined)[]): readonly RegionSuccessor[];
  /** Whether no region runs more than once when the operation does; default false. Upstream: getRegionInvocationBounds. */
  readonly runsRegionsAtMostOnce?: boolean;
  /** Returns where control may go from the end of a block of `region`. */
  successors(region: Region): readonly RegionSuccessor[];
}

export const RegionBranchOpInterface = new OpInterface<RegionBranchMethods>('RegionBranchOpInterface', {
  verifyRegions: verifyRegionBranch,
});

/** A terminator that hands values over to where control goes from its region. */
export interface RegionBranchTerminatorMethods {
  readonly successorOperands: readonly Value[];
  /** Returns those of the successors that control may go to when these operands of the terminator are constants. */
  successorsFor?(
    operands: readonly (Attribute | undefined)[],
    successors: readonly RegionSuccessor[],
  ): readonly RegionSuccessor[];
}

export const RegionBranchTerminatorOpInterface = new OpInterface<RegionBranchTerminatorMethods>(
  'RegionBranchTerminatorOpInterface',
);

/** Returns the values that `op` hands over at the end of a region, undefined when it is no such terminator. */
export function regionBranchOperands(op: Operation): readonly Value[] | undefined {
  return op.hasTrait('ReturnLike') ? op.operands : RegionBranchTerminatorOpInterface.of(op)?.successorOperands;
}

/** Checks along every edge of control flow that what is passed has the types of what takes it. */
function verifyRegionBranch(op: Operation): LogicalResult {
  const methods = RegionBranchOpInterface.of(op);
  if (!methods) return true;
  const { entryOperands = [] } = methods;
  for (const successor of methods.entrySuccessors) {
    if (!verifyEdge(op, undefined, entryOperands, successor)) return false;
  }
  for (const region of op.regions) {
    for (const block of region.blocks) {
      const terminator = block.lastOp;
      const operands = terminator && regionBranchOperands(terminator);
      if (!operands) continue;
      for (const successor of methods.successors(region)) {
        if (!verifyEdge(op, terminator, operands, successor)) return false;
      }
    }
  }
  return true;
}

/** Checks the edge from `terminator`, or from outside of `op`. */
function verifyEdge(
  op: Operation,
  terminator: Operation | undefined,
  operands: readonly Value[],
  successor: RegionSuccessor,
): LogicalResult {
  const { inputs } = successor;
  if (operands.length !== inputs.length) {
    return edgeError(
      op,
      terminator,
      successor,
      `region branch point has ${operands.length} operands, but region successor needs ${inputs.length} inputs`,
    );
  }
  for (let i = 0; i < operands.length; i++) {
    const [from, to] = [operands[i]!.type, inputs[i]!.type];
    if (from === to) continue;
    const print = op.context.printType;
    return edgeError(
      op,
      terminator,
      successor,
      `successor operand type #${i} '${print(from)}' should match successor input type #${i} '${print(to)}'`,
    );
  }
  return true;
}

function edgeError(
  op: Operation,
  terminator: Operation | undefined,
  { region }: RegionSuccessor,
  problem: string,
): LogicalResult {
  const from = terminator ? `Operation ${terminator.name}` : 'parent';
  const to = region === 'parent' ? 'parent' : `Region #${op.regions.indexOf(region)}`;
  const { location } = terminator ?? op;
  const note = { location, message: 'region branch point' };
  return op.emitOpError(`along control flow edge from ${from} to ${to}: ${problem}`, note);
}
