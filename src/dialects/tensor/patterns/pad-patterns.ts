import { staticIndices } from '../../../builtin/dynamic-index-list.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ConcatOp, PadOp } from '../generated/tensor-ops.gen.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of operations that make a larger tensor. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** What adds nothing is a cast, unless that is not wanted. */
class FoldStaticZeroPadding extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const added = ['static_low', 'static_high'].flatMap((name) => staticIndices(op.properties.get(name)));
    if (op.nofold || added.some((size) => size !== 0)) return rewriter.notifyMatchFailure(op, 'something is added');
    return replaceWithCast(op, op.source, rewriter);
  }
}

/** Of one tensor it is a cast. */
class SingleInputConcatOp extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const { inputs } = op;
    if (inputs.length !== 1) return rewriter.notifyMatchFailure(op, 'more than one tensor');
    return replaceWithCast(op, inputs[0]!, rewriter);
  }
}

export const padPatterns = (): readonly RewritePattern[] => [new FoldStaticZeroPadding()];
export const concatPatterns = (): readonly RewritePattern[] => [new SingleInputConcatOp()];
