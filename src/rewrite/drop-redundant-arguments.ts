import { type Block } from '../ir/block.ts';
import { BranchOpInterface, eraseOperandsFor } from '../ir/interfaces/branch.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Value } from '../ir/value.ts';

/**
 * Replaces the arguments of the block to which all branches pass one value by that value. Tells whether there were any.
 * Source: dropRedundantArguments of mlir/lib/Transforms/Utils/RegionUtils.cpp.
 */
export function dropRedundantArguments(rewriter: PatternRewriter, block: Block): boolean {
  const redundant = new Set<number>();
  for (const argument of block.arguments) {
    const value = commonValue(block, argument.argNumber);
    if (!value) continue;
    rewriter.replaceAllUsesWith(argument, value);
    redundant.add(argument.argNumber);
  }
  if (redundant.size === 0) return false;
  eraseOperandsFor(block, redundant, (op, change) => rewriter.modifyOpInPlace(op, change));
  block.eraseArguments(redundant);
  return true;
}

/** Returns the value that every branch to the block passes for the argument, undefined when they differ or one passes none. */
function commonValue(block: Block, argNumber: number): Value | undefined {
  let common: Value | undefined;
  for (let use = block.firstUse; use; use = use.nextUse) {
    const range = BranchOpInterface.of(use.owner)?.successorOperands(use.successorNumber);
    if (!range || argNumber >= range.count) return undefined;
    const value = use.owner.operand(range.start + argNumber);
    if (common && common !== value) return undefined;
    common = value;
  }
  return common;
}
