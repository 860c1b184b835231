import type { LogicalResult } from '../../support/logical-result.ts';
import type { Attribute } from '../attribute.ts';
import { DenseArrayAttr } from '../attributes/elements-attributes.ts';
import type { Block } from '../block.ts';
import type { Operation } from '../operation.ts';
import type { Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** Interfaces of terminators that branch. Source: mlir/Interfaces/ControlFlowInterfaces.td and .cpp, texts verbatim. */

/** The operands that a terminator passes to one successor: `count` of them from operand `start` on. */
export interface SuccessorOperands {
  readonly start: number;
  readonly count: number;
}

/** A terminator that passes operands to the blocks it branches to. */
export interface BranchMethods {
  /** Returns the operands that become the arguments of successor `index`. */
  successorOperands(index: number): SuccessorOperands;
  /** Passes less: not what `isErased` says of a successor and the number of one of its arguments. Cost: linear in the operands. */
  eraseSuccessorOperands(isErased: (successor: number, argument: number) => boolean): void;
  /** Passes these values too to successor `index`, for arguments behind those that it has. */
  appendSuccessorOperands(index: number, values: readonly Value[]): void;
  /** Returns the successor that these constant operands choose; undefined when that is not known. */
  successorForOperands?(operands: readonly (Attribute | undefined)[]): Block | undefined;
}

export const BranchOpInterface = new OpInterface<BranchMethods>('BranchOpInterface', { verify: verifyBranch });

/**
 * Lets no branch to `block` pass a value for the arguments of these numbers. `modify` makes each change of an operation. What successors of one operation get
 * is erased at once, unless other operations branch to the block in between: that is the order of uses of MLIR, which erases for one argument after the other, the last first.
 */
export function eraseOperandsFor(
  block: Block,
  erased: ReadonlySet<number>,
  modify: (op: Operation, change: () => void) => void,
): void {
  for (let use = block.firstUse; use; use = use.nextUse) {
    const { owner } = use;
    const successors = new Set([use.successorNumber]);
    while (use.nextUse?.owner === owner) successors.add((use = use.nextUse).successorNumber);
    const branch = BranchOpInterface.of(owner);
    modify(owner, () => branch?.eraseSuccessorOperands((i, argument) => successors.has(i) && erased.has(argument)));
  }
}

/** Returns the operands of a branch that it passes to no successor, which decide where control goes. */
export function decidingOperands(op: Operation): Value[] {
  const branch = BranchOpInterface.of(op)!;
  const passedOn = new Set<number>();
  for (let i = 0; i < op.blockOperands.length; i++) {
    const { start, count } = branch.successorOperands(i);
    for (let j = 0; j < count; j++) passedOn.add(start + j);
  }
  return op.operands.filter((_, i) => !passedOn.has(i));
}

function verifyBranch(op: Operation): LogicalResult {
  const methods = BranchOpInterface.of(op)!;
  const { blockOperands } = op;
  for (let i = 0; i < blockOperands.length; i++) {
    const { start, count } = methods.successorOperands(i);
    const args = blockOperands[i]!.block.arguments;
    const { length } = args;
    if (count !== length) {
      return op.emitError(`branch has ${count} operands for successor #${i}, but target block has ${length}`);
    }
    for (let j = 0; j < length; j++) {
      if (args[j]!.type === op.operand(start + j).type) continue;
      return op.emitError(`type mismatch for bb argument #${j} of successor #${i}`);
    }
  }
  return true;
}

/** A terminator that may say how likely each successor is, by the attribute `branch_weights`. */
export const WeightedBranchOpInterface = new OpInterface<object>('WeightedBranchOpInterface', {
  verify: verifyWeights,
});

function verifyWeights(op: Operation): LogicalResult {
  const attribute = op.properties.get('branch_weights');
  const weights = attribute instanceof DenseArrayAttr ? attribute.numbers : [];
  if (weights.length === 0) return true;
  const { length } = op.blockOperands;
  if (weights.length !== length) {
    return op.emitError(
      `expects number of branch weights to match number of successors: ${weights.length} vs ${length}`,
    );
  }
  return weights.some((weight) => weight !== 0) || op.emitError('branch weights cannot all be zero');
}
