import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CopyOp } from '../generated/memref-ops.gen.ts';

/** Source: FoldEmptyCopy, FoldSelfCopy of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */

/** Erases a copy of no elements. */
class FoldEmptyCopy extends OpRewritePattern<CopyOp> {
  readonly root = CopyOp;

  matchAndRewrite(op: CopyOp, rewriter: PatternRewriter): LogicalResult {
    const isEmpty = ({ type }: Value): boolean => type instanceof MemRefType && type.shape.includes(0);
    if (!isEmpty(op.source) && !isEmpty(op.target)) return rewriter.notifyMatchFailure(op, 'there may be elements');
    rewriter.eraseOp(op);
    return true;
  }
}

/** Erases a copy of a memref to itself. */
class FoldSelfCopy extends OpRewritePattern<CopyOp> {
  readonly root = CopyOp;

  matchAndRewrite(op: CopyOp, rewriter: PatternRewriter): LogicalResult {
    if (op.source !== op.target) return rewriter.notifyMatchFailure(op, 'source and target differ');
    rewriter.eraseOp(op);
    return true;
  }
}

export const copyPatterns = (): RewritePattern[] => [new FoldEmptyCopy(), new FoldSelfCopy()];
