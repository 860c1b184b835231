import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ForOp } from '../generated/scf-ops.gen.ts';
import { ForOpTensorCastFolder } from './for-cast-patterns.ts';
import { regionBranchPatterns } from './region-branch-patterns.ts';
import {
  detachRegions,
  isDefinedInside,
  kept,
  onlyYields,
  replaceByNarrowed,
  replaceByRegion,
  yieldedValues,
} from './regions.ts';
import { constantTripCount } from './trip-count.ts';

/** Canonicalization of `scf.for`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** Does not carry values that never change, that nobody uses, or that another one always equals. */
class ForOpIterArgsFolder extends OpRewritePattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    const body = op.region.firstBlock!;
    const [, ...args] = body.arguments;
    const yielded = yieldedValues(op.region);
    const keep: boolean[] = [];
    /** The first of those that begin with a value, by what they go on with. */
    const carried = new Map<Value, Map<Value, number>>();
    op.initArgs.forEach((init, i) => {
      const [argument, result] = [args[i]!, op.result(i)];
      const isForwarded = argument === yielded[i] || init === yielded[i] || (!argument.hasUses && !result.hasUses);
      if (isForwarded) {
        rewriter.replaceAllUsesWith(argument, init);
        rewriter.replaceAllUsesWith(result, init);
        keep.push(false);
        return;
      }
      const alike = carried.get(init) ?? new Map<Value, number>();
      carried.set(init, alike);
      const same = alike.get(yielded[i]!);
      if (same === undefined) {
        alike.set(yielded[i]!, i);
      } else {
        rewriter.replaceAllUsesWith(argument, args[same]!);
        rewriter.replaceAllUsesWith(result, op.result(same));
      }
      keep.push(same === undefined);
    });
    if (keep.every(Boolean)) return false;
    this.#rebuild(op, keep, rewriter);
    return true;
  }

  #rebuild(op: ForOp, keep: readonly boolean[], rewriter: PatternRewriter): void {
    const body = op.region.firstBlock!;
    const terminator = body.lastOp!;
    const yielded = kept(terminator.operands, keep);
    rewriter.modifyOpInPlace(terminator, () => terminator.setOperands(yielded));
    for (let i = keep.length; i-- > 0;) if (!keep[i]) body.eraseArgument(i + 1);
    const loop = ForOp.build(rewriter, op.location, {
      lowerBound: op.lowerBound,
      upperBound: op.upperBound,
      step: op.step,
      initArgs: kept(op.initArgs, keep),
      unsignedCmp: op.unsignedCmp,
      regions: detachRegions(op),
      resultTypes: kept(op.resultTypes, keep),
    });
    replaceByNarrowed(op, loop, keep, rewriter);
  }
}

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
  return [
    new SimplifyTrivialLoops(),
    new ForOpTensorCastFolder(),
    ...regionBranchPatterns(ForOp),
    new ForOpIterArgsFolder(),
  ];
}
