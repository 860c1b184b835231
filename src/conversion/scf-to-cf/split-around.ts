import { Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { BranchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';

/** Divides the block of `op` in front of it; returns both parts. */
export function splitBefore(op: Operation): { readonly before: Block; readonly after: Block } {
  const before = op.block!;
  return { before, after: before.splitBefore(op, new Block()) };
}

/** Gives `block` an argument for each result of `op`; returns them. */
export function addResultArguments(block: Block, op: Operation): Value[] {
  return op.results.map(({ type }) => block.addArgument(type, op.location));
}

/** Makes a branch take the place of a terminator, with its values, at the location of `op`. */
export function branchInstead(
  terminator: Operation,
  dest: Block,
  op: Operation,
  rewriter: PatternRewriter,
  values: readonly Value[] = terminator.operands,
): BranchOp {
  rewriter.setInsertionPointBefore(terminator);
  const branch = BranchOp.build(rewriter, op.location, { dest, destOperands: values });
  rewriter.eraseOp(terminator);
  return branch;
}
