import { type IntegerSetAttr } from '../../ir/attributes/container-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { IfOp } from './generated/affine-ops.gen.ts';

/** Canonicalization of `affine.if`. Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */

/** Removes a second region that does nothing. */
class SimplifyDeadElse extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    const block = op.elseRegion.firstBlock;
    if (!block || block.firstOp !== block.lastOp || op.numResults > 0) {
      return rewriter.notifyMatchFailure(op, 'the else region is needed');
    }
    rewriter.modifyOpInPlace(op, () => rewriter.eraseBlock(block));
    return true;
  }
}

/** Replaces the operation by the region that always runs. */
class AlwaysTrueOrFalseIf extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    const { value: set } = op.properties.get('condition') as IntegerSetAttr;
    const [first] = set.constraints;
    const isTrue =
      set.numConstraints === 1 && set.eqFlags[0] === true && first?.kind === 'constant' && first.exact === 0;
    const isFalse = set.isEmptyIntegerSet();
    if (!isTrue && !isFalse) return rewriter.notifyMatchFailure(op, 'the condition is not constant');
    const block = (isTrue ? op.thenRegion : op.elseRegion).firstBlock;
    if (!block) {
      rewriter.eraseOp(op);
      return true;
    }
    const terminator = block.lastOp!;
    rewriter.inlineBlockBefore(block, op.block!, op);
    rewriter.replaceOp(op, terminator.operands);
    rewriter.eraseOp(terminator);
    return true;
  }
}

/** Returns the patterns of `affine.if`. */
export function ifPatterns(): readonly RewritePattern[] {
  return [new SimplifyDeadElse(), new AlwaysTrueOrFalseIf()];
}
