import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { IndexSwitchOp } from '../generated/scf-ops.gen.ts';
import { replaceByRegion } from './regions.ts';
import { constantInteger } from './trip-count.ts';

/** Canonicalization of `scf.index_switch`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** A constant argument chooses the region. */
class FoldConstantCase extends OpRewritePattern<IndexSwitchOp> {
  readonly root = IndexSwitchOp;

  matchAndRewrite(op: IndexSwitchOp, rewriter: PatternRewriter): LogicalResult {
    const value = constantInteger(op.arg);
    if (value === undefined) return false;
    const index = op.cases.findIndex((candidate) => BigInt(candidate) === value);
    replaceByRegion(op, index < 0 ? op.defaultRegion : op.caseRegions[index]!, rewriter);
    return true;
  }
}

/** Yields only what somebody uses. */
class FoldUnusedIndexSwitchResults extends OpRewritePattern<IndexSwitchOp> {
  readonly root = IndexSwitchOp;

  matchAndRewrite(op: IndexSwitchOp, rewriter: PatternRewriter): LogicalResult {
    const isUsed = op.results.map((result) => result.hasUses);
    if (isUsed.every(Boolean)) return false;
    const used = <T>(items: readonly T[]): T[] => items.filter((_, i) => isUsed[i]);
    const regions = op.regions.map((region) => {
      const moved = new Region();
      moved.takeBody(region);
      const terminator = moved.firstBlock!.lastOp!;
      rewriter.modifyOpInPlace(terminator, () => terminator.setOperands(used(terminator.operands)));
      return moved;
    });
    const { arg, cases, location } = op;
    const replacement = IndexSwitchOp.build(rewriter, location, {
      arg,
      cases,
      regions,
      resultTypes: used(op.resultTypes),
    });
    replacement.setDiscardableAttrs(op.attributes);
    used(op.results).forEach((result, i) => rewriter.replaceAllUsesWith(result, replacement.result(i)));
    rewriter.eraseOp(op);
    return true;
  }
}

export function indexSwitchPatterns(): readonly RewritePattern[] {
  return [new FoldConstantCase(), new FoldUnusedIndexSwitchResults()];
}
