import { chosenRegion } from '../../../builtin/switch-cases.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { IndexSwitchOp } from '../generated/scf-ops.gen.ts';
import { regionBranchPatterns } from './region-branch-patterns.ts';
import { replaceByRegion } from './regions.ts';
import { constantInteger } from './trip-count.ts';

/** Canonicalization of `scf.index_switch`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** A constant argument chooses the region. */
class FoldConstantCase extends OpRewritePattern<IndexSwitchOp> {
  readonly root = IndexSwitchOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: IndexSwitchOp, rewriter: PatternRewriter): LogicalResult {
    const value = constantInteger(op.arg);
    if (value === undefined) return false;
    replaceByRegion(op, chosenRegion(op, value), rewriter);
    return true;
  }
}

export function indexSwitchPatterns(): readonly RewritePattern[] {
  return [new FoldConstantCase(), ...regionBranchPatterns(IndexSwitchOp)];
}
