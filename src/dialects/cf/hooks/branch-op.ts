import { type BranchMethods } from '../../../ir/interfaces/branch.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { collapseBranch } from '../collapse-branch.ts';
import { BranchOp } from '../generated/cf-ops.gen.ts';
import { singlePredecessor } from '../predecessors.ts';
import { replaceByBranch } from '../replace-by-branch.ts';

/** Joins a block with the one that only it goes to, or goes at once to where an otherwise empty block goes. One function does both in MLIR. */
class SimplifyBr extends OpRewritePattern<BranchOp> {
  readonly root = BranchOp;
  override readonly debugNamespace = '';
  override readonly debugName = '';

  matchAndRewrite(op: BranchOp, rewriter: PatternRewriter): LogicalResult {
    const { dest, destOperands } = op;
    const block = op.block!;
    if (dest === block) return rewriter.notifyMatchFailure(op, 'the block goes to itself');
    if (singlePredecessor(dest)) {
      rewriter.eraseOp(op);
      rewriter.inlineBlockBefore(dest, block, null, destOperands);
      return true;
    }
    const collapsed = collapseBranch({ block: dest, operands: destOperands });
    if (!collapsed)
      return rewriter.notifyMatchFailure(op, 'the block has other predecessors, and does more than to branch');
    return replaceByBranch(op, collapsed, rewriter);
  }
}

export const branchOp = {
  canonicalizationPatterns: () => [new SimplifyBr()],

  interfaces: {
    BranchOpInterface: (op: BranchOp): BranchMethods => ({
      successorOperands: () => ({ start: 0, count: op.numOperands }),
      eraseSuccessorOperands: (isErased) => op.eraseOperands((i) => isErased(0, i)),
      appendSuccessorOperands: (_index, values) => op.insertOperands(op.numOperands, values),
      successorForOperands: () => op.dest,
    }),
  },
};
