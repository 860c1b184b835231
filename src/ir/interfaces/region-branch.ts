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
    if (!verifyEdge(op, op, 'parent', entryOperands, successor)) return false;
  }
  for (const region of op.regions) {
    for (const block of region.blocks) {
      const terminator = block.lastOp;
      const operands = terminator && regionBranchOperands(terminator);
      if (!operands) continue;
      for (const successor of methods.successors(region)) {
        if (!verifyEdge(op, terminator, `Operation ${terminator.name}`, operands, successor)) return false;
      }
    }
  }
  return true;
}

function verifyEdge(
  op: Operation,
  point: Operation,
  from: string,
  operands: readonly Value[],
  { region, inputs }: RegionSuccessor,
): LogicalResult {
  const to = region === 'parent' ? 'parent' : `Region #${op.regions.indexOf(region)}`;
  const edge = `along control flow edge from ${from} to ${to}`;
  const note = { location: point.location, message: 'region branch point' };
  if (operands.length !== inputs.length) {
    return op.emitOpError(
      `${edge}: region branch point has ${operands.length} operands, but region successor needs ${inputs.length} inputs`,
      note,
    );
  }
  const i = operands.findIndex((operand, j) => operand.type !== inputs[j]!.type);
  if (i < 0) return true;
  const print = op.context.printType;
  return op.emitOpError(
    `${edge}: successor operand type #${i} '${print(operands[i]!.type)}' should match successor input type #${i} '${print(inputs[i]!.type)}'`,
    note,
  );
}
