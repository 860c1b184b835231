import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';
import { BranchOp } from './generated/cf-ops.gen.ts';

/** A block to go to, and what becomes of its arguments. */
export interface Edge {
  readonly block: Block;
  readonly operands: readonly Value[];
}

/**
 * Returns the edge that leads at once to where `edge` leads through a block that holds nothing but a `cf.br`; undefined when
 * there is no such block, or when branches from it on make a cycle. Source: collapseBranch of
 * mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp.
 */
export function collapseBranch({ block, operands }: Edge): Edge | undefined {
  const branch = block.firstOp;
  if (!(branch instanceof BranchOp) || usesElsewhere(block, branch)) return undefined;
  const { dest } = branch;
  if (dest === block || isCyclic(block, dest)) return undefined;
  const passed = branch.destOperands.map((value) =>
    value instanceof BlockArgument && value.owner === block ? operands[value.argNumber]! : value,
  );
  return { block: dest, operands: passed };
}

/** Tells whether anything but `branch` uses the arguments of `block`. */
function usesElsewhere(block: Block, branch: Operation): boolean {
  return block.arguments.some((argument) => [...argument.users()].some((user) => user !== branch));
}

/** Tells whether branches lead from `dest`, which `block` goes to, to a block that they have passed. */
function isCyclic(block: Block, dest: Block): boolean {
  const visited = new Set([block, dest]);
  for (let next = dest.lastOp; next instanceof BranchOp; next = next.dest.lastOp) {
    if (visited.has(next.dest)) return true;
    visited.add(next.dest);
  }
  return false;
}
