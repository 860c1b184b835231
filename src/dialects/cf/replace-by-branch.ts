import { type Operation } from '../../ir/operation.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Edge } from './collapse-branch.ts';
import { BranchOp } from './generated/cf-ops.gen.ts';

/** Replaces a terminator by a `cf.br` along `edge`; returns success. */
export function replaceByBranch(op: Operation, { block, operands }: Edge, rewriter: PatternRewriter): true {
  BranchOp.build(rewriter, op.location, { dest: block, destOperands: operands });
  rewriter.eraseOp(op);
  return true;
}

/** Tells whether both edges lead to the same block with the same values. */
export function equalEdges(a: Edge, b: Edge): boolean {
  return a.block === b.block && a.operands.every((value, i) => value === b.operands[i]);
}
