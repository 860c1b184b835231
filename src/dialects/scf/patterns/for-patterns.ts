import { isDefinedInside } from '../../../ir/ancestors.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ForOp } from '../generated/scf-ops.gen.ts';
import { ForOpTensorCastFolder } from './for-cast-patterns.ts';
import { regionBranchPatterns } from './region-branch-patterns.ts';
import { onlyYields, replaceByRegion, yieldedValues } from './regions.ts';
import { constantTripCount } from './trip-count.ts';

/** Canonicalization of `scf.for`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** Loops that run no iteration, one iteration, or do nothing. */
class SimplifyTrivialLoops extends OpRewritePattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    const tripCount = constantTripCount(op.lowerBound, op.upperBound, op.step, !op.unsignedCmp);
    if (tripCount === undefined) return false;
    if (tripCount === 0n) {
      rewriter.replaceOp(op, op.initArgs);
      return true;
    }
    if (tripCount === 1n) {
      replaceByRegion(op, op.region, rewriter, [op.lowerBound, ...op.initArgs]);
      return true;
    }
    const yielded: readonly Value[] = yieldedValues(op.region);
    if (!onlyYields(op.region) || yielded.some((value) => isDefinedInside(value, op.region))) return false;
    rewriter.replaceOp(op, yielded);
    return true;
  }
}

export function forPatterns(): readonly RewritePattern[] {
  return [new SimplifyTrivialLoops(), new ForOpTensorCastFolder(), ...regionBranchPatterns(ForOp)];
}
